/** Logs that a stretch of work had to be left to the sweep. */
import { logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';

export function logPostponed(runId: string, cause: unknown): void {
  logger.warn('A run is left to the sweep', { runId, ...loggableError(cause) });
}
