/** The room that the newest jobs will take, so that nothing below them jumps. */
import { Skeleton } from '../../ui/skeleton.tsx';
import '../../ui/job-card.css';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function NewestJobsSkeleton() {
  return (
    <div className="job-list home-jobs">
      {CARDS.map((card) => (
        <div key={card} className="job-card">
          <Skeleton lines={5} />
        </div>
      ))}
    </div>
  );
}
