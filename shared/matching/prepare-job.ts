/**
 * Reads what a job asks for, once, so that it can be compared with thousands of resumes.
 *
 * Three views of one ad, from exact to vague: its requirements (`requirements.ts`), its occupation with all that is near it, and its
 * words and trades as a whole. The exact ones can be quoted, the vague ones rank where an ad names little.
 */

import type { BilingualText } from '../domain/field.ts';
import type { Job } from '../domain/job.ts';
import type { JobCriteria } from '../domain/job-criteria.ts';
import { protectedSpans } from '../domain/protected-terms.ts';
import { proxySpans } from '../domain/proxy-terms.ts';
import { blanked } from '../domain/spans.ts';
import { currentWeights, emphasised, type Weights } from '../domain/weights.ts';
import { findMentions, occupationByTitle } from '../taxonomy/index.ts';
import { withoutBoilerplate } from './ad-boilerplate.ts';
import { askedIn } from './asked-of-ad.ts';
import { rarityOf } from './background.ts';
import { neighboursOf, skillWeight, tradeOf, tradeSums, typicalSkills } from './concepts.ts';
import { countryOf } from './country.ts';
import type { EducationRequirement } from './education-requirement.ts';
import { asksEither } from './either-route.ts';
import { type Genre, SHIPPED_GENRE } from './genre.ts';
import { addedLines, type JobLine, linesInPlace, requirementLines } from './job-lines.ts';
import { soughtIn, titleOf } from './job-title.ts';
import { languageOf } from './language-level.ts';
import type { LanguageRequirement } from './language-requirements.ts';
import { LEVEL_STEP, stepSought } from './level.ts';
import { addToBag, type Bag, type Direction, directionOf, soughtDirection, workIn } from './likeness.ts';
import { classifiedLines } from './line-classifier.ts';
import { type Shingles, shinglesOf } from './pasted.ts';
import { nationalitySpans } from './personal-words.ts';
import { countryOfPlace, placeOf } from './place-of-work.ts';
import { type SkillRequirement, skillsIn } from './requirement.ts';
import { askedFor, type LicenceRequirement } from './requirements.ts';
import { say } from './sentences.ts';
import { slug } from './slug.ts';
import { specialityOf, specialSkillsOf } from './speciality.ts';
import { restoredAd } from './stripped-ad.ts';
import { termsOf, withoutTerms } from './terms-of-work.ts';
import { occupationOfField, withoutPlace } from './title-of-a-field.ts';
import { termWeight, wordsOf } from './words.ts';
import type { YearsRequirement } from './years-requirement.ts';

export type MatchJob = Pick<
  Job,
  | 'jobId'
  | 'title'
  | 'company'
  | 'location'
  | 'industry'
  | 'category'
  | 'jobType'
  | 'description'
  | 'requirements'
  | 'tags'
  | 'remotePolicy'
> & { experienceLevel: Job['experienceLevel'] | null; criteria?: JobCriteria | null };

export interface PreparedJob {
  jobId: string;
  title: string;
  occupations: readonly string[];
  /** Nearness, 0..1, of every occupation that is near one of the job's. */
  nearOccupations: ReadonlyMap<string, number>;
  titleTerms: readonly string[];
  /** What the title says beyond its occupation (`speciality.ts`). */
  speciality: readonly string[];
  /** Skills that show it. */
  specialSkills: readonly string[];
  skills: readonly SkillRequirement[];
  languages: readonly LanguageRequirement[];
  licences: readonly LicenceRequirement[];
  education: EducationRequirement | null;
  years: YearsRequirement | null;
  /** The degree and the years stand for each other: either will do. */
  isEitherRoute: boolean;
  step: number | null;
  place: string | null;
  /** What the ad calls it, where no field of the job does. */
  placeLabel: BilingualText | null;
  /** Where the work is, as far as the ad says it: ISO 3166-1 alpha-2. */
  country: string | undefined;
  remote: boolean;
  /** Language that the ad is written in. */
  writtenIn: 'es' | 'en';
  /** What it speaks of as a whole, what it demands above what it would like. */
  direction: Direction;
  /** The same as it is laid beside resumes, by how telling each part is (`genre.ts`). */
  sought: Direction;
  /** What it is called, in the same way. */
  soughtTitle: Direction;
  /** Names the counts by which that was told (`genre.ts`). */
  genre: string;
  /** Its telling words, most telling first. */
  words: readonly TellingWord[];
  /** How much each trade belongs to it, 0..1. */
  trades: ReadonlyMap<string, number>;
  /** Typical skills of the occupations with what each tells, adding up to 1. */
  typical: readonly (readonly [string, number])[];
  shingles: Shingles;
  wordCount: number;
  /** Share of each family, with the recruiter's emphasis. */
  weights: Weights;
  /** What a recruiter said of single criteria; `null` where they left them as they are. */
  changes: Pick<JobCriteria, 'importance' | 'knockouts'> | null;
}

