/** The door of resume reading: the text of a file becomes a structured profile that says where each field stands. */
import {
  type Education,
  EMPTY_PROFILE,
  ENTRIES_MAX,
  type Experience,
  type LeftOut,
  type Profile,
  type ProfileSources,
  type Span,
} from '../domain/profile.ts';
import { overlap } from '../domain/spans.ts';
import { isAppError } from '../errors.ts';
import { type ExtractedDocument, extractDocument, textDocument } from '../extraction/index.ts';
import { fold } from '../taxonomy/index.ts';
import { unsureFields } from './certainty.ts';
import { findEmail, findLinks, findPlace, townInForm } from './contact.ts';
import { hasRange } from './dates.ts';
import { readEducation } from './education.ts';
import {
  addSource,
  type Capped,
  capped,
  flat,
  JOB_WORDS,
  paragraphsOf,
  readExperience,
  type Sourced,
} from './experience.ts';
import { eachNamedOnce, languagesIn, nativeInForms, readLanguages, spokenAmong } from './languages.ts';
import { isSmall, withCapitals, withOwnLetters } from './lent-capitals.ts';
import { type Piece, type ResumeLine, resumeLines } from './line.ts';
import { readCertificates, readSkills, skillNamed, unique } from './listed.ts';
import { withMixedStudies } from './mixed-sections.ts';
import { withPartsTogether } from './parted-studies.ts';
import { type PersonForm, personForm } from './person-captions.ts';
import { findName, inNameCase, nameInForm, partName, wholeNameInForm } from './person-name.ts';
import { findPhone, phoneIn, phoneOfResume } from './phone-number.ts';
import { labelsFrom } from './records.ts';
import type { ResumeReading } from './resume-reading.ts';
import type { Section } from './section.ts';
import { hintedSection, type SectionKind } from './section-names.ts';
import { sectionsOf } from './sections.ts';
import { withoutShortCourses } from './short-courses.ts';
import {
  calledName,
  labelledSkills,
  saidPlace,
  type ToldLife,
  toldLanguages,
  toldLife,
  toldName,
  toldPlace,
  toldSkills,
} from './told-life.ts';
import { withTrialReadings } from './trial-readings.ts';
import { withWholeLabels } from './whole-labels.ts';

export { readCareer } from './career.ts';
export type { CareerReading } from './career-text.ts';
export { type CorrectedReading, correctedReading, mendedReading } from './corrected-reading.ts';
export { nameParts } from './person-name.ts';
export { internationalPhone } from './phone-number.ts';
export { profileText } from './profile-text.ts';
export { readingWarnings } from './reading-warnings.ts';
export type { ResumeReading } from './resume-reading.ts';
export { type Doubt, doubtsOf, type SecondAnswers, withSecondReading } from './second-reading.ts';
export type { SectionKind } from './section-names.ts';
export { type TypedProfile, withTypedProfile } from './typed-profile.ts';

interface Context {
  document: ExtractedDocument;
  lines: readonly ResumeLine[];
  sections: readonly Section[];
  /** What stands in the boxes of a form for the person; their lines are in no section. */
  form: PersonForm;
  /** What a letter without sections tells, where it is one. */
  told: ToldLife | undefined;
  sources: ProfileSources;
  leftOut: LeftOut;
}

function linesOf(context: Context, kind: SectionKind): ResumeLine[] {
  return context.sections.filter((section) => section.kind === kind).flatMap((section) => section.lines);
}

function isSpanish(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return (
    count(/\b(?:de|la|el|en|y|los|con|para|del|las|por)\b/gi) > count(/\b(?:the|of|and|in|to|with|for|a|on|at)\b/gi)
  );
}

/** Lines this near to an address or a number to call are of one block with it. */
const NEAR_LINES = 3;

/** The lines around the contact data, wherever they stand: some templates put them at the foot of the page. */
function besideContact(lines: readonly ResumeLine[], contact: readonly Span[]): ResumeLine[] {
  const isContact = overlap(contact);
  const near = new Set<ResumeLine>();
  for (const [index, line] of lines.entries()) {
    if (!isContact(line)) continue;
    for (const one of lines.slice(Math.max(0, index - NEAR_LINES), index + NEAR_LINES + 1)) near.add(one);
    // What stands at the same height of a page is read elsewhere where columns are.
    const isLevel = (one: ResumeLine) => one.page === line.page && Math.abs(one.y - line.y) < line.fontSize / 2;
    if (line.cellX) for (const one of lines.filter(isLevel)) near.add(one);
  }
  return lines.filter((line) => near.has(line));
}

/** Where a letter says its writer lives. */
function livesIn(text: string, isLetter: boolean): { value: string; span: Span } | null {
  const place = isLetter ? toldPlace(text) : saidPlace(text);
  return place && { value: flat(place.text), span: place };
}

type Contact = Pick<Profile, 'firstName' | 'lastName' | 'email' | 'phone' | 'location' | 'links'>;

const REFEREES = /\b(?:referenc|referee|avales?\b)/;

/** The lines about people who speak for somebody. */
const refereesIn = (sections: readonly Section[]): Span[] =>
  sections.flatMap(({ heading, lines }) => (heading && REFEREES.test(fold(heading.text)) ? lines : []));

