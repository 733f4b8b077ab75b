/**
 * Fits the figures by which lines of ads are heard, and writes `shared/matching/voice-figures.ts`.
 *
 *     npm run fit:voice
 *
 * From the ads of `rounds/` with what their writers listed that each asks. A line asks what a listed quote in it asks, the
 * strongest of several. Equal rounds give equal bytes. What it prints is measured on ads that were left out.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linesInPlace } from '../../shared/matching/job-lines.ts';
import { linesInAd, VOICES, type Voice, voicesOf } from '../../shared/matching/voice.ts';
import { featuresOf } from '../../shared/matching/voice-features.ts';
import { fold } from '../../shared/taxonomy/index.ts';

const ROUNDS = path.join(import.meta.dirname, 'rounds');
const TARGET = path.join(import.meta.dirname, '..', '..', 'shared', 'matching', 'voice-figures.ts');

/** A feature of fewer lines says more of one ad than of ads. */
const LINES_LEAST = 3;
/** Strength of the ridge: how much the sum of squared figures costs beside the logarithm of the likelihood. */
const RIDGE = 5;
const STEPS = 200;
const STEP = 0.3;
/** Ads are left out in so many parts. */
const PARTS = 10;
const PER_FIGURE = 100;
/** Figures below it are left out: together they move no line. */
const FIGURE_LEAST = 3;

interface Ask {
  quote: string;
  importance: string;
}

interface Line {
  ad: string;
  features: string[];
  rules: Voice;
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

/** The lines that a quote stands in; the one with most of its words where it stands in none. */
function holding(quote: string, texts: readonly string[]): number[] {
  const asked = plain(quote);
  const exact = texts.flatMap((text, at) => {
    const line = plain(text);
    return line.includes(asked) || (line.length > 8 && asked.includes(line)) ? [at] : [];
  });
  if (exact.length > 0 || asked === '') return exact;
  const words = tellingWords(quote);
  const shares = texts.map((text) => [...tellingWords(text)].filter((word) => words.has(word)).length / words.size);
  const best = shares.indexOf(Math.max(...shares));
  return words.size > 1 && (shares[best] ?? 0) >= SHORTENED ? [best] : [];
}

function readAd(name: string, text: string, asks: readonly Ask[]): Line[] {
  const [, ...description] = text.trim().split('\n');
  const lines = linesInAd(linesInPlace(description.join('\n')));
  const voices: Voice[] = lines.map(() => 'none');
  for (const { quote, importance } of asks)
    for (const at of holding(
      quote,
      lines.map((line) => line.text),
    )) {
      const asked = IMPORTANCES[importance] ?? 'duty';
      if (VOICES.indexOf(asked) < VOICES.indexOf(voices[at] ?? 'none') || asked === 'must') voices[at] = asked;
    }
  return lines.map((line, at) => ({
    ad: name,
    features: featuresOf(lines, at),
    rules: line.asked === 'told' ? 'duty' : line.asked === 'aside' ? 'none' : line.asked,
    voice: voices[at] ?? 'none',
  }));
}

function readRounds(): Line[] {
  const rounds = readdirSync(ROUNDS)
    .filter((name) => name.includes('-matching-'))
    .sort();
  return rounds.flatMap((round) => {
    const folder = path.join(ROUNDS, round, 'ads');
    const ads = readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .sort();
    return ads.flatMap((ad) => {
      const asks = readFileSync(path.join(folder, ad.replace('.txt', '.asks.json')), 'utf8');
      return readAd(`${round}/${ad}`, readFileSync(path.join(folder, ad), 'utf8'), JSON.parse(asks) as Ask[]);
    });
  });
}

type Figures = Map<string, number[]>;

/** Figures by gradient descent with a step of its own for each (Duchi, Hazan and Singer 2011: AdaGrad), from zero. */
function figuresOf(lines: readonly Line[]): Figures {
  const counts = new Map<string, number>();
  for (const { features } of lines) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  const known = [...counts].filter(([, count]) => count >= LINES_LEAST).map(([feature]) => feature);
  const figures: Figures = new Map(['always', ...known.sort()].map((feature) => [feature, VOICES.map(() => 0)]));
  const squares: Figures = new Map([...figures.keys()].map((feature) => [feature, VOICES.map(() => 1e-8)]));
  const rows = lines.map(({ features, voice }) => ({
    features: features.filter((feature) => figures.has(feature)),
    voice: VOICES.indexOf(voice),
  }));
  for (let step = 0; step < STEPS; step += 1) {
    const slopes: Figures = new Map(
      [...figures].map(([feature, own]) => [feature, own.map((figure) => (feature === 'always' ? 0 : RIDGE * figure))]),
    );
    for (const { features, voice } of rows) {
      const voices = voicesOf(features, figures);
      VOICES.forEach((name, at) => {
        const error = voices[name] - (at === voice ? 1 : 0);
        for (const feature of ['always', ...features]) (slopes.get(feature) as number[])[at]! += error;
      });
    }
    for (const [feature, own] of figures) {
      const square = squares.get(feature) as number[];
      (slopes.get(feature) as number[]).forEach((slope, at) => {
        square[at]! += slope * slope;
        own[at]! -= (STEP * slope) / Math.sqrt(square[at]!);
      });
    }
  }
  return figures;
}
function report(lines: readonly Line[]): void {
  const ads = [...new Set(lines.map(({ ad }) => ad))];
  const partOf = new Map(ads.map((ad, at) => [ad, at % PARTS]));
  const parts = Array.from({ length: PARTS }, (_, part) => part);
  const heard = parts.flatMap((part) => {
    const figures = figuresOf(lines.filter(({ ad }) => partOf.get(ad) !== part));
    return lines
      .filter(({ ad }) => partOf.get(ad) === part)
      .map((line) => ({ line, voices: voicesOf(line.features, figures) }));
  });
  for (const least of [0.3, 0.4, 0.5, 0.6]) {
    const asks = heard.filter(({ voices }) => 1 - voices.none >= least);
    const right = asks.filter(({ line }) => line.voice !== 'none').length;
    const all = heard.filter(({ line }) => line.voice !== 'none').length;
    console.log(
      `asks from ${least}: precision ${(right / asks.length).toFixed(3)}, recall ${(right / all).toFixed(3)}`,
    );
  }
}

const lines = readRounds();
console.log(lines.length);
report(lines);
const figures = figuresOf(lines);
const written = [...figures]
  .map(([feature, own]) => ({ feature, hundredths: own.map((figure) => Math.round(figure * PER_FIGURE)) }))
  .filter(({ hundredths }) => hundredths.some((figure) => Math.abs(figure) >= FIGURE_LEAST))
  .map(({ feature, hundredths }) => `${feature} ${hundredths.join(' ')}`);
writeFileSync(
  TARGET,
  `/** What features of a line say about what it asks, written by \`npm run fit:voice\` (see \`voice.ts\`): not to be edited. */

/** A line for each feature, with its figures in hundredths for must, nice, duty and none. */
export const FIGURES = \`
${written.join('\n')}
\`;
`,
);
console.log(`${written.length} features of ${lines.length} lines: ${path.relative(process.cwd(), TARGET)}`);
