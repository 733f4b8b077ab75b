/** Another name, another age, another nationality: exchanged where a resume says them, written in where it does not. */
import type { Span } from '../domain/profile.ts';
import { fold } from '../taxonomy/index.ts';
import type { MatchResume } from './match-resume.ts';
import { ageSpans, isNationality, nationalitySpans } from './personal-words.ts';
import { beginningLike, type Exchanger, inCaseOf, orAdded, otherThan, repeatsOf } from './swap.ts';
import type { Edit } from './swap-text.ts';

/** First and last names that sound of other places; nobody in particular. */
const NAMES: readonly (readonly [string, string])[] = [
  ['Fatoumata', 'Diallo'],
  ['Wei', 'Zhang'],
  ['Emily', 'Walker'],
  ['José Luis', 'García Martín'],
  ['Aicha', 'El Amrani'],
];

/** `maria.soto@...` is the name once more. */
function emailEdits({ text, sources: { email } }: MatchResume, first: string, last: string): Edit[] {
  const at = email ? text.slice(email.start, email.end).indexOf('@') : -1;
  const account = fold(`${first}.${last}`).replace(/[^a-z.]/g, '');
  return email && at > 0 ? [{ start: email.start, end: email.start + at, words: account }] : [];
}

/** Where the reader found the name and where it is repeated, in its e-mail address as well. */
export const otherName: Exchanger = (resume) => {
  const { text, sources, profile } = resume;
  const own = fold(`${profile.firstName} ${profile.lastName}`);
  const [first, last] = otherThan(NAMES, text, (names) => names.some((name) => own.includes(fold(name))));
  const as = (span: Span | undefined, words: string): Edit[] =>
    span ? [{ ...span, words: inCaseOf(text.slice(span.start, span.end), words) }] : [];
  const read = [
    ...as(sources.firstName, first),
    ...as(sources.lastName, last),
    ...as(sources.name, `${first} ${last}`),
  ];
  const { firstName, lastName } = profile;
  const repeats = [
    ...repeatsOf(text, `${firstName} ${lastName}`).flatMap((span) => as(span, `${first} ${last}`)),
    ...repeatsOf(text, `${lastName}, ${firstName}`).flatMap((span) => as(span, `${last}, ${first}`)),
  ];
  const apart = repeats.filter(({ start, end }) => !read.some((edit) => edit.start < end && edit.end > start));
  if (read.length > 0) return { edits: [...read, ...apart, ...emailEdits(resume, first, last)], isAdded: false };
  // As the reader would have found it: a name that nobody took for one is a word like any other.
  return { edits: [{ start: 0, end: 0, words: `${first} ${last}\n`, source: 'name' }], isAdded: true };
};

const BIRTH_YEAR =
  /\b(?:fecha (?:de )?nacimiento|f\. ?nac\.?|nacid[oa]|date of birth|birth ?date|born|d\.?o\.?b\.?)\b[^\n]{0,30}?\b((?:19|20)\d\d)\b/g;
const STATED_AGE = /\b(?:edad|age)[ :–-]{1,3}(\d{2})\b/g;
/** Young people become older ones, others younger. */
const [OLDER, YOUNGER] = [58, 24];
const [BORN_EARLIER, BORN_LATER] = [1964, 2001];
const BORN_BETWEEN = 1983;

/** The first group of each match in a folded text, with other words for it. */
function groupEdits(low: string, pattern: RegExp, wordsFor: (found: string) => string): Edit[] {
  return [...low.matchAll(pattern)].map(({ 0: whole, 1: found = '', index }) => {
    const start = index + whole.lastIndexOf(found);
    return { start, end: start + found.length, words: wordsFor(found) };
  });
}

const otherAgeThan = (age: string) => String(Number(age) < 40 ? OLDER : YOUNGER);
const otherYearThan = (year: string) => String(Number(year) > BORN_BETWEEN ? BORN_EARLIER : BORN_LATER);

/** Ages and years of birth; the dates of jobs and studies are experience and stay. */
export const otherAge: Exchanger = (resume, language) => {
  const { text } = resume;
  const told = ageSpans(text).flatMap(({ start, end }): Edit[] => {
    const age = /^\d{2}/.exec(text.slice(start, end))?.[0];
    return age ? [{ start, end: start + age.length, words: otherAgeThan(age) }] : [];
  });
  const low = fold(text);
  const edits = [...told, ...groupEdits(low, STATED_AGE, otherAgeThan), ...groupEdits(low, BIRTH_YEAR, otherYearThan)];
  return orAdded(resume, edits, language === 'es' ? 'Fecha de nacimiento: 14/03/1964' : 'Date of birth: 14/03/1964');
};

const STATED_NATION = /^[^\S\n]*(?:nacionalidad|nationality|citizenship|ciudadania)[^\S\n]*[:\-–][^\S\n]*([^\n]+)/gm;
const NATIONS = {
  es: ['marroquí', 'rumana'],
  en: ['Moroccan', 'Romanian'],
};

/** Where it is stated on a line of its own, and beside words for who somebody is: `mujer española`. */
export const otherNationality: Exchanger = (resume, language) => {
  const { text } = resume;
  const low = fold(text);
  const nation = otherThan(NATIONS[language], '', (one) => low.includes(fold(one)));
  const inRuns = nationalitySpans(text).flatMap(({ start, end }): Edit[] =>
    [...fold(text.slice(start, end)).matchAll(/[a-z]+/g)]
      .filter(([word]) => isNationality(word))
      .map(({ 0: word, index }) => {
        const from = start + index;
        const words = beginningLike(text.slice(from, from + word.length), nation);
        return { start: from, end: from + word.length, words };
      }),
  );
  const edits = [...groupEdits(low, STATED_NATION, () => nation), ...inRuns];
  return orAdded(resume, edits, language === 'es' ? `Nacionalidad: ${nation}` : `Nationality: ${nation}`);
};
