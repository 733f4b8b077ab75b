/** Finds where a resume says something in the ad's own words: the one passage that holds most of them. */
import type { Span } from '../domain/profile.ts';
import { rarityOf, raritySum } from './background.ts';
import { passagesOf as placesOf } from './passages.ts';
import type { PreparedResume } from './prepare-resume.ts';
import { wordsOf } from './words.ts';

/** A sentence or an entry of a list. */
interface Passage extends Span {
  /** In a dated role. */
  proven: boolean;
  terms: ReadonlySet<string>;
}

const PASSAGE = /[^\n.;\u2022]+/g;
const PASSAGE_MIN_CHARS = 8;
const read = new WeakMap<PreparedResume, readonly Passage[]>();

/** The passages of a resume, read when the first requirement in words asks for them; of a form kept for ranking there are none. */
function passagesOf(resume: PreparedResume): readonly Passage[] {
  if (resume.clean === '') return [];
  const known = read.get(resume);
  if (known) return known;
  const places = placesOf(resume.resume, resume.today);
  const isProven = (position: number) => !Number.isNaN(places.roles[places.at(position).role]?.to ?? Number.NaN);
  const found = [...resume.clean.matchAll(PASSAGE)].flatMap(({ 0: text, index }): Passage[] => {
    if (text.trim().length < PASSAGE_MIN_CHARS) return [];
    const words = wordsOf(text);
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined) return [];
    const terms = new Set(words.map(({ term }) => term));
    const start = index + first.start;
    return [{ start, end: index + last.end, proven: isProven(start), terms }];
  });
  read.set(resume, found);
  return found;
}

/** Share of the terms' rarity, 0..1, in the passage of the resume that holds most; undefined where none holds any. */
export function passageWith(
  terms: readonly string[],
  resume: PreparedResume,
): { share: number; span: Span; proven: boolean } | undefined {
  const passages = passagesOf(resume);
  if (passages.length === 0) return undefined;
  const rarity = raritySum(terms);
  let best: { share: number; span: Span; proven: boolean } | undefined;
  for (const { start, end, proven, terms: held } of passages) {
    const share = terms.reduce((sum, term) => sum + (held.has(term) ? rarityOf(term) : 0), 0) / rarity;
    if (share === 0) continue;
    if (best === undefined || share > best.share || (share === best.share && proven && !best.proven))
      best = { share, span: { start, end }, proven };
  }
  return best;
}

/** No sentence is looked at further than this on either side of a span: a text without stops is none. */
const SENTENCE_SIDE_CHARS = 600;

/** What the sentence or entry of a list around a span says before it. */
export function sentenceBefore(text: string, { start }: Span): string {
  const before = text.slice(Math.max(0, start - SENTENCE_SIDE_CHARS), start);
  return before.split(/[\n.;\u2022]/).at(-1) ?? '';
}

/** What it says from the span on. */
export function sentenceFrom(text: string, { start, end }: Span): string {
  const [after = ''] = text.slice(end, end + SENTENCE_SIDE_CHARS).split(/[\n.;\u2022]/, 1);
  return `${text.slice(start, end)}${after}`;
}

/** The sentence or entry of a list around a span, `[start, end)` of the text. */
export const sentenceAround = (text: string, span: Span) => `${sentenceBefore(text, span)}${sentenceFrom(text, span)}`;
