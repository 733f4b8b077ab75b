/** Thousands of different open jobs, built from the demo jobs' texts and the taxonomy. */
import { isOpenToPublic, type Job } from '../../../shared/domain/job.ts';
import { allConcepts } from '../../../shared/taxonomy/index.ts';
import { demoJobs } from './jobs.ts';

const MINUTE_MS = 60_000;

/** Texts and pay of the demo jobs under the titles of all occupations, in all places that the taxonomy knows. */
export function* manyJobs(count: number, now: Date): Generator<Job> {
  const texts = demoJobs(now).filter(isOpenToPublic);
  const titles = allConcepts('occupation').map(({ names }) => names);
  const places = allConcepts('place').map(({ names }) => names.es);
  for (let index = 0; index < count; index++) {
    const text = texts[index % texts.length] as Job;
    const names = titles[(index * 7) % titles.length] ?? { es: text.title, en: text.title };
    const at = new Date(now.getTime() - (index + 1) * MINUTE_MS).toISOString();
    yield {
      ...text,
      jobId: `many${index}`,
      title: index % 3 === 0 ? text.title : index % 3 === 1 ? names.es : names.en,
      company: `${text.company} ${index % 400}`,
      location: places[(index * 13) % places.length] ?? text.location,
      openings: 1 + (index % 40),
      createdAt: at,
      updatedAt: at,
      publishedAt: at,
    };
  }
}

/** As `jobStore` keeps them, but without the marker that would have every talent matched with each of them. */
export function unmatchedJobItem({ slug: _slug, criteria: _criteria, ...job }: Job): Record<string, unknown> {
  return { ...job, kind: 'job', listing: 'open', activity: 'active' };
}
