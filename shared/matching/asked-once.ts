/**
 * Leaves one criterion of what an ad asks once where a statement in words and a paper, a language, a degree or years are the same ask:
 * `Valid driver's license with a clean record` beside a driving licence asks for one thing, in the ad's words.
 *
 * Papers, languages, degrees and years stay, since they are what can be found in a resume, and are called by the statement. A statement
 * that goes on to ask something else keeps that part: of `a valid driver's licence, be able to lift 50 pounds` the lifting.
 */
import type { BilingualText } from '../domain/field.ts';
import type { Span } from '../domain/profile.ts';
import { findMentions } from '../taxonomy/index.ts';
import { askedBy } from './ad-voice.ts';
import { raritySum } from './background.ts';
import { SUBORDINATE } from './duty-clauses.ts';
import type { EducationRequirement } from './education-requirement.ts';
import { type LanguageRequirement, languageRequirements } from './language-requirements.ts';
import { isFurtherPurpose } from './left-over.ts';
import { plainLabel, saysAgain } from './papers.ts';
import { type Importance, type SkillRequirement, skillsIn } from './requirement.ts';
import { type LicenceRequirement, labelOf } from './requirements.ts';
import { skillsShown } from './said-once.ts';
import { say } from './sentences.ts';
import { tellingTerms } from './telling-terms.ts';
import type { YearsRequirement } from './years-requirement.ts';

/** What an ad asks for by name and in words. */
export interface Asked {
  skills: readonly SkillRequirement[];
  licences: readonly LicenceRequirement[];
  languages: readonly LanguageRequirement[];
  education: EducationRequirement | null;
  years: YearsRequirement | null;
}

/** Whether a criterion is called by the ad's own words. */
const isStatement = ({ terms, inWords, condition }: SkillRequirement) =>
  !condition && (terms.length > 0 || inWords !== undefined);

/** The words of a label without its quotation marks. */
const wordsIn = ({ es }: BilingualText) => es.replace(/^[\u00ab\u201c]|[\u00bb\u201d]$/g, '');

/** The papers and languages that a text asks for, of those that the ad does: `nacionalidad espa\u00f1ola` is no language. */
function shownIn(text: string, asked: ReadonlySet<string>): string[] {
  const papers = findMentions(text, ['licence']).map(({ id }) => id);
  const languages = languageRequirements([{ text, asked: 'must', listed: true }]).map(({ iso }) => iso);
  return [...new Set([...papers, ...languages])].filter((id) => asked.has(id));
}

/** What parts a statement into asks of their own; one of two routes is none. */
const PARTS = /,\s+|;\s+|\s(?:and|y|e|plus)\s/i;
/** Begins with what would do instead, a reason or a case, which asks nothing by itself: `as sites are rural`, `given our drivers`. */
const NO_ASK =
  /^[^\p{L}\p{N}]*(?:as|due|given|for|to|with|ya|pues|para|dad[oa]|con|en|all|both|that)(?![\p{L}\p{M}\p{N}])/iu;
/** Begins with what would do instead; in capitals `OR` is an operating room. */
const INSTEAD = /^[^\p{L}\p{N}]*(?:[Oo]r|o|u)(?![\p{L}\p{M}\p{N}])/u;
/** Tells of the house and its people: `a good number of our clients would be grateful`. In capitals `US` is a country. */
const OF_HOUSE = /(?<![\p{L}\p{M}])(?:our|nuestr[oa]s?|nos)(?![\p{L}\p{M}])/iu;
const WE = /(?<![\p{L}\p{M}])(?:[Ww]e|[Uu]s)(?![\p{L}\p{M}])/u;
const ASIDE: readonly RegExp[] = [NO_ASK, INSTEAD, SUBORDINATE, OF_HOUSE, WE];
/** Telling words and their rarity from which on the rest of a statement asks something: two usual words (`be able to lift 50 pounds`). */
const REST_WORDS = 2;
const REST_RARITY = 9;

