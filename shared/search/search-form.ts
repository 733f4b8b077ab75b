/**
 * The form in which a record is searched: concepts, meanings and words as plain data, worked out once for each version of a
 * record, so that a search reads no text.
 */
import { conceptById, findMentions, meaningsOfTitle, taxonomyDataVersion } from '../taxonomy/index.ts';
import { conditionsIn } from './conditions.ts';
import { fieldsOf } from './fields.ts';
import { haveOneRoot, wordsOf as namesOf } from './kinship.ts';
import { locate } from './locations.ts';
import { namedIn } from './trade-names.ts';
import { stemsOf } from './words.ts';

/** Raised whenever the same record gives another form although the taxonomy's data are the same. */
const SEARCH_FORM_VERSION = 3;

/** What stored forms and tokens are known by: those of another version are created again. Other data of the taxonomy make another. */
export function searchFormsVersion(): string {
  return `${SEARCH_FORM_VERSION}.${taxonomyDataVersion().toString(36)}`;
}

/** As many characters of words as keep a form below some 2 KB. */
const WORDS_MAX_CHARS = 1_200;
const CONCEPTS_MAX = 40;
/** How sure it is that a record is about a concept that its title, its list of skills or only its text names. */
const SAYS = { title: 1, skill: 0.8, beside: 0.5, often: 0.48, once: 0.3 } as const;
/** Titles that name work of their own beside the one that they are headed by. */
const BESIDE_HEAD = 0.9;
/** Everything that a concept of a form may weigh. */
export const CONCEPT_WEIGHTS: readonly number[] = [
  SAYS.title,
  BESIDE_HEAD,
  SAYS.skill,
  SAYS.beside,
  SAYS.often,
  SAYS.once,
];

/** What is known of a record for a search, whatever it is: a job, a person. */
export interface SearchableRecord {
  /** A job's title, a person's headline. */
  title: string;
  company?: string;
  /** A person's name and e-mail address. */
  person?: string;
  text?: string;
  /** Names or ids of skills and occupations: requirements, tags, what a reading found. */
  skills?: readonly string[];
  industry?: string;
  category?: string;
  location?: string;
  /** `on-site`, `hybrid`, `remote` of a job. */
  remotePolicy?: string;
  jobType?: string;
  experienceLevel?: string;
  /** The most that a year pays, in its own currency. */
  yearlyPay?: number | null;
}

/** JSON, at most some 2 KB. Ids are those of the taxonomy (`occupation:welder`), of `fields.ts` and `conditions.ts`. */
export interface SearchForm {
  version: number;
  /** Occupations, skills, languages, licences and degrees by id, each with how much the record is about it, 0..1. */
  concepts: Record<string, number>;
  /** Stems of the title, parted by spaces. */
  title: string;
  /** What the title's words mean, the same in both languages. */
  meanings: string[];
  /** Stems of the company. */
  names: string;
  /** Stems of a person's name and address. */
  person: string;
  /** Stems of everything else, in the order of the record; the last of a long text are left out. */
  words: string;
  /** Ids of town, surroundings, county, region and country (`country:ES`) with the stems of the location as written. */
  place: { ids: string[]; words: string };
  fields: string[];
  conditions: string[];
  yearlyPay: number | null;
}

const KINDS = ['occupation', 'skill', 'language', 'licence', 'education'] as const;

/** The occupation of a category whose bare word the title has: a `Designer` under `graphic design`. */
function workFiledUnder(category: string, title: string): string | undefined {
  const said = namesOf(title);
  return namesOf(category).some((word) => said.some((other) => haveOneRoot(word, other)))
    ? namedIn(category, ['occupation']).head
    : undefined;
}

function conceptsOf({ title, text = '', skills = [], category = '' }: SearchableRecord): Record<string, number> {
  const found = new Map<string, number>();
  const raise = (id: string, weight: number) => found.set(id, Math.max(weight, found.get(id) ?? 0));
  const { head, trades, mentions } = namedIn(title, KINDS);
  if (head) raise(head, SAYS.title);
  for (const { id, kind } of mentions) raise(id, kind === 'occupation' && head ? BESIDE_HEAD : SAYS.title);
  for (const [own, ...others] of trades.map(({ ids }) => ids)) {
    if (own) raise(own, own === head ? SAYS.title : BESIDE_HEAD);
    for (const id of others) raise(id, SAYS.beside);
  }
  const filed = head ? undefined : workFiledUnder(category, title);
  if (filed) raise(filed, SAYS.skill);
  for (const skill of skills) if (conceptById(skill)) raise(skill, SAYS.skill);
  const named = skills.filter((skill) => !conceptById(skill));
  for (const { id, kind } of findMentions([category, ...named].join('\n'), KINDS))
    raise(id, kind === 'occupation' ? SAYS.beside : SAYS.skill);
  const said = new Map<string, number>();
  for (const { id } of findMentions(text, KINDS)) said.set(id, (said.get(id) ?? 0) + 1);
  for (const [id, times] of said) raise(id, times > 1 ? SAYS.often : SAYS.once);
  return Object.fromEntries([...found].sort(([, a], [, b]) => b - a).slice(0, CONCEPTS_MAX));
}

function conditionsOf(record: SearchableRecord): string[] {
  const { remotePolicy, jobType, experienceLevel, title, text = '', skills = [] } = record;
  const stated = [
    remotePolicy === 'remote' || jobType === 'remote' ? 'mode:remote' : `mode:${remotePolicy}`,
    jobType === 'contract' ? 'contract:temporary' : `contract:${jobType}`,
    `level:${experienceLevel}`,
  ];
  return [...new Set([...stated, ...conditionsIn(title, [text, ...skills].join('\n'))])].filter(
    (id) => !/undefined$|^contract:remote$/.test(id),
  );
}

function withinChars(words: readonly string[], maxChars: number): string {
  const joined = words.join(' ');
  return joined.length <= maxChars ? joined : joined.slice(0, joined.lastIndexOf(' ', maxChars));
}

/** The form of a record, some milliseconds for a long text; equal records give equal forms. */
export function searchFormOf(record: SearchableRecord): SearchForm {
  const {
    title,
    company = '',
    person = '',
    text = '',
    skills = [],
    industry = '',
    category = '',
    location = '',
  } = record;
  const named = skills.filter((skill) => !conceptById(skill));
  const words = stemsOf([category, industry, ...named, text].join('\n'));
  return {
    version: SEARCH_FORM_VERSION,
    concepts: conceptsOf(record),
    title: stemsOf(title).join(' '),
    meanings: meaningsOfTitle(title),
    names: withinChars(stemsOf(company), 200),
    person: withinChars(stemsOf(person), 200),
    words: withinChars(words, WORDS_MAX_CHARS),
    place: { ids: locate(location).ids, words: stemsOf(location).join(' ') },
    fields: fieldsOf(industry),
    conditions: conditionsOf(record),
    yearlyPay: record.yearlyPay ?? null,
  };
}
