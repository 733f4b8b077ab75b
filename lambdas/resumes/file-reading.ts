/** What is made of an uploaded file before anything is stored of it. */
import type { Career } from '../../shared/domain/career.ts';
import type { ReadingWarning } from '../../shared/domain/reading-warning.ts';
import type { ResumeReading } from '../../shared/resume/index.ts';

/** What the worker makes of a file. */
export interface FileReading extends Omit<ResumeReading, 'leftOut' | 'unsure'> {
  /** Keys as in `ProfileSources` of the fields to check; readings from before have none. */
  unsure?: readonly string[];
  text: string;
  career?: Career;
  warnings?: ReadingWarning[];
}
