/** Parses a search into concepts, places and conditions, including mistyped and unfinished words. */
import type { BilingualText } from '../domain/field.ts';
import type { TermKind } from '../domain/search-terms.ts';
import { conceptById, findMentions, fold, meaningsOfTitle, sameMeaning } from '../taxonomy/index.ts';
import { conditionLabel } from './conditions.ts';
import { fieldLabel } from './fields.ts';
import { completionsOf, correctionOf, isKnownWord, isThing } from './known-words.ts';
import { placeNamed } from './places.ts';
import { otherWordsFor } from './same-words.ts';
import { type Reading, readSpans, type Span } from './spans.ts';
import { isDoing, isVerb } from './tasks.ts';
import { namedInSearch } from './trade-names.ts';
import { BESIDE, type Term, type Understood, type Vocabulary } from './understood.ts';
import { rarityOf } from './vocabulary.ts';
import { stemsOf, type Word } from './words.ts';

/** How much of a wish each kind of term is; words by how rare they are. */
const WEIGHTS: Partial<Record<TermKind, number>> = {
  occupation: 1,
  skill: 0.8,
  field: 0.7,
  language: 0.5,
  licence: 0.5,
  education: 0.4,
  pay: 0.4,
  place: 1,
};
const CONDITION_WEIGHT = 0.45;
const WORD_WEIGHT = { least: 0.2, rare: 0.5 } as const;
/** What another work counts that the same words name. */
const ALIKE = 0.8;
/** What a reading of a part of them counts: the `inmobiliario` of an `agente inmobiliario`. */
const OF_A_PART = 0.5;
/** What counts a word that an unfinished one may be beside the likeliest. */
const UNFINISHED = 0.9;
/** As much of a query as is read. */
const QUERY_MAX_CHARS = 200;

const KIND_ORDER: readonly TermKind[] = ['occupation', 'skill', 'field', 'language', 'licence', 'education'];

const kindOf = (id: string) => id.slice(0, id.indexOf(':')).replace('industry', 'field') as TermKind;

function labelOf(id: string): BilingualText {
  return conceptById(id)?.names ?? fieldLabel(id) ?? conditionLabel(id) ?? { es: id, en: id };
}

const same = (text: string): BilingualText => ({ es: text, en: text });

/** The reading that is shown first: the occupation that the words as a title name, else by kind. */
function inOrder(ids: readonly string[], head: string | undefined): string[] {
  const rank = (id: string) => (id === head ? -1 : KIND_ORDER.indexOf(kindOf(id)));
  return ids.toSorted((a, b) => rank(a) - rank(b));
}

function conceptTerm(text: string, span: Span, head: string | undefined): Term {
  const ids = inOrder(span.ids, head);
  const [id = ''] = ids;
  const kind = kindOf(id);
  const isSame = (other: string) => kindOf(other) === 'field' || kindOf(other) === kind || ids.length === 1;
  const isWhole = (other: string) =>
    findMentions(text).some(({ id: named, start, end }) => named === other && start === 0 && end === text.length);
  const [whole, part] = span.about ? [ALIKE, BESIDE] : [BESIDE, OF_A_PART];
  const degreeOf = (other: string) => (isSame(other) ? ALIKE : isWhole(other) ? whole : part);
  return {
    text,
    kind,
    id,
    label: labelOf(id),
    ids: ids.map((other) => [other, other === id ? 1 : degreeOf(other)] as const),
    // The `truck` of `fix trucks` is no part of what the work is called.
    meanings: span.about ? [] : meaningsOfTitle(text),
    words: [stemsOf(text)].filter((words) => words.length > 0),
    ...(span.about && { about: span.about, isByVerb: span.isByVerb ?? false }),
    weight: WEIGHTS[kind] ?? WORD_WEIGHT.rare,
    literal: false,
  };
}

function plainTerm(text: string, kind: TermKind, id: string, label: BilingualText, named = ''): Term {
  const weight = WEIGHTS[kind] ?? CONDITION_WEIGHT;
  return { text, kind, id, label, ids: [[id, 1]], meanings: [], words: [stemsOf(named)], weight, literal: false };
}

