/**
 * Asks of a skill that a dated role names how likely it is that the role proves it, before it is shown as *met*.
 *
 * A word in a dated role is right in three cases of four: `audit schedules` is no auditing, `solar thermal panels` are no
 * photovoltaics, and who admits patients beside `the nursing supervisor` is no nurse. What tells is whether the work itself has the
 * skill: of 48 that the role's occupation usually has or its title names, 45 proved what the ad asks; of 24 products (`Excel`), all;
 * of the others half. Six plain features, fitted on verdicts that were judged by reading (`npm run fit:proofs`).
 */
import type { Span } from '../domain/profile.ts';
import { conceptById, fold } from '../taxonomy/index.ts';
import { raritySum } from './background.ts';
import { isOfItsName, typicalSkills } from './concepts.ts';
import { type Passages, passagesOf } from './passages.ts';
import type { PreparedJob } from './prepare-job.ts';
import type { PreparedResume } from './prepare-resume.ts';
import { isInList, isOfAnotherForm, isOfLate, saysName, titleSays } from './proof-terms.ts';
import { LEAST_SUM, PROOF_WEIGHTS } from './proof-weights.ts';
import type { SkillWish } from './wish.ts';
import { sentenceAround } from './wording.ts';
import { wordsOf } from './words.ts';

/** What speaks for a proof; each can only make it likelier. */
export const PROOF_FEATURES = [
  /** The role's occupation usually has the skill, or its title names it: `Payroll Clerk` and payroll. */
  'ofOccupation',
  /** It is the name of a product or a method, which has one sense: `Excel`, `Active Directory`. */
  'ofProduct',
  /** One sentence of the role holds the words that the ad asks for: `filed sales and use tax returns`. */
  'inTheAdsWords',
  /** The role is the ad's occupation or one near it. */
  'ofNearWork',
  /** The role lasted a year or more. */
  'ofAYear',
  /** The ad asks for the skill by itself, and not for what a whole line says of it. */
  'ofOneSkill',
] as const;
export type ProofFeature = (typeof PROOF_FEATURES)[number];

/** Groups of the taxonomy whose skills are mostly products with a name of their own. */
const PRODUCTS: ReadonlySet<string> = new Set(['software', 'office', 'design']);
/** A name has a capital or a figure (`Excel`, `k8s`); `presentations` is a common noun and may be anybody's. */
const NAME = /\p{Lu}|\d/u;
/** Share of the words, by rarity, from which on a sentence says all that the ad says; the rest is an ending or a number. */
const ALL_WORDS = 0.9;
/** One word alone may have another sense: an `audit` of papers, `sales` volume. */
const WORDS_LEAST = 2;
/** Nearness of two occupations from which on what the one does is what the other asks for. */
const NEAR_WORK = 0.7;
/** Who helps in a trade is called after it, and is not of it: an auxiliar de enfermería is no nurse. */
const HELPER = /\b(?:auxiliar|ayudante|aprendiz|asistente|assistant|aide|helper|apprentice)\b/;
/** Months of a role from which on doing something once or twice is doing it regularly. */
const MONTHS_LEAST = 12;

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

/** Whether a skill is one product, which is called the same in every language: `Excel`, and not `Databases` or `Backend development`. */
function isProduct(id: string): boolean {
  const names = conceptById(id)?.names;
  return PRODUCTS.has(groupOf(id)) && names !== undefined && names.es === names.en;
}

/** The words that the ad asks for, in each wording that would do: its own, or the name of the skill in either language. */
function wordingsOf({ id, terms, inWords }: SkillWish): (readonly string[])[] {
  if (inWords) return [inWords.terms];
  if (terms.length > 0) return [terms];
  const names = conceptById(id)?.names;
  return [names?.es, names?.en].map((name) => wordsOf(name ?? '').map(({ term }) => term));
}

/** Whether the sentence around a place says all that the ad asks for. */
function saysAll(wish: SkillWish, { clean }: PreparedResume, place: Span): boolean {
  const held = new Set(wordsOf(sentenceAround(clean, place)).map(({ term }) => term));
  return wordingsOf(wish).some(
    (terms) =>
      terms.length >= WORDS_LEAST && raritySum(terms.filter((term) => held.has(term))) >= ALL_WORDS * raritySum(terms),
  );
}

/** Whether a tool was used too long ago or too briefly, in all the roles that show it; anything else is asked no date. */
export function isToolOfLongAgo(shown: string, place: Span, resume: PreparedResume): boolean {
  if (!PRODUCTS.has(groupOf(shown)) || resume.clean === '') return false;
  const { at } = passagesIn(resume);
  const places = [place, ...(resume.done?.get(shown) ?? [])];
  return !isOfLate(places, (position) => at(position).role, resume);
}

/**
 * What speaks for it that the role around `place` proves a skill of the ad; `shown` is the skill that stands there: the one asked
 * for, a case of it or an alternative. Null where nothing could (`proof-terms.ts`).
 */
export function proofFeatures(
  wish: SkillWish,
  shown: string,
  place: Span,
  job: PreparedJob,
  resume: PreparedResume,
): ProofFeature[] | null {
  const { roles, at } = passagesIn(resume);
  const number = at(place.start).role;
  const [role, prepared] = [roles[number], resume.roles[number]];
  if (role === undefined || prepared === undefined) return null;
  const usual = typicalSkills(prepared.occupation ?? '');
  const title = resume.clean.slice(role.title.start, role.title.end);
  const isHelper = HELPER.test(fold(title)) && !HELPER.test(fold(job.title));
  const isWithin = role.title.start <= place.start && place.end <= role.title.end;
  // `Communication specialist` says nothing of how somebody communicates.
  const isInTitle = !isHelper && isWithin && groupOf(shown) !== 'personal' && titleSays(shown, title);
  const months = prepared.to - prepared.from;
  const written = resume.clean.slice(place.start, place.end);
  // `A spreadsheet for returns` is of any program.
  const isCommonNoun = PRODUCTS.has(groupOf(shown)) && !NAME.test(written) && !isOfItsName(written, shown);
  if (isCommonNoun || ((!isWithin || written.endsWith('s')) && isOfAnotherForm(shown, written))) return null;
  const inTheAdsWords = saysAll(wish, resume, place);
  const isTool = PRODUCTS.has(groupOf(shown));
  const isFresh = !isToolOfLongAgo(shown, place, resume);
  const isNamed = isInTitle || isTool || wish.terms.length > 0 || saysName(shown, sentenceAround(resume.clean, place));
  if (!isFresh || !isNamed || (!isInTitle && isInList(resume.clean, place))) return null;
  const speaks: Record<ProofFeature, boolean> = {
    ofOccupation: isInTitle || usual.includes(wish.id) || usual.includes(shown),
    ofProduct: isProduct(shown) && NAME.test(written),
    inTheAdsWords,
    ofNearWork: (job.nearOccupations.get(prepared.occupation ?? '') ?? 0) >= NEAR_WORK,
    ofAYear: Number.isNaN(months) || months >= MONTHS_LEAST,
    ofOneSkill: wish.terms.length === 0 && wish.inWords === undefined,
  };
  return PROOF_FEATURES.filter((feature) => speaks[feature]);
}

/** Whether so much speaks for a proof that it is shown as one. */
export function isLikelyProof(features: readonly ProofFeature[] | null): boolean {
  return features !== null && features.reduce((sum, feature) => sum + PROOF_WEIGHTS[feature], 0) >= LEAST_SUM;
}
