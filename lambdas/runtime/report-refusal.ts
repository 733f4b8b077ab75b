/** Reports messages that no carrier accepted. */
import { countFailure } from './log.ts';
import { logFailure } from './log-failure.ts';

/** One log line without address or text, and one count that rings an alarm. */
export function reportRefusal(error: unknown): void {
  logFailure('A message could not be handed over', error);
  countFailure('OutgoingFailed', error instanceof Error ? error.name : 'UNKNOWN');
}
