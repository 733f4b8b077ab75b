/** Logs what went wrong behind an answer that is given all the same, so that nobody has to guess why it is poorer. */
import { logger } from './log.ts';
import { loggableError } from './loggable-error.ts';
import { expectedFailure } from './problem.ts';

/** One line per failure: a warning where something could not be reached for now, an error for any other. */
export function logFailure(message: string, error: unknown): void {
  const failure = expectedFailure(error);
  const level = failure?.kind === 'unavailable' ? 'warn' : 'error';
  logger[level](message, loggableError(failure ?? error));
}
