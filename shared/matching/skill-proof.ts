/**
 * Asks of a skill that a dated role names what speaks for it that the role proves it, before it is shown as *met*.
 *
 * A word in a dated role is right in four cases of five: `audit schedules` is no auditing, and who admits patients beside `the nursing
 * supervisor` is no nurse. Of 177 skills of several words that were judged by reading .87 proved, .92 in a role of four years and .79
 * in a shorter one; of 111 of one word .74, .88 where two roles show it and .62 where one does.
 */
import type { Span } from '../domain/profile.ts';
import { conceptById, findMentions, fold } from '../taxonomy/index.ts';
import { isOfItsName } from './concepts.ts';
import { type Passages, passagesOf } from './passages.ts';
import type { PreparedJob } from './prepare-job.ts';
import type { PreparedResume, PreparedRole } from './prepare-resume.ts';
import { featuresThatHold, type Proof } from './proof-likelihood.ts';
import {
  isHelpOrLearning,
  isInList,
  isOfAnotherForm,
  isOfLate,
  isOfSomebodyElse,
  isOnlyAPlace,
  opensWithADoing,
  saysName,
  saysOfOneself,
  titleSays,
} from './proof-terms.ts';
import type { SkillRequirement } from './requirement.ts';
import { ALL_SAID, shareSaid, termsIn } from './share-said.ts';
import { saysLevel } from './tool-level.ts';
import { sentenceAround } from './wording.ts';
import { wordsOf } from './words.ts';

/** Groups of the taxonomy whose skills are mostly products with a name of their own. */
const PRODUCTS: ReadonlySet<string> = new Set(['software', 'office', 'design']);
/** A name has a capital or a figure (`Excel`, `k8s`); `presentations` is a common noun and may be anybody's. */
const NAME = /\p{Lu}|\d/u;
/** Words of a name from which on it has one sense; one alone may have another: an `audit` of papers, `sales` volume. */
const WORDS_LEAST = 2;
/** Nearness of two occupations from which on they are one. */
const SAME_WORK = 0.9;
/** Who helps in a trade is called after it, and is not of it: an auxiliar de enfermería is no nurse. */
const HELPER = /\b(?:auxiliar|ayudante|aprendiz|asistente|assistant|aide|helper|apprentice)\b/;
/** Months of a role from which on what it names was its daily work; of shorter ones .72 proved, of longer ones .88. */
const MONTHS_OF_YEARS = 48;
/** Content words of a sentence from which on it speaks of much else: of longer ones .73 proved, of shorter ones .84. */
const FEW_WORDS = 12;
/** Roles that show a skill of one word before it is taken in the sense asked: of those in two .88 proved, of others .62. */
const ROLES_LEAST = 2;

const read = new WeakMap<PreparedResume, Passages>();

function passagesIn(resume: PreparedResume): Passages {
  const known = read.get(resume) ?? passagesOf(resume.resume, resume.today);
  read.set(resume, known);
  return known;
}

const groupOf = (id: string) => {
  const concept = conceptById(id);
  return concept?.kind === 'skill' ? concept.group : '';
};
const isTool = (id: string) => PRODUCTS.has(groupOf(id));

/** Whether a skill is one product, which is called the same in every language: `Excel`, and not `Databases` or `Backend development`. */
function isProduct(id: string): boolean {
  const names = conceptById(id)?.names;
  return isTool(id) && names !== undefined && names.es === names.en;
}

/** A name of first letters, as ads quote it: `FMLA`, `HACCP basics`. */
const LETTERS = /^[\u00ab\u201c]?(\p{Lu}{3,})\b/u;

/** Whether the ad asks by first letters for what a sentence calls by the same. */
function isOfLetters({ label }: SkillRequirement, sentence: string): boolean {
  const [, letters] = LETTERS.exec(label.en) ?? [];
  return letters !== undefined && sentence.split(/[^\p{L}]+/u).includes(letters);
}

/** The words that the ad asks for, in each wording that would do: its own, or the name of the skill in either language. */
function wordingsOf({ id, terms, inWords }: SkillRequirement): (readonly string[])[] {
  if (inWords) return [inWords.terms];
  if (terms.length > 0) return [terms];
  const names = conceptById(id)?.names;
  return [names?.es, names?.en].map((name) => wordsOf(name ?? '').map(({ term }) => term));
}

/** Whether a sentence says all that the ad asks for, in `least` words or more. */
function saysAll(requirement: SkillRequirement, sentence: string, least: number): boolean {
  const held = termsIn(sentence);
  return wordingsOf(requirement).some((terms) => terms.length >= least && shareSaid(terms, held) >= ALL_SAID);
}

/** Whether the criterion's own words name a skill: `PostgreSQL o MySQL` is answered by either, `Kotlin` by no Java. */
const isNamedIn = ({ label }: SkillRequirement, id: string) =>
  findMentions(`${label.es}\n${label.en}`, ['skill']).some((named) => named.id === id);

/** Whether a tool was used too long ago or too briefly, in all the roles that show it; anything else is asked no date. */
export function isToolOfLongAgo(shown: string, place: Span, resume: PreparedResume): boolean {
  if (!isTool(shown) || resume.clean === '') return false;
  const { at } = passagesIn(resume);
  const places = [place, ...(resume.done?.get(shown) ?? [])];
  return !isOfLate(places, (position) => at(position).role, resume);
}

/** Where a skill stands that is to be proven, with what is around it. */
interface Shown {
  requirement: SkillRequirement;
  /** The skill that stands there: the one asked for, a case of it or an alternative. */
  id: string;
  place: Span;
  written: string;
  sentence: string;
  title: string;
  /** It stands in the title of the role. */
  isWithin: boolean;
  /** The title names it, and not as the trade of somebody else. */
  isInTitle: boolean;
}

