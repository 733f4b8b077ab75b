/**
 * Fits the figures by which lines of ads are heard and writes `shared/matching/voice-figures.ts`; what it prints and enters in
 * docs/measured.md is measured on ads that were left out.
 *
 *     npm run fit:voice
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { NOTHING, type Voices, voicesOf } from '../../shared/matching/voice.ts';
import { record } from './measured.ts';
import { codeOf, figuresOf, type HeardLine, linesOfRounds } from './voice-fit.ts';

const TARGET = path.join(import.meta.dirname, '..', '..', 'shared', 'matching', 'voice-figures.ts');
/** Ads are left out in so many parts. */
const PARTS = 10;

interface Judged {
  line: HeardLine;
  voices: Voices;
}

/** Each line as figures hear it that were fitted without its ad. */
function leftOut(lines: readonly HeardLine[]): Judged[] {
  const ads = [...new Set(lines.map(({ ad }) => ad))];
  const partOf = new Map(ads.map((ad, at) => [ad, at % PARTS]));
  return Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
    const figures = figuresOf(lines.filter(({ ad }) => partOf.get(ad) !== part));
    const own = lines.filter(({ ad }) => partOf.get(ad) === part);
    return own.map((line) => ({ line, voices: voicesOf(line.features, figures) }));
  });
}

const asks = ({ line }: Judged) => line.voice !== 'none';
const heardByRules = ({ line }: Judged) => !line.features.includes('r:aside');

/** Precision and recall of "it asks something", as cells. */
function cellsOf(judged: readonly Judged[], hears: (one: Judged) => boolean): string[] {
  const heard = judged.filter(hears);
  const right = heard.filter(asks).length;
  return [right / heard.length, right / judged.filter(asks).length].map((share) => share.toFixed(3));
}

async function main(): Promise<void> {
  const lines = linesOfRounds();
  const judged = leftOut(lines);
  writeFileSync(TARGET, codeOf(figuresOf(lines)));
  const figuresHear = (most: number) => (one: Judged) => one.voices.none < most;
  await record({
    name: 'voice',
    title: 'Which lines of an ad ask something',
    method: `${lines.length} lines of the ${new Set(lines.map(({ ad }) => ad)).size} ads of tests/bench/rounds, of which ${judged.filter(asks).length} hold something that the ad’s writer listed as asked. By figures that were fitted without the tenth of the ads that a line is of; the rules stay one of their features, and were mended on the same ads.`,
    table: [
      ['a line asks', 'precision', 'recall'],
      ['by the rules', ...cellsOf(judged, heardByRules)],
      ['by the figures, where it is more likely than not', ...cellsOf(judged, figuresHear(0.5))],
      [`by the figures, where nothing is less likely than ${NOTHING}`, ...cellsOf(judged, figuresHear(NOTHING))],
    ],
  });
}

await main();
