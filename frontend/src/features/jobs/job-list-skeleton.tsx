/** The outline of the job list while it loads. */
import { Skeleton } from '../../ui/skeleton.tsx';

const CARDS = ['first', 'second', 'third'];

export function JobListSkeleton() {
  return (
    <div className="job-list">
      {CARDS.map((card) => (
        <div key={card} className="job-card">
          <Skeleton lines={4} />
        </div>
      ))}
    </div>
  );
}
