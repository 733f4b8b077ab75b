/**
 * Reads everything the criteria need out of one resume, once, so that comparing it with a job costs microseconds.
 *
 * Order matters: first blank what must not count (`clean.ts`), then find what is named, then ask for each name what its
 * place proves (`passages.ts`) and keep the best. Nothing here knows of a job; the result serves all jobs alike.
 */
import { mergedMonths } from '../domain/months.ts';
import type { Span } from '../domain/profile.ts';
import { firstNot, lineAround } from '../domain/spans.ts';
import type { Mention } from '../taxonomy/index.ts';
import { conceptById, findMentions, fold, occupationByTitle, placeByName } from '../taxonomy/index.ts';
import { cleanText } from './clean.ts';
import { isOneWord, ownSkillOf, tradeOf, tradeSums, typicalSkills } from './concepts.ts';
import {
  type Degree,
  educationOf,
  type HeldLanguage,
  type HeldLicence,
  inForce,
  languagesOf,
  licencesOf,
} from './held-papers.ts';
import { languageOf } from './language-level.ts';
import { stepIn } from './level.ts';
import { addToBag, type Bag, type Direction, directionOf, isOfWork, workIn } from './likeness.ts';
import type { MatchResume } from './match-resume.ts';
import { inOneFlow } from './one-flow.ts';
import { refereeSpans } from './others-work.ts';
import { isOnlyNamed, isTrial } from './own-doing.ts';
import { type Passages, type Place, passagesOf, roleStrength } from './passages.ts';
import { NO_RUNS, runsIn } from './pasted.ts';
import { mentionsOfLeading } from './people-led.ts';
import { type Word, wordsOf } from './words.ts';

/** What a resume shows for one concept. */
export interface Use extends Span {
  /** 0..1: the most that any of its mentions proves. */
  strength: number;
  /** In a dated role, which is what the score asks. */
  proven: boolean;
  /** The role only names it, or was a trial: no proof to be shown (`own-doing.ts`), though the score counts it. */
  named?: true;
}

export interface HeldOccupation extends Use {
  id: string;
}

/** A job with what the engine compares: its occupation, its own words, its months. */
export interface PreparedRole {
  title: Span;
  titleTerms: ReadonlySet<string>;
  occupation: string | undefined;
  skills: ReadonlySet<string>;
  strength: number;
  from: number;
  to: number;
  /** Too short, or a placement: named, not proven. */
  trial: boolean;
}

export interface PreparedResume {
  resume: MatchResume;
  today: string;
  clean: string;
  skills: ReadonlyMap<string, Use>;
  /** Every place where a dated role shows a skill done, in order; not in a form kept for ranking, which has no text. */
  done?: ReadonlyMap<string, readonly Span[]>;
  /** Terms with one place each. */
  terms: ReadonlyMap<string, Use>;
  /** What it speaks of as a whole, each thing as much as its place proves. */
  direction: Direction;
  /** What its roles are called, recent ones above old ones, and its first line. */
  titleDirection: Direction;
  /** Share of each trade in what the resume shows, together at most 1. */
  trades: ReadonlyMap<string, number>;
  roles: readonly PreparedRole[];
  occupations: readonly HeldOccupation[];
  /** Months of all dated roles, merged. */
  months: number;
  step: number | null;
  /** Degrees that were finished, highest first, with the words of their lines. */
  education: readonly Degree[];
  languages: ReadonlyMap<string, HeldLanguage>;
  /** Language the text is written in. */
  writtenIn: 'es' | 'en';
  licences: ReadonlyMap<string, HeldLicence>;
  place: { id: string; span: Span | null } | null;
  /** Runs of words, to find what was copied from an ad; none where that was left out already. */
  runs: Readonly<ReturnType<typeof runsIn>>;
  wordCount: number;
}

/**
 * Keeps the strongest use of each concept; of equal ones the first, so that the order of a list changes no score. What one use
 * proves stays proven, whichever is stronger.
 */
function keepBest(uses: Map<string, Use>, id: string, use: Use): void {
  const known = uses.get(id);
  if (known === undefined) {
    uses.set(id, use);
    return;
  }
  const best = use.strength > known.strength ? use : known;
  const both = [known, use];
  const proof = both.find(({ proven, named }) => proven && !named) ?? both.find(({ proven }) => proven);
  const isBetter = proof !== undefined && (!best.proven || (best.named && !proof.named));
  uses.set(id, isBetter ? { ...proof, strength: best.strength } : best);
}

function placed(place: Place, span: Span, passages: Passages): Use {
  const role = passages.roles[place.role];
  return { ...span, strength: place.strength, proven: role !== undefined && !Number.isNaN(role.to) };
}

