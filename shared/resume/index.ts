/** The door of resume reading: the text of a file becomes a structured profile that says where each field stands. */
import {
  type Education,
  EMPTY_PROFILE,
  ENTRIES_MAX,
  type Experience,
  type Profile,
  type ProfileSources,
  type Span,
} from '../domain/profile.ts';
import { isAppError } from '../errors.ts';
import { type ExtractedDocument, extractDocument, textDocument } from '../extraction/index.ts';
import { ANY_RESUMES } from './any-resumes.ts';
import { unsureFields } from './certainty.ts';
import { readContact } from './contact-reading.ts';
import { hasRange } from './dates.ts';
import { readEducation } from './education.ts';
import { JOB_WORDS, readExperience } from './experience.ts';
import { isSmall, withCapitals, withOwnLetters } from './lent-capitals.ts';
import { type LetterHistory, letterHistory } from './letter-history.ts';
import { type ResumeLine, resumeLines } from './line.ts';
import { readLists } from './lists-reading.ts';
import { withMixedStudies } from './mixed-sections.ts';
import { paragraphsOf } from './paragraphs.ts';
import { withPartsTogether } from './parted-studies.ts';
import { personForm } from './person-captions.ts';
import { type Context, linesOf } from './reading-context.ts';
import { labelsFrom } from './records.ts';
import type { ResumeReading } from './resume-reading.ts';
import type { Section } from './section.ts';
import { sectionsOf } from './sections.ts';
import { withoutShortCourses } from './short-courses.ts';
import { addSource, type Capped, capped, flat, type Sourced } from './sourced.ts';
import { withTrialReadings } from './trial-readings.ts';
import { withWholeLabels } from './whole-labels.ts';

export { readCareer } from './career.ts';
export type { CareerReading } from './career-text.ts';
export { type CorrectedReading, correctedReading, mendedReading } from './corrected-reading.ts';
export { nameParts } from './parted-name.ts';
export { internationalPhone } from './phone-number.ts';
export { profileText } from './profile-text.ts';
export { readingWarnings } from './reading-warnings.ts';
export type { ResumeReading } from './resume-reading.ts';
export { type Doubt, doubtsOf, type SecondAnswers, withSecondReading } from './second-reading.ts';
export type { SectionKind } from './section-names.ts';
export { type TypedProfile, withTypedProfile } from './typed-profile.ts';

const SUMMARY_LETTERS = 60;

function readSummary(context: Context): string | null {
  const { document, sources } = context;
  const section = context.sections.find((one) => one.kind === 'summary' && one.lines.length > 0);
  const prose = section
    ? section.lines
    : linesOf(context, 'header').filter(
        (line) => line.cells.length === 1 && line.text.length > SUMMARY_LETTERS && !/@|https?:/.test(line.text),
      );
  const paragraphs = paragraphsOf(document.text, prose);
  const first = paragraphs[0];
  const last = paragraphs.at(-1);
  if (!first || !last || last.end < first.start) return null;
  const end = section ? last.end : first.end;
  addSource(sources, 'summary', { start: first.start, end });
  return flat(document.text.slice(first.start, end));
}

/** Where the first field of an entry stands. */
function placeOf({ sources }: Sourced<unknown>): Span | undefined {
  return Object.values(sources).reduce<Span | undefined>(
    (first, span) => (first && first.start <= span.start ? first : span),
    undefined,
  );
}

/** The entries of several sections as one list. */
function readSections<T>(
  { sections, leftOut }: Context,
  list: 'experience' | 'education',
  read: (lines: readonly ResumeLine[]) => Capped<Sourced<T>>,
): Sourced<T>[] {
  const found: Sourced<T>[] = [];
  for (const { kind, lines } of sections) {
    if (kind !== list) continue;
    const own = read(lines);
    found.push(...own.found);
    const left = own.leftOut ?? capped(found, ENTRIES_MAX[list], placeOf).leftOut;
    if (!left) continue;
    leftOut[list] = left;
    break;
  }
  return found.slice(0, ENTRIES_MAX[list]);
}

/** Where other jobs are dated, a name without dates and title is a theme of what somebody did (`Keeping machines alive`). */
function withoutThemes(jobs: Sourced<Experience>[]): Sourced<Experience>[] {
  const isDated = ({ value }: Sourced<Experience>) =>
    value.startDate !== null || value.endDate !== null || value.current;
  return jobs.some(isDated) ? jobs.filter((job) => isDated(job) || job.value.title !== '') : jobs;
}

/** The jobs of all experience sections; of a resume without any, those that stand among its first lines with a period. */
function readJobs(context: Context): Sourced<Experience>[] {
  const { document, sections, leftOut, letter } = context;
  const { text } = document;
  if (letter) return letter.jobs;
  if (sections.some(({ kind }) => kind === 'experience'))
    return withoutThemes(readSections(context, 'experience', (lines) => readExperience(text, lines)));
  const loose = sections.find(({ kind }) => kind === 'header')?.lines ?? [];
  const labels = labelsFrom(loose, JOB_WORDS);
  const from = labels >= 0 ? labels : loose.findIndex((line) => hasRange(line.text));
  if (from < 0) return [];
  const read = readExperience(text, loose.slice(from));
  const dated = read.found.filter(({ value }) => value.startDate !== null && value.title !== '');
  const jobs = capped(dated, ENTRIES_MAX.experience, placeOf);
  const left = read.leftOut ?? jobs.leftOut;
  if (left) leftOut.experience = left;
  return jobs.found;
}