/** How often a word counts by what says it. */
const SAID = { title: 3, must: 1, told: 0.8, nice: 0.5, aside: 0 } as const;

/** The texts of an ad with how much each counts. Places and what stands in for who somebody is are no vocabulary. */
function spokenParts(job: MatchJob, lines: readonly JobLine[]): (readonly [string, number])[] {
  const parts = [
    [job.title, SAID.title] as const,
    [job.category, SAID.told] as const,
    // The days and the place of the work say nothing of the work.
    ...lines.map(({ text, asked, condition }) => [text, condition ? 0 : SAID[asked]] as const),
  ];
  const counted = parts.filter(([text, count]) => count > 0 && text !== '');
  return counted.map(([text, count]) => [
    blanked(text, [...proxySpans(text), ...findMentions(text, ['place'])]),
    count,
  ]);
}

function bagOfParts(parts: readonly (readonly [string, number])[]): Bag {
  const bag: Bag = new Map();
  for (const [text, count] of parts) addToBag(bag, text, workIn(text), () => count);
  return bag;
}

/** A word of the ad that says more than most, as the ad writes it. */
interface TellingWord {
  term: string;
  written: string;
}

const TELLING_MOST = 24;

/** The words that carry most of the likeness, each once. */
function tellingWords(parts: readonly (readonly [string, number])[]): TellingWord[] {
  const weights = new Map<string, { written: string; weight: number }>();
  for (const [text, count] of parts) {
    for (const { term, start, end } of wordsOf(text)) {
      if (termWeight(term) < 1) continue;
      const known = weights.get(term) ?? { written: text.slice(start, end), weight: 0 };
      weights.set(term, { ...known, weight: known.weight + count * rarityOf(term) });
    }
  }
  const heaviest = [...weights].sort(([a, one], [b, other]) => other.weight - one.weight || (a < b ? -1 : 1));
  return heaviest.slice(0, TELLING_MOST).map(([term, { written }]) => ({ term, written }));
}

/** The same amounts as shares of their sum. */
function shares(amounts: Iterable<readonly [string, number]>): [string, number][] {
  const all = [...amounts];
  const total = all.reduce((sum, [, amount]) => sum + amount, 0) || 1;
  return all.map(([key, amount]) => [key, amount / total]);
}

/** The occupation of the title first, then one that the description says it looks for; the second counts as an equal. */
function occupationsOf(job: MatchJob): string[] {
  const titled = occupationByTitle(job.title) ?? occupationOfField(job.title);
  const named = titled ? [titled.id] : findMentions(job.title, ['occupation']).map(({ id }) => id);
  const sought = soughtIn(job.description).flatMap((clause) => findMentions(clause, ['occupation']).slice(0, 1));
  return [...new Set([...named, ...sought.map(({ id }) => id)])].slice(0, 2);
}

function nearOccupations(ids: readonly string[]): Map<string, number> {
  const near = new Map<string, number>();
  for (const id of ids) {
    for (const [other, nearness] of neighboursOf(id, 'occupation'))
      near.set(other, Math.max(nearness, near.get(other) ?? 0));
  }
  return near;
}

/**
 * How much each trade belongs to the job, 0..1, the chief one 1. A trade of a listed requirement belongs wholly: showing
 * more of it can then never lower the share of the resume that fits.
 */
function tradesAsked(skills: readonly SkillRequirement[], occupations: readonly string[], lines: readonly JobLine[]) {
  const named = skillsIn(skills).map(({ id, part }) => [id, part] as const);
  const typical = occupations.flatMap(typicalSkills).map((id) => [id, 0.5] as const);
  const sums = tradeSums([...named, ...typical]);
  const most = Math.max(...sums.values());
  const listed = lines.filter((line) => line.listed && line.asked === 'must');
  const required = new Set([...askedFor(listed, 'skill').keys()].map(tradeOf));
  return new Map([...sums].map(([trade, sum]) => [trade, required.has(trade) ? 1 : sum / most] as const));
}

function typicalOf(occupations: readonly string[]): [string, number][] {
  return shares([...new Set(occupations.flatMap(typicalSkills))].map((id) => [id, skillWeight(id)] as const));
}

