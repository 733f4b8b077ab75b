/** Lays what somebody typed into fields of their own over what was read from the text made of it. */
import type { Language } from '../domain/field.ts';
import type { EducationLevel } from '../domain/levels.ts';
import type { Education, Profile, ProfileSources, Span } from '../domain/profile.ts';
import { skillNamed } from './listed.ts';
import { educationLevelSection, onOneLine } from './profile-text.ts';
import type { ResumeReading } from './resume-reading.ts';

/** The fields that need no reading; those left empty are absent. */
export interface TypedProfile {
  firstName: string;
  lastName: string;
  phone?: string;
  email?: string;
  link?: string;
  /** Of an import; the form has no field for it. */
  location?: string;
  aboutMe?: string;
  /** Absent where nobody was asked for them: then those that were read stay. */
  skills?: readonly string[];
  certificates?: string;
  educationLevel?: EducationLevel;
  language: Language;
}

/** A value with the slice of the text that says it, where the text says it in the same words. */
/** What of a reading the typed fields are laid over. */
type Reading = Pick<ResumeReading, 'profile' | 'sources' | 'sections'> & Partial<Pick<ResumeReading, 'unsure'>>;

interface Placed {
  value: string;
  span: Span | undefined;
}

/** Where `wanted` stands in `text` at or behind `from`. */
function placeIn(text: string, wanted: string, from = 0): Span | undefined {
  const start = wanted === '' ? -1 : text.indexOf(wanted, from);
  return start < 0 ? undefined : { start, end: start + wanted.length };
}

/** Values in the order of the text, each looked for behind the one before. */
function placesIn(text: string, from: number, values: readonly string[]): Placed[] {
  let at = from;
  return values.map((value) => {
    const span = placeIn(text, value, at);
    at = span?.end ?? at;
    return { value, span };
  });
}

/** Sources without those of `fields`, and of the lists of that name. */
function without(sources: ProfileSources, fields: readonly string[]): ProfileSources {
  return Object.fromEntries(Object.entries(sources).filter(([key]) => !fields.includes(key.split('.')[0] ?? '')));
}

function sourcesOf(field: string, placed: readonly Pick<Placed, 'span'>[]): ProfileSources {
  return Object.fromEntries(placed.flatMap(({ span }, index) => (span ? [[`${field}.${index}`, span]] : [])));
}

const BULLET = /^[\s•◦▪■●○‣*·–—-]+/u;

/** One certificate a line, or between semicolons. */
function certificatesOf(typed: string | undefined): string[] {
  const lines = (typed ?? '').split(/[\r\n;]+/);
  return lines.map((line) => onOneLine(line.replace(BULLET, ''))).filter((line) => line !== '');
}

const sameAddress = (one: string, other: string) => bareAddress(one) === bareAddress(other);
const bareAddress = (link: string) => link.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/+$/g, '');

function linksOf({ profile, sources }: Reading, text: string, link: string | undefined): Placed[] {
  const read = profile.links.map((value, index) => ({ value, span: sources[`links.${index}`] }));
  if (link === undefined) return read;
  return [{ value: link, span: placeIn(text, link) }, ...read.filter(({ value }) => !sameAddress(value, link))];
}

const STUDY_FIELDS = ['degree', 'institution', 'startDate', 'endDate'] as const;

/** A course as read, with its sources and the fields to check. */
interface Course {
  value: Education;
  unsure: readonly string[];
  spans: [field: string, span: Span][];
}

function coursesOf({ profile, sources, unsure = [] }: Reading): Course[] {
  return profile.education.map((value, index) => {
    const spanOf = (field: string) => sources[`education.${index}.${field}`];
    const spans = STUDY_FIELDS.flatMap((field): Course['spans'] => {
      const span = spanOf(field);
      return span ? [[field, span]] : [];
    });
    return { value, spans, unsure: STUDY_FIELDS.filter((field) => unsure.includes(`education.${index}.${field}`)) };
  });
}

/** The section of the text that only names the level, as a course. */
function levelCourse(text: string, level: EducationLevel, language: Language): Course & { section: Span } {
  const { section, name } = educationLevelSection(level, language);
  const at = text.lastIndexOf(section);
  const end = at + section.length;
  const value = { degree: name, level, institution: '', startDate: null, endDate: null };
  return {
    value,
    unsure: [],
    spans: at < 0 ? [] : [['degree', { start: end - name.length, end }]],
    section: { start: at, end },
  };
}

/**
 * What was read of the studies, without the section that only names the level. The typed level becomes that of the one
 * course that was read without any, or an entry of its own unless a course has it already.
 */
