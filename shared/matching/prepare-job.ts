/** Reads what a job asks for, once, so that it can be compared with thousands of resumes. */
import type { BilingualText } from '../domain/field.ts';
import type { Job } from '../domain/job.ts';
import type { LanguageLevel } from '../domain/profile.ts';
import { conceptById, findMentions, fold, occupationByTitle, placeByName } from '../taxonomy/index.ts';
import { neighboursOf, skillWeight, tradeOf, tradeSums, typicalSkills } from './concepts.ts';
import { educationIn, educationRank } from './education-level.ts';
import { both } from './finding.ts';
import { type Asked, descriptionLines, type JobLine, requirementLines } from './job-lines.ts';
import { levelBeside } from './language-level.ts';
import { LEVEL_STEP, stepIn } from './level.ts';
import { type Shingles, shinglesOf } from './pasted.ts';
import { termWeight, wordsOf } from './words.ts';

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
> & { experienceLevel: Job['experienceLevel'] | null };

export type Importance = 'must' | 'nice';

/** One skill asked for: a concept with its neighbours, or, where the taxonomy knows none, the words themselves. */
export interface SkillWish {
  id: string;
  label: BilingualText;
  importance: Importance;
  /** Size beside the other wishes of this job. */
  part: number;
  near: readonly (readonly [string, number])[];
  terms: readonly string[];
}

export interface LanguageWish {
  iso: string;
  label: BilingualText;
  level: LanguageLevel | null;
  importance: Importance;
}

export interface LicenceWish {
  id: string;
  label: BilingualText;
  importance: Importance;
}

export interface PreparedJob {
  jobId: string;
  title: string;
  occupations: readonly string[];
  /** Nearness, 0..1, of every occupation that is near one of the job's. */
  nearOccupations: ReadonlyMap<string, number>;
  titleTerms: readonly string[];
  skills: readonly SkillWish[];
  languages: readonly LanguageWish[];
  licences: readonly LicenceWish[];
  education: { rank: number; importance: Importance } | null;
  years: { value: number; importance: Importance } | null;
  step: number | null;
  place: string | null;
  remote: boolean;
  /** Its words with their shares of the whole, adding up to 1. */
  terms: readonly (readonly [string, number])[];
  /** How much each trade belongs to it, 0..1. */
  trades: ReadonlyMap<string, number>;
  /** Typical skills of the occupations with what each tells, adding up to 1. */
  typical: readonly (readonly [string, number])[];
  shingles: Shingles;
  wordCount: number;
}

/** How much a wish counts by how it is worded; what a description merely tells counts a little. */
const PART: Record<Asked, number> = { must: 1, nice: 0.35, told: 0.3, aside: 0 };
/** Part of a typical skill that the ad does not name. */
const UNSAID = 0.3;
const WISHES_MAX = 24;

const YEARS =
  /(\d{1,2})(?:\s*(?:-|–|a|to|or|o)\s*\d{1,2})?\s*\+?\s*(?:or more |o mas )?(?:years?|yrs?|anos)\b(?![^.\n]{0,25}\b(?:old|of age|de edad|warranty|garantia)\b)/g;

function importanceOf(asked: Asked): Importance {
  return asked === 'must' ? 'must' : 'nice';
}

/** The stronger of two ways to ask for one thing. */
function stronger(a: Asked, b: Asked): Asked {
  return PART[a] >= PART[b] ? a : b;
}

function askedFor(lines: readonly JobLine[], kind: 'skill' | 'language' | 'licence'): Map<string, Asked> {
  const asked = new Map<string, Asked>();
  for (const line of lines) {
    if (line.asked === 'aside') continue;
    for (const { id } of findMentions(line.text, [kind])) {
      const known = asked.get(id);
      asked.set(id, known === undefined ? line.asked : stronger(known, line.asked));
    }
  }
  return asked;
}

function labelOf(id: string): BilingualText {
  const names = conceptById(id)?.names;
  return both(names?.es ?? id, names?.en ?? id);
}

/** What prose seems to name outside the trade of the job counts so much: `react to complaints` asks for no React. */
const OFF_TRADE = 0.25;

/** Trades of the occupations' typical skills; empty where the occupation is not known, and nothing is then doubted. */
function tradesOf(occupations: readonly string[]): Set<string> {
  return new Set(occupations.flatMap(typicalSkills).flatMap((id) => tradeOf(id) ?? []));
}

function plausibility(id: string, listed: boolean, trades: ReadonlySet<string>): number {
  const trade = tradeOf(id);
  return listed || trades.size === 0 || trade === undefined || trades.has(trade) ? 1 : OFF_TRADE;
}