/** Whether each role is too short, or a placement: what was done there is a claim (`own-doing.ts`). */
function trialsOf(passages: Passages, clean: string): boolean[] {
  return passages.roles.map((role) => isTrial(clean.slice(role.title.start, role.title.end), role));
}

const isWithin = ({ start, end }: Span, outer: Span | undefined) =>
  outer !== undefined && outer.start <= start && end <= outer.end;

/** What one word shows of a skill where nothing around it speaks of that trade: it may have another sense. */
const ALONE = 0.5;

/** Titles of those who name the trades of others all day. */
const FINDS_PEOPLE =
  /\b(?:recruit\w*|talent acquisition|head ?hunt\w*|sourcer|staffing|reclutad\w+|seleccion de personal)\b/;

/** How often each role speaks of each trade, its occupation's typical skills included. */
function tradesOfRoles(skills: readonly Mention[], passages: Passages, clean: string): Map<string, number>[] {
  const names = passages.roles.map(({ title }) => clean.slice(title.start, title.end));
  const namesOthers = names.map((name) => FINDS_PEOPLE.test(fold(name)));
  const trades = names.map((name) => {
    const occupation = occupationByTitle(name)?.id;
    const typical = occupation === undefined ? [] : typicalSkills(occupation).flatMap((id) => tradeOf(id) ?? []);
    return new Map([...new Set(typical)].map((trade) => [trade, 1]));
  });
  for (const { id, start } of skills) {
    const role = passages.at(start).role;
    const [trade, counts] = [tradeOf(id), trades[role]];
    if (trade !== undefined && !namesOthers[role]) counts?.set(trade, (counts.get(trade) ?? 0) + 1);
  }
  return trades;
}

/** Several words, or a name with its capital (`Kafka`), have one sense; a single common noun may have many. */
function isNameOrPhrase(clean: string, span: Span): boolean {
  return !isOneWord(clean, span) || /^[^\p{L}]*\p{Lu}/u.test(clean.slice(span.start, span.end));
}

/** A common noun and no name (`spreadsheets`, `Scheduling`): names have capitals or figures within (`WMS`, `k8s`). */
const COMMON_NOUN = /^\p{L}\p{Ll}+$/u;

/**
 * Whether a mention is a lone common noun that is not in the skill's own name: `spreadsheets` for Excel, `soldering` for brazing. It
 * points to the skill and may as well be another.
 */
function isPointer(clean: string, { id, start, end }: Mention): boolean {
  const written = clean.slice(start, end).trim();
  if (!COMMON_NOUN.test(written)) return false;
  const names = conceptById(id)?.names;
  const own = new Set(wordsOf(`${names?.es}, ${names?.en}`).map(({ term }) => term));
  return wordsOf(written).every(({ term }) => !own.has(term));
}

/** How far around a word its company may stand: a sentence. */
const COMPANY_CHARS = 140;

/** Whether another skill of its trade stands in the same sentence: `nómina` beside `IMSS` is payroll, beside a car loan it is not. */
function hasCompany(clean: string, skills: readonly Mention[], at: number): boolean {
  const own = skills[at];
  const trade = own && tradeOf(own.id);
  if (own === undefined || trade === undefined) return true;
  const isCompany = (other: Mention | undefined) => {
    if (other === undefined || other.id === own.id || tradeOf(other.id) !== trade) return false;
    const [start, end] = other.start < own.start ? [other.end, own.start] : [own.end, other.start];
    return end - start < COMPANY_CHARS && !/\n\s*\n|[.;\u2022]\s/.test(clean.slice(start, end));
  };
  return [-3, -2, -1, 1, 2, 3].some((step) => isCompany(skills[at + step]));
}

/**
 * Skills that the text shows. A role proves a skill in the company of its trade: in an occupation that has it or beside
 * another skill of it. Who cleaned a clinic of physiotherapy names it and did not do it. A single word without such company
 * (`driving` growth) is a weaker claim, too.
 */
function skillsShown(
  clean: string,
  mentions: readonly Mention[],
  passages: Passages,
  done: Map<string, Span[]>,
): Map<string, Use> {
  const skills = mentions.filter(({ kind }) => kind === 'skill');
  const trades = tradesOfRoles(skills, passages, clean);
  const trials = trialsOf(passages, clean);
  const typical = passages.roles.map(({ title }) => {
    const occupation = occupationByTitle(clean.slice(title.start, title.end))?.id;
    return new Set(occupation === undefined ? [] : typicalSkills(occupation));
  });
  const uses = new Map<string, Use>();
  for (const [at, { id, start, end }] of skills.entries()) {
    const place = passages.at(start);
    const use = placed(place, { start, end }, passages);
    const [trade, counts] = [tradeOf(id), trades[place.role]];
    const isAlone = trade !== undefined && counts !== undefined && (counts.get(trade) ?? 0) < 2;
    const isDoubtful = isAlone && isOneWord(clean, { start, end });
    const isInTitle = isWithin({ start, end }, passages.roles[place.role]?.title);
    const isTypical = typical[place.role]?.has(id) === true;
    const isMeant =
      isTypical ||
      (!isPointer(clean, skills[at] as Mention) &&
        (isNameOrPhrase(clean, { start, end }) || hasCompany(clean, skills, at)));
    const isDone = isInTitle || (isMeant && !isOnlyNamed(clean, { start, end }));
    const proven = use.proven && !isAlone;
    const isNamed = proven && (!isDone || trials[place.role] === true);
    const shown: Use = { ...use, proven, ...(isNamed && { named: true as const }) };
    if (proven && !isNamed) addPlace(done, id, { start, end });
    keepBest(uses, id, isDoubtful ? { ...shown, strength: use.strength * ALONE } : shown);
  }
  return uses;
}