function studiesOf(reading: Reading, text: string, { educationLevel: level, language }: TypedProfile): Course[] {
  const read = coursesOf(reading);
  if (level === undefined) return read;
  const own = levelCourse(text, level, language);
  const isOwn = (span: Span) => span.start >= own.section.start && span.end <= own.section.end;
  const courses = read.filter(({ spans }) => !spans.some(([, span]) => isOwn(span)));
  const [first, ...others] = courses;
  if (first && (level === 'other' || courses.some(({ value }) => value.level === level))) return courses;
  if (first && others.length === 0 && first.value.level === null)
    return [{ ...first, value: { ...first.value, level } }];
  return [...courses, own];
}

function studySources(courses: readonly Course[]): ProfileSources {
  const entries = courses.flatMap(({ spans }, index) =>
    spans.map(([field, span]) => [`education.${index}.${field}`, span] as const),
  );
  return Object.fromEntries(entries);
}

/** Where name, e-mail and phone stand among the first lines. */
function contactSources(text: string, { firstName, lastName, email, phone }: TypedProfile): ProfileSources {
  const first = placeIn(text, onOneLine(firstName));
  const spans = {
    firstName: first,
    lastName: placeIn(text, onOneLine(lastName), first?.end),
    email: placeIn(text, email ?? ''),
    phone: placeIn(text, onOneLine(phone ?? '')),
  };
  return Object.fromEntries(Object.entries(spans).flatMap(([field, span]) => (span ? [[field, span]] : [])));
}

/** A place among the contact lines is none unless it was typed: the form does not ask for it there. */
function placeOf({ profile, sources }: Reading, text: string, typed: string | undefined): Placed | undefined {
  if (typed !== undefined) return { value: onOneLine(typed), span: placeIn(text, onOneLine(typed)) };
  const span = sources.location;
  if (profile.location === null || !span || text.lastIndexOf('\n\n', span.start) < 0) return undefined;
  return { value: profile.location, span };
}

/** The fields to check of what was read: the job entries, and the courses at their new places. */
function unsureOf({ unsure }: Reading, courses: readonly Course[]): Pick<Reading, 'unsure'> {
  if (!unsure) return {};
  const ofJobs = unsure.filter((key) => key.startsWith('experience.'));
  return { unsure: [...ofJobs, ...courses.flatMap((one, at) => one.unsure.map((name) => `education.${at}.${name}`))] };
}

type PlacedSkill = Pick<Placed, 'span'> & { value: Profile['skills'][number] };

/** The typed skills, or where nobody was asked for any, those that were read. */
function skillsOf(
  { profile, sources }: Reading,
  text: string,
  from: number,
  typed: readonly string[] | undefined,
): PlacedSkill[] {
  if (typed === undefined) return profile.skills.map((value, at) => ({ value, span: sources[`skills.${at}`] }));
  return placesIn(text, from, typed.map(onOneLine)).map(({ value, span }) => ({ value: skillNamed(value), span }));
}

/** Fields that the form has of its own, or that its contact lines could be mistaken for. */
const TYPED_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'location',
  'links',
  'education',
  'skills',
  'certificates',
];

/**
 * The reading of a text that `profileText` made, with the typed fields in place of what was made of them. Experience,
 * languages, courses and place come from the reading. Every source is a slice of `text` that says its field.
 */
export function withTypedProfile<R extends Reading & { text: string }>(reading: R, typed: TypedProfile): R {
  const { text, profile, sources, sections } = reading;
  const startOf = (kind: 'skills' | 'certificates') =>
    sections.findLast((section) => section.kind === kind)?.start ?? 0;
  const skills = skillsOf(reading, text, startOf('skills'), typed.skills);
  const certificates = placesIn(text, startOf('certificates'), certificatesOf(typed.certificates));
  const links = linksOf(reading, text, typed.link);
  const courses = studiesOf(reading, text, typed);
  const place = placeOf(reading, text, typed.location);
  const isSummary = typed.aboutMe !== undefined;
  const notRead = [...TYPED_FIELDS, ...(isSummary ? [] : ['summary'])];
  const overlaid: Profile = {
    ...profile,
    firstName: onOneLine(typed.firstName),
    lastName: onOneLine(typed.lastName),
    email: typed.email ?? null,
    phone: typed.phone ?? null,
    location: place?.value ?? null,
    links: links.map(({ value }) => value),
    summary: isSummary ? onOneLine(typed.aboutMe ?? '') : null,
    education: courses.map(({ value }) => value),
    skills: skills.map(({ value }) => value),
    certificates: certificates.map(({ value }) => value),
  };
  const placed = {
    ...without(sources, notRead),
    ...contactSources(text, typed),
    ...(place?.span && { location: place.span }),
    ...sourcesOf('links', links),
    ...studySources(courses),
    ...sourcesOf('skills', skills),
    ...sourcesOf('certificates', certificates),
  };
  return { ...reading, profile: overlaid, sources: placed, ...unsureOf(reading, courses) };
}