/** What stands in a statement beside the papers and languages that it shows, in the ad's words. */
function besideShown(text: string, asked: ReadonlySet<string>): string {
  const parts = text.split(PARTS);
  const isRest = (part: string, at: number) =>
    shownIn(part, asked).length === 0 &&
    !ASIDE.some((pattern) => pattern.test(part)) &&
    !isFurtherPurpose(part, parts.slice(0, at).join(', '));
  const rest = parts.filter(isRest);
  return rest.map((part) => part.replace(/^(?:and|y|e)\s/i, '')).join(', ');
}

/** What a statement asks beside them; empty where that is nothing by itself. One word asks something where it is worded so. */
function restOf(text: string, asked: ReadonlySet<string>): string {
  const rest = besideShown(text, asked);
  const terms = tellingTerms(rest);
  const saysEnough = terms.length >= REST_WORDS && raritySum(terms) >= REST_RARITY;
  return saysEnough || (terms.length > 0 && askedBy(rest, 'told') === 'must') ? rest : '';
}

/** A statement with the papers and languages that it shows. */
interface Shown {
  requirement: SkillRequirement;
  ids: readonly string[];
}

/** A statement as what it asks beside the papers and languages; nothing where they are all that it asks. */
function withoutShown({ requirement, ids }: Shown): SkillRequirement[] {
  if (ids.length === 0) return [requirement];
  const rest = restOf(wordsIn(requirement.label), new Set(ids));
  if (rest === '') return [];
  const terms = tellingTerms(rest);
  const own = requirement.terms.filter((term) => terms.includes(term));
  return [{ ...requirement, label: say('quoted', { words: rest }), terms: own.length > 0 ? own : terms }];
}

/** What each paper or language is called: by the only statement that shows it, where that shows and asks nothing else. */
function namesByStatement(shown: readonly Shown[]): Map<string, SkillRequirement> {
  const found = new Map<string, SkillRequirement[]>();
  for (const { requirement, ids } of shown)
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), requirement]);
  const isOnlyAsk = ({ requirement, ids }: Shown) =>
    ids.length === 1 && restOf(wordsIn(requirement.label), new Set(ids)) === '';
  const alone = new Set(shown.filter(isOnlyAsk).map(({ requirement }) => requirement));
  return new Map(
    [...found].flatMap(([id, [first, another]]) =>
      first !== undefined && another === undefined && alone.has(first) ? [[id, first] as const] : [],
    ),
  );
}

const isMust = (...requirements: readonly { importance: Importance }[]) =>
  requirements.some(({ importance }) => importance === 'must');

/** A licence called by its statement, whose further words are no part of the proof: `throughout the season` stands in no resume. */
function licenceCalled(
  requirement: LicenceRequirement,
  by: SkillRequirement | undefined,
  part: BilingualText | undefined,
): LicenceRequirement {
  if (by === undefined)
    return part === undefined || !requirement.isAskedOnce ? requirement : { ...requirement, label: part };
  return { ...requirement, label: by.label, importance: isMust(requirement, by) ? 'must' : 'nice' };
}

/** Whether each place where a text shows a skill asks nothing else: a reason (`given our service desk`), or the very name of a paper. */
function isShownAside(text: string, id: string): boolean {
  const papers = findMentions(text, ['licence']);
  const isOfPaper = (one: Span) => papers.some(({ start, end }) => start < one.end && one.start < end);
  const mentions = findMentions(text, ['skill']).filter((mention) => mention.id === id);
  return mentions.every((one) => isOfPaper(one) || REASON.test(text.slice(0, one.start)));
}

/** Where a reason begins that goes on to the end of a statement. */
const REASON = /(?:\s|,\s)(?:given|due to|because|since|dad[oa]s?|debido a|porque|ya que)\s[^,;]*$/i;