/** All lines of a job that ask for something, each worded; `description` is its own as it was before a program glued it. */
function linesOf(job: MatchJob, description: string): JobLine[] {
  const own = requirementLines(job.requirements);
  const told = classifiedLines(linesInPlace(description)).map(withoutBoilerplate);
  const tags = job.tags.map((text): JobLine => ({ text, asked: 'nice', listed: true, tag: true }));
  return [...own, ...told, ...tags, ...addedLines(job.criteria?.added ?? [])].map(withoutProtected);
}

/** A label before a place: `SITE: `, `Lugar, `. */
const BEFORE_PLACE = /^\P{L}*\p{L}[\p{L} ]{2,24}[:,]\s/u;

/** Whether a statement only names the place of the work again: `SITE: Larkspur School, Merced County` beside `Larkspur School, Merced`. */
function repeatsPlace({ id, terms, label, condition }: SkillRequirement, place: string | undefined): boolean {
  if (place === undefined || terms.length === 0 || condition || id === `skill:term-${slug(place)}`) return false;
  const known = new Set(wordsOf(place).map(({ term }) => term));
  const own = wordsOf(label.es.replace(BEFORE_PLACE, '')).map(({ term }) => term);
  return own.length > 0 && own.filter((term) => known.has(term)).length >= PLACE_SHARE * own.length;
}

/** Share of a statement's words that name the place, from which on it says nothing else. */
const PLACE_SHARE = 0.6;

/** A text of the ad without what nobody may be ranked by; its length stays. */
function neutral(text: string, asking = protectedSpans(text)): string {
  return blanked(text, [...asking, ...nationalitySpans(text)]);
}

function withoutProtected(line: JobLine): JobLine {
  const asking = protectedSpans(line.text);
  return { ...line, text: neutral(line.text, asking), ...(asking.length > 0 && { protected: true }) };
}

/** The words of an ad, and the directions in which they point. */
function wordingOf(job: MatchJob, lines: readonly JobLine[], genre: Genre) {
  const parts = spokenParts(job, lines);
  const bag = bagOfParts(parts);
  return {
    direction: directionOf(bag),
    sought: soughtDirection(bag, genre),
    soughtTitle: soughtDirection(bagOfParts([[job.title, 1]]), genre),
    genre: genre.version,
    words: tellingWords(parts),
    wordCount: new Set(parts.flatMap(([text]) => wordsOf(text).map(({ term }) => term))).size,
  };
}

/**
 * Reads a job for matching, without what the law protects: its occupation, requirements and words, and how a recruiter
 * adjusted them (`criteria`). Company, pay and benefits are not compared. `genre` says how telling its words are.
 */
export function prepareJob(asWritten: MatchJob, genre: Genre = SHIPPED_GENRE): PreparedJob {
  const description = restoredAd(asWritten.description);
  const written = linesOf(asWritten, description);
  const place = placeOf(asWritten, written);
  const terms = termsOf(asWritten.title, description).map((term) => neutral(term));
  const stated = withoutTerms(written, terms);
  const { lines } = stated;
  const unknownPlace = place.id === null && place.words !== undefined ? [place.words] : [];
  const title = withoutPlace(titleOf(asWritten.title, asWritten.description));
  const job = { ...asWritten, title: neutral(title) };
  const occupations = occupationsOf(job);
  const read = askedIn(lines, { occupations, terms: [...unknownPlace, ...stated.terms] });
  const asked = { ...read, skills: read.skills.filter((requirement) => !repeatsPlace(requirement, place.words)) };
  return {
    jobId: job.jobId,
    title,
    occupations,
    nearOccupations: nearOccupations(occupations),
    titleTerms: [...new Set(wordsOf(job.title).map(({ term }) => term))],
    speciality: specialityOf(job.title, occupations.length > 0),
    specialSkills: specialSkillsOf(job.title),
    ...asked,
    isEitherRoute: asksEither(lines),
    step: stepSought(job.title) ?? (job.experienceLevel === null ? null : LEVEL_STEP[job.experienceLevel]),
    place: place.id,
    placeLabel: place.words === undefined ? null : say('quoted', { words: place.words }),
    country: countryOfPlace(place.id) ?? countryOf(`${asWritten.title}\n${asWritten.description}`),
    remote: job.remotePolicy === 'remote' || job.jobType === 'remote',
    writtenIn: languageOf(`${asWritten.title}\n${description}`),
    ...wordingOf(job, lines, genre),
    trades: tradesAsked(asked.skills, occupations, lines),
    typical: typicalOf(occupations),
    shingles: shinglesOf([job.title, job.description, ...job.requirements].join('\n')),
    weights: emphasised(currentWeights(), job.criteria?.emphasis ?? {}),
    changes: job.criteria ?? null,
  };
}