function addPlace(done: Map<string, Span[]>, id: string, { start, end }: Span): void {
  const known = done.get(id);
  if (known) known.push({ start, end });
  else done.set(id, [{ start, end }]);
}

/** Skills named by the profile (its parser may know an entry that the text search reads otherwise), added as claims. */
function addListedSkills(uses: Map<string, Use>, resume: MatchResume, clean: string): void {
  for (const [index, { id }] of resume.profile.skills.entries()) {
    const span = resume.sources[`skills.${index}`];
    const known = id === null ? undefined : conceptById(id);
    if (known === undefined || span === undefined || clean.slice(span.start, span.end).trim() === '') continue;
    keepBest(uses, known.id, { ...span, strength: 0.55, proven: false });
  }
}

/** A dated job proves the skill that its occupation is named after. */
function addOwnSkills(uses: Map<string, Use>, roles: readonly PreparedRole[], done: Map<string, Span[]>): void {
  for (const { occupation, title, strength, to, trial } of roles) {
    const skill = occupation === undefined || Number.isNaN(to) ? undefined : ownSkillOf(occupation);
    if (skill === undefined) continue;
    keepBest(uses, skill, { ...title, strength, proven: true, ...(trial && { named: true as const }) });
    if (!trial) addPlace(done, skill, title);
  }
}

/** Each word's term with what its best place shows. */
function termsOf(words: readonly Word[], passages: Passages): Map<string, Use> {
  const uses = new Map<string, Use>();
  for (const { term, start, end } of words) keepBest(uses, term, placed(passages.at(start), { start, end }, passages));
  return uses;
}

function directionIn(
  clean: string,
  words: readonly Word[],
  mentions: readonly Mention[],
  passages: Passages,
): Direction {
  const bag: Bag = new Map();
  addToBag(bag, clean, mentions.filter(isOfWork), (position) => passages.at(position).strength, words);
  return directionOf(bag);
}

/** Lines that say what somebody is, at most. */
const HEADLINES_MOST = 2;
/** What saying so counts beside having held a job of that name. */
const HEADLINE_COUNT = 0.5;

/** The first lines of headline and summary that name an occupation. */
function headlinesOf(clean: string, mentions: readonly Mention[], passages: Passages): string[] {
  const named = mentions.filter(
    ({ kind, start }) => kind === 'occupation' && ['header', 'summary'].includes(passages.at(start).kind),
  );
  const lines = named.map((mention) => lineAround(clean, mention));
  return [...new Set(lines)].slice(0, HEADLINES_MOST);
}

/** What the roles and the headlines are called together. */
function titleDirectionIn(clean: string, roles: readonly PreparedRole[], headlines: readonly string[]): Direction {
  const bag: Bag = new Map();
  const addText = (text: string, count: number) => addToBag(bag, text, workIn(text), () => count);
  for (const { title, strength } of roles) addText(clean.slice(title.start, title.end), strength);
  for (const line of headlines) addText(line, HEADLINE_COUNT);
  return directionOf(bag);
}

/** Added to what all trades amount to, so that one word alone makes no field of work. */
const HARDLY_SHOWN = 1;

/** Share of each trade in all that the resume shows, by its skills and the typical skills of its occupations. */
function tradesOf(skills: ReadonlyMap<string, Use>, occupations: readonly HeldOccupation[]): Map<string, number> {
  const named = [...skills].map(([id, use]) => [id, use.strength] as const);
  const typical = occupations.flatMap(({ id, strength }) =>
    typicalSkills(id).map((skill) => [skill, strength * 0.5] as const),
  );
  const amounts = tradeSums([...named, ...typical]);
  const total = [...amounts.values()].reduce((sum, amount) => sum + amount, HARDLY_SHOWN);
  return new Map([...amounts].map(([trade, amount]) => [trade, amount / total]));
}

