/**
 * Fits what features of a line say about what it asks, on the ads of `rounds/` with what their writers listed that each asks.
 *
 * A line asks what a listed quote in it asks, the strongest of several. Equal rounds give equal figures.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { linesInPlace } from '../../shared/matching/job-lines.ts';
import { linesInAd, VOICES, type Voice, voicesOf } from '../../shared/matching/voice.ts';
import { featuresOf } from '../../shared/matching/voice-features.ts';
import { fold } from '../../shared/taxonomy/index.ts';

const ROUNDS = path.join(import.meta.dirname, 'rounds');

/** A feature of fewer lines says more of one ad than of ads. */
const LINES_LEAST = 3;
/** Strength of the ridge: how much the sum of squared figures costs beside the logarithm of the likelihood. */
const RIDGE = 5;
const STEPS = 200;
const STEP = 0.3;
/** Hundredths below it are left out: together they move no line. */
const FIGURE_LEAST = 3;
const PER_FIGURE = 100;
/** What every line has. */
const ALWAYS = 'always';

interface Ask {
  quote: string;
  importance: string;
}

/** A line of an ad with what its writer asked in it. */
export interface HeardLine {
  ad: string;
  features: string[];
  voice: Voice;
}

const IMPORTANCES: Record<string, Voice> = { must: 'must', nice: 'nice', duty: 'duty', told: 'duty' };

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

function readAd(ad: string, text: string, asks: readonly Ask[]): HeardLine[] {
  const [, ...description] = text.trim().split('\n');
  const lines = linesInAd(linesInPlace(description.join('\n')));
  const texts = lines.map((line) => line.text);
  const voices: Voice[] = lines.map(() => 'none');
  for (const { quote, importance } of asks) {
    const asked = IMPORTANCES[importance] ?? 'duty';
    for (const at of holding(quote, texts))
      if (VOICES.indexOf(asked) < VOICES.indexOf(voices[at] ?? 'none')) voices[at] = asked;
  }
  return lines.map((_, at) => ({ ad, features: featuresOf(lines, at), voice: voices[at] ?? 'none' }));
}

const namesIn = (folder: string, part: string) =>
  readdirSync(folder)
    .filter((name) => name.includes(part))
    .sort();

/** All lines of the ads of the rounds, in the order of their names. */
export function linesOfRounds(): HeardLine[] {
  return namesIn(ROUNDS, '-matching-').flatMap((round) => {
    const folder = path.join(ROUNDS, round, 'ads');
    return namesIn(folder, '.txt').flatMap((name) => {
      const asks: Ask[] = JSON.parse(readFileSync(path.join(folder, name.replace('.txt', '.asks.json')), 'utf8'));
      return readAd(`${round}/${name}`, readFileSync(path.join(folder, name), 'utf8'), asks);
    });
  });
}

export type Figures = ReadonlyMap<string, number[]>;

/** One row of zeros, or of a small start, for each feature of enough lines. */
function blank(features: readonly string[], start: number): Figures {
  return new Map(features.map((feature) => [feature, VOICES.map(() => start)]));
}

/** Adds to the slopes what each line says that its figures should be. */
function addSlopes(slopes: Figures, figures: Figures, { features, voice }: HeardLine): void {
  const voices = voicesOf(features, figures);
  for (const [at, name] of VOICES.entries()) {
    const error = voices[name] - (name === voice ? 1 : 0);
    for (const feature of [ALWAYS, ...features]) {
      const slope = slopes.get(feature);
      if (slope) slope[at] = (slope[at] ?? 0) + error;
    }
  }
}

/** One step down for each figure, the smaller the steeper its way has been so far. */
function descend(figures: Figures, slopes: Figures, squares: Figures): void {
  for (const [feature, own] of figures) {
    const [slope, square] = [slopes.get(feature) ?? [], squares.get(feature) ?? []];
    for (const [at, figure] of own.entries()) {
      const ridge = feature === ALWAYS ? 0 : RIDGE * figure;
      const steep = (slope[at] ?? 0) + ridge;
      square[at] = (square[at] ?? 0) + steep * steep;
      own[at] = figure - (STEP * steep) / Math.sqrt(square[at] ?? 1);
    }
  }
}

/** The figures of multinomial logistic regression with a ridge, by AdaGrad (Duchi, Hazan and Singer 2011) from zero. */
export function figuresOf(lines: readonly HeardLine[]): Figures {
  const counts = new Map<string, number>();
  for (const { features } of lines) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  const known = [...counts].flatMap(([feature, count]) => (count >= LINES_LEAST ? [feature] : [])).sort();
  const figures = blank([ALWAYS, ...known], 0);
  const squares = blank([...figures.keys()], 1e-8);
  const rows = lines.map((line) => ({ ...line, features: line.features.filter((feature) => figures.has(feature)) }));
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = blank([...figures.keys()], 0);
    for (const row of rows) addSlopes(slopes, figures, row);
    descend(figures, slopes, squares);
  }
  return figures;
}

/** The file of the figures, in whole hundredths. */
export function codeOf(figures: Figures): string {
  const written = [...figures].flatMap(([feature, own]) => {
    const hundredths = own.map((figure) => Math.round(figure * PER_FIGURE));
    return hundredths.some((figure) => Math.abs(figure) >= FIGURE_LEAST) ? [`${feature} ${hundredths.join(' ')}`] : [];
  });
  return `/** What features of a line say about what it asks, written by \`npm run fit:voice\` (see \`voice.ts\`): not to be edited. */

/** A line for each feature, with its figures in hundredths for must, nice, duty and none. */
export const FIGURES = \`
${written.join('\n')}
\`;
`;
}
