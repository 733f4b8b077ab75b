/**
 * How alike an ad and a resume are as wholes: the cosine of what they speak of, weighted by how rare it is.
 *
 * Three kinds of features stand side by side. Words, brought to one form for both languages (`words.ts`); pairs of words that
 * stand together, since `job` and `cost` say little and `job cost` says much; and concepts of the taxonomy, which bridge what
 * two languages call by quite different names. The cosine asks how much of *both* is in common. The share of the ad's words
 * alone, which was tried, ranks long resumes first. Judged blind on ads that nobody had seen, this ranks better than all
 * criteria that name skills together (`docs/matching.md`).
 */
import { fingerprint } from '../domain/fingerprint.ts';
import { type ConceptKind, findMentions, type Mention } from '../taxonomy/index.ts';
import { rarityOf } from './background.ts';
import { type Genre, PAIR_SHARE, tellingOf } from './genre.ts';
import { termWeight, type Word, wordsOf } from './words.ts';

/** Features of a text by key, each with how often it counts. */
export type Bag = Map<string, number>;

/** What a text speaks of: features by fingerprint, ascending, each with its weight. */
export interface Direction {
  features: Uint32Array;
  weights: Float32Array;
  /** Sum of the squared weights; of what is sought see `soughtDirection`. */
  size: number;
}

/** A concept counts like the rarest words: that a list knows it makes it telling. */
const CONCEPT_RARITY = 8;
/** More of the same adds nothing: stuffing does not pay. */
const COUNTED_MOST = 4;

function add(bag: Bag, key: string, count: number): void {
  bag.set(key, (bag.get(key) ?? 0) + count);
}

/** The concepts that say what somebody does. */
const WORK: readonly ConceptKind[] = ['skill', 'occupation'];

/** Whether a mention says what somebody does. */
export function isOfWork({ kind }: Mention): boolean {
  return WORK.includes(kind);
}

/** What a text names of work. */
export function workIn(text: string): Mention[] {
  return findMentions(text, WORK);
}

/**
 * Adds the words of a text, their pairs and its concepts to a bag, each as often as `countAt` says of its place. Words of the
 * genre (`team`, `experiencia`), which stand in any ad and any resume, are left out.
 */
export function addToBag(
  bag: Bag,
  text: string,
  mentions: readonly Mention[],
  countAt: (position: number) => number,
  words: readonly Word[] = wordsOf(text),
): void {
  let before: Word | undefined;
  for (const word of words) {
    if (termWeight(word.term) < 1) continue;
    const count = countAt(word.start);
    add(bag, word.term, count);
    // A line break or a comma separates: what stands beside each other in a list is no phrase.
    if (before && text.slice(before.end, word.start) === ' ') add(bag, `${before.term} ${word.term}`, count);
    before = word;
  }
  for (const { id, start } of mentions) add(bag, `#${id}`, countAt(start));
}

/** `#skill:welding` is a concept, `job cost` a pair, all others are words. */
function rarityOfFeature(key: string): number {
  if (key.startsWith('#')) return CONCEPT_RARITY;
  const [one = '', other] = key.split(' ');
  return other === undefined ? rarityOf(one) : PAIR_SHARE * Math.min(rarityOf(one), rarityOf(other));
}

/** Counts above 1 are damped (1 + ln n, as TF-IDF does); below, they say that a place proves little. */
function damped(count: number): number {
  return count < 1 ? count : 1 + Math.log(Math.min(COUNTED_MOST, count));
}

/** Features in their order. Of a thousand two share a fingerprint once in ten thousand texts, which moves no score. */
function inOrder(bag: Bag, weigh: (key: string, count: number) => number): Omit<Direction, 'size'> {
  const weighted = [...bag].map(([key, count]) => [fingerprint(key), weigh(key, damped(count))] as const);
  weighted.sort(([a], [b]) => a - b);
  return {
    features: Uint32Array.from(weighted, ([feature]) => feature),
    weights: Float32Array.from(weighted, ([, weight]) => weight),
  };
}

/** The direction of a bag; of an empty one, none. */
export function directionOf(bag: Bag): Direction {
  const { features, weights } = inOrder(bag, (key, count) => count * rarityOfFeature(key));
  return { features, weights, size: weights.reduce((sum, weight) => sum + weight * weight, 0) };
}

/**
 * What an ad seeks, to be laid beside the directions of resumes. How telling its features are among resumes and ads counts here
 * twice, for both sides, and takes the place of the rarity by which resumes are weighed: what is stored of a resume stays
 * as it is whenever texts are counted.
 */
export function soughtDirection(bag: Bag, genre: Genre): Direction {
  const telling = new Map([...bag.keys()].map((key) => [key, tellingOf(key, genre)]));
  const tells = (key: string) => telling.get(key) ?? 0;
  const laid = inOrder(bag, (key, count) => (count * tells(key) ** 2) / rarityOfFeature(key));
  const size = [...bag].reduce((sum, [key, count]) => sum + (damped(count) * tells(key)) ** 2, 0);
  return { ...laid, size };
}

/** The inner product of two directions, and how much of the second one the first has too (squared); one walk along both. */
function overlap(one: Direction, other: Direction): { product: number; shared: number } {
  let [left, right, product, shared] = [0, 0, 0, 0];
  while (left < one.features.length && right < other.features.length) {
    const difference = (one.features[left] ?? 0) - (other.features[right] ?? 0);
    if (difference === 0) {
      const weight = other.weights[right] ?? 0;
      product += (one.weights[left] ?? 0) * weight;
      shared += weight * weight;
    }
    if (difference <= 0) left += 1;
    if (difference >= 0) right += 1;
  }
  return { product, shared };
}

/** Cosine of two directions, 0 (nothing in common) to 1 (the same). */
export function cosine(one: Direction, other: Direction): number {
  const length = Math.sqrt(one.size * other.size);
  return length === 0 ? 0 : overlap(one, other).product / length;
}

/** About what a page of a resume speaks of beside the job, squared; a few words alone are no likeness. */
export const HEAVY_PAGE = 600;

/**
 * How much of a resume speaks of what an ad speaks of, from 0 up. A cosine, but for one thing: what both have in common does
 * not lengthen the resume, or a true word that the ad asks for could lower the score.
 */
export function likeness(ad: Direction, resume: Direction): number {
  if (ad.size === 0) return 0;
  const { product, shared } = overlap(ad, resume);
  return product / Math.sqrt(ad.size * (HEAVY_PAGE + resume.size - shared));
}