function conceptWish(id: string, importance: Importance, part: number): SkillWish {
  return { id, label: labelOf(id), importance, part, near: neighboursOf(id, 'skill').slice(1), terms: [] };
}

function conceptWishes(lines: readonly JobLine[], occupations: readonly string[]): SkillWish[] {
  const asked = askedFor(lines, 'skill');
  const listed = askedFor(
    lines.filter((line) => line.listed),
    'skill',
  );
  const trades = tradesOf(occupations);
  // Where nothing is worded as a requirement, what the text tells is all there is to go by.
  const loose = ![...asked.values()].includes('must');
  const wishes = [...asked].map(([id, said]): SkillWish => {
    const how = loose && said === 'told' ? 'must' : said;
    const part = PART[how] * skillWeight(id) * plausibility(id, listed.has(id), trades);
    return conceptWish(id, importanceOf(how), part);
  });
  // The occupation's own skills stand in for what a short ad leaves unsaid, and never outweigh what it says.
  const typical = wishes.length >= 3 ? [] : occupations.flatMap(typicalSkills).filter((id) => !asked.has(id));
  return [...wishes, ...typical.slice(0, 6).map((id) => conceptWish(id, 'nice', UNSAID * skillWeight(id)))];
}

function slug(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
}

/** Short listed requirements that name no concept: matched by their own words, so that an unknown skill still counts. */
function wordWishes(lines: readonly JobLine[]): SkillWish[] {
  return lines.flatMap((line): SkillWish[] => {
    if (!line.listed || (line.asked !== 'must' && line.asked !== 'nice')) return [];
    if (
      findMentions(line.text, ['skill', 'language', 'licence', 'education']).length > 0 ||
      fold(line.text).match(YEARS)
    )
      return [];
    const terms = [...new Set(wordsOf(line.text).map(({ term }) => term))].filter((term) => termWeight(term) === 1);
    if (terms.length === 0 || terms.length > 6) return [];
    const label = line.text.slice(0, 120);
    return [
      {
        id: `skill:${slug(line.text)}`,
        label: both(label, label),
        importance: importanceOf(line.asked),
        part: PART[line.asked] * 0.8,
        near: [],
        terms,
      },
    ];
  });
}

function skillWishes(lines: readonly JobLine[], occupations: readonly string[]): SkillWish[] {
  const byId = new Map<string, SkillWish>();
  for (const wish of [...conceptWishes(lines, occupations), ...wordWishes(lines)]) {
    if ((byId.get(wish.id)?.part ?? 0) < wish.part) byId.set(wish.id, wish);
  }
  return [...byId.values()].sort((a, b) => b.part - a.part || (a.id < b.id ? -1 : 1)).slice(0, WISHES_MAX);
}

function languageWishes(lines: readonly JobLine[]): LanguageWish[] {
  const wishes = new Map<string, LanguageWish>();
  for (const { text, asked } of lines) {
    if (asked === 'aside') continue;
    const mentions = findMentions(text, ['language']);
    for (const [index, { id, start, end }] of mentions.entries()) {
      const concept = conceptById(id);
      if (concept?.kind !== 'language') continue;
      const level = levelBeside(fold(text), start, end, mentions[index + 1]?.start ?? text.length);
      const wish: LanguageWish = {
        iso: concept.iso,
        label: concept.names,
        level,
        importance: asked === 'nice' ? 'nice' : 'must',
      };
      const known = wishes.get(concept.iso);
      if (known === undefined || (known.level === null && level !== null)) wishes.set(concept.iso, wish);
    }
  }
  return [...wishes.values()].sort((a, b) => (a.iso < b.iso ? -1 : 1));
}

/** The lowest education that satisfies a line: `bachelor or master` is satisfied by the bachelor. */
function educationWish(lines: readonly JobLine[]): PreparedJob['education'] {
  let wish: PreparedJob['education'] = null;
  for (const { text, asked } of lines) {
    if (asked === 'aside') continue;
    const ranks = educationIn(text).map(({ level }) => educationRank(level));
    if (ranks.length === 0) continue;
    const rank = Math.min(...ranks);
    const importance = importanceOf(asked);
    if (
      wish === null ||
      (importance === 'must' && wish.importance === 'nice') ||
      (importance === wish.importance && rank > wish.rank)
    ) {
      wish = { rank, importance };
    }
  }
  return wish;
}

