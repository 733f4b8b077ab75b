/**
 * `npm run bench:contrast`: scores the pairs of each contrast round (`rounds/*-contrast-N`) and enters in docs/measured.md how
 * often the better one stands above the other, and how often equals score the same, beside the figures of the first contact.
 *
 * A round holds `pairs.json.gz` (kind, relation, language, job, a, b) and `first-contact.json`: what was measured before
 * anything was mended for it. `-v` shows each pair that failed; `--dry` enters nothing.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { score } from './matcher.ts';
import { record } from './measured.ts';
import { ROUNDS, roundsOf } from './round-names.ts';

/** Points by which equals may differ. */
const SAME_WITHIN = 1;

interface Pair {
  kind: string;
  relation: 'better' | 'same';
  job: string;
  a: string;
  b: string;
}

/** Of the pairs of one kind: how many there are, and for how many of them the order is right; an even score is half. */
interface Tally {
  relation: Pair['relation'];
  pairs: number;
  right: number;
}

async function rightOf({ relation, job, a, b }: Pair): Promise<number> {
  const [first, second] = [await score(a, job), await score(b, job)];
  if (relation === 'same') return Number(Math.abs(first - second) <= SAME_WITHIN);
  return first > second ? 1 : first === second ? 0.5 : 0;
}

async function talliesOf(round: string, isVerbose: boolean): Promise<Map<string, Tally>> {
  const pairs = JSON.parse(gunzipSync(readFileSync(join(ROUNDS, round, 'pairs.json.gz'))).toString()) as Pair[];
  const tallies = new Map<string, Tally>();
  for (const [at, pair] of pairs.entries()) {
    const tally = tallies.get(pair.kind) ?? { relation: pair.relation, pairs: 0, right: 0 };
    const right = await rightOf(pair);
    if (isVerbose && right < 1) console.log(`${round} ${at}: ${pair.kind}`);
    tallies.set(pair.kind, { ...tally, pairs: tally.pairs + 1, right: tally.right + right });
  }
  return tallies;
}

/** The share that is right of all kinds of one relation. */
function shareOf(tallies: ReadonlyMap<string, Tally>, relation: Pair['relation']): number {
  const own = [...tallies.values()].filter((tally) => tally.relation === relation);
  return own.reduce((sum, { right }) => sum + right, 0) / own.reduce((sum, { pairs }) => sum + pairs, 0);
}

async function rowsOf(round: string, isVerbose: boolean): Promise<string[][]> {
  const first = JSON.parse(readFileSync(join(ROUNDS, round, 'first-contact.json'), 'utf8')) as Record<string, number>;
  const tallies = await talliesOf(round, isVerbose);
  const row = (name: string, pairs: number, now: number) => [
    name,
    String(pairs),
    first[name.split(': ').at(-1) ?? '']?.toFixed(3) ?? '-',
    now.toFixed(3),
  ];
  const count = (relation: Pair['relation']) =>
    [...tallies.values()].reduce((sum, one) => sum + (one.relation === relation ? one.pairs : 0), 0);
  return [
    row(`${round}: ordering`, count('better'), shareOf(tallies, 'better')),
    row(`${round}: invariance`, count('same'), shareOf(tallies, 'same')),
    ...[...tallies].map(([kind, { pairs, right }]) => row(kind, pairs, right / pairs)),
  ];
}

const { values } = parseArgs({ options: { v: { type: 'boolean', short: 'v' }, dry: { type: 'boolean' } } });
const rows: string[][] = [];
for (const round of roundsOf('contrast')) rows.push(...(await rowsOf(round, values.v === true)));
const table = [['kind', 'pairs', 'first contact', 'now'], ...rows];
if (values.dry) for (const row of table) console.log(row.join(' | '));
else
  await record({
    name: 'contrast',
    title: 'Contrast at first contact',
    method:
      'Pairs of resumes for one ad that differ in one thing, written by programs whose authors knew neither the matcher ' +
      'nor earlier pairs; they lie in tests/bench/rounds. Right is a higher score of the better one (an even score is half), ' +
      'and of equals a difference of a point at most. First: before anything was mended for the round.',
    table,
  });
