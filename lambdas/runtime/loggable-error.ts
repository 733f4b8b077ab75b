/** Extracts what a log may contain of an error. */
import { isAppError } from '../../shared/errors.ts';

/**
 * What may be logged of an error: its name, code and place, never its message, since messages of libraries may quote
 * what a person sent.
 */
export function loggableError(error: unknown): Record<string, unknown> {
  if (isAppError(error)) return { kind: error.kind, code: error.code, cause: causeOf(error) };
  return { ...causeOf({ cause: error }) };
}

function causeOf({ cause }: { cause?: unknown }): Record<string, unknown> {
  if (!(cause instanceof Error)) return {};
  const frames = cause.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? [];
  return { name: cause.name, stack: frames.slice(0, 8).map((frame) => frame.trim()) };
}