/** A statement of a skill apart from the papers and languages that it asks beside it, and what these are called there. */
interface Parted {
  /** Nothing where the skill was never asked. */
  requirement: SkillRequirement | undefined;
  called: readonly (readonly [id: string, label: BilingualText])[];
}

/** What a statement calls each of its papers and languages: by the part that shows this one and no other, without what heads a list. */
function calledIn(text: string, ids: ReadonlySet<string>): Parted['called'] {
  return text.split(PARTS).flatMap((part) => {
    const [id, another] = shownIn(part, ids);
    const words = part.replace(/^(?:and|y|e)\s|^[^:]{3,60}:\s+/i, '').trim();
    return id === undefined || another !== undefined ? [] : [[id, say('quoted', { words })] as const];
  });
}

/** Of `a first-aid ticket, and glazing of domes` the glazing; the statement as it is where the two cannot be told apart. */
function apartFromPapers(
  requirement: SkillRequirement,
  papers: ReadonlySet<string>,
  musts: ReadonlySet<string>,
): Parted {
  const { inWords } = requirement;
  const whole = { requirement, called: [] };
  if (inWords === undefined || requirement.condition) return whole;
  const text = wordsIn(requirement.label);
  const ids = new Set(shownIn(text, papers).filter((id) => isMust(requirement) || !musts.has(id)));
  if (ids.size === 0) return whole;
  const called = calledIn(text, ids);
  const rest = restOf(text, ids);
  if (rest === '') return isShownAside(text, requirement.id) ? { requirement: undefined, called } : whole;
  const shown = skillsShown(rest);
  if (![requirement, ...(requirement.also ?? [])].every(({ id }) => shown.has(id))) return whole;
  const label = say('quoted', { words: rest });
  const terms = tellingTerms(rest);
  const own = inWords.terms.filter((term) => terms.includes(term));
  return {
    requirement: { ...requirement, label, inWords: { ...inWords, label, terms: own.length > 0 ? own : terms } },
    called,
  };
}

/** Statements that papers and languages say, as these; one that would only be nice stays beside a must. */
function papersAsOne(asked: Asked): Asked {
  const papers = [
    ...asked.licences,
    ...asked.languages.map((requirement) => ({ ...requirement, id: requirement.iso })),
  ];
  if (papers.length === 0) return asked;
  const all = new Set(papers.map(({ id }) => id));
  const musts = new Set(papers.flatMap(({ id, importance }) => (importance === 'must' ? [id] : [])));
  const skills = new Set(skillsIn(asked.skills).map(({ id }) => id));
  const parted = asked.skills.map((requirement) => apartFromPapers(requirement, all, musts));
  const shown = parted
    .flatMap(({ requirement }) => requirement ?? [])
    .map((requirement): Shown => {
      // A statement that stands for a skill as well is that skill's.
      const isOfSkill = requirement.inWords !== undefined || (requirement.names ?? []).some((id) => skills.has(id));
      if (isOfSkill || requirement.terms.length === 0) return { requirement, ids: [] };
      const shownHere = shownIn(wordsIn(requirement.label), all);
      const ids = isMust(requirement) ? shownHere : shownHere.filter((id) => !musts.has(id));
      // A condition is parted no further: the shift and the check of `nights, and an enhanced DBS check` are one.
      const isWhole = requirement.condition === true && restOf(wordsIn(requirement.label), new Set(ids)) !== '';
      return { requirement, ids: isWhole ? [] : ids };
    });
  const names = namesByStatement(shown);
  const called = new Map(parted.flatMap((one) => one.called));
  return {
    ...asked,
    skills: shown.flatMap(withoutShown),
    licences: asked.licences.map((requirement) =>
      licenceCalled(requirement, names.get(requirement.id), called.get(requirement.id)),
    ),
    languages: asked.languages.map((requirement) => {
      const by = names.get(requirement.iso);
      const part = called.get(requirement.iso);
      if (by === undefined) return part === undefined ? requirement : { ...requirement, called: part };
      return { ...requirement, called: by.label, importance: isMust(requirement, by) ? 'must' : 'nice' };
    }),
  };
}

