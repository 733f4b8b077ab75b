/**
 * Turns the lines of a job into wishes: skills, languages, education, years, each with how much it is wanted.
 *
 * An ad mixes three voices. It requires (`imprescindible`, a list under "Requirements"), it would like (`se valora`,
 * "a plus"), and it tells (duties, the team, the house). `job-lines.ts` hears which voice a line speaks in; here each
 * concept found in a line becomes a wish of that strength. One concept asked for twice is one wish, the stronger.
 */
import type { BilingualText } from '../domain/field.ts';
import { blanked } from '../domain/spans.ts';
import { conceptById, findMentions, fold, type Mention } from '../taxonomy/index.ts';
import { isOneWord, neighboursOf, skillWeight, tradeOf, typicalSkills } from './concepts.ts';
import { educationIn, educationRank } from './education-level.ts';
import type { Asked, JobLine } from './job-lines.ts';
import { type IsSaid, openWishes } from './open-wishes.ts';
import { asWritten } from './sentences.ts';
import { type Importance, importanceOf, PART, type SkillWish } from './wish.ts';
import { termWeight, wordsOf } from './words.ts';
import { yearsIn } from './years.ts';

export interface LicenceWish {
  id: string;
  label: BilingualText;
  importance: Importance;
  /** The lines that ask for it, folded: which country's, which number, which body's. */
  written: string;
  /** Only one line names it. */
  isAskedOnce: boolean;
}

export interface EducationWish {
  /** The degree that asks for it. */
  id: string;
  /** What the ad calls it, where it says more than the level. */
  label?: BilingualText;
  /** Only one line names a degree. */
  isAskedOnce: boolean;
  /** See `educationRank`. */
  rank: number;
  /** Words of the subjects that it may be in; empty where any will do. */
  subjects: ReadonlySet<string>;
  /** It has to be of the job's trade or near these words, though no subject is fixed: a vocational title, `a related degree`; else null. */
  near: ReadonlySet<string> | null;
  importance: Importance;
}

export interface YearsWish {
  /** Years of experience in all. */
  value: number;
  /** The telling words beside them, which say of what: `five years on listed buildings`. */
  terms: readonly string[];
  importance: Importance;
}

/** Part of a typical skill that the ad does not name. */
const UNSAID = 0.3;
const WISHES_MAX = 40;
/** Lines that ask for years in all, and not for years of a guarantee. */
const OF_EXPERIENCE = /experien/;
/** Years as a requirement words them without naming experience; of a person or a contract it speaks in other words. */
const AT_WORK =
  /\b(?:years?|yrs?|months?|anos?|meses)(?: or more| o mas)? (?:(?:in|as|within|working|en|como|trabajando|ejerciendo|de calle|de oficio)\b|[a-z]+(?:ing|ando|iendo|yendo)\b)|\b(?:[a-z]+ing [a-z ]{0,20}for|minimo|al menos|mas de|at least|no fewer than|minimum(?: of)?) (?:\d+|[a-z]+)\+? ?(?:years?|yrs?|months?|anos?|meses)\b/;

/** `Empresa con más de 15 años de experiencia selecciona ...` tells how old the house is. */
const OF_A_HOUSE =
  /\b(?:empresa|compania|grupo|consultora|firma|somos|contamos con|llevamos|company|firm|agency|group|we (?:are|have))\b[^.;]{0,40}\b(?:anos|years)\b/;

/** A requirement that begins with years asks for them: `3+ yrs licensed, diesel`, `1 año mínimo en residencia`. */
const OPENS_WITH_YEARS =
  /^\W*(?:minimo |al menos |at least |minimum (?:of )?)?(?:\d{1,2}|[a-z]+)\+? ?(?:years?|yrs?|anos?)\b/;

/** The stronger of two ways to ask for one thing. */
function stronger(a: Asked, b: Asked): Asked {
  return PART[a] >= PART[b] ? a : b;
}

/** Checks of anybody's record are none of work with children, which other words ask for. */
const ANY_RECORD = /^(?:(?:basic )?dbs|.*antecedentes)/;
const OF_CHILDREN = /\b(?:enhanced|child\w*|vulnerable|pupils|school|sexual\w*|menores|infancia)\b/;

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

/** Skills of the lists that are conditions of the work. */
const CONDITIONS: ReadonlySet<string> = new Set(['skill:shift-work', 'skill:availability-travel']);

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

/** Whether the years that a line names are years of work that it asks for, and not the age of a house or of a person. */
function asksForYears(folded: string, asked: Asked): boolean {
  if (asked === 'aside' || (asked === 'told' && OF_A_HOUSE.test(folded))) return false;
  return OF_EXPERIENCE.test(folded) || (asked !== 'told' && (AT_WORK.test(folded) || OPENS_WITH_YEARS.test(folded)));
}

/** Wishes in words that say no more than another wish says: `Git` beside `Git and pull requests`, `English` beside English. */
function withoutRepeats(concepts: readonly SkillWish[], open: readonly SkillWish[]): SkillWish[] {
  const said = new Set(concepts.flatMap(({ label }) => wordsOf(`${label.es}, ${label.en}`).map(({ term }) => term)));
  const isSaid = ({ terms }: SkillWish) => terms.every((term) => said.has(term));
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
    const [id, another] = words.names ?? [];
    const skill = id === undefined || another !== undefined || times.get(id) !== 1 ? undefined : byId.get(id);
    if (skill === undefined || skill.inWords || words.condition) {
      left.push(words);
      continue;
    }
    const importance = skill.importance === 'must' || words.importance === 'must' ? 'must' : 'nice';
    byId.set(skill.id, { ...skill, importance, label: words.label, part: skill.part + words.part, inWords: words });
  }
  return [...byId.values(), ...left];
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

