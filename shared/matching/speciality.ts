/**
 * Asks of a job held whether it was of the kind that the title means: an acoustic consultant is no consultant for media.
 *
 * A known occupation often says only the head of a title, the word that many trades share. What the title says beyond it
 * (`acoustic`, `de ascensores`, `de Matemáticas y Física`) has to be found in the role as well, in its title or in what it tells;
 * else the role is near the job and not the same. Nothing is asked where the occupation says all of the title.
 */
import type { Span } from '../domain/profile.ts';
import { findMentions, fold } from '../taxonomy/index.ts';
import { raritySum } from './background.ts';
import { isOfItsName, neighboursOf } from './concepts.ts';
import { passagesOf } from './passages.ts';
import type { PreparedResume } from './prepare-resume.ts';
import { termWeight, wordsOf } from './words.ts';

/** What distinguishes a job's title: the terms beyond its occupation, and skills that show them. */
export interface Speciality {
  speciality: readonly string[];
  specialSkills: readonly string[];
}

/** Where a title goes on to the product, the shift or the house: `Backend Developer, Parcel Tracking`. */
const ASIDE = /,|\(|\s[-\u2013\u2014|\u00b7:]\s|:\s/;
/** Share of what distinguishes the title, by rarity, that a role has to show: of two subjects one. */
const SHOWN = 0.45;
/** Share, by rarity, that says both trades of a title. */
const BOTH_TRADES = 0.75;
/** `Bombero/a`, `Técnico(a)`. */
const GENDER_MARKS = /(?<=\p{L})(?:\/(?:as?|os?|es|e|ras?)|\((?:as?|os?)\))(?!\p{L})/giu;
/** How far along somebody is, which is another question. */
const STEPS =
  /^(?:seni|juni|sr|jr|lead|trainee|ofici|first|head|principal|apprentic|turn|shift|asist|aid|auxil|execut|ejecut|techn|coordinat|special|superv|manag|bilingu)/;

/** The first part of a title, which names the work: not what stands behind a comma, a dash or in brackets. */
export function headOfTitle(title: string): string {
  // The mark of a gender is no bracket: `Ejecutivo(a) de ventas`.
  const plain = title.replace(/\((?:a|o|as|os|h\/m|m\/f|f\/m|m\/h)\)/gi, '');
  return plain.split(ASIDE)[0]?.trim() || title;
}

/** Where the name of an occupation ends: `Teacher of Mathematics` is known as a teacher, so that the subject is left to ask. */
function endOfName(head: string, { id, start, end }: { id: string; start: number; end: number }): number {
  const written = head.slice(start, end);
  const at = written.search(/ (?:of|de|en|in) /);
  return at > 0 && !isOfItsName(written.slice(at), id) ? start + at : end;
}

/** Terms of a title that distinguish it from others of its occupation; empty where the occupation says it all. */
export function specialityOf(title: string, hasOccupation: boolean): string[] {
  const head = headOfTitle(title);
  const named = findMentions(head, ['occupation']);
  // An occupation that stands in brackets (`Patient Care Coordinator (RN)`) is what the words before it mean.
  if (hasOccupation && named.length === 0) return [];
  const isSaid = ({ start, end }: Span) => named.some((one) => one.start <= start && end <= endOfName(head, one));
  const telling = wordsOf(head).filter((word) => termWeight(word.term) === 1 && !isSaid(word));
  return [...new Set(telling.map(({ term }) => term))].filter((term) => !STEPS.test(term));
}

/** From here on another skill shows the speciality as well: Spring for a back-end developer. */
const NEAR_ENOUGH = 0.5;

/** Skills that the title names beside its occupation, with their nearest neighbours: a person who shows one is of that kind. */
export function specialSkillsOf(title: string): string[] {
  const named = findMentions(headOfTitle(title), ['skill']);
  return named.flatMap(({ id }) =>
    neighboursOf(id, 'skill').flatMap(([other, near]) => (near >= NEAR_ENOUGH ? [other] : [])),
  );
}

/** Two trades in one title: `Payroll & HR Administrator`; the mark of a gender parts none. */
const COMPOSED = /\s(?:&|\+|and|y|e)\s|(?<=\p{L}{3})-(?=\p{L}{4})/iu;
/** Somebody who does it unpaid, beside another trade. */
const UNPAID = /\b(?:voluntari[oa]s?|volunteer\w*)\b/;

/**
 * Whether a title that somebody held names both trades, where the job's own title is of two: an HR assistant is half of a `Payroll &
 * HR Administrator`. Unpaid work is no occupation.
 */
export function isTitledSo(jobTitle: string, heldTitle: string): boolean {
  if (UNPAID.test(fold(heldTitle)) && !UNPAID.test(fold(jobTitle))) return false;
  const plain = headOfTitle(jobTitle).replace(GENDER_MARKS, '');
  if (!COMPOSED.test(plain)) return true;
  const telling = wordsOf(plain).flatMap(({ term }) => (termWeight(term) === 1 && !STEPS.test(term) ? [term] : []));
  const held = new Set(wordsOf(heldTitle).map(({ term }) => term));
  return raritySum(telling.filter((term) => held.has(term))) >= BOTH_TRADES * raritySum(telling);
}

const read = new WeakMap<PreparedResume, readonly ReadonlySet<string>[]>();

/** The terms of each role with all that it tells, read when the first job asks. */
function termsOfRoles(resume: PreparedResume): readonly ReadonlySet<string>[] {
  const known = read.get(resume);
  if (known) return known;
  const found = passagesOf(resume.resume, resume.today).roles.map(({ title, body, apart }) => {
    const texts = [title, body, ...(apart ? [apart] : [])].map(({ start, end }) => resume.clean.slice(start, end));
    return new Set(texts.flatMap(wordsOf).map(({ term }) => term));
  });
  read.set(resume, found);
  return found;
}

/**
 * Whether the role at `at` shows what distinguishes the job's title. Of a form kept for ranking, which has no text, it is taken
 * for granted: the score does not ask, only what is said of it.
 */
export function isOfSpeciality({ speciality, specialSkills }: Speciality, resume: PreparedResume, at: number): boolean {
  if (speciality.length === 0 || resume.clean === '') return true;
  const skills = resume.roles[at]?.skills ?? new Set();
  if (specialSkills.some((id) => skills.has(id))) return true;
  const terms = termsOfRoles(resume)[at];
  return (
    terms !== undefined && raritySum(speciality.filter((term) => terms.has(term))) >= SHOWN * raritySum(speciality)
  );
}

/** Letters in which words of one family begin alike, fewer where one of them has no more. */
const [ROOT_LEAST, ROOT_MOST] = [4, 5];

function areOfOneRoot(one: string, other: string): boolean {
  const shared = Math.min(ROOT_MOST, one.length, other.length);
  return one === other || (shared >= ROOT_LEAST && one.slice(0, shared) === other.slice(0, shared));
}

/** Share of some terms, by rarity, that the role at `at` holds; all of none, and of a form without text. */
export function shareHeld(terms: readonly string[], resume: PreparedResume, at: number): number {
  const all = raritySum(terms);
  if (all === 0 || resume.clean === '') return 1;
  const held = [...(termsOfRoles(resume)[at] ?? [])];
  // A brewer works in a brewery.
  const isHeld = (term: string) => held.some((one) => areOfOneRoot(one, term));
  return raritySum(terms.filter(isHeld)) / all;
}
