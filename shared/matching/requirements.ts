/**
 * Turns the lines of a job into requirements: skills, languages, education, years, each with how much it is wanted.
 *
 * An ad mixes three voices. It requires (`imprescindible`, a list under "Requirements"), it would like (`se valora`,
 * "a plus"), and it tells (duties, the team, the house). `job-lines.ts` finds which of them a line does; here each
 * concept found in a line becomes a requirement of that strength. One concept asked for twice is one requirement, the stronger.
 */
import type { BilingualText } from '../domain/field.ts';
import { conceptById, findMentions } from '../taxonomy/index.ts';
import { isOfItsName, isOneWord, neighboursOf, skillWeight, tradeOf, typicalSkills } from './concepts.ts';
import type { Asked, JobLine } from './job-lines.ts';
import { namedIn } from './named-in-lines.ts';
import { openRequirements } from './open-requirements.ts';
import { type Importance, importanceOf, PART, type SkillRequirement } from './requirement.ts';
import type { IsSaid } from './requirement-items.ts';
import { withinTheirLines } from './said-by-lines.ts';
import { CONDITIONS, inTheirWords, withoutRepeats } from './said-once.ts';
import { asWritten, say } from './sentences.ts';
import { isAskedAtLevel } from './tool-level.ts';

export interface LicenceRequirement {
  id: string;
  label: BilingualText;
  importance: Importance;
  /** The lines that ask for it, folded: which country's, which number, which body's. */
  written: string;
  /** What a line says behind its name of which one it is: `in Ohio`, `de atención a personas dependientes`. */
  which: readonly string[];
  /** Only one line names it. */
  isAskedOnce: boolean;
  /** Papers of which the ad takes any in its place: `CCNA or Fortinet NSE 4`. */
  instead?: readonly LicenceRequirement[];
}

