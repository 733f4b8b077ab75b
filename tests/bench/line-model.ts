/**
 * Fits what features of a line say about what it asks, on the ads of `rounds/` with what their writers listed that each asks.
 *
 * A line asks what a listed quote in it asks, the strongest of several. Equal rounds give equal weights.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { softmax } from '../../shared/domain/softmax.ts';
import { linesInPlace } from '../../shared/matching/job-lines.ts';
import { LINE_CLASSES, type LineClass, type LineWeights, linesInAd } from '../../shared/matching/line-classifier.ts';
import { featuresOf } from '../../shared/matching/line-features.ts';
import { fold } from '../../shared/taxonomy/index.ts';
import { ROUNDS, roundsOf } from './round-names.ts';

/** A feature of fewer lines says more of one ad than of ads. */
const LINES_LEAST = 3;
/** Strength of the ridge: how much the sum of squared weights costs beside the logarithm of the likelihood. */
const RIDGE = 5;
const STEPS = 200;
const STEP = 0.3;
/** Hundredths below it are left out: together they move no line. */
const WEIGHT_LEAST = 3;
const PER_WEIGHT = 100;
/** What every line has. */
const ALWAYS = 'always';

interface Ask {
  quote: string;
  importance: string;
}

/** A line of an ad with what its writer asked in it. */
export interface LabelledLine {
  ad: string;
  features: string[];
  label: LineClass;
}

const IMPORTANCES: Record<string, LineClass> = { must: 'must', nice: 'nice', duty: 'duty', told: 'duty' };

const plain = (text: string) =>
  fold(text)
    .replace(/\u2019/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/^[ .,;]+|[ .,;]+$/g, '');
const tellingWords = (text: string) => new Set(plain(text).match(/[a-z0-9]{3,}/g) ?? []);

/** Share of a quote's words from which on a line holds it, where its writer shortened it. */
const SHORTENED = 0.6;
const LINE_MIN_CHARS = 9;

/** The lines that a quote stands in; the one with most of its words where it stands in none. */
function holding(quote: string, texts: readonly string[]): number[] {
  const asked = plain(quote);
  const exact = texts.flatMap((text, at) => {
    const line = plain(text);
    return line.includes(asked) || (line.length >= LINE_MIN_CHARS && asked.includes(line)) ? [at] : [];
  });
  if (exact.length > 0) return exact;
  const words = tellingWords(quote);
  const shares = texts.map((text) => [...tellingWords(text)].filter((word) => words.has(word)).length / words.size);
  const best = shares.indexOf(Math.max(...shares));
  return words.size > 1 && (shares[best] ?? 0) >= SHORTENED ? [best] : [];
}

function readAd(ad: string, text: string, asks: readonly Ask[]): LabelledLine[] {
  const [, ...description] = text.trim().split('\n');
  const lines = linesInAd(linesInPlace(description.join('\n')));
  const texts = lines.map((line) => line.text);
  const classes: LineClass[] = lines.map(() => 'none');
  for (const { quote, importance } of asks) {
    const asked = IMPORTANCES[importance] ?? 'duty';
    for (const at of holding(quote, texts))
      if (LINE_CLASSES.indexOf(asked) < LINE_CLASSES.indexOf(classes[at] ?? 'none')) classes[at] = asked;
  }
  return lines.map((_, at) => ({ ad, features: featuresOf(lines, at), label: classes[at] ?? 'none' }));
}

const namesIn = (folder: string, part: string) =>
  readdirSync(folder)
    .filter((name) => name.includes(part))
    .sort();

/** All lines of the ads of the rounds, in the order of their names. */
export function linesOfRounds(): LabelledLine[] {
  return roundsOf('matching').flatMap((round) => {
    const folder = path.join(ROUNDS, round, 'ads');
    return namesIn(folder, '.txt').flatMap((name) => {
      const asks: Ask[] = JSON.parse(readFileSync(path.join(folder, name.replace('.txt', '.asks.json')), 'utf8'));
      return readAd(`${round}/${name}`, readFileSync(path.join(folder, name), 'utf8'), asks);
    });
  });
}

/** A line as the fit sees it: the numbers of its features, and that of what was asked. */
interface Row {
  features: readonly number[];
  label: number;
}

const WIDTH = LINE_CLASSES.length;

/** How steeply each weight would make all lines likelier or less likely. Plain loops over flat numbers: two hundred steps over all lines. */
function slopesOf(weights: Float64Array, rows: readonly Row[]): Float64Array {
  const slopes = new Float64Array(weights.length);
  const sums = new Float64Array(WIDTH);
  for (const { features, label } of rows) {
    sums.fill(0);
    for (const feature of features) for (let at = 0; at < WIDTH; at += 1) sums[at]! += weights[feature * WIDTH + at]!;
    sums.set(softmax(Array.from(sums)));
    sums[label]! -= 1;
    for (const feature of features) for (let at = 0; at < WIDTH; at += 1) slopes[feature * WIDTH + at]! += sums[at]!;
  }
  return slopes;
}

/** One step down for each weight, the smaller the steeper its way has been so far. The first feature bears no ridge. */
function descend(weights: Float64Array, slopes: Float64Array, squares: Float64Array): void {
  for (let at = 0; at < weights.length; at += 1) {
    const weight = weights[at]!;
    const steep = slopes[at]! + (at < WIDTH ? 0 : RIDGE * weight);
    const square = squares[at]! + steep * steep;
    squares[at] = square;
    weights[at] = weight - (STEP * steep) / Math.sqrt(square + 1e-8);
  }
}

/** The features that enough lines have, after the one that all have. */
function knownFeatures(lines: readonly LabelledLine[]): string[] {
  const counts = new Map<string, number>();
  for (const { features } of lines) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [ALWAYS, ...[...counts].flatMap(([feature, count]) => (count >= LINES_LEAST ? [feature] : [])).sort()];
}

/** The weights of multinomial logistic regression with a ridge, by AdaGrad (Duchi, Hazan and Singer 2011) from zero. */
export function fittedWeights(lines: readonly LabelledLine[]): LineWeights {
  const known = knownFeatures(lines);
  const numbers = new Map(known.map((feature, number) => [feature, number]));
  const rows = lines.map(({ features, label }) => ({
    features: [0, ...features.flatMap((feature) => numbers.get(feature) ?? [])],
    label: LINE_CLASSES.indexOf(label),
  }));
  const weights = new Float64Array(known.length * WIDTH);
  const squares = new Float64Array(weights.length);
  for (let step = 0; step < STEPS; step += 1) descend(weights, slopesOf(weights, rows), squares);
  return new Map(known.map((feature, at) => [feature, [...weights.subarray(at * WIDTH, (at + 1) * WIDTH)]]));
}

/** The file of the weights, in whole hundredths. */
export function codeOf(weights: LineWeights): string {
  const written = [...weights].flatMap(([feature, own]) => {
    const hundredths = own.map((weight) => Math.round(weight * PER_WEIGHT));
    return hundredths.some((weight) => Math.abs(weight) >= WEIGHT_LEAST) ? [`${feature} ${hundredths.join(' ')}`] : [];
  });
  return `/** What features of a line say about what it asks, written by \`npm run fit:lines\` (see \`line-classifier.ts\`): not to be edited. */

/** A line for each feature, with its weights in hundredths for must, nice, duty and none. */
export const WEIGHTS = \`
${written.join('\n')}
\`;
`;
}
