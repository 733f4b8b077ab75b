/**
 * Turns the lines of a job into wishes: skills, languages, education, years, each with how much it is wanted.
 *
 * An ad mixes three voices. It requires (`imprescindible`, a list under "Requirements"), it would like (`se valora`,
 * "a plus"), and it tells (duties, the team, the house). `job-lines.ts` hears which voice a line speaks in; here each
 * concept found in a line becomes a wish of that strength. One concept asked for twice is one wish, the stronger.
 */
import type { BilingualText } from '../domain/field.ts';
import { conceptById, findMentions, fold, type Mention } from '../taxonomy/index.ts';
import { isOneWord, neighboursOf, skillWeight, tradeOf, typicalSkills } from './concepts.ts';
import type { Asked, JobLine } from './job-lines.ts';
import { type IsSaid, LEVEL, openWishes } from './open-wishes.ts';
import { asWritten } from './sentences.ts';
import { type Importance, importanceOf, PART, type SkillWish } from './wish.ts';
import { wordsOf } from './words.ts';

export interface LicenceWish {
  id: string;
  label: BilingualText;
  importance: Importance;
  /** The lines that ask for it, folded: which country's, which number, which body's. */
  written: string;
  /** Only one line names it. */
  isAskedOnce: boolean;
}

/** Part of a typical skill that the ad does not name. */
const UNSAID = 0.3;
const WISHES_MAX = 40;
/** The stronger of two ways to ask for one thing. */
function stronger(a: Asked, b: Asked): Asked {
  return PART[a] >= PART[b] ? a : b;
}

/** Checks of anybody's record are none of work with children, which other words ask for. */
const ANY_RECORD = /^(?:(?:basic )?dbs|.*antecedentes)/;
const OF_CHILDREN = /\b(?:enhanced|child\w*|vulnerable|pupils|school|sexual\w*|menores|infancia)\b/;

/** Of both sectors neither is asked for. */
const EITHER_SECTOR =
  /^(?:(?:the )?public (?:or|and) private|(?:the )?private (?:or|and) public|public sector (?:or|and)|sector(?:es)? (?:public[oa]s? [oy] privad|privad[oa]s? [ou] public))/;
const EITHER_MAX_CHARS = 40;

/** The longest names of the taxonomy have fewer characters. */
const NAME_MAX_CHARS = 120;

/** The names that may hold the one at `index`: those that begin with it or little before. They are sorted by where they begin. */
function around(all: readonly Mention[], index: number): Mention[] {
  const start = all[index]?.start ?? 0;
  let from = index;
  while (from > 0 && (all[from - 1]?.start ?? 0) > start - NAME_MAX_CHARS) from -= 1;
  let to = index + 1;
  while (all[to]?.start === start) to += 1;
  return all.slice(from, to);
}

/** What a line names of a kind, in the sense that its longest name gives: `carné de plataforma` is a licence and no lift operating. */
export function namedIn(text: string, kind: 'skill' | 'language' | 'licence'): Mention[] {
  const all = findMentions(text, ['skill', 'language', 'licence']).sort((one, other) => one.start - other.start);
  const longer = (one: Mention, other: Mention) => other.end - other.start > one.end - one.start;
  return all.filter((one, index) => {
    const within = around(all, index).filter((other) => other.start <= one.start && one.end <= other.end);
    if (one.kind !== kind || within.some((other) => longer(one, other))) return false;
    // An acronym that is a skill and a licence is the skill: `CAE` coordinates safety, and `Saberte el REBT` asks to know it.
    if (kind === 'licence' && within.some((other) => other.kind === 'skill')) return false;
    const written = fold(text.slice(one.start, one.end));
    const isAnyRecord = one.id === 'licence:sexual-offences' && ANY_RECORD.test(written);
    if (isAnyRecord && !OF_CHILDREN.test(fold(text))) return false;
    // `Sector público o privado` is any sector.
    if (EITHER_SECTOR.test(fold(text.slice(one.start, one.start + EITHER_MAX_CHARS)))) return false;
    // `Reporting to the head of team` names a superior and no reports.
    return !(written === 'reporting' && /^ to\b/.test(text.slice(one.end)));
  });
}

