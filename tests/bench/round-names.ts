/** The folders of rounds in the order in which they were made. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const ROUNDS = join(import.meta.dirname, 'rounds');

/** A day and a number: `2026-11-23-reading-9` comes before `2026-11-23-reading-10`. */
const inOrder = new Intl.Collator('en', { numeric: true });

/** The names of all rounds of one kind, the first round first. An untouched one has ads that nothing is fitted to. */
export function roundsOf(kind: 'matching' | 'untouched' | 'reading' | 'search' | 'contrast'): string[] {
  const folders = readdirSync(ROUNDS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).filter((name) => name.includes(`-${kind}-`));
  return names.sort(inOrder.compare);
}