/** Part of a typical skill that the ad does not name. */
const UNSAID = 0.3;
const REQUIREMENTS_MAX = 40;
/** The stronger of two ways to ask for one thing. */
function stronger(a: Asked, b: Asked): Asked {
  return PART[a] >= PART[b] ? a : b;
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

/** Whether all lines that name a skill do so in a single word. */
const isOneWordIn = (lines: readonly JobLine[], id: string) =>
  lines.every(({ text }) => namedIn(text, 'skill').every((one) => one.id !== id || isOneWord(text, one)));

/** Whether a skill belongs to one of the trades; to any trade where none is known. */
function isOfTrade(id: string, trades: ReadonlySet<string>): boolean {
  const trade = tradeOf(id);
  return trade !== undefined && (trades.size === 0 || trades.has(trade));
}

type ConceptRequirement = Pick<
  SkillRequirement,
  'id' | 'importance' | 'part' | 'needsProof' | 'atLevel' | 'onlyTold'
> & {
  instead?: readonly string[];
};

function conceptRequirement({ instead = [], ...requirement }: ConceptRequirement): SkillRequirement {
  const near = neighboursOf(requirement.id, 'skill').slice(1);
  return {
    ...requirement,
    label: labelOf(requirement.id),
    near,
    terms: [],
    instead,
    condition: CONDITIONS.has(requirement.id),
  };
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

function conceptRequirements(lines: readonly JobLine[], trades: ReadonlySet<string>): SkillRequirement[] {
  const asked = askedFor(lines, 'skill');
  const doubtful = otherSenses(lines, trades);
  // Where nothing is worded as a requirement, what the text tells is all there is to go by.
  const loose = ![...asked.values()].includes('must');
  const alternatives = alternativesIn(lines.filter((line) => line.asked !== 'aside'));
  return [...asked].flatMap(([id, said]): SkillRequirement[] => {
    const how = loose && said === 'told' ? 'must' : said;
    if (doubtful.has(id)) return [];
    const part = PART[how] * skillWeight(id);
    const needsProof = how === said && isOfTrade(id, trades);
    const atLevel = isAskedAtLevel(id, lines);
    const instead = alternatives.get(id);
    const onlyTold = how === 'told' && tradeOf(id) === undefined && isOneWordIn(lines, id);
    const more = { ...(atLevel && { atLevel }), ...(onlyTold && { onlyTold }) };
    return [conceptRequirement({ id, importance: importanceOf(how), part, needsProof, instead, ...more })];
  });
}

/** An ad that asks for so many things, in whatever words, leaves nothing for the occupation to say. */
const SAYS_ENOUGH = 6;

/** The occupation's own skills stand in for what a short ad leaves unsaid, and never outweigh what it says. */
function unsaidRequirements(
  said: readonly SkillRequirement[],
  told: number,
  occupations: readonly string[],
): SkillRequirement[] {
  if (said.length >= 3 || said.length + told >= SAYS_ENOUGH) return [];
  const typical = occupations.flatMap(typicalSkills).filter((id) => !said.some((requirement) => requirement.id === id));
  return typical.slice(0, 6).map((id) => {
    const needsProof = tradeOf(id) !== undefined;
    return conceptRequirement({ id, importance: 'nice', part: UNSAID * skillWeight(id), needsProof });
  });
}

/**
 * The lines that ask: an ad that words requirements or duties says with these what it wants; what it tells beside them is of the
 * house (`eleven acousticians above a bakery`). Where nothing is worded so, all is read.
 */
function asking(lines: readonly JobLine[]): readonly JobLine[] {
  const asks = ({ asked, listed, duty }: JobLine) => asked === 'must' || asked === 'nice' || listed || duty === true;
  const worded = lines.filter((line) => asks(line) && !line.tag).length;
  return worded < WORDED_LEAST ? lines : lines.filter((line) => asks(line) || line.asked === 'aside');
}

/** With fewer worded lines an ad is a story. */
const WORDED_LEAST = 5;

/** Each skill once, heaviest first; ties by id, so that the order of an ad's lines changes nothing. */
function heaviest(requirements: readonly SkillRequirement[]): SkillRequirement[] {
  const byId = new Map<string, SkillRequirement>();
  for (const requirement of requirements)
    if ((byId.get(requirement.id)?.part ?? 0) < requirement.part) byId.set(requirement.id, requirement);
  return [...byId.values()].sort((a, b) => b.part - a.part || (a.id < b.id ? -1 : 1));
}

/**
 * At most `REQUIREMENTS_MAX` skills of the ad, and all that a recruiter added: these change nothing about how the ad itself is
 * read, or one more must would make nices of what a loose ad only tells.
 */
export function skillRequirements(lines: readonly JobLine[], occupations: readonly string[]): SkillRequirement[] {
  const own = lines.filter((line) => !line.added);
  const known = tradesOf(occupations);
  const trades = known.size > 0 ? known : tradesSpokenOf(own);
  const named = conceptRequirements(asking(own), trades);
  const asSuch = namedAsSuch(named, own);
  const open = withoutRepeats(named, openRequirements(own, saidBy(asSuch, occupations)));
  const each = asEither(inWordsOfLines(inTheirWords(named, open, own), new Set(asSuch.map(({ id }) => id))));
  const asked = withinTheirLines(each, own);
  const ofAd = heaviest([...asked, ...unsaidRequirements(named, open.length, occupations)]).slice(0, REQUIREMENTS_MAX);
  const added = lines.filter((line) => line.added);
  if (added.length === 0) return ofAd;
  const ofRecruiter = conceptRequirements(added, trades);
  return heaviest([...ofAd, ...ofRecruiter, ...openRequirements(added, saidBy(ofRecruiter, occupations))]);
}

/**
 * The skills that a line calls by a word of their own name. One that is only pointed at (`wiring diagrams` for electrical design,
 * `confined spaces` for permits to work) is as often another thing: there the ad's words say what is asked, and the skill is a way to
 * find it. Of skills that one line named so, blind readers found every second asked for; of those by their own name, nine in ten.
 */
function namedAsSuch(named: readonly SkillRequirement[], lines: readonly JobLine[]): SkillRequirement[] {
  const own = new Set<string>();
  for (const { text, asked } of lines) {
    if (asked === 'aside') continue;
    for (const { id, start, end } of namedIn(text, 'skill')) if (isOfItsName(text.slice(start, end), id)) own.add(id);
  }
  return named.filter(({ id }) => own.has(id));
}

/**
 * Skills that several lines only point at take the words of the first of them as well: `esquemas eléctricos` names no program for
 * drawing them.
 */
function inWordsOfLines(requirements: readonly SkillRequirement[], asSuch: ReadonlySet<string>): SkillRequirement[] {
  const left = [...requirements];
  for (const requirement of requirements) {
    if (requirement.terms.length > 0 || requirement.inWords || asSuch.has(requirement.id)) continue;
    const at = left.findIndex(
      ({ terms, names, condition }) => terms.length > 0 && !condition && names?.includes(requirement.id),
    );
    const words = left[at];
    if (words === undefined) continue;
    const importance = [requirement, words].some((one) => one.importance === 'must') ? 'must' : 'nice';
    left[at] = { ...requirement, importance, label: words.label, part: requirement.part + words.part, inWords: words };
    left.splice(left.indexOf(requirement), 1);
  }
  return left;
}

/**
 * Two skills of which either will do (`public accounting or internal audit`) as one criterion that is called by both: proof of the
 * one is none of the other. Its part is that of both, so that scores stay.
 */
function asEither(requirements: readonly SkillRequirement[]): SkillRequirement[] {
  const byId = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  const isAlone = ({ inWords, instead }: SkillRequirement) => inWords === undefined && instead.length === 1;
  for (const requirement of requirements) {
    const other = byId.get(requirement.instead[0] ?? '');
    const isPair =
      other &&
      isAlone(requirement) &&
      isAlone(other) &&
      other.instead[0] === requirement.id &&
      byId.has(requirement.id);
    if (!isPair || other.importance !== requirement.importance) continue;
    const label = say('either', { one: requirement.label, other: other.label });
    byId.set(requirement.id, {
      ...requirement,
      label,
      part: requirement.part + other.part,
      needsProof: requirement.needsProof || other.needsProof,
    });
    byId.delete(other.id);
  }
  return [...byId.values()];
}

/** Which concepts are asked for as such: skills that became requirements, the job's own occupations, and papers, languages and degrees. */
function saidBy(named: readonly SkillRequirement[], occupations: readonly string[]): IsSaid {
  const said = new Set([...named.map(({ id }) => id), ...occupations]);
  // Of hours and travel the words say more: which shifts, how far.
  return (id) => (said.has(id) && !CONDITIONS.has(id)) || !/^(?:skill|occupation):/.test(id);
}