/** Every concept of a kind that the lines name, with the strongest way in which it is asked for. */
export function askedFor(lines: readonly JobLine[], kind: 'skill' | 'language' | 'licence'): Map<string, Asked> {
  const asked = new Map<string, Asked>();
  for (const line of lines) {
    if (line.asked === 'aside') continue;
    for (const { id } of namedIn(line.text, kind)) {
      const known = asked.get(id);
      asked.set(id, known === undefined ? line.asked : stronger(known, line.asked));
    }
  }
  return asked;
}

/** Both names of a concept; the id itself where the taxonomy no longer knows it. */
export function labelOf(id: string): BilingualText {
  return conceptById(id)?.names ?? asWritten(id);
}

/** Trades of the occupations' typical skills; empty where the occupation is not known, and nothing is then doubted. */
function tradesOf(occupations: readonly string[]): Set<string> {
  return new Set(occupations.flatMap(typicalSkills).flatMap((id) => tradeOf(id) ?? []));
}

/** Skills of a trade from which on an ad without a known occupation is of it; of fewer, one is as likely another sense. */
const OF_TRADE_LEAST = 2;
/** And beside the trade that it speaks of most: two words in another sense make no second trade. */
const OF_TRADE_SHARE = 0.5;

/** Trades that the lines speak of more than once: what `ordenador` or `se abona` seem to name stands alone. */
function tradesSpokenOf(lines: readonly JobLine[]): Set<string> {
  const asking = lines.filter(({ asked }) => asked !== 'aside');
  const ids = new Set(asking.flatMap(({ text }) => namedIn(text, 'skill').map(({ id }) => id)));
  const times = new Map<string, number>();
  for (const trade of [...ids].flatMap((id) => tradeOf(id) ?? [])) times.set(trade, (times.get(trade) ?? 0) + 1);
  const least = Math.max(OF_TRADE_LEAST, OF_TRADE_SHARE * Math.max(0, ...times.values()) + 0.5);
  return new Set([...times].flatMap(([trade, count]) => (count >= least ? [trade] : [])));
}

function isOffTrade(id: string, trades: ReadonlySet<string>): boolean {
  const trade = tradeOf(id);
  return trades.size > 0 && trade !== undefined && !trades.has(trade);
}

/** Skills outside the trades of the job that the lines name in one word only, or only tell: more likely another sense. */
function otherSenses(lines: readonly JobLine[], trades: ReadonlySet<string>): Set<string> {
  const doubtful = new Set<string>();
  const meant = new Set<string>();
  for (const { text, asked, listed } of lines) {
    if (asked === 'aside') continue;
    for (const mention of namedIn(text, 'skill')) {
      if (!isOffTrade(mention.id, trades)) continue;
      // Alone in its entry a word has no company that could give it another sense.
      const isAlone = mention.end - mention.start >= text.trim().length - 2;
      const isClear = (listed || asked !== 'told') && (!isOneWord(text, mention) || isAlone);
      (isClear ? meant : doubtful).add(mention.id);
    }
  }
  for (const id of meant) doubtful.delete(id);
  return doubtful;
}

/** Whether a skill belongs to one of the trades; to any trade where none is known. */
function isOfTrade(id: string, trades: ReadonlySet<string>): boolean {
  const trade = tradeOf(id);
  return trade !== undefined && (trades.size === 0 || trades.has(trade));
}

type ConceptWish = Pick<SkillWish, 'id' | 'importance' | 'part' | 'needsProof'> & { instead?: readonly string[] };

/** Skills of the lists that are conditions of the work, with the words of a wish that says the same. */
const CONDITIONS: ReadonlyMap<string, RegExp> = new Map([
  ['skill:shift-work', /\b(?:shifts?|rota|turnos?)\b/],
  ['skill:availability-travel', /\b(?:travel\w*|viaj\w*|desplaza\w*)\b/],
]);

function conceptWish({ instead = [], ...wish }: ConceptWish): SkillWish {
  const near = neighboursOf(wish.id, 'skill').slice(1);
  return { ...wish, label: labelOf(wish.id), near, terms: [], instead, condition: CONDITIONS.has(wish.id) };
}

