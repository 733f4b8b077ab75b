/** The fields of a demo job, before the fields that every stored job has are added. */
import type * as z from 'zod';
import type { jobInputSchema } from '../../../shared/domain/job.ts';

type JobFields = z.input<typeof jobInputSchema>;

/** One demo job. `public` and `status` are left out of those that are simply open: active and public. */
export interface JobDraft extends Omit<JobFields, 'description' | 'status' | 'public'> {
  /** Lower-case letters and digits only, since the part of an address after its last hyphen is the id. */
  jobId: string;
  /** Days between publication and the moment the demo starts, 0 to 30. */
  ageDays: number;
  /** The paragraphs of the description. */
  description: string[];
  status?: JobFields['status'];
  public?: boolean;
}
