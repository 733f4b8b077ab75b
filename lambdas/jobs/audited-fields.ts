/** What the audit trail records of a job. */
import { fieldsOfKind } from '../../shared/domain/field-table.ts';
import type { Job } from '../../shared/domain/job.ts';
import { JOB_FIELDS } from '../../shared/domain/job-fields.ts';

/** Named without their values: whose address it is, and texts too long to be compared in a list. */
export const NAMED_FIELDS = fieldsOfKind(JOB_FIELDS, 'email', 'lines');

/** Follow from other fields, or count changes. */
export const UNAUDITED_FIELDS = ['version', 'updatedAt', 'slug'] as const;

/** What identifies a job once it is gone, or when it is new. */
export function briefly({ title, company, location, status }: Job): object {
  return { title, company, location, status };
}
