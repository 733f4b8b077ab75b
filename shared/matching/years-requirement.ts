/** Reads how many years of experience an ad asks for, and of what. */
import type { BilingualText } from '../domain/field.ts';
import { findMentions, fold } from '../taxonomy/index.ts';
import { educationIn } from './education-level.ts';
import { asksEither } from './either-route.ts';
import type { Asked, JobLine } from './job-lines.ts';
import type { Importance, SkillRequirement } from './requirement.ts';
import { say } from './sentences.ts';
import { tellingTerms } from './telling-terms.ts';
import { areBareYears, yearsIn } from './years.ts';

export interface YearsRequirement {
  /** What the ad calls them, where it says more than how many. */
  label?: BilingualText;
  /** Years of experience in all. */
  value: number;
  /** The telling words beside them, which say of what, each alternative by itself: `in care homes or day centres`; where nothing is said, one without terms. */
  settings: readonly (readonly string[])[];
  /** Skills that one of the settings names and nothing besides, which a resume may call otherwise: `cuidados intensivos` is UCI. */
  fields: readonly string[];
  importance: Importance;
}

/** Lines that ask for years in all, and not for years of a guarantee. */
const OF_EXPERIENCE = /experien/;
/** Years as a requirement words them without naming experience; of a person or a contract it speaks in other words. */
const AT_WORK =
  /\b(?:years?|yrs?|months?|anos?|meses)(?: or more| o mas)? (?:(?:in|as|within|working|en|como|trabajando|ejerciendo|de calle|de oficio)\b|[a-z]+(?:ing|ando|iendo|yendo)\b)|\b(?:[a-z]+ing [a-z ]{0,20}for|minimo|al menos|mas de|at least|no fewer than|minimum(?: of)?) (?:\d+|[a-z]+)\+? ?(?:years?|yrs?|months?|anos?|meses)\b|\b(?:worked|managed|run|led|done|been|spent|trabajado|llevado)\b[^.;,]{0,50}\b(?:for|durante) (?:\d+|[a-z]+) (?:years|anos)\b/;

/** `Empresa con más de 15 años de experiencia selecciona ...` tells how old the house is. */
const OF_A_HOUSE =
  /\b(?:empresa|compania|grupo|consultora|firma|somos|contamos con|llevamos|company|firm|agency|group|we (?:are|have))\b[^.;]{0,40}\b(?:anos|years)\b/;

/** A requirement that begins with years asks for them: `3+ yrs licensed, diesel`, `1 año mínimo en residencia`. */
const OPENS_WITH_YEARS =
  /^\W*(?:minimo |al menos |at least |minimum (?:of )?)?(?:\d{1,2}|[a-z]+)\+? ?(?:years?|yrs?|anos?)\b/;

/** Whether the years that a line names are years of work that it asks for, and not the age of a house or of a person. */
function asksForYears(folded: string, asked: Asked): boolean {
  if (asked === 'aside' || (asked === 'told' && OF_A_HOUSE.test(folded))) return false;
  return OF_EXPERIENCE.test(folded) || (asked !== 'told' && (AT_WORK.test(folded) || OPENS_WITH_YEARS.test(folded)));
}

/** Years that stand for a degree, or beside a lower one: `a degree in X, or a diploma plus eight years`. */
function areOfOneRoute(folded: string, at: number): boolean {
  const before = educationIn(folded).filter(({ end }) => end <= at);
  const [first, last] = [before[0], before.at(-1)];
  if (first === undefined || last === undefined) return false;
  const isLower = first !== last && /\b(?:or|o|u)\b/.test(folded.slice(first.end, last.start));
  const between = folded.slice(first.end, at);
  return isLower || /\b(?:or|o|u)\b.*\b(?:plus|with|con|mas|junto)\b/.test(between) || /, (?:but|pero)\b/.test(between);
}

