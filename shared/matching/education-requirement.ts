/** Reads which education an ad asks for: the level, and in what. */
import type { BilingualText } from '../domain/field.ts';
import type { Span } from '../domain/profile.ts';
import { fold } from '../taxonomy/index.ts';
import { rarityOf } from './background.ts';
import { subjectsBehind, subjectsOf } from './degree-subjects.ts';
import { educationIn, educationRank } from './education-level.ts';
import type { JobLine } from './job-lines.ts';
import { type Importance, PART } from './requirement.ts';
import { say } from './sentences.ts';
import { tellingTerms } from './telling-terms.ts';
import { wordsOf } from './words.ts';
import { yearsIn } from './years.ts';

/** What a degree may be in: the telling words of each subject that would do. */
export type Subjects = readonly (readonly string[])[];

export interface EducationRequirement {
  /** The degree that asks for it. */
  id: string;
  /** What the ad calls it, where it says more than the level. */
  label?: BilingualText;
  /** Only one line names a degree. */
  isAskedOnce: boolean;
  /** See `educationRank`. */
  rank: number;
  /** The subjects that it may be in; empty where any will do. */
  subjects: Subjects;
  /** It has to be of the job's trade or near these words, though no subject is fixed: a vocational title, `a related degree`; else null. */
  near: ReadonlySet<string> | null;
  importance: Importance;
}

/** Any subject will do, or one near those named: whichever, the level alone is no reason to count less. */
const ANY_SUBJECT =
  /\b(?:related|relevant|similar|any|abroad|extranjero|equivalent|afin(?:es)?|relacionad[oa]s?|cualquier|equivalente)\b/;
const EQUAL_PAPER =
  /,? ?\b(?:or|o|u)(?: bien)?(?: an?| un[ao]?)? (?:certificad\w+|titul\w+|diploma|qualification|certificate|experience|experiencia)\b[^,;]*/g;
/** Truly any: what somebody studied says nothing against them. */
const WHICHEVER = /\b(?:any|cualquier|abroad|extranjero)\b/;
/** Where what is said of a degree goes on to something else: `una ingeniería que habilite para ...`, `plus two years`. */
const BEYOND = /\b(?:que|who|with|con|plus|and (?:at least|have)|y (?:esten?|al menos|con)|ademas)\b/;
/** Words that many subjects share count half: industrial engineering is no industrial psychology. */
const OF_MANY_SUBJECTS = /^(?:enginer|industr|tecnolog|technolog|techn|cienc|scienc|administr|stud)/;
/** What parts one subject from the next: `Labour Relations, HRM or Industrial Psychology`. */
const BETWEEN = /[,/]| (?:or|o|u) /;
const JOINED = / (?:and|y|e) /;

/** Two subjects joined by an "and", each by itself; one where a part says little alone: `administración y finanzas`. */
function partsJoined(words: string): string[][] {
  const parts = words.split(JOINED).map(tellingTerms);
  const sayEnough = parts.every((terms) => terms.some((term) => !OF_MANY_SUBJECTS.test(term)));
  return parts.length > 1 && !sayEnough ? [parts.flat()] : parts;
}

/** What is said behind each degree that it is in, without what goes on to something else; `any` where any will do. */
function subjectsNamedIn(folded: string, degrees: readonly Span[]): string[] {
  return degrees.flatMap(({ start, end }) => {
    if (/\b(?:any|cualquier) $/.test(folded.slice(0, start))) return 'any';
    const told = subjectsBehind(folded, end);
    return told === undefined ? [] : (folded.slice(told.start, told.end).split(BEYOND)[0] ?? []);
  });
}

function subjectsIn(told: readonly string[]): string[][] {
  return told.flatMap((words) => words.split(BETWEEN).flatMap(partsJoined)).filter((terms) => terms.length > 0);
}

/** Share of a subject's words, by rarity, that a degree has to name: of `electricidad residencial` the first. */
const SAME_SUBJECT = 0.44;
/** Whether a degree that is described in these terms is in one of the subjects; where none is named, any is. */
export function isInSubject(terms: ReadonlySet<string>, subjects: Subjects): boolean {
  const weigh = (some: readonly string[]) =>
    some.reduce((sum, term) => sum + rarityOf(term) * (OF_MANY_SUBJECTS.test(term) ? 0.5 : 1), 0);
  const isNamed = (subject: readonly string[]) => {
    const named = subject.filter((term) => terms.has(term));
    // `Ingeniería informática` and `ingeniería industrial` have the one word in common that says little.
    const saysWhich = named.length === subject.length || named.some((term) => !OF_MANY_SUBJECTS.test(term));
    return saysWhich && weigh(named) >= SAME_SUBJECT * weigh(subject);
  };
  return subjects.length === 0 || subjects.some(isNamed);
}

/** Vocational titles are of a trade, whether or not an ad says of which. */
const VOCATIONAL = educationRank('other');
const TECHNICAL = /\b(?:tecnic[oa]s?|technical)\b/;