/** A word that names nothing by itself: looked for as written, as what it means in titles, and in the other language. */
function wordTerm(text: string, written: string, vocabulary: Vocabulary): Term {
  const stems = stemsOf(written);
  const others = sameMeaning(written).filter((stem) => !stems.includes(stem));
  const rarity = Math.max(...stems.map((stem) => rarityOf(stem, vocabulary)), 0);
  return {
    text,
    kind: 'word',
    label: same(written),
    ids: [],
    meanings: meaningsOfTitle(written),
    words: [stems, ...others.map((stem) => [stem]), ...stems.flatMap(otherWordsFor)].filter(
      (words) => words.length > 0,
    ),
    weight: WORD_WEIGHT.least + WORD_WEIGHT.rare * rarity,
    literal: false,
  };
}

function literalTerm(text: string, vocabulary: Vocabulary): Term {
  return {
    ...wordTerm(text, text, vocabulary),
    label: same(text),
    meanings: [],
    words: [stemsOf(text)],
    literal: true,
  };
}

/** The words of a stretch as they are read: corrected where they were mistyped. */
interface Written {
  typed: string;
  corrected: string;
}

function withoutTypos(text: string, low: string, vocabulary: Vocabulary, isOpen: boolean): Written {
  const { words, spans } = readSpans(text, low);
  let corrected = '';
  let from = 0;
  for (const { kind, from: at } of spans) {
    const word = words[at];
    if (kind !== 'word' || !word) continue;
    const typed = low.slice(word.start, word.end);
    const isKnown = isKnownWord(typed, word.stem, vocabulary) || isThing(typed, word.stem) || isDoing(typed);
    if (isKnown) continue;
    const isUnfinished = isOpen && at === words.length - 1 && completionsOf(word.stem, vocabulary).length > 0;
    const better = isUnfinished ? undefined : correctionOf(typed, word.stem, vocabulary);
    if (better === undefined) continue;
    corrected += text.slice(from, word.start) + better;
    from = word.end;
  }
  return { typed: text, corrected: corrected + text.slice(from) };
}

/** What was typed where a word of the corrected text stands: both have the same words in the same order. */
function typedText(span: Span, typed: { text: string; words: readonly Word[] }): string {
  return typed.text.slice(typed.words[span.from]?.start, typed.words[span.to - 1]?.end);
}

function completed(text: string, word: Word, vocabulary: Vocabulary): Term | undefined {
  const completions = completionsOf(word.stem, vocabulary);
  const [first, ...others] = completions.map((written) => termsOf(written, vocabulary, false).terms[0]);
  if (!first) return undefined;
  const all = [first, ...others.filter((term) => term !== undefined)];
  return {
    ...first,
    text,
    ids: all.flatMap(({ ids }, at) => ids.map(([id, degree]) => [id, (at === 0 ? 1 : UNFINISHED) * degree] as const)),
    meanings: [],
    words: all.flatMap(({ words }) => words),
  };
}

/** The occupation that the words name as a title, apart from place, pay and conditions. */
function headOf(corrected: string, { words, spans }: Reading): string | undefined {
  const rest = spans
    .filter(({ kind }) => kind === 'concept' || kind === 'word')
    .map(({ from, to }) => corrected.slice(words[from]?.start, words[to - 1]?.end));
  return namedInSearch(rest.join(' '), ['occupation']).head;
}

/** A term that an unfinished word may stand for as well. */
function besides(term: Term, whole: Term | undefined): Term {
  const had = new Set(term.ids.map(([id]) => id));
  const added = (whole?.ids ?? []).filter(([id]) => !had.has(id));
  return { ...term, ids: [...term.ids, ...added.map(([id, degree]) => [id, UNFINISHED * degree] as const)] };
}

const wordsOf = ({ es, en }: BilingualText) => new Set(fold(`${es} ${en}`).split(/[^\p{L}\p{N}]+/u));

/**
 * The word that a search ends with, where it may be the beginning of another: nothing knows it, or it is not written out, as
 * `soldad` is neither `soldado` nor `soldada`.
 */