function yearsWish(lines: readonly JobLine[]): PreparedJob['years'] {
  const wishes = lines.flatMap(({ text, asked }) => {
    const folded = fold(text);
    if (asked === 'aside' || !/experien/.test(folded)) return [];
    return [...folded.matchAll(YEARS)].map((found) => ({
      value: Number(found[1]),
      importance: asked === 'nice' ? ('nice' as const) : ('must' as const),
    }));
  });
  // The experience as a whole is the largest figure; smaller ones speak of single tools.
  return wishes.filter(({ value }) => value > 0 && value <= 25).sort((a, b) => b.value - a.value)[0] ?? null;
}

function jobTerms(
  job: MatchJob,
  lines: readonly JobLine[],
  occupations: readonly string[],
): (readonly [string, number])[] {
  const weights = new Map<string, number>();
  const add = (text: string, share: number) => {
    for (const { term } of wordsOf(text)) weights.set(term, Math.min(3, (weights.get(term) ?? 0) + share));
  };
  add(job.title, 2);
  add(`${job.tags.join(' ')} ${job.category}`, 1);
  for (const { text, asked } of lines) if (asked !== 'aside') add(text, asked === 'nice' ? 0.5 : 1);
  for (const id of occupations) for (const skill of typicalSkills(id)) add(labelOf(skill).en, 0.3);
  const damped = [...weights].map(([term, weight]) => [term, weight * termWeight(term) ** 2] as const);
  return shares(damped).sort((a, b) => (a[0] < b[0] ? -1 : 1));
}

/** The same amounts as shares of their sum. */
function shares(amounts: Iterable<readonly [string, number]>): [string, number][] {
  const all = [...amounts];
  const total = all.reduce((sum, [, amount]) => sum + amount, 0) || 1;
  return all.map(([key, amount]) => [key, amount / total]);
}

/** Words that introduce whom an ad looks for; what follows within the clause is the job by another name. */
const SOUGHT =
  /\b(?:(?:we are|we're|were|is|are) (?:hiring|seeking|looking for|recruiting)|seeking|looking for|buscamos|se busca|busca|buscando|seleccionamos|necesitamos|contratamos|precisamos)\b[^.;:\n]{0,70}/g;

/** The occupation of the title first, then one that the description says it looks for; the second counts as an equal. */
function occupationsOf(job: MatchJob): string[] {
  const titled = occupationByTitle(job.title);
  const named = titled ? [titled.id] : findMentions(job.title, ['occupation']).map(({ id }) => id);
  const sought = (fold(job.description).match(SOUGHT) ?? []).flatMap((clause) =>
    findMentions(clause, ['occupation']).slice(0, 1),
  );
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
function tradesAsked(skills: readonly SkillWish[], occupations: readonly string[], lines: readonly JobLine[]) {
  const named = skills.map(({ id, part }) => [id, part] as const);
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

/** All lines of a job that ask for something, each worded. */
function linesOf(job: MatchJob): JobLine[] {
  const own = requirementLines(job.requirements);
  const told = descriptionLines(job.description);
  const tags = job.tags.map((text): JobLine => ({ text, asked: 'nice', listed: true }));
  return [...own, ...told, ...tags];
}

/** Reads a job for matching: its occupation, wishes and words. Company, pay and benefits are not compared. */
export function prepareJob(job: MatchJob): PreparedJob {
  const lines = linesOf(job);
  const occupations = occupationsOf(job);
  const skills = skillWishes(lines, occupations);
  const terms = jobTerms(job, lines, occupations);
  const licences = [...askedFor(lines, 'licence')].map(([id, asked]) => ({
    id,
    label: labelOf(id),
    importance: importanceOf(asked),
  }));
  return {
    jobId: job.jobId,
    title: job.title,
    occupations,
    nearOccupations: nearOccupations(occupations),
    titleTerms: [...new Set(wordsOf(job.title).map(({ term }) => term))],
    skills,
    languages: languageWishes(lines),
    licences: licences.sort((a, b) => (a.id < b.id ? -1 : 1)),
    education: educationWish(lines),
    years: yearsWish(lines),
    step: stepIn(job.title) ?? (job.experienceLevel === null ? null : LEVEL_STEP[job.experienceLevel]),
    place: placeByName(job.location)?.id ?? null,
    remote: job.remotePolicy === 'remote' || job.jobType === 'remote',
    terms,
    trades: tradesAsked(skills, occupations, lines),
    typical: typicalOf(occupations),
    shingles: shinglesOf([job.title, job.description, ...job.requirements].join('\n')),
    wordCount: terms.length,
  };
}