/** A degree that nobody wants: `Título universitario no, gracias`, `not bothered about a degree`. */
const UNWANTED =
  /\b(?:not bothered about|no need for|don't need|do not need|without|no (?:hace falta|pedimos|se pide|necesitas|importa)|sin) (?:a |an |any |ningun |un |una |el |la )?$/;
const UNWANTED_AFTER =
  /^[:,]? (?:no(?:,| hace falta| importa| (?:(?:lo|la|los|las) )?(?:pedimos|pido|exigimos|exijo|requerimos|necesitas|miramos)| se (?:pide|exige|requiere))|(?:is |are )?not (?:needed|required|necessary)|(?:we )?(?:don't|do not) (?:ask|need|require|mind))/;

/** The degrees that a line asks for. */
function degreesAskedIn(text: string) {
  const folded = fold(text);
  return educationIn(text).filter(
    ({ start, end }) =>
      // `A Level 2 certificate` is no A level.
      !(/^a[ -]levels?$/.test(folded.slice(start, end)) && /^ ?\d/.test(folded.slice(end))) &&
      // `Grado: 22\u00b0` says what the state pays.
      !(folded.slice(start, end) === 'grado' && /^ ?:? ?\d/.test(folded.slice(end))) &&
      !UNWANTED.test(folded.slice(Math.max(0, start - 40), start)) &&
      !UNWANTED_AFTER.test(folded.slice(end, end + 40)),
  );
}

const LABEL_MAX_CHARS = 170;
/** What parts what else a long line asks from the degree. */
const BESIDE_DEGREE = /(?<=[.;])\s+|,\s+(?=(?:and|y|con|with|plus|mas) )|\s+(?=(?:plus|mas|and at least|y al menos) )/;

/** A line without the years that it asks beside the degree, which are a criterion of their own: `..., and in both cases two years`. */
function withoutYears(text: string): string {
  const [first = '', ...rest] = text.split(/,\s+(?=(?:and|y|con un|with a) (?!que |that ))/);
  const end = rest.findIndex((part) => yearsIn(fold(part)).length > 0 && educationIn(part).length === 0);
  return end < 0 || educationIn(first).length === 0 ? text : [first, ...rest.slice(0, end)].join(', ');
}

/**
 * A line of several routes or of subjects in its own words: `a degree in chemistry, or a diploma and six years at the bench`. The
 * level alone would say half of it, and one branch of an "or" as if everybody had to take it.
 */
function labelIn(text: string, first: number): Pick<EducationRequirement, 'label'> {
  const bare = text.replace(/^[^:]{3,40}:\s+/, (head) => (educationIn(head).length > 0 ? head : ''));
  const own = withoutYears(bare);
  const parts = own.length <= LABEL_MAX_CHARS ? [own] : own.split(BESIDE_DEGREE);
  const written = text.slice(first, first + 8);
  const asked = (parts.find((one) => one.includes(written)) ?? '').trim();
  // What an "and" puts behind the last subject is asked beside the degree: `a degree in nursing and a clean licence`.
  const end = Math.max(0, ...subjectsOf(asked).map((one) => one.end));
  const part = (end > 0 && /^ (?:and|y|e) /.test(asked.slice(end)) ? asked.slice(0, end) : asked).replace(
    /[.;:,]+$/,
    '',
  );
  const isMore = wordsOf(part).length > WORDS_OF_A_LEVEL;
  return isMore && part.length <= 2 * LABEL_MAX_CHARS ? { label: say('quoted', { words: part }) } : {};
}

/** Words of a line that says the level and nothing else: `Bachelor's degree required`. */
const WORDS_OF_A_LEVEL = 3;

/** The lowest education that satisfies a line: `bachelor or master` is satisfied by the bachelor. */
function requirementOf({ text, asked }: JobLine): EducationRequirement[] {
  const named = asked === 'aside' ? [] : degreesAskedIn(text);
  if (named.length === 0) return [];
  const lowest = Math.min(...named.map((one) => one.rank));
  const { id = '' } = named.find((one) => one.rank === lowest) ?? {};
  // `Técnico electromecánico, de secundaria técnica`: a school of a trade is vocational.
  const rank = lowest < VOCATIONAL && TECHNICAL.test(fold(text)) ? VOCATIONAL : lowest;
  const told = subjectsNamedIn(fold(text), named);
  // `..., o certificado de profesionalidad equivalente` opens the paper and not its subject.
  const isOpen = told.some((words) => ANY_SUBJECT.test(words.replace(EQUAL_PAPER, '')));
  const subjects = isOpen ? [] : subjectsIn(told);
  const isNearEnough = rank >= VOCATIONAL && isOpen && !told.some((words) => WHICHEVER.test(words));
  const isOfTrade = isNearEnough || (rank === VOCATIONAL && subjects.length === 0);
  const near = isOfTrade ? new Set(told.flatMap(tellingTerms)) : null;
  // A degree is asked for by naming it, unless it would only be nice.
  const label = labelIn(text, Math.min(...named.map(({ start }) => start)));
  return [{ id, rank, importance: asked === 'nice' ? 'nice' : 'must', subjects, near, isAskedOnce: true, ...label }];
}

/** The lowest of several routes, which nobody has to take who may go without a degree. */
function ofRoutes(lines: readonly JobLine[]): EducationRequirement[] {
  const routes = lines.filter(({ alternative, asked }) => alternative && asked !== 'aside').map(requirementOf);
  const [lowest] = routes.flat().sort((one, other) => one.rank - other.rank);
  if (lowest === undefined) return [];
  const isForAll = routes.length > 1 && routes.every((requirements) => requirements.length > 0);
  return [isForAll ? lowest : { ...lowest, importance: 'nice' }];
}

/** The education that the most demanding line asks for; of equal ones the higher. */
export function educationRequirement(lines: readonly JobLine[]): EducationRequirement | null {
  const plain = lines.filter(({ alternative }) => !alternative);
  const asked = plain.flatMap((line) =>
    requirementOf(line).map((requirement) => ({ requirement, part: PART[line.asked] })),
  );
  const [first] = asked.toSorted(
    (one, other) => other.part - one.part || other.requirement.rank - one.requirement.rank,
  );
  const requirement = first?.requirement ?? ofRoutes(lines)[0];
  return requirement ? { ...requirement, isAskedOnce: lines.flatMap(requirementOf).length === 1 } : null;
}
