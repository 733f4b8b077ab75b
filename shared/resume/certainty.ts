/**
 * Tells which fields of a reading a person should check. How likely a name is right is a fitted sum over what is known of it; names of
 * persons, towns and times go by rules. Measured by `npm run fit:certainty` and `npm run bench:rounds`.
 */
import type { Profile, ProfileSources, Span } from '../domain/profile.ts';
import { fold } from '../taxonomy/index.ts';
import { certaintyFeatures, isRemarked, type NameField, type ReadName } from './certainty-features.ts';
import { CERTAIN_FROM, CERTAINTY_WORDS } from './certainty-words.ts';
import { isPlace } from './contact.ts';
import { fittedSums } from './fitted-table.ts';
import { wordsIn } from './line.ts';
import { companyScore, isBareKind, titleScore } from './name-scores.ts';
import { namesDegree, namesSchool, schoolRules } from './study-words.ts';

const sumsOf = fittedSums(CERTAINTY_WORDS, 2);

/** Longer than names of work, study and people are. */
const NAME_WORDS = 9;

/** Whether a text is written as a name is: capital first, no sentence, no figures at its beginning, brackets in pairs. */
function isWrittenAsName(text: string): boolean {
  const open = (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0);
  const isWhole = open === 0 && !OPEN_END.test(text) && !/[.;:]\s\p{Ll}|[;:,]$/u.test(text);
  return /^[\p{Lu}"“«]/u.test(text) && isWhole && wordsIn(text).length <= NAME_WORDS;
}

/** `Banco Mezquital del`: the line broke and the rest is elsewhere. */
const OPEN_END = /(?:\s|^)(?:de|del|la|el|los|las|y|e|en|of|the|and|for|in|at|&|-|–)$/i;

/** What stands behind a comma or in brackets may be a department, a place, a remark: nobody can tell for certain. */
const hasRemark = (text: string) => /[,(]/.test(text);

/** Whether all its words of weight have capitals. */
function isProperName(text: string): boolean {
  const words = wordsIn(text).filter((word) => word.length > 3);
  return words.length > 0 && words.every((word) => /^[("“«]?\p{Lu}/u.test(word));
}

function isTitle(text: string): boolean {
  return isWrittenAsName(text) && titleScore(text) >= 2 && companyScore(text) < 2 && !hasRemark(text);
}

/** `, S.A. de C.V.` is a part of the name. */
const LEGAL_FORM = /,\s+(?:s\.|inc|ltd|llc|llp|plc|gmbh).*$/i;

function isEmployer(text: string): boolean {
  const isOneWord = wordsIn(text).length < 2 && companyScore(text) < 2;
  const isRemarked = hasRemark(text.replace(LEGAL_FORM, ''));
  const isNamed = isWrittenAsName(text) && isProperName(text) && !isBareKind(text) && !/(?:19|20)\d\d/.test(text);
  return isNamed && titleScore(text) < 2 && !isPlace(text) && !isOneWord && !isRemarked;
}

type Entry = Profile['experience'][number];

/** The fields of a job to check. Title and employer prove each other: where one is certain, the other is what is left. */
function unsureOfJob({ title, company, startDate, endDate, current }: Entry): string[] {
  const fields: string[] = [];
  // What reads as a course of study may have come from a section of its own.
  const isStudy = namesDegree(title) && namesSchool(company);
  const isTitleSure = isTitle(title) && !isStudy;
  const isCompanySure = isEmployer(company) && !isStudy && (companyScore(company) >= 2 || isTitleSure);
  if (title !== '' && !isTitleSure) fields.push('title');
  if (company !== '' && !isCompanySure) fields.push('company');
  if (startDate === null || (endDate === null && !current)) fields.push('startDate');
  return fields;
}

/** A word for a place of study in a name with capitals. */
const SURE_SCHOOL = 3.2;
/** `BSc (Hons)` is one name. */
const HONOURS = /\s*\(hons\)/i;

function unsureOfStudy({ degree, institution }: Profile['education'][number]): string[] {
  const fields: string[] = [];
  const isSchool =
    schoolRules(institution) >= SURE_SCHOOL &&
    isWrittenAsName(institution) &&
    wordsIn(institution).length > 1 &&
    degree !== '' &&
    !isBareKind(institution) &&
    !hasRemark(institution);
  const isDegree =
    namesDegree(degree) &&
    isWrittenAsName(degree) &&
    wordsIn(degree).length > 1 &&
    !namesSchool(degree) &&
    !/(?:\s|^)(?:en|in|of|de)$/i.test(degree) &&
    !hasRemark(degree.replace(HONOURS, ''));
  if (degree !== '' && !isDegree) fields.push('degree');
  if (institution !== '' && !isSchool) fields.push('institution');
  return fields;
}

/** Whether the address of mail knows a part of the name. */
function isNameSure({ firstName, lastName, email }: Profile): boolean {
  const local = fold(email?.split('@')[0] ?? '').replace(/[^a-z]/g, '');
  const parts = wordsIn(fold(`${firstName} ${lastName}`)).map((word) => word.replace(/[^a-z]/g, ''));
  return parts.some((part) => part.length > 2 && local.includes(part));
}

/** Whether an employer stands above another job and counts for this one as well. */
function isInherited(sources: ProfileSources, index: number): boolean {
  const [own, before] = [sources[`experience.${index}.company`], sources[`experience.${index - 1}.company`]];
  return own !== undefined && own.start === before?.start;
}

/** So far behind a name another field of its entry may begin. */
const NEXT_FIELD = 8;

/** Whether a name goes on behind a comma, dash or bracket with what is no field of the entry: a department, a remark. */
function isCut(
  text: string,
  key: string,
  sources: ProfileSources,
  byEntry: ReadonlyMap<string, readonly Span[]>,
): boolean {
  const own = sources[key];
  if (!own || !/^\s*(?:[,(]|[–—-]\s)/.test(text.slice(own.end, own.end + 4))) return false;
  const others = byEntry.get(entryOf(key)) ?? [];
  return !others.some((other) => other !== own && other.start >= own.end && other.start <= own.end + NEXT_FIELD);
}

/** `experience.2` of `experience.2.title` and of `experience.2.bullets.0`. */
const entryOf = (key: string) => key.split('.', 2).join('.');

/** Where the fields of each entry stand. */
function spansByEntry(sources: ProfileSources): Map<string, Span[]> {
  const byEntry = new Map<string, Span[]>();
  for (const [key, span] of Object.entries(sources)) {
    const own = byEntry.get(entryOf(key));
    if (own) own.push(span);
    else byEntry.set(entryOf(key), [span]);
  }
  return byEntry;
}

/** Whether a name was put together over the lines or cells of a header: each may be something else. */
function isJoined(text: string, { start, end }: Span): boolean {
  return /[\t\n]/.test(text.slice(start, end));
}

const isUndated = (entry: Pick<Entry, 'startDate' | 'endDate'>) => entry.startDate === null && entry.endDate === null;

/** The names of entries without any time: they may be something that only stands among entries. */
function namesWithoutTime({ experience, education }: Profile): string[] {
  const jobs = experience.flatMap(({ title, company, ...entry }, index) =>
    isUndated(entry) && !entry.current
      ? [title && `experience.${index}.title`, company && `experience.${index}.company`]
      : [],
  );
  const studies = education.flatMap(({ degree, institution, ...entry }, index) =>
    isUndated(entry) ? [degree && `education.${index}.degree`, institution && `education.${index}.institution`] : [],
  );
  return [...jobs, ...studies].filter((key) => key !== '');
}

/** The other name of the entries of a list. */
const OTHER: Record<NameField, NameField> = {
  title: 'company',
  company: 'title',
  degree: 'institution',
  institution: 'degree',
};

const isFilled = ({ value }: { value: string }) => value !== '';

/** What says of the names of one profile what the rules and the text do. */
interface Named {
  text: string;
  sources: ProfileSources;
  byEntry: ReturnType<typeof spansByEntry>;
  /** Keys of names without a time. */
  undated: ReadonlySet<string>;
}

/** A name of an entry with what is said of it; `rules` are the fields of the entry that the rules doubt. */
function nameRead(
  { text, sources, byEntry, undated }: Named,
  key: string,
  field: NameField,
  entry: Partial<Record<NameField, string>>,
  rules: readonly string[],
  more: readonly string[] = [],
): [string, ReadName] {
  const span = sources[key];
  const said = [
    rules.includes(field) ? '' : 'sure',
    rules.includes(OTHER[field]) ? '' : 'other-sure',
    undated.has(key) ? 'undated' : '',
    isCut(text, key, sources, byEntry) ? 'cut' : '',
    span && isJoined(text, span) ? 'joined' : '',
    ...more,
  ].filter((one) => one !== '');
  const otherField = OTHER[field];
  return [key, { field, value: entry[field] ?? '', other: entry[otherField] ?? '', otherField, span, said }];
}

/** The names that were read, each with what rules say of it, by the keys of their sources. */
export function namesRead(text: string, profile: Profile, sources: ProfileSources): Map<string, ReadName> {
  const { experience, education } = profile;
  const named = { text, sources, byEntry: spansByEntry(sources), undated: new Set(namesWithoutTime(profile)) };
  const jobs = experience.flatMap((job, index) => {
    const rules = unsureOfJob(job);
    const times = rules.includes('startDate') ? ['no-time'] : [];
    const inherited = isInherited(sources, index) ? ['inherited'] : [];
    return [
      nameRead(named, `experience.${index}.title`, 'title', job, rules, times),
      nameRead(named, `experience.${index}.company`, 'company', job, rules, [...times, ...inherited]),
    ];
  });
  const studies = education.flatMap((study, index) => {
    const rules = unsureOfStudy(study);
    return [
      nameRead(named, `education.${index}.degree`, 'degree', study, rules),
      nameRead(named, `education.${index}.institution`, 'institution', study, rules),
    ];
  });
  return new Map([...jobs, ...studies].filter(([, name]) => isFilled(name)));
}

/** How likely a name is right, as a natural logarithm of odds. */
export function certaintyOf(text: string, name: ReadName): number {
  const [wrong = 0, right = 0] = sumsOf(certaintyFeatures(text, name));
  return right - wrong;
}

/** Keys as in `ProfileSources` of the fields that somebody should check; names that were not found are not among them; a time that is missing is, as `startDate`. */
export function unsureFields(text: string, profile: Profile, sources: ProfileSources): string[] {
  const person = [
    ...(profile.firstName !== '' && !isNameSure(profile) ? ['firstName', 'lastName'] : []),
    ...(profile.location !== null && !isPlace(profile.location) ? ['location'] : []),
  ];
  const times = profile.experience.flatMap((job, index) =>
    unsureOfJob(job).includes('startDate') ? [`experience.${index}.startDate`] : [],
  );
  const names = [...namesRead(text, profile, sources)].flatMap(([key, name]) =>
    certaintyOf(text, name) < CERTAIN_FROM[name.field] || isRemarked(text, name) ? [key] : [],
  );
  return [...person, ...times, ...names];
}