/** `workplaces` help to tell the country of a phone number where no place of residence does. */
function readContact(context: Context, workplaces: readonly (string | null)[]): Contact {
  const { document, sections, form, sources } = context;
  const { text } = document;
  const top = [...form.lines, ...linesOf(context, 'header')];
  const email = findEmail(text, refereesIn(sections));
  const phone = phoneIn(text, form) ?? findPhone(text, Math.max(sections[0]?.lines.at(-1)?.end ?? 0, 200), top);
  const links = findLinks(text, top, document.links);
  const contactLines = new Set(top);
  const others = context.lines.filter((line) => !contactLines.has(line));
  const asked = nameInForm(form);
  const isLetter = context.told !== undefined;
  const name =
    asked?.first ??
    wholeNameInForm(form) ??
    (isLetter ? toldName(text) : calledName(text)) ??
    findName([...top, ...others], email?.value ?? null);
  const taken = [email, phone, ...links].flatMap((found) => found?.span ?? []);
  const spanish = isSpanish(text);
  const parts = asked ?? (name && partName(name, spanish));
  // Between the lines of a name other cells may stand.
  const named = parts ? [parts.first, parts.last] : [];
  const place =
    townInForm(form) ??
    (isLetter ? livesIn(text, true) : null) ??
    findPlace(text, top, taken, named) ??
    livesIn(text, false) ??
    findPlace(text, besideContact(context.lines, taken), taken, named);
  addSource(sources, 'firstName', parts?.first);
  addSource(sources, 'lastName', parts?.last);
  addSource(sources, 'email', email?.span);
  addSource(sources, 'phone', phone?.span);
  addSource(sources, 'location', place?.span);
  for (const [index, link] of links.entries()) addSource(sources, `links.${index}`, link.span);
  return {
    firstName: inNameCase(flat(parts?.first.text ?? '')),
    lastName: inNameCase(flat(parts?.last.text ?? '')),
    email: email?.value ?? null,
    phone: phone && phoneOfResume(phone.value, [place?.value ?? null, ...workplaces], spanish ? 'es' : 'en'),
    location: place ? flat(place.value) : null,
    links: links.map((link) => link.value),
  };
}

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
  const { document, sections, leftOut, told } = context;
  const { text } = document;
  if (told) return told.jobs;
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
  if (context.told) return context.told.studies;
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

function keepListed<T>(sources: ProfileSources, key: string, found: readonly { value: T; span: Span }[]): T[] {
  return found.map((one, index) => {
    addSource(sources, `${key}.${index}`, one.span);
    return one.value;
  });
}

/** The sections of skills, or what stands below `Otros conocimientos` where there is none. */
function sectionsOfSkills({ sections }: Context): readonly Section[] {
  const own = sections.filter(({ kind, lines }) => kind === 'skills' && lines.length > 0);
  if (own.length > 0) return own;
  const isHinted = ({ kind, heading }: Section) =>
    kind === 'other' && heading !== null && hintedSection(heading.text) === 'skills';
  return sections.filter(isHinted);
}

/** `courses` are what stands among studies and is none. */
function readLists(
  context: Context,
  courses: readonly Piece[],
): Pick<Profile, 'skills' | 'languages' | 'certificates'> {
  const { document, sources } = context;
  const { text } = document;
  const skillSections = sectionsOfSkills(context);
  const skillLines = linesOf(context, 'skills');
  const can = context.told ? toldSkills(text) : skillSections.length === 0 ? labelledSkills(text) : [];
  const listed =
    can.length > 0
      ? can.map((span) => ({ value: skillNamed(flat(span.text)), span }))
      : unique(skillSections.flatMap(({ lines }) => readSkills(text, lines)));
  const skills = capped(listed, ENTRIES_MAX.skills, ({ span }) => span);
  if (skills.leftOut) context.leftOut.skills = skills.leftOut;
  const speaks = context.told ? toldLanguages(text) : null;
  const own = speaks ? languagesIn(text, speaks) : readLanguages(text, linesOf(context, 'languages'));
  const mixed = [
    ...skillLines,
    ...linesOf(context, 'certificates'),
    ...linesOf(context, 'other'),
    ...linesOf(context, 'header'),
    ...linesOf(context, 'summary'),
  ];
  const languages = eachNamedOnce([
    ...nativeInForms(text, context.lines),
    ...(own.length > 0 ? own : spokenAmong(text, mixed)),
  ]);
  const certificates = [...readCertificates(text, linesOf(context, 'certificates')), ...courses];
  return {
    skills: keepListed(sources, 'skills', skills.found),
    languages: keepListed(sources, 'languages', languages),
    certificates: keepListed(
      sources,
      'certificates',
      certificates.map((piece) => ({ value: flat(piece.text), span: piece })),
    ),
  };
}

function sectionSpans(sections: readonly Section[]): ResumeReading['sections'] {
  return sections.flatMap(({ kind, heading, lines }) => {
    const start = heading?.start ?? lines[0]?.start;
    const end = lines.at(-1)?.end ?? heading?.end;
    return start === undefined || end === undefined ? [] : [{ kind, start, end: Math.max(start, end) }];
  });
}

/** What a text without sections of work and study tells as letters do. */
function toldWithout(sections: readonly Section[], text: string): ToldLife | undefined {
  return sections.some(({ kind }) => kind === 'experience' || kind === 'education') ? undefined : toldLife(text);
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
    told: toldWithout(sections, document.text),
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

const NOTHING_READ: ResumeReading = { profile: EMPTY_PROFILE, sources: {}, sections: [], leftOut: {}, unsure: [] };

/**
 * Reads the profile out of a resume file.
 * @throws AppError `invalid` with a code of `READING_FAILURES`.
 */
export async function parseResumeFile(bytes: Uint8Array, fileName: string): Promise<Profile> {
  return readResume(await extractDocument(bytes, { fileName })).profile;
}
