/** How a command of the terminal ends that could not do its work: with a sentence, not with a stack. */

export function failWith(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