/** What a statement adds in brackets, and what it would only like, with all behind it. */
const IN_BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g;
const PREFERRED =
  /(?:^|[,;:])[^,;:]*\b(?:prefer\w+|ideally|idealmente|desirable|deseable\w*|a plus|se valora\w*)\b.*$/i;

/**
 * Years called by a statement that says more of what they are of: a role has to hold that too before it proves them. The words of one
 * setting are asked of no other: each will do.
 */
function longer(years: YearsRequirement, by: SkillRequirement): YearsRequirement {
  const ofSettings = new Set(years.settings.flat());
  const told = wordsIn(by.label).replace(IN_BRACKETS, ' ').replace(PREFERRED, '');
  const more = tellingTerms(told).filter((term) => !ofSettings.has(term));
  const settings = years.settings.map((terms) => [...terms, ...more]);
  // With more words beside it a field alone does not say all.
  const fields = more.length > 0 ? [] : years.fields;
  return { ...years, label: by.label, settings, fields, importance: isMust(years, by) ? 'must' : 'nice' };
}

/** What is left of a statement whose words are another criterion's: the skills that it was found by, each by its own name. */
function skillsOf({ inWords, also = [], ...own }: SkillRequirement): SkillRequirement[] {
  if (inWords === undefined) return [...also];
  const part = also.reduce((sum, one) => sum - one.part, own.part - inWords.part);
  return [{ ...own, label: labelOf(own.id), part }, ...also];
}

/** Years and degrees that a statement says with more words beside them, in these words; a must stays beside what would be nice. */
function totalsAsOne(asked: Asked): Asked {
  let { education, years } = asked;
  const isLonger = (label: BilingualText, other: BilingualText) => plainLabel(label).length > plainLabel(other).length;
  const says = (requirement: SkillRequirement, total: EducationRequirement | YearsRequirement): boolean => {
    const label = total.label === undefined ? '' : plainLabel(total.label);
    const words = plainLabel(requirement.label);
    return words.includes(label) && saysAgain(label, words) && (isMust(total) || !isMust(requirement));
  };
  const skills = asked.skills.flatMap((requirement) => {
    if (!isStatement(requirement)) return [requirement];
    if (education?.label && says(requirement, education)) {
      if (isLonger(requirement.label, education.label)) education = { ...education, label: requirement.label };
      return skillsOf(requirement);
    }
    if (years?.label && says(requirement, years)) {
      if (isLonger(requirement.label, years.label)) years = longer(years, requirement);
      return skillsOf(requirement);
    }
    return [requirement];
  });
  return { ...asked, skills, education, years };
}

/** Letters from which on a statement is no single word that many lines have. */
const WITHIN_CHARS = 10;

/** Without statements that stand within another one that asks as much: `permanent part-time coach` beside the whole sentence. */
function statementsOnce(skills: readonly SkillRequirement[]): SkillRequirement[] {
  const labels = new Map(skills.map(({ id, label }) => [id, plainLabel(label)]));
  const isWithin = (one: SkillRequirement, other: SkillRequirement) => {
    const [a = '', b = ''] = [labels.get(one.id), labels.get(other.id)];
    const isPart = b.length > a.length || (a === b && other.id < one.id);
    return one !== other && isPart && a.length >= WITHIN_CHARS && b.includes(a) && (isMust(other) || !isMust(one));
  };
  return skills.filter((one) => one.terms.length === 0 || !skills.some((other) => isWithin(one, other)));
}

/** What an ad asks, each once. */
export function askedOnce(asked: Asked): Asked {
  const once = totalsAsOne(papersAsOne(asked));
  return { ...once, skills: statementsOnce(once.skills) };
}