/** What years are asked of stands behind them, up to where another thought begins: `five years on listed buildings, and a licence`. */
const OF_WHAT = /(?:years?|yrs?|a\u00f1os?|months?|meses)(?:['\u2019])?([^,.;:()\n]{3,90})/i;

/** What parts one setting from the next that would do as well. */
const OR = /\s(?:or|o|u)\s|\//i;

function settingsIn(told: string): string[][] {
  const all = told
    .split(OR)
    .map(tellingTerms)
    .filter((terms) => terms.length > 0);
  return all.length > 0 ? all : [[]];
}

/** The skills that are all that a setting says: of `years in intensive care` the skill, of `years in intensive care of horses` none. */
function fieldsIn(told: string): string[] {
  return told.split(OR).flatMap((part) => {
    const [skill, another] = findMentions(part, ['skill']);
    if (skill === undefined || another !== undefined) return [];
    const own = new Set(tellingTerms(part.slice(skill.start, skill.end)));
    return tellingTerms(part).every((term) => own.has(term)) ? [skill.id] : [];
  });
}

/** How many years and of what, as an ad writes it: `3 years originating residential mortgage loans`. */
const YEARS_OF =
  /(?:\d{1,2}|\p{L}+)(?:\s?\(\d{1,2}\))?\+?\s?(?:or more |o m\u00e1s |full |whole )?(?:years?|yrs?|a\u00f1os?|months?|meses)(?:['\u2019])?(?:(?! [-\u2013] )[^,.;:()\n]){3,90}(?:(?:, [^,.;:()\n]{2,40}){1,3},? (?:or|o|u) (?:(?! - )[^,.;:()\n]){2,60})?/giu;
/** Words of years that say of what, though none of them tells one trade from another: `3 years in a similar role`. */
const SAYS_OF_WHAT =
  /(?:years?|yrs?|anos?|months?|meses)'? (?:of )?(?:experiencia |experience )?(?:in|as|on|with|en|como|con) (?:an? |un[ao]? |el |la |the )?[a-z]{2,}(?: [a-z]+)+/;
/** A word that needs another one behind it. */
const OPEN_END = /\s(?:and|or|in|of|a|an|the|y|e|o|u|en|de|la|el)$/i;

/** These years in the ad's words; all of a line that has lost their number. */
function labelIn(text: string, value: number, terms: readonly string[]): Pick<YearsRequirement, 'label'> {
  if (areBareYears(fold(text))) return { label: say('quoted', { words: text.trim().replace(/[.;,]+$/, '') }) };
  const found = [...text.matchAll(YEARS_OF)].find(([written]) => yearsIn(fold(written))[0] === value);
  if (found === undefined || (terms.length === 0 && !SAYS_OF_WHAT.test(fold(found[0])))) return {};
  return { label: say('quoted', { words: found[0].trim().replace(OPEN_END, '') }) };
}

const ANY_YEARS = /\b(?:\d{1,2}|[a-z]+)\+? ?(?:\(\d+\) )?(?:years?|yrs?|anos?)\b/;

/** Nobody asks for more. */
const MOST_YEARS = 25;

/** Years of experience asked for in all, from lines that speak of experience or of work; null where none is. */
export function yearsRequirement(lines: readonly JobLine[]): YearsRequirement | null {
  const requirements = lines.flatMap((line) => {
    const { text, asked, alternative = false } = line;
    const folded = fold(text);
    if (!asksForYears(folded, asked)) return [];
    if (areOfOneRoute(folded, folded.search(ANY_YEARS)) && !asksEither([line])) return [];
    const told = OF_WHAT.exec(text)?.[1] ?? '';
    const terms = tellingTerms(told);
    const settings = settingsIn(told);
    const fields = fieldsIn(told);
    // `At least 18 years` without a word of experience is an age.
    const isAge = (value: number) => value >= 16 && !OF_EXPERIENCE.test(folded);
    return yearsIn(folded)
      .filter((value) => !isAge(value))
      .map((value) => ({
        value,
        terms,
        settings,
        fields,
        alternative,
        // How many and of what; how many alone would say half of it.
        ...labelIn(text, value, terms),
        importance: asked === 'nice' ? ('nice' as const) : ('must' as const),
      }));
  });
  // The experience as a whole is the largest figure that is asked of everybody; smaller ones speak of single tools.
  const rank = ({ importance }: Pick<YearsRequirement, 'importance'>) => (importance === 'must' ? 0 : 1);
  const possible = requirements.filter(({ value }) => value > 0 && value <= MOST_YEARS);
  const [most] = possible
    .filter(({ alternative }) => !alternative)
    .sort((a, b) => rank(a) - rank(b) || b.value - a.value || b.terms.length - a.terms.length);
  // Of several routes the shortest is enough.
  const [least] = possible.sort((a, b) => a.value - b.value);
  const requirement = most ?? least;
  if (requirement === undefined) return null;
  return {
    value: requirement.value,
    settings: requirement.settings,
    fields: requirement.fields,
    importance: requirement.importance,
    ...(requirement.label && { label: requirement.label }),
  };
}

/**
 * Years in the ad's own words: `two years of work face to face with the public` is one criterion and not `2 years` beside it. Only
 * where a single requirement speaks of them, which asks for them as much, and neither for a paper nor for hours.
 */
export function yearsInTheirWords(
  years: YearsRequirement | null,
  skills: readonly SkillRequirement[],
): { years: YearsRequirement | null; skills: readonly SkillRequirement[] } {
  const [requirement, another] = skills.filter((one) => years !== null && one.years?.includes(years.value));
  const isOnly =
    requirement !== undefined && another === undefined && years !== null && requirement.importance === years.importance;
  if (!isOnly || requirement.condition || (requirement.papers ?? []).length > 0) return { years, skills };
  return { years: { ...years, label: requirement.label }, skills: skills.filter((one) => one !== requirement) };
}
