/** The outline of the job list while it loads. */
import styles from '../../ui/job-card.module.css';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const CARDS = ['first', 'second', 'third'];

export function JobListSkeleton() {
  return (
    <Stack gap="3" data-part="job-list">
      {CARDS.map((card) => (
        <div key={card} className={styles.jobCard} data-part="job-card">
          <Skeleton lines={4} />
        </div>
      ))}
    </Stack>
  );
}
