/** Jobs of which nothing is known but a text. */
import type { MatchJob } from './prepare-job.ts';

/** A job that says nothing yet. */
export const BLANK_JOB: MatchJob = {
  jobId: '',
  title: '',
  company: '',
  location: '',
  industry: '',
  category: '',
  jobType: 'full-time',
  experienceLevel: null,
  description: '',
  requirements: [],
  tags: [],
  remotePolicy: 'on-site',
};

/** The first line of a text is its job's title, the rest the description. */
export function plainJob(text: string): MatchJob {
  const [title = '', ...rest] = text.split('\n');
  return { ...BLANK_JOB, jobId: 'text', title: title.trim(), description: rest.join('\n') };
}