/** Skills that a line joins by "or", by id: each may stand for the other. */
function alternativesIn(lines: readonly JobLine[]): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  const join = (one: string, other: string) => found.set(one, (found.get(one) ?? new Set()).add(other));
  for (const { text } of lines) {
    const mentions = findMentions(text, ['skill']);
    for (const [index, one] of mentions.entries()) {
      const other = mentions[index + 1];
      if (!other || !/^,? (?:or|o|u) $/.test(text.slice(one.end, other.start)) || one.id === other.id) continue;
      join(one.id, other.id);
      join(other.id, one.id);
    }
  }
  return new Map([...found].map(([id, others]) => [id, [...others]]));
}

function conceptWishes(lines: readonly JobLine[], trades: ReadonlySet<string>): SkillWish[] {
  const asked = askedFor(lines, 'skill');
  const doubtful = otherSenses(lines, trades);
  // Where nothing is worded as a requirement, what the text tells is all there is to go by.
  const loose = ![...asked.values()].includes('must');
  const alternatives = alternativesIn(lines.filter((line) => line.asked !== 'aside'));
  return [...asked].flatMap(([id, said]): SkillWish[] => {
    const how = loose && said === 'told' ? 'must' : said;
    if (doubtful.has(id)) return [];
    const part = PART[how] * skillWeight(id);
    const needsProof = how === said && isOfTrade(id, trades);
    return [conceptWish({ id, importance: importanceOf(how), part, needsProof, instead: alternatives.get(id) })];
  });
}

/** The occupation's own skills stand in for what a short ad leaves unsaid, and never outweigh what it says. */
function unsaidWishes(said: readonly SkillWish[], occupations: readonly string[]): SkillWish[] {
  if (said.length >= 3) return [];
  const typical = occupations.flatMap(typicalSkills).filter((id) => !said.some((wish) => wish.id === id));
  return typical.slice(0, 6).map((id) => {
    const needsProof = tradeOf(id) !== undefined;
    return conceptWish({ id, importance: 'nice', part: UNSAID * skillWeight(id), needsProof });
  });
}

/** Wishes in words that say no more than another wish says: `Git` beside `Git and pull requests`, `English` beside English. */
function withoutRepeats(concepts: readonly SkillWish[], open: readonly SkillWish[]): SkillWish[] {
  const said = new Set(concepts.flatMap(({ label }) => wordsOf(`${label.es}, ${label.en}`).map(({ term }) => term)));
  const isSaid = ({ terms, label }: SkillWish) => terms.every((term) => said.has(term)) && !LEVEL.test(fold(label.es));
  const isWithin = (one: SkillWish, other: SkillWish) =>
    one.part <= other.part && one.terms.every((term) => other.terms.includes(term));
  const kept: SkillWish[] = [];
  for (const wish of [...open].sort((a, b) => b.terms.length - a.terms.length || (a.id < b.id ? -1 : 1)))
    if (!isSaid(wish) && !kept.some((other) => isWithin(wish, other))) kept.push(wish);
  return kept;
}

/**
 * The lines that ask: an ad that words requirements or duties says with these what it wants; what it tells beside them is of the
 * house (`eleven acousticians above a bakery`). Where nothing is worded so, all is heard.
 */
function asking(lines: readonly JobLine[]): readonly JobLine[] {
  const asks = ({ asked, listed, duty }: JobLine) => asked === 'must' || asked === 'nice' || listed || duty === true;
  const worded = lines.filter((line) => asks(line) && !line.tag).length;
  return worded < WORDED_LEAST ? lines : lines.filter((line) => asks(line) || line.asked === 'aside');
}

/** With fewer worded lines an ad is a story. */
const WORDED_LEAST = 5;

/** How many lines name each skill. */
function timesNamed(lines: readonly JobLine[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { text, asked } of lines) {
    if (asked === 'aside') continue;
    for (const id of new Set(namedIn(text, 'skill').map((mention) => mention.id)))
      times.set(id, (times.get(id) ?? 0) + 1);
  }
  return times;
}

/**
 * Makes one wish of a skill and of the only line that names it: `Excel` and `Excel for margin calculations` ask for one thing, in
 * the ad's words. Its part is that of both.
 */
