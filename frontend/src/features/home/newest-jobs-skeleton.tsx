/** The room that the newest jobs will take, so that nothing below them jumps. */
import jobCard from '../../ui/job-card.module.css';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './home-more.module.css';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function NewestJobsSkeleton() {
  return (
    <Stack gap="3" className={styles.homeJobs} data-part="job-list">
      {CARDS.map((card) => (
        <div key={card} className={jobCard.jobCard} data-part="job-card">
          <Skeleton lines={5} />
        </div>
      ))}
    </Stack>
  );
}
