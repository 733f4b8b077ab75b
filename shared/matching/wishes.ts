/**
 * Turns the lines of a job into wishes: skills, languages, education, years, each with how much it is wanted.
 *
 * An ad mixes three voices. It requires (`imprescindible`, a list under "Requirements"), it would like (`se valora`,
 * "a plus"), and it tells (duties, the team, the house). `job-lines.ts` hears which voice a line speaks in; here each
 * concept found in a line becomes a wish of that strength. One concept asked for twice is one wish, the stronger.
 */
import type { BilingualText } from '../domain/field.ts';
import type { LanguageLevel } from '../domain/profile.ts';
import { conceptById, findMentions, fold } from '../taxonomy/index.ts';
import { neighboursOf, skillWeight, tradeOf, typicalSkills } from './concepts.ts';
import { educationIn, educationRank } from './education-level.ts';
import { both } from './finding.ts';
import type { Asked, JobLine } from './job-lines.ts';
import { levelBeside } from './language-level.ts';
import { termWeight, wordsOf } from './words.ts';

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

export interface EducationWish {
  /** See `educationRank`. */
  rank: number;
  importance: Importance;
}

export interface YearsWish {
  /** Years of experience in all. */
  value: number;
  importance: Importance;
}

/** How much a wish counts by how it is worded; what a description merely tells counts a little. */
const PART: Record<Asked, number> = { must: 1, nice: 0.35, told: 0.3, aside: 0 };
/** Part of a typical skill that the ad does not name. */
const UNSAID = 0.3;
const WISHES_MAX = 24;

const YEARS =
  /(\d{1,2})(?:\s*(?:-|–|a|to|or|o)\s*\d{1,2})?\s*\+?\s*(?:or more |o mas )?(?:years?|yrs?|anos)\b(?![^.\n]{0,25}\b(?:old|of age|de edad|warranty|garantia)\b)/g;

/** The two ranks that a result knows: what is merely told is nice to have. */
export function importanceOf(asked: Asked): Importance {
  return asked === 'must' ? 'must' : 'nice';
}

/** The stronger of two ways to ask for one thing. */
function stronger(a: Asked, b: Asked): Asked {
  return PART[a] >= PART[b] ? a : b;
}

/** Every concept of a kind that the lines name, with the strongest way in which it is asked for. */
export function askedFor(lines: readonly JobLine[], kind: 'skill' | 'language' | 'licence'): Map<string, Asked> {
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

/** Both names of a concept; the id itself where the taxonomy no longer knows it. */
export function labelOf(id: string): BilingualText {
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

/** At most `WISHES_MAX` skills, heaviest first; ties by id, so that the order of an ad's lines changes nothing. */
export function skillWishes(lines: readonly JobLine[], occupations: readonly string[]): SkillWish[] {
  const byId = new Map<string, SkillWish>();
  for (const wish of [...conceptWishes(lines, occupations), ...wordWishes(lines)]) {
    if ((byId.get(wish.id)?.part ?? 0) < wish.part) byId.set(wish.id, wish);
  }
  return [...byId.values()].sort((a, b) => b.part - a.part || (a.id < b.id ? -1 : 1)).slice(0, WISHES_MAX);
}

/** Languages with the level asked for. Naming a language asks for it, unless the line says it would only be nice. */
export function languageWishes(lines: readonly JobLine[]): LanguageWish[] {
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
export function educationWish(lines: readonly JobLine[]): EducationWish | null {
  let wish: EducationWish | null = null;
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

/** Years of experience asked for in all, from lines that speak of experience; null where none is. */
export function yearsWish(lines: readonly JobLine[]): YearsWish | null {
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
