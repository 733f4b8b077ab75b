/** Open jobs with ads of real lengths, one for each number. */
import { demoJobs } from '../../infra/local/demo-data/jobs.ts';
import { isOpenToPublic, type Job } from '../../shared/domain/job.ts';
import { NOW } from './index-paths.ts';
import { longJob } from './long-texts.ts';

/** The open job number `index`. */
export function anyJob(index: number): Job {
  const [like] = demoJobs(NOW).filter(isOpenToPublic);
  return longJob(index, like as Job, NOW);
}