function rolesOf(clean: string, passages: Passages, mentions: readonly Mention[], today: string): PreparedRole[] {
  const skills = mentions.filter(({ kind }) => kind === 'skill');
  const skillFrom = (place: number) => firstNot(skills.length, (at) => (skills[at]?.start ?? 0) < place);
  return passages.roles.map((role) => {
    const title = clean.slice(role.title.start, role.title.end);
    const parts = [role.body, ...(role.apart ? [role.apart] : [])];
    const inside = parts.flatMap(({ start, end }) => skills.slice(skillFrom(start), skillFrom(end)));
    return {
      title: role.title,
      titleTerms: new Set(wordsOf(title).map(({ term }) => term)),
      occupation: occupationByTitle(title)?.id,
      skills: new Set(inside.map(({ id }) => id)),
      strength: roleStrength(role, today),
      from: role.from,
      to: role.to,
      trial: isTrial(title, role),
    };
  });
}

/** Occupations held in roles, and those the person claims in headline or summary. */
function occupationsOf(
  roles: readonly PreparedRole[],
  mentions: readonly Mention[],
  passages: Passages,
): HeldOccupation[] {
  const uses = new Map<string, Use>();
  for (const role of roles) {
    if (role.occupation === undefined) continue;
    const isDated = !Number.isNaN(role.to);
    const proven = isDated && !role.trial;
    keepBest(uses, role.occupation, { ...role.title, strength: isDated ? role.strength : 0.6, proven });
  }
  for (const { id, kind, start, end } of mentions) {
    const place = passages.at(start).kind;
    if (kind !== 'occupation' || (place !== 'header' && place !== 'summary')) continue;
    keepBest(uses, id, { start, end, strength: 0.5, proven: false });
  }
  return [...uses].map(([id, use]) => ({ id, ...use }));
}

function placeOf({ profile, sources }: MatchResume): PreparedResume['place'] {
  const place = profile.location === null ? undefined : placeByName(profile.location);
  return place ? { id: place.id, span: sources.location ?? null } : null;
}

/** The step that the title of the latest role says. */
function latestStep(clean: string, roles: readonly PreparedRole[]): number | null {
  const latest = roles.reduce<PreparedRole | undefined>(
    (best, role) => (best && best.to >= role.to ? best : role),
    undefined,
  );
  return latest ? stepIn(clean.slice(latest.title.start, latest.title.end)) : null;
}

/** The text of a resume as far as it may count, without the `ignored` spans. */
export function countingText(resume: MatchResume, ignored: readonly Span[] = []): string {
  const { superseded = [] } = resume.correction ?? {};
  const text = inOneFlow(resume.text, resume.sources);
  return cleanText(text, resume.profile, resume.sources, [...ignored, ...superseded, ...refereeSpans(resume)]);
}

/**
 * Reads a resume for matching. `today` (`YYYY-MM`) is given, never taken from a clock, so that a result can be computed
 * again. Name, contact data, employers, schools, denials and instructions to machines are blanked first. `ignored` spans
 * of the text are blanked as well (see `pasted.ts`). Some 5 ms a resume.
 */
export function prepareResume(resume: MatchResume, today: string, ignored: readonly Span[] = []): PreparedResume {
  const { withoutConcepts = [] } = resume.correction ?? {};
  const clean = countingText(resume, ignored);
  const passages = passagesOf(resume, today);
  const named = findMentions(clean, ['skill', 'occupation', 'language', 'licence']);
  const found = [...named, ...mentionsOfLeading(clean, named, 'resume')].sort((one, other) => one.start - other.start);
  const without = new Set(withoutConcepts);
  const mentions = found.filter(({ id }) => !without.has(id));
  const done = new Map<string, Span[]>();
  const skills = skillsShown(clean, mentions, passages, done);
  addListedSkills(skills, resume, clean);
  const roles = rolesOf(clean, passages, mentions, today);
  addOwnSkills(skills, roles, done);
  for (const id of withoutConcepts) skills.delete(id);
  const occupations = occupationsOf(roles, mentions, passages);
  const words = wordsOf(clean);
  const terms = termsOf(words, passages);
  return {
    resume,
    today,
    clean,
    skills,
    done,
    terms,
    direction: directionIn(clean, words, mentions, passages),
    titleDirection: titleDirectionIn(clean, roles, headlinesOf(clean, mentions, passages)),
    trades: tradesOf(skills, occupations),
    roles,
    occupations,
    months: mergedMonths(roles),
    step: latestStep(clean, roles),
    education: educationOf(resume, clean, passages),
    languages: languagesOf(resume, clean, mentions),
    writtenIn: languageOf(clean),
    licences: licencesOf(clean, inForce(clean, mentions), resume.text),
    place: placeOf(resume),
    runs: ignored.length > 0 ? NO_RUNS : runsIn(clean),
    wordCount: terms.size,
  };
}
