/** Ends a command that failed with a sentence instead of a stack trace. */

export function failWith(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
