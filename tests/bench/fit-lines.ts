/**
 * Fits the weights by which lines of ads are classified and writes `shared/matching/line-weights.ts`; what it prints and enters in
 * docs/measured.md is measured on ads that were left out.
 *
 *     npm run fit:lines
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  ASKS_NOTHING,
  type ClassProbabilities,
  classProbabilities,
  ENTRY_ASKS_NOTHING,
} from '../../shared/matching/line-classifier.ts';
import { codeOf, fittedWeights, type LabelledLine, linesOfRounds } from './line-model.ts';
import { record } from './measured.ts';

const TARGET = path.join(import.meta.dirname, '..', '..', 'shared', 'matching', 'line-weights.ts');
/** Ads are left out in so many parts. */
const PARTS = 10;

interface Judged {
  line: LabelledLine;
  classes: ClassProbabilities;
}

/** Each line as weights classify it that were fitted without its ad. */
function leftOut(lines: readonly LabelledLine[]): Judged[] {
  const ads = [...new Set(lines.map(({ ad }) => ad))];
  const partOf = new Map(ads.map((ad, at) => [ad, at % PARTS]));
  return Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
    const weights = fittedWeights(lines.filter(({ ad }) => partOf.get(ad) !== part));
    const own = lines.filter(({ ad }) => partOf.get(ad) === part);
    return own.map((line) => ({ line, classes: classProbabilities(line.features, weights) }));
  });
}

const asks = ({ line }: Judged) => line.label !== 'none';
const heardByRules = ({ line }: Judged) => !line.features.includes('r:aside');

/** Precision and recall of "it asks something", as cells. */
function cellsOf(judged: readonly Judged[], finds: (one: Judged) => boolean): string[] {
  const found = judged.filter(finds);
  const right = found.filter(asks).length;
  return [right / found.length, right / judged.filter(asks).length].map((share) => share.toFixed(3));
}

async function main(): Promise<void> {
  const lines = linesOfRounds();
  const judged = leftOut(lines);
  writeFileSync(TARGET, codeOf(fittedWeights(lines)));
  const modelHears = (most: number) => (one: Judged) => one.classes.none < most;
  await record({
    name: 'lines',
    title: 'Which lines of an ad ask something',
    method: `${lines.length} lines of the ${new Set(lines.map(({ ad }) => ad)).size} ads of tests/bench/rounds, of which ${judged.filter(asks).length} hold something that the ad’s writer listed as asked. By weights that were fitted without the tenth of the ads that a line is of; the rules stay one of their features, and were mended on the same ads.`,
    table: [
      ['a line asks', 'precision', 'recall'],
      ['by the rules', ...cellsOf(judged, heardByRules)],
      ...[ASKS_NOTHING, ENTRY_ASKS_NOTHING].map((most) => [
        `by the weights, where nothing is less likely than ${most}`,
        ...cellsOf(judged, modelHears(most)),
      ]),
    ],
  });
}

await main();
