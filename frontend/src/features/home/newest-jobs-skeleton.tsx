/** A placeholder of the size of the newest jobs, so that the layout does not shift. */
import jobCard from '../../ui/job-card.module.css';
import { Grid } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function NewestJobsSkeleton() {
  return (
    <Grid columns="fit300" gap="3" data-part="job-list">
      {CARDS.map((card) => (
        <div key={card} className={jobCard.jobCard} data-part="job-card">
          <Skeleton lines={5} />
        </div>
      ))}
    </Grid>
  );
}