/** What follows a degree in its line and says in what: `in accounting or finance`, `de Derecho`. */
const SUBJECT = /^[^.;,\n]{0,20}?\b(?:in|of|en|de)\b([^.;\n]{3,80})/;
/** Any subject will do, or one near those named: whichever, the level alone is no reason to count less. */
const ANY_SUBJECT =
  /\b(?:related|relevant|similar|any|abroad|extranjero|equivalent|afin(?:es)?|relacionad[oa]s?|cualquier|equivalente)\b/;
/** Truly any: what somebody studied says nothing against them. */
const WHICHEVER = /\b(?:any|cualquier|abroad|extranjero)\b/;
/** Where what is said of a degree goes on to something else: `una ingeniería que habilite para ...`, `plus two years`. */
const BEYOND = /\b(?:que|who|with|con|plus|and (?:at least|have)|y (?:esten?|al menos|con)|ademas)\b/;

/** What follows each of a row of degrees and says in what: `grado en Matemáticas, Física o una ingeniería`. */
function subjectsToldIn(folded: string, degrees: readonly { start: number; end: number }[]): string[] {
  return degrees.flatMap(({ start, end }, at) => {
    if (/\b(?:any|cualquier) $/.test(folded.slice(0, start))) return 'any';
    const rest = folded.slice(end, degrees[at + 1]?.start ?? folded.length);
    // `Grado en` is a name with its preposition.
    const isOpen = / (?:in|of|en|de)$/.test(folded.slice(0, end));
    return SUBJECT.exec(isOpen ? ` en${rest}` : rest)?.[1]?.split(BEYOND)[0] ?? [];
  });
}

/** Telling words of the subjects. */
function subjectTerms(told: readonly string[]): Set<string> {
  const subjects = told.map((words) => blanked(words, findMentions(words, ['place'])));
  return new Set(subjects.flatMap(wordsOf).flatMap(({ term }) => (termWeight(term) === 1 ? [term] : [])));
}

/** Vocational titles are of a trade, whether or not an ad says of which. */
const VOCATIONAL = educationRank('other');
const TECHNICAL = /\b(?:tecnic[oa]s?|technical)\b/;

/** The lowest education that satisfies a line: `bachelor or master` is satisfied by the bachelor. */
export function educationWish(lines: readonly JobLine[]): EducationWish | null {
  let wish: EducationWish | null = null;
  let strongest = 0;
  let times = 0;
  for (const { text, asked } of lines) {
    if (asked === 'aside') continue;
    const named = educationIn(text);
    if (named.length === 0) continue;
    times += 1;
    const lowest = Math.min(...named.map((one) => one.rank));
    // `Técnico electromecánico, de secundaria técnica`: a school of a trade is vocational.
    const rank = lowest < VOCATIONAL && TECHNICAL.test(fold(text)) ? VOCATIONAL : lowest;
    const told = subjectsToldIn(fold(text), named);
    const isOpen = told.some((words) => ANY_SUBJECT.test(words));
    const subjects = isOpen ? new Set<string>() : subjectTerms(told);
    const isNearEnough = rank >= VOCATIONAL && isOpen && !told.some((words) => WHICHEVER.test(words));
    const near = isNearEnough || (rank === VOCATIONAL && subjects.size === 0) ? subjectTerms(told) : null;
    // A degree is asked for by naming it, unless it would only be nice.
    const importance = asked === 'nice' ? 'nice' : 'must';
    const weight = PART[asked];
    const isStronger = weight > strongest || (weight === strongest && rank > (wish?.rank ?? 0));
    if (!isStronger) continue;
    strongest = weight;
    const { id = '' } = named.find((one) => one.rank === lowest) ?? {};
    wish = { id, rank, importance, subjects, near, isAskedOnce: true };
  }
  return wish && { ...(wish as EducationWish), isAskedOnce: times === 1 };
}

/** What years are asked of stands behind them, up to where another thought begins: `five years on listed buildings, and a licence`. */
const OF_WHAT = /(?:years?|yrs?|a\u00f1os?|months?|meses)(?:['\u2019])?([^,.;:()\n]{3,90})/i;

/** The telling words of a text, each once; towns are none. */
function tellingTerms(text: string): string[] {
  const bare = blanked(text, findMentions(text, ['place']));
  return [...new Set(wordsOf(bare).flatMap(({ term }) => (termWeight(term) === 1 ? [term] : [])))];
}

/** Nobody asks for more. */
const MOST_YEARS = 25;

/** Years of experience asked for in all, from lines that speak of experience or of work; null where none is. */
export function yearsWish(lines: readonly JobLine[]): YearsWish | null {
  const wishes = lines.flatMap(({ text, asked }) => {
    const folded = fold(text);
    if (!asksForYears(folded, asked)) return [];
    const terms = tellingTerms(OF_WHAT.exec(text)?.[1] ?? '');
    // `At least 18 years` without a word of experience is an age.
    const isAge = (value: number) => value >= 16 && !OF_EXPERIENCE.test(folded);
    return yearsIn(folded)
      .filter((value) => !isAge(value))
      .map((value) => ({
        value,
        terms,
        importance: asked === 'nice' ? ('nice' as const) : ('must' as const),
      }));
  });
  // The experience as a whole is the largest figure; smaller ones speak of single tools.
  return wishes.filter(({ value }) => value > 0 && value <= MOST_YEARS).sort((a, b) => b.value - a.value)[0] ?? null;
}
