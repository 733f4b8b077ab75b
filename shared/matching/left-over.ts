/**
 * Finds what asked lines ask that no criterion says yet, so that nothing an ad asks is forgotten.
 *
 * Each reader of an ad leaves to the others what it takes for theirs: a degree beside the one that is asked for most, `BS 5975:2024`,
 * `Experience as Communications Training Officer`. In the end somebody has to look whether it was taken.
 */
import type { BilingualText } from '../domain/field.ts';
import { proxySpans } from '../domain/proxy-terms.ts';
import { blanked } from '../domain/spans.ts';
import { conceptById, findMentions, fold, type Mention } from '../taxonomy/index.ts';
import { askedBy } from './ad-voice.ts';
import { rarityOf } from './background.ts';
import { namesCondition, tellsCondition } from './conditions.ts';
import type { JobLine } from './job-lines.ts';
import { isOnlyVoice } from './only-voice.ts';
import { plainLabel } from './papers.ts';
import { isOfTheBody } from './physical-demands.ts';
import { slug } from './slug.ts';
import { termWeight, wordsOf } from './words.ts';
import { yearsIn } from './years.ts';

/** A criterion as far as it matters for what it says of a line. */
export interface Said {
  /** What it asks for by name; empty where it is called by words alone. */
  ids: readonly string[];
  label: BilingualText;
}

/** What a figure says that names something: `ASC 842`, `24 y 31 de diciembre`. As much as a usual word. */
const FIGURE = 3;
/** What a word that any ad has says of its rarity: four of them say as much as one of a trade. */
const GENERIC = 0.25;

/** Terms of a text with what each says, by rarity. */
function weightsIn(text: string): Map<string, number> {
  const all = new Map<string, number>();
  for (const { term } of wordsOf(text)) all.set(term, rarityOf(term) * (termWeight(term) === 1 ? 1 : GENERIC));
  for (const [figure] of fold(text).matchAll(/\d+(?:[.:,]\d+)*/g)) all.set(`#${figure}`, FIGURE);
  return all;
}

const sumOf = (weights: Iterable<number>) => [...weights].reduce((sum, weight) => sum + weight, 0);

/** A mention with the id that its criterion has: a language's is its code. */
function inCode(mention: Mention): Mention {
  const concept = conceptById(mention.id);
  return concept?.kind === 'language' ? { ...mention, id: concept.iso } : mention;
}

/** All criteria of an ad, their labels read once. */
interface AllSaid {
  shown: readonly { label: BilingualText; words: string }[];
  ids: ReadonlySet<string>;
}

/** The terms of a line that criteria say which stand in it: by their words, or by the name of their concept. */
function saidIn(line: string, { shown, ids }: AllSaid): Set<string> {
  const mentions = findMentions(line, ['skill', 'licence', 'language', 'occupation', 'education']).map(inCode);
  // A paper or a language that is a criterion is what its line asks, whatever words stand beside it.
  const isOfPaper = mentions.some(({ id, kind }) => (kind === 'licence' || kind === 'language') && ids.has(id));
  if (isOfPaper) return new Set(weightsIn(line).keys());
  const plain = plainLabel({ es: line, en: line });
  const ofLine = shown.filter(({ words }) => words !== '' && (plain.includes(words) || words.includes(plain)));
  const named = mentions.filter(({ id }) => ids.has(id)).map(({ start, end }) => line.slice(start, end));
  return new Set([...ofLine.map(({ label }) => label.es), ...named].flatMap((text) => [...weightsIn(text).keys()]));
}

/** What would do instead, and a heading that asks: `or (b) an associate degree`, `Now, what do we need from you?` */
const NO_ASK = /^[^\p{L}\p{N}]*(?:or|o|u)(?![\p{L}\p{M}\p{N}])|\?[^\p{L}\p{N}]*$/iu;
/** Tells of the house, where its words ask nothing: `tenemos varias familias extranjeras`. */
const OF_HOUSE = /^\W*(?:and |y )?(?:we|our|the (?:owners|team|company)|nuestr[oa]s?|[a-z]{2,}(?:amos|emos|imos))\b/;

/** Whether a line asks by its place or its words, and is none that other readers read whole: conditions, the body, what is protected. */
function asks({ text, asked, listed, tag, added, protected: isProtected, comment, alternative }: JobLine): boolean {
  if (tag || added || isProtected || comment || alternative || NO_ASK.test(text)) return false;
  if (asked === 'aside' || (asked === 'told' && !listed)) return false;
  const folded = fold(text);
  if (namesCondition(folded) || tellsCondition(text) || isOfTheBody(text)) return false;
  return !OF_HOUSE.test(folded) || askedBy(text, 'told') !== 'told';
}

/** Letters of a word from which on it is no scrap (`Exp`, `const`). */
const WORD_CHARS = 6;
const isScrap = (text: string) =>
  !/\d/.test(text) && wordsOf(text).length < 2 && !wordsOf(text).some(({ start, end }) => end - start >= WORD_CHARS);

/** Years and at most so many telling words beside them are read as years: `Experiencia m\u00ednima: al menos 1 a\u00f1o`. */
const BESIDE_YEARS_MOST = 2;
const areYears = (text: string, telling: number) => yearsIn(fold(text)).length > 0 && telling <= BESIDE_YEARS_MOST;

/** Share of what a line says, from which on some criterion has taken it: one word in four may stand in many lines. */
const TAKEN = 0.25;
/** What a line has to say: as much as one word that was never counted. */
const SAYS_LEAST = 5;

/** More than so many beside its other criteria nobody reads, and a text of ten thousand entries is no ad. */
const LEFT_MOST = 12;

/** The first lines that ask something and that no criterion says, each once: as a must where one of them is. */
export function leftOver(lines: readonly JobLine[], said: readonly Said[]): JobLine[] {
  const all: AllSaid = {
    shown: said.map(({ label }) => ({ label, words: plainLabel(label) })),
    ids: new Set(said.flatMap((one) => one.ids)),
  };
  const left = new Map<string, JobLine>();
  for (const line of lines) {
    if (left.size === LEFT_MOST) break;
    const id = slug(line.text);
    const known = left.get(id);
    const isAgain = known !== undefined && (known.asked === 'must' || line.asked !== 'must');
    if (!isAgain && asks(line) && isUnsaid(line, all)) left.set(id, line);
  }
  return [...left.values()];
}

/** Whether criteria say too little of a line. */
function isUnsaid({ text }: JobLine, all: AllSaid): boolean {
  const bare = blanked(text, proxySpans(text));
  const telling = new Set(wordsOf(bare).flatMap(({ term }) => (termWeight(term) === 1 ? [term] : []))).size;
  const own = weightsIn(bare);
  const whole = sumOf(own.values());
  if (telling === 0 || isOnlyVoice(bare) || whole < SAYS_LEAST || isScrap(bare) || areYears(bare, telling))
    return false;
  const taken = saidIn(text, all);
  return sumOf([...own].map(([term, weight]) => (taken.has(term) ? weight : 0))) < TAKEN * whole;
}
