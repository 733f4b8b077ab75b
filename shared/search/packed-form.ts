/**
 * Packs search forms into numbers, so that thousands of them stay in memory and a search compares numbers: a tenth of the
 * bytes that the form takes as an object, and no text to look up.
 */
import { CONCEPT_WEIGHTS, type SearchForm } from './search-form.ts';

/** Numbers texts from 0 in the order in which they come. */
export interface Numbering {
  /** The number of a text, which gets one where it is new. */
  numberOf(text: string): number;
  /** The number of a text that came before. */
  find(text: string): number | undefined;
  textOf(number: number): string;
}

function numbering(): Numbering {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  return {
    numberOf: (text) => {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      // A part of a longer text would keep all of that in memory.
      const own = JSON.parse(JSON.stringify(text)) as string;
      numbers.set(own, texts.length);
      return texts.push(own) - 1;
    },
    find: (text) => numbers.get(text),
    textOf: (number) => texts[number] ?? '',
  };
}

/** What the numbers of some forms stand for. */
export interface Lexicon {
  /** Concepts, fields, conditions and places. */
  ids: Numbering;
  /** Stems and meanings. */
  words: Numbering;
}

/** Where a stem stands, as bits. */
export const STANDS_IN = { title: 1, names: 2, person: 4, place: 8, text: 16 } as const;

/** Bits below the number of a stem, and numbers of one concept, one for each place of a weight in `CONCEPT_WEIGHTS`. */
const [STANDS_BITS, STANDS_MASK] = [5, 31];
export const TIERS = CONCEPT_WEIGHTS.length;

export interface PackedForm {
  lexicon: Lexicon;
  yearlyPay: number | null;
  /** Codes of concepts, ids of other kinds, meanings, and stems in ascending order, one list after the other. */
  numbers: Uint32Array;
  /** Where ids, meanings and stems begin. */
  ids: number;
  meanings: number;
  stems: number;
}

function codeOf(id: string, weight: number, { ids }: Lexicon): number {
  const tier = CONCEPT_WEIGHTS.indexOf(weight);
  if (tier < 0) throw new Error(`The concept ${id} weighs ${weight}`);
  return ids.numberOf(id) * TIERS + tier;
}

/** The stems of a form with where each stands, ascending. */
function stemsIn({ title, names, person, place, words: text }: SearchForm, { words }: Lexicon): Uint32Array {
  const stands = new Map<number, number>();
  const note = (list: string, where: number): void => {
    if (list === '') return;
    for (const stem of list.split(' ')) {
      const number = words.numberOf(stem);
      stands.set(number, (stands.get(number) ?? 0) | where);
    }
  };
  note(title, STANDS_IN.title);
  note(names, STANDS_IN.names);
  note(person, STANDS_IN.person);
  note(place.words, STANDS_IN.place);
  note(text, STANDS_IN.text);
  return Uint32Array.from(stands, ([number, where]) => (number << STANDS_BITS) | where).sort();
}

/** A function that packs forms, all with one lexicon, so that one search can go over all of them. */
export function formPacker(): (form: SearchForm) => PackedForm {
  const lexicon: Lexicon = { ids: numbering(), words: numbering() };
  return (form) => {
    const concepts = Object.entries(form.concepts).map(([id, weight]) => codeOf(id, weight, lexicon));
    const ids = [...form.fields, ...form.conditions, ...form.place.ids].map(lexicon.ids.numberOf);
    const meanings = form.meanings.map(lexicon.words.numberOf);
    const numbers = Uint32Array.from([...concepts, ...ids, ...meanings, ...stemsIn(form, lexicon)]);
    const [idsAt, meaningsAt] = [concepts.length, concepts.length + ids.length];
    const stems = meaningsAt + meanings.length;
    return { lexicon, yearlyPay: form.yearlyPay, numbers, ids: idsAt, meanings: meaningsAt, stems };
  };
}

/** Where a stem stands in a form: bits of `STANDS_IN`, 0 for nowhere. */
export function standsIn({ numbers, stems }: PackedForm, word: number): number {
  let [from, to] = [stems, numbers.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const found = numbers[middle] as number;
    const stem = found >>> STANDS_BITS;
    if (stem === word) return found & STANDS_MASK;
    if (stem < word) from = middle + 1;
    else to = middle;
  }
  return 0;
}

/** Whether a title means something, among all that it means. */
export function hasMeaning({ numbers, meanings, stems }: PackedForm, word: number): boolean {
  for (let at = meanings; at < stems; at += 1) if (numbers[at] === word) return true;
  return false;
}
