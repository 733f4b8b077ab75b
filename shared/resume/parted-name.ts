/** Parts the whole name of a person into first and last names, as they are given in Spain, the Americas and elsewhere. */
import { fold } from '../taxonomy/index.ts';
import type { Piece } from './line.ts';

export const PARTICLES = new Set(
  'de del la las los el y i e da das do dos van von der den di du le al bin binti ibn san santa mac mc o ten'.split(
    ' ',
  ),
);
/** Those that stay small inside a name; `Santa` and `Mac` do not. */
const LOWER_PARTICLES = new Set(
  'de del la las los el y i e da das do dos van von der den di du le al bin binti ibn'.split(' '),
);

/** Given names that follow another to make one: `José Luis`, `María del Carmen`, `Ana Isabel`. */
const SECOND_NAMES = new Set(
  'jose maria luis carlos antonio angel manuel jesus pilar carmen isabel teresa dolores andres alberto alejandro alejandra fernanda javier miguel eduardo enrique pablo pedro juan david daniel rafael francisco ignacio ramon rosa elena beatriz cristina patricia victoria luisa josefa mercedes rosario angeles fernando ricardo roberto arturo gabriel gabriela guadalupe sofia paola andrea camila valentina eugenia ines lucia marta paula laura alfonso felipe jorge sebastian nicolas mateo esteban emilio ernesto guillermo gonzalo belen soledad concepcion esther raquel ruth noelia mar nieves montserrat estela alicia'.split(
    ' ',
  ),
);

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function isSpanishSurname(word: string): boolean {
  return /(?:[aeiou]z|ñ\p{L}+|[aeiou]ndo|cía|illa|uez)$/iu.test(word);
}

/** How many words of a name are given names. */
function givenCount(words: readonly string[], spanish: boolean): number {
  const second = fold(words[1] ?? '');
  const two =
    SECOND_NAMES.has(second) ||
    /^\p{Lu}\.?$/u.test(words[1] ?? '') ||
    (['del', 'de'].includes(second) && SECOND_NAMES.has(fold(words.at(2) ?? '')));
  const spanishEnd = words.slice(-2).every(isSpanishSurname);
  const compound = ['del', 'de'].includes(second) && two ? 3 : two ? 2 : 1;
  if (words.length <= 2) return 1;
  if (spanish || spanishEnd)
    return words.length >= 4 && compound === 1 && !words.slice(1).some((word) => PARTICLES.has(word.toLowerCase()))
      ? words.length - 2
      : Math.min(compound, words.length - 1);
  const particle = words.findIndex((word, index) => index > 0 && PARTICLES.has(word.toLowerCase()));
  return particle > 0 ? particle : words.length - 1;
}

/** First and last name with their slices; `spanish` tells whether two surnames are to be expected. */
export function partName(name: Piece, spanish: boolean): { first: Piece; last: Piece } {
  const comma = /,\s+/.exec(name.text);
  if (comma) {
    const from = comma.index + comma[0].length;
    const last = { text: name.text.slice(0, comma.index), start: name.start, end: name.start + comma.index };
    return { first: { text: name.text.slice(from), start: name.start + from, end: name.end }, last };
  }
  const words = wordsOf(name.text);
  const count = givenCount(words, spanish);
  const firstText = words.slice(0, count).join(' ');
  const lastText = words.slice(count).join(' ');
  // Blanks may set the words wide apart: `LUNA   R.   BREZO`.
  const blanks = Math.max(0, name.end - name.start - words.join(' ').length);
  const wide = name.text.trim() === words.join(' ') ? 0 : Math.round(blanks / Math.max(1, words.length - 1));
  const cut = Math.min(firstText.length + wide * (count - 1), name.end - name.start);
  const first = { text: firstText, start: name.start, end: name.start + cut };
  const lastLength = lastText.length + wide * Math.max(0, words.length - count - 1);
  return { first, last: { text: lastText, start: name.end - lastLength, end: name.end } };
}

/**
 * A name written all in capitals or all small as names are usually written: `ULISES DE LA CRUZ` is `Ulises de la Cruz`, `O'BRIEN-DÍAZ`
 * is `O'Brien-Díaz`. Initials and names of mixed case stay as they are.
 */
export function inNameCase(name: string): string {
  const isCapital = /\p{Lu}{2}/u.test(name) && !/\p{Ll}/u.test(name);
  const isSmall = /\p{Ll}{2}/u.test(name) && !/\p{Lu}/u.test(name);
  if (!isCapital && !isSmall) return name;
  const words = name.split(' ').map((word, index) => {
    if (/^(?:\p{Lu}\.)+$/u.test(word)) return word;
    const low = word.toLowerCase();
    return index > 0 && LOWER_PARTICLES.has(low)
      ? low
      : low.replace(/(?<!\p{L}\p{M}?)\p{L}/gu, (letter) => letter.toUpperCase());
  });
  return words.join(' ');
}

/** A whole name as first and last name; `Ferrán Ortiz, Lucía` has the last name first. One word alone is a first name. */
export function nameParts(fullName: string, spanish: boolean): { firstName: string; lastName: string } {
  const [before = '', ...behind] = fullName.split(',').map((part) => part.replace(/\s+/g, ' ').trim());
  if (behind.length > 0) return { firstName: behind.join(' '), lastName: before };
  const { first, last } = partName({ text: before, start: 0, end: before.length }, spanish);
  return { firstName: first.text, lastName: last.text };
}