function shownAt(
  requirement: SkillRequirement,
  id: string,
  place: Span,
  title: Span,
  job: PreparedJob,
  clean: string,
): Shown {
  const name = clean.slice(title.start, title.end);
  const isHelper = HELPER.test(fold(name)) && !HELPER.test(fold(job.title));
  const isWithin = title.start <= place.start && place.end <= title.end;
  // `Communication specialist` says nothing of how somebody communicates.
  const isInTitle = !isHelper && isWithin && groupOf(id) !== 'personal' && titleSays(id, name);
  const written = clean.slice(place.start, place.end);
  return { requirement, id, place, written, sentence: sentenceAround(clean, place), title: name, isWithin, isInTitle };
}

/** What makes a sentence none of a doing of one's own. */
const NO_DOING = [isInList, saysOfOneself, isOfSomebodyElse, isHelpOrLearning, isOnlyAPlace] as const;

/** Whether a sentence says both of two products that one name joins: `HTML y CSS` is not shown by the first alone. */
function saysBothOf(id: string, sentence: string): boolean {
  const folded = fold(sentence);
  return fold(conceptById(id)?.names.es ?? '')
    .split(/ (?:y|e|&) /)
    .every((name, _, parts) => parts.length === 1 || folded.includes(name));
}

/** A thing to be owned and not to be used: `own basic hand tools`, `herramienta propia`. */
const OWN = /\b(?:own|personal|propi[oa]s?)\b/;
const asksForOwn = ({ label }: SkillRequirement) => /^\W*(?:your )?own\b|\bpropi[oa]s?\W*$/.test(fold(label.es));

/** Whether what stands there is what is asked, in a sentence that may prove it at all: what no other word can make up for. */
function mayProve(
  { requirement, id, place, written, sentence, isWithin, isInTitle }: Shown,
  resume: PreparedResume,
): boolean {
  // `Java` is no Kotlin, and Active Directory a part of Windows Server: of ten such three were proof.
  if (id !== requirement.id && !isNamedIn(requirement, id)) return false;
  // What a line says beside the skill has to stand in the sentence as well: of 33 that did not say it 14 were proof.
  if (requirement.inWords !== undefined && !saysAll(requirement, sentence, 1)) return false;
  // `A spreadsheet for returns` is of any program.
  const isCommonNoun = isTool(id) && !NAME.test(written) && !isOfItsName(written, id);
  if (isCommonNoun || ((!isWithin || written.endsWith('s')) && isOfAnotherForm(id, written))) return false;
  const isInWords = requirement.terms.length > 0 || requirement.inWords !== undefined;
  const isNamed = isInTitle || isTool(id) || isInWords || saysName(id, sentence);
  if (!isNamed || isToolOfLongAgo(id, place, resume)) return false;
  if (isTool(id) && !saysBothOf(id, sentence)) return false;
  if (requirement.onlyTold && !isInTitle) return false;
  if (requirement.atLevel && !saysLevel(sentence)) return false;
  if (asksForOwn(requirement) && !OWN.test(fold(sentence))) return false;
  return isInTitle || !NO_DOING.some((is) => is(resume.clean, place));
}

/** In how many dated roles a skill stands. */
function rolesThatShow(id: string, resume: PreparedResume): number {
  const { at } = passagesIn(resume);
  return new Set((resume.done?.get(id) ?? []).map(({ start }) => at(start).role)).size;
}

/** Whether a role ended no earlier than all others did. */
const isLatest = ({ to }: PreparedRole, { roles }: PreparedResume) =>
  roles.every((role) => Number.isNaN(role.to) || role.to <= to);

/** What speaks for it that the role around `place` proves a skill of the ad; `id` is the skill that stands there. */
export function proofFeatures(
  requirement: SkillRequirement,
  id: string,
  place: Span,
  job: PreparedJob,
  resume: PreparedResume,
): Proof {
  const { roles, at } = passagesIn(resume);
  const number = at(place.start).role;
  const [role, prepared] = [roles[number], resume.roles[number]];
  if (role === undefined || prepared === undefined) return null;
  const shown = shownAt(requirement, id, place, role.title, job, resume.clean);
  if (!mayProve(shown, resume)) return null;
  const isOfItsWork = (job.nearOccupations.get(prepared.occupation ?? '') ?? 0) >= SAME_WORK;
  const ofSeveralWords = wordingsOf(requirement).some((terms) => terms.length >= WORDS_LEAST);
  // `Nurse` says nursing, and `Excel` and `FMLA` have one sense.
  const isName = (isProduct(id) && NAME.test(shown.written)) || isOfLetters(requirement, shown.sentence);
  const isPlain = isName || (shown.isInTitle && isOfItsWork);
  return featuresThatHold('skills', {
    ofSeveralWords,
    namedInYears: ofSeveralWords && prepared.to - prepared.from >= MONTHS_OF_YEARS,
    namedInADoing:
      ofSeveralWords && !shown.isWithin && requirement.terms.length === 0 && opensWithADoing(resume.clean, place),
    namedInItsWork: ofSeveralWords && isOfItsWork,
    inFewWords: wordsOf(shown.sentence).length <= FEW_WORDS,
    wordConfirmed: !ofSeveralWords && (rolesThatShow(id, resume) >= ROLES_LEAST || isPlain),
    wordOfLate: !ofSeveralWords && isLatest(prepared, resume),
  });
}
