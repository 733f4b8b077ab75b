/** The other gender's forms of titles, pronouns and what people call themselves. */
import type { Span } from '../domain/profile.ts';
import { fold } from '../taxonomy/index.ts';
import { isTitleOfPerson, otherPerson, otherSelf, otherTitleWord } from './gendered-words.ts';
import type { MatchResume } from './match-resume.ts';
import { beginningLike, type Exchanger, orAdded } from './swap.ts';
import type { Edit } from './swap-text.ts';

const WORD = /[\p{L}\p{M}]+/gu;
/** What ends the words for a person in a title: `técnica de laboratorio`, `jefa, ventas`. */
const AFTER_PERSON = /[^\p{L}\p{M} ]|\s(?:de|del|en|para|a|al|con|y|e|and|of|for|in)\s|\n/u;
const TITLE_SOURCE = /^(?:experience\.\d+\.title|education\.\d+\.degree)$/;
/** Lines at the top that may be a title. */
const HEADLINES = 3;

/** `word` with another ending: what both forms have in common stays as written, accents and capitals too. */
function inOtherForm(word: string, form: string): string {
  const low = fold(word);
  let common = 0;
  while (common < low.length && low[common] === form[common]) common += 1;
  return common === 0 ? beginningLike(word, form) : word.slice(0, common) + endingLike(word, form.slice(common));
}

const endingLike = (word: string, ending: string) =>
  word.length > 1 && word === word.toUpperCase() ? ending.toUpperCase() : ending;

function editsIn(text: string, { start, end }: Span, otherOf: (word: string) => string | undefined): Edit[] {
  return [...text.slice(start, end).matchAll(WORD)].flatMap(({ 0: word, index }): Edit[] => {
    const form = otherOf(word);
    const at = start + index;
    return form === undefined ? [] : [{ start: at, end: at + word.length, words: inOtherForm(word, form) }];
  });
}

/** The words of a title that say what the person is. */
function personIn(text: string, { start, end }: Span): Span {
  const title = text.slice(start, end);
  const [first] = title.match(WORD) ?? [];
  if (first === undefined || !isTitleOfPerson(first)) return { start, end: start };
  return { start, end: start + (AFTER_PERSON.exec(title)?.index ?? title.length) };
}

function titlesOf({ text, sources }: MatchResume): Span[] {
  const read = Object.entries(sources).flatMap(([key, span]) => (TITLE_SOURCE.test(key) ? [span] : []));
  const top: Span[] = [];
  for (let from = 0; top.length < HEADLINES && from < text.length; ) {
    const next = text.indexOf('\n', from);
    const end = next < 0 ? text.length : next;
    top.push({ start: from, end });
    from = end + 1;
  }
  return [...read, ...top];
}

/** Wherever the resume tells; where it does not, a line that says so is written in. */
export const otherGender: Exchanger = (resume, language) => {
  const { text, sources } = resume;
  const named = ['name', 'firstName', 'lastName'].flatMap((key) => sources[key] ?? []);
  const isName = (edit: Edit) => named.some(({ start, end }) => edit.start < end && edit.end > start);
  const edits = [
    ...titlesOf(resume).flatMap((title) => editsIn(text, personIn(text, title), otherTitleWord)),
    ...(sources.summary ? editsIn(text, sources.summary, otherSelf) : []),
    ...editsIn(text, { start: 0, end: text.length }, (word) => otherPerson(word, language)),
  ].filter((edit) => !isName(edit));
  return orAdded(resume, edits, language === 'es' ? 'Sexo: mujer' : 'Gender: female');
};
