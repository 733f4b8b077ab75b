/** Counts what is expensive in a whole run, across all of its processes, for `npm run bench:tests`. */
import { appendFileSync } from 'node:fs';

/** Names the file that gets a line for each of them; without it nothing is counted. */
export const TALLY_VARIABLE = 'ENCAJE_TEST_TALLY';

export function tally(what: 'stack' | 'browser' | 'axe'): void {
  const file = process.env[TALLY_VARIABLE];
  if (file) appendFileSync(file, `${what}\n`);
}
