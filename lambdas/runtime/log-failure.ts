/** Logs a failure that made a response poorer but did not prevent it. */
import { logger } from './log.ts';
import { loggableError } from './loggable-error.ts';
import { expectedFailure } from './problem.ts';

/** One line per failure: a warning where something could not be reached for now, an error for any other. */
export function logFailure(message: string, error: unknown): void {
  const failure = expectedFailure(error);
  const level = failure?.kind === 'unavailable' ? 'warn' : 'error';
  logger[level](message, loggableError(failure ?? error));
}