function readStudies(context: Context): Sourced<Education>[] {
  if (context.letter) return context.letter.studies;
  return readSections(context, 'education', (lines) => readEducation(context.document.text, lines));
}

/** An employer without the town behind it where that is the town in which the person lives: `The Southern Lantern, Port Gellan`. */
function withoutOwnTown({ value, sources }: Sourced<Experience>, residence: string): void {
  const comma = value.company.lastIndexOf(', ');
  const town = value.company.slice(comma + 2);
  const source = sources.company;
  if (comma < 3 || value.location !== null || !source || !residence.split(/,\s*/).includes(town)) return;
  value.company = value.company.slice(0, comma);
  value.location = town;
  sources.location = { start: source.end - town.length, end: source.end };
  sources.company = { start: source.start, end: source.start + comma };
}

function asOf(job: Experience, today: string | undefined): Experience {
  return today !== undefined && job.endDate !== null && job.endDate > today ? { ...job, current: true } : job;
}

/** Adds what a section gave to the sources and hands the plain values on. */
function keep<T>(sources: ProfileSources, key: string, found: readonly Sourced<T>[]): T[] {
  return found.map((one, index) => {
    for (const [field, span] of Object.entries(one.sources)) addSource(sources, `${key}.${index}.${field}`, span);
    return one.value;
  });
}

function sectionSpans(sections: readonly Section[]): ResumeReading['sections'] {
  return sections.flatMap(({ kind, heading, lines }) => {
    const start = heading?.start ?? lines[0]?.start;
    const end = lines.at(-1)?.end ?? heading?.end;
    return start === undefined || end === undefined ? [] : [{ kind, start, end: Math.max(start, end) }];
  });
}

/** What a text without sections of work and study tells as letters do. */
function historyWithout(sections: readonly Section[], text: string): LetterHistory | undefined {
  return sections.some(({ kind }) => kind === 'experience' || kind === 'education') ? undefined : letterHistory(text);
}

function readingOf(document: ExtractedDocument, today: string | undefined): ResumeReading {
  const lines = withWholeLabels(resumeLines(document));
  const form = personForm(lines);
  const own = lines.filter((line) => !form.lines.has(line));
  const sections = withMixedStudies(document.text, withTrialReadings(document.text, sectionsOf(own)));
  const sources: ProfileSources = {};
  const context: Context = {
    document,
    lines,
    sections,
    form,
    sources,
    leftOut: {},
    letter: historyWithout(sections, document.text),
  };
  const experience = readJobs(context);
  const { studies: education, courses } = withoutShortCourses(withPartsTogether(readStudies(context)));
  const contact = readContact(
    context,
    experience.map(({ value }) => value.location),
  );
  if (contact.location) for (const job of experience) withoutOwnTown(job, contact.location);
  const profile: Profile = {
    ...contact,
    summary: readSummary(context),
    experience: keep(sources, 'experience', experience).map((job) => asOf(job, today)),
    education: keep(sources, 'education', education),
    ...readLists(context, courses),
  };
  const unsure = unsureFields(document.text, profile, sources);
  return { profile, sources, sections: sectionSpans(sections), leftOut: context.leftOut, unsure };
}

/**
 * Reads a resume of any layout, in Spanish or English, into a profile. Nothing is invented: a field that is not found
 * is empty or null. A job whose end lies after `today` (`YYYY-MM`), where that is given, is current.
 */
export function readResume(document: ExtractedDocument, options: { today?: string } = {}): ResumeReading {
  if (!isSmall(document.text)) return readingOf(document, options.today);
  const reading = readingOf(withCapitals(document), options.today);
  return { ...reading, profile: withOwnLetters(reading.profile, reading.sources, document.text) };
}

/** A resume that somebody pasted; where no word is in it, nothing is read. Its text may be tidier than what came. */
export function readResumeText(text: string): ResumeReading & { text: string } {
  try {
    const document = textDocument(text);
    return { ...readResume(document), text: document.text };
  } catch (error) {
    if (isAppError(error) && error.code === 'FILE_HAS_NO_TEXT') return { ...NOTHING_READ, text };
    throw error;
  }
}

/** Builds the tables that readings look things up in before the first resume comes; without it, the first one only waits longer. */
export function prepareReading(): void {
  for (const text of ANY_RESUMES) readResumeText(text);
}

const NOTHING_READ: ResumeReading = { profile: EMPTY_PROFILE, sources: {}, sections: [], leftOut: {}, unsure: [] };

/**
 * Reads the profile out of a resume file.
 * @throws AppError `invalid` with a code of `READING_FAILURES`.
 */
export async function parseResumeFile(bytes: Uint8Array, fileName: string): Promise<Profile> {
  return readResume(await extractDocument(bytes, { fileName })).profile;
}
