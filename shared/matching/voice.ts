/**
 * Hears what a line of an ad asks by figures fitted on ads whose asks were listed by their writers, where the rules of
 * `ad-voice.ts` know only the wordings that somebody thought of.
 *
 * Multinomial logistic regression over the features of `voice-features.ts`: the answer of the rules is one of them, so what
 * they hear rightly they still say. `npm run fit:voice` fits the figures and reports them by ads that were left out.
 */
import { findMentions } from '../taxonomy/index.ts';
import { askedBy } from './ad-voice.ts';
import type { JobLine, LineInPlace } from './job-lines.ts';
import { featuresOf, type LineInAd } from './voice-features.ts';
import { FIGURES } from './voice-figures.ts';

/** What a line may ask, in the order of the figures: `duty` is to be done, `none` is not asked of anybody. */
export const VOICES = ['must', 'nice', 'duty', 'none'] as const;
export type Voice = (typeof VOICES)[number];
/** How likely each is; they sum to 1. */
export type Voices = Record<Voice, number>;

/** Figures are whole hundredths, which is more than the ads that they were fitted on can tell. */
const PER_FIGURE = 100;

function readFigures(): Map<string, readonly number[]> {
  const lines = FIGURES.trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [feature = '', ...figures] = line.split(' ');
      return [feature, figures.map((figure) => Number(figure) / PER_FIGURE)];
    }),
  );
}

/** Read at the first question, some 3 ms. */
let figures: ReadonlyMap<string, readonly number[]> | undefined;

/** How likely each voice is for a line with these features: the softmax of what they sum to. */
export function voicesOf(features: readonly string[], given?: ReadonlyMap<string, readonly number[]>): Voices {
  figures ??= readFigures();
  const known = given ?? figures;
  const sums = VOICES.map((_, voice) =>
    features.reduce((sum, feature) => sum + (known.get(feature)?.[voice] ?? 0), known.get('always')?.[voice] ?? 0),
  );
  const highest = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - highest));
  const all = odds.reduce((sum, one) => sum + one, 0);
  const [must = 0, nice = 0, duty = 0, none = 0] = odds.map((one) => one / all);
  return { must, nice, duty, none };
}

/** Kinds of concepts that a line may name. */
const KINDS = ['skill', 'language', 'licence', 'education', 'occupation'] as const;

/** An ad of fewer lines is no text like those that the figures were fitted on: rules alone read it. */
const LINES_OF_AN_AD = 8;

/** The lines as their features see them. */
export function linesInAd(lines: readonly LineInPlace[]): LineInAd[] {
  return lines.map(({ line, heading, place }) => ({
    text: line.text,
    asked: line.asked,
    own: askedBy(line.text, 'told'),
    heading,
    place,
    names: [...new Set(findMentions(line.text, KINDS).map(({ kind }) => kind))],
    listed: line.listed,
    duty: line.duty === true,
    comment: line.comment === true,
  }));
}

/** From here on a line asks nothing, whatever the rules say; found to lose as little as it spares on ads left out. */
export const NOTHING = 0.65;
/** An entry of a list asks more often than not: it has to be this likely to ask nothing. */
const NOTHING_AMONG_ENTRIES = 0.85;
const ASKING = ['must', 'nice', 'duty'] as const;
/** What rules set aside has to be this likely to ask: benefits and refusals are what they hear best. */
const ASKS_AFTER_ALL = 0.7;
/** And one way of asking this much likelier than the one that the rules hear; a must that no word says so, this much. */
const CLEARLY = 0.2;
const CLEARLY_MUST = 0.4;

/** A line with what it asks by rules and figures together. */
function settled(line: JobLine, { own }: LineInAd, voices: Voices): JobLine {
  const asking = 1 - voices.none;
  const saysSo = own === 'must' || own === 'nice';
  // `Imprescindible carné C` among what is offered still asks.
  const isSetAside = line.asked === 'aside' && !(saysSo && voices.none < NOTHING_AMONG_ENTRIES);
  const most = line.listed ? NOTHING_AMONG_ENTRIES : NOTHING;
  if (isSetAside ? asking < ASKS_AFTER_ALL : !saysSo && voices.none >= most) return { ...line, asked: 'aside' };
  const asked = line.asked === 'aside' && saysSo ? own : line.asked;
  const heard = asked === 'told' || asked === 'aside' ? 'duty' : asked;
  const likeliest = ASKING.reduce((best, one) => (voices[one] > voices[best] ? one : best));
  const margin = likeliest === 'must' && heard === 'duty' ? CLEARLY_MUST : CLEARLY;
  const voice = voices[likeliest] - voices[heard] >= margin * asking ? likeliest : heard;
  if (voice !== 'duty') return { ...line, asked: voice };
  return { ...line, asked: 'told', ...(!line.listed && asking >= 0.5 && { duty: true as const }) };
}

/** The lines of a description with what each asks. */
export function heardLines(lines: readonly LineInPlace[]): JobLine[] {
  if (lines.length < LINES_OF_AN_AD) return lines.map(({ line }) => line);
  const inAd = linesInAd(lines);
  return inAd.map((seen, at) => settled((lines[at] as LineInPlace).line, seen, voicesOf(featuresOf(inAd, at))));
}
