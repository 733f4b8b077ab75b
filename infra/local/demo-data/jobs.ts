/** The demo jobs. */
import { type Job, jobInputSchema, jobSlug } from '../../../shared/domain/job.ts';
import type { JobDraft } from './job-draft.ts';
import { BUSINESS_JOBS } from './jobs-business.ts';
import { HEALTH_JOBS } from './jobs-health.ts';
import { KNOWLEDGE_JOBS } from './jobs-knowledge.ts';
import { NOT_OPEN_JOBS } from './jobs-not-open.ts';
import { SERVICE_JOBS } from './jobs-service.ts';
import { TECHNOLOGY_JOBS } from './jobs-technology.ts';
import { TRADES_JOBS } from './jobs-trades.ts';

const DRAFTS = [
  ...HEALTH_JOBS,
  ...TECHNOLOGY_JOBS,
  ...TRADES_JOBS,
  ...SERVICE_JOBS,
  ...BUSINESS_JOBS,
  ...KNOWLEDGE_JOBS,
  ...NOT_OPEN_JOBS,
];

const MS_PER_DAY = 86_400_000;
/** Jobs of the same day come out in a steady order instead of sharing one moment. */
const MS_BETWEEN_JOBS = 11 * 60_000;

function jobFrom({ jobId, ageDays, description, ...fields }: JobDraft, place: number, now: Date): Job {
  const input = jobInputSchema.parse({
    status: 'active',
    public: true,
    ...fields,
    description: description.join('\n\n'),
  });
  const at = new Date(now.getTime() - ageDays * MS_PER_DAY - (place + 1) * MS_BETWEEN_JOBS).toISOString();
  const slug = jobSlug({ jobId, title: input.title, location: input.location });
  const publishedAt = input.status === 'draft' ? null : at;
  return { ...input, jobId, version: 1, slug, createdAt: at, updatedAt: at, publishedAt, criteria: null };
}

/**
 * All demo jobs as they are stored, each published between a few minutes and about a month before `now`: those open to the
 * public, then `demo90closed`, `demo91paused` and `demo92draft`. Ids and texts are the same on every call.
 */
export function demoJobs(now: Date): Job[] {
  return DRAFTS.map((draft, place) => jobFrom(draft, place, now));
}
