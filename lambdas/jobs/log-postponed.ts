/** Logs that matching a job had to be left to the sweep. */
import { logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';

export function logPostponed(jobId: string, cause: unknown): void {
  logger.warn('Matching of a job is left to the sweep', { jobId, ...loggableError(cause) });
}