function inTheirWords(named: readonly SkillWish[], open: readonly SkillWish[], lines: readonly JobLine[]): SkillWish[] {
  const times = timesNamed(lines);
  const byId = new Map(named.map((wish) => [wish.id, wish]));
  const left: SkillWish[] = [];
  for (const words of open) {
    const [skill, ...others] = saidOnlyBy(words, times).flatMap((id) => byId.get(id) ?? []);
    if (skill === undefined || skill.inWords || (words.condition && !skill.condition)) {
      left.push(words);
      continue;
    }
    const importance = [skill, words, ...others].some((one) => one.importance === 'must') ? 'must' : 'nice';
    const part = [skill, words, ...others].reduce((sum, one) => sum + one.part, 0);
    for (const { id } of others) byId.delete(id);
    const also = others.filter(({ id }) => !isOfCharacter(id) && !CONDITIONS.has(id));
    const isRow = (words.names ?? []).length > 1;
    byId.set(skill.id, { ...skill, importance, label: words.label, part, inWords: words, ...(isRow && { also }) });
  }
  const saidSo = left.filter(({ condition }) => condition).map(({ label }) => fold(label.es));
  const isRepeated = ({ id }: SkillWish) =>
    CONDITIONS.get(id) !== undefined && saidSo.some((text) => CONDITIONS.get(id)?.test(text));
  return [...[...byId.values()].filter((wish) => !isRepeated(wish)), ...left];
}

/** Whether a skill is how somebody is, and not what they have learned. */
function isOfCharacter(id: string): boolean {
  const skill = conceptById(id);
  return skill?.kind === 'skill' && skill.group === 'personal';
}

/** A line of more skills is a list of them, and each is shown by itself. */
const NAMES_MOST = 3;

/**
 * The skills that a wish in words says and no other line does, as far as its label shows them: those few that it names, or all
 * where they are of character or of the hours of the work (`patient, kind and calm on the phone`).
 */
function saidOnlyBy({ names = [], label }: SkillWish, times: ReadonlyMap<string, number>): readonly string[] {
  const hours = names.filter((id) => CONDITIONS.has(id));
  if (hours.length > 0) return hours;
  const shown = new Set(findMentions(label.es, ['skill']).map(({ id }) => id));
  const onlyHere = names.filter((id) => times.get(id) === 1 && shown.has(id));
  return onlyHere.length <= NAMES_MOST || names.every(isOfCharacter) ? onlyHere : [];
}

/** Each skill once, heaviest first; ties by id, so that the order of an ad's lines changes nothing. */
function heaviest(wishes: readonly SkillWish[]): SkillWish[] {
  const byId = new Map<string, SkillWish>();
  for (const wish of wishes) if ((byId.get(wish.id)?.part ?? 0) < wish.part) byId.set(wish.id, wish);
  return [...byId.values()].sort((a, b) => b.part - a.part || (a.id < b.id ? -1 : 1));
}

/**
 * At most `WISHES_MAX` skills of the ad, and all that a recruiter added: these change nothing about how the ad itself is
 * read, or one more must would make nices of what a loose ad only tells.
 */
export function skillWishes(lines: readonly JobLine[], occupations: readonly string[]): SkillWish[] {
  const own = lines.filter((line) => !line.added);
  const known = tradesOf(occupations);
  const trades = known.size > 0 ? known : tradesSpokenOf(own);
  const named = conceptWishes(asking(own), trades);
  const open = withoutRepeats(named, openWishes(own, saidBy(named, occupations)));
  const asked = inTheirWords(named, open, own);
  const ofAd = heaviest([...asked, ...unsaidWishes(named, occupations)]).slice(0, WISHES_MAX);
  const added = lines.filter((line) => line.added);
  if (added.length === 0) return ofAd;
  const ofRecruiter = conceptWishes(added, trades);
  return heaviest([...ofAd, ...ofRecruiter, ...openWishes(added, saidBy(ofRecruiter, occupations))]);
}

/** Which concepts are asked for as such: skills that became wishes, the job's own occupations, and papers, languages and degrees. */
function saidBy(named: readonly SkillWish[], occupations: readonly string[]): IsSaid {
  const said = new Set([...named.map(({ id }) => id), ...occupations]);
  return (id) => said.has(id) || !/^(?:skill|occupation):/.test(id);
}