function unfinishedWord(span: Span, { words }: Reading, low: string, vocabulary: Vocabulary): Word | undefined {
  const word = words[span.from];
  if (!word || span.to - span.from > 1 || word.end !== low.length) return undefined;
  const typed = low.slice(word.start, word.end);
  const isWhole = typed !== word.stem && isThing(typed, word.stem);
  if (span.kind === 'word') return isWhole || isKnownWord(typed, word.stem, vocabulary) ? undefined : word;
  const isName = span.ids.some((id) => wordsOf(labelOf(id)).has(typed));
  return /^(?:concept|place)$/.test(span.kind) && typed === word.stem && !isName ? word : undefined;
}

function termsOf(text: string, vocabulary: Vocabulary, isOpen: boolean): { terms: Term[]; corrected: string } {
  const { corrected } = withoutTypos(text, fold(text), vocabulary, isOpen);
  const low = fold(corrected);
  const reading = readSpans(corrected, low);
  const typed = { text, words: corrected === text ? reading.words : readSpans(text, fold(text)).words };
  const head = headOf(corrected, reading);
  const terms = reading.spans.map((span): Term => {
    const [first, last] = [reading.words[span.from], reading.words[span.to - 1]];
    const [shown, written] = [typedText(span, typed), corrected.slice(first?.start, last?.end)];
    const [id = ''] = span.ids;
    const unfinished = isOpen ? unfinishedWord(span, reading, low, vocabulary) : undefined;
    const whole = unfinished && completed(shown, unfinished, vocabulary);
    const isHeld = span.ids.some((other) => vocabulary.ids.has(other));
    if (whole && !isHeld && (span.kind === 'word' || /^(?:occupation|skill)$/.test(whole.kind))) return whole;
    if (span.kind === 'concept') return besides({ ...conceptTerm(written, span, head), text: shown }, whole);
    if (span.kind === 'condition') return plainTerm(shown, kindOf(id), id, labelOf(id));
    if (span.kind === 'place') {
      const place = plainTerm(shown, 'place', id, placeNamed(written)?.label ?? same(written), written);
      return { ...place, ids: span.ids.map((other) => [other, 1] as const) };
    }
    if (span.kind === 'pay') return { ...plainTerm(shown, 'pay', 'pay', same(shown)), yearlyPay: span.yearlyPay ?? 0 };
    const word = wordTerm(shown, written, vocabulary);
    const isOnlyDoing = reading.spans.length > 1 && first !== undefined && isVerb(low.slice(first.start, last?.end));
    return isOnlyDoing ? { ...word, weight: WORD_WEIGHT.least } : word;
  });
  return { terms, corrected };
}

/** Words between quotation marks, or up to the next of them. */
const PARTS = /["“”«»]([^"“”«»]*)["“”«»]|[^"“”«»]+/gu;

/**
 * Reads a search: occupations, skills, fields, places, contract, mode, level, time of work and pay in Spanish or English, whatever
 * their gender and number; words with one wrong letter as the word of the records or of the taxonomy they are meant for, and the
 * last word also as the beginning of one. What stands in quotation marks is searched as it is. Time grows with the length of
 * the query, of which 200 characters are read.
 */
export function understandQuery(text: string, vocabulary: Vocabulary): Understood {
  const query = text.slice(0, QUERY_MAX_CHARS);
  const terms: Term[] = [];
  let suggestion = '';
  for (const match of query.matchAll(PARTS)) {
    const [part, quoted] = match;
    if (quoted !== undefined) {
      if (stemsOf(quoted).length > 0) terms.push({ ...literalTerm(quoted.trim(), vocabulary), text: part });
      suggestion += part;
      continue;
    }
    const isOpen = match.index + part.length === query.length;
    const read = termsOf(part, vocabulary, isOpen);
    terms.push(...read.terms);
    suggestion += read.corrected;
  }
  // A quotation mark alone is nothing, and no better words for it are known.
  const isBetter = suggestion !== query && suggestion.trim() !== '';
  return isBetter ? { terms, suggestion: suggestion.trim() } : { terms };
}
