/**
 * Puts a reading right as its person says, without letting go of the rule that every quote is a slice of the text.
 *
 * What they left as it was keeps its place in the original text. What they changed or added is appended in their words,
 * under headings, and points there. What it replaces counts no more: its places are named as superseded, and concepts
 * that they took out are named too, since a resume may speak of them in many places.
 */
import type { Correction } from '../domain/correction.ts';
import type { Language } from '../domain/field.ts';
import type { Profile, ProfileSources, Span } from '../domain/profile.ts';
import { containment } from '../domain/spans.ts';
import { findMentions, fold, languageByName, skillByName } from '../taxonomy/index.ts';
import { byEntry, type Draft, flat, moved, type Original, say } from './correction-draft.ts';
import { mendJobs } from './mended-jobs.ts';
import {
  type Author,
  educationLines,
  experienceLines,
  type Line,
  labelledLine,
  languageLine,
  type Part,
  writeStatement,
} from './statement.ts';

export interface CorrectedReading extends Original {
  /** Where in `text` the person's own statement begins; the length of the text where they only took things out. */
  statementStart: number;
  /** Concepts that the text names and the person says they do not have. */
  withoutConcepts: string[];
  /** Places of the original text that were replaced or taken out. */
  superseded: Span[];
  /** No field: the person who corrected a reading went through it, and confirmed what they left unchanged. */
  unsure: [];
}

const SINGLE = ['firstName', 'lastName', 'phone', 'location', 'summary'] as const;
const LISTS = ['links', 'experience', 'education', 'skills', 'languages', 'certificates'] as const;
type ListField = (typeof LISTS)[number];

const PART_OF: Record<ListField, Part> = {
  links: 'contact',
  experience: 'experience',
  education: 'education',
  skills: 'skills',
  languages: 'languages',
  certificates: 'certificates',
};

/** What two entries have in common if they say the same; ids are the taxonomy's and not said. */
function contentOf(entry: Profile[ListField][number]): string {
  const said = typeof entry === 'string' ? { entry } : { ...entry, id: undefined };
  const values = Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(values, (_key, value) => (typeof value === 'string' ? flat(value) : value));
}

/** The correction as a profile: e-mail address as read, skills and languages with their concepts. */
function profileOf({ resumeId: _, ...stated }: Correction, { email }: Profile): Profile {
  return {
    ...stated,
    email,
    skills: stated.skills.map((name) => ({ id: skillByName(name)?.id ?? null, name })),
    languages: stated.languages.map(({ name, level }) => ({ id: languageByName(name)?.iso ?? null, name, level })),
  };
}

/** For each stated entry, the index of the original one that says the same; each original is taken once. */
function keptEntries(field: ListField, original: Profile, stated: Profile): (number | undefined)[] {
  const free = new Map<string, number[]>();
  for (const [index, entry] of original[field].entries()) {
    const content = contentOf(entry);
    const same = free.get(content);
    if (same) same.push(index);
    else free.set(content, [index]);
  }
  // The first of equal entries is taken first.
  for (const same of free.values()) same.reverse();
  return stated[field].map((entry) => free.get(contentOf(entry))?.pop());
}

function linesOf(field: ListField, index: number, stated: Profile, language: Language): Line[] {
  const key = `${field}.${index}`;
  const job = stated.experience[index];
  const course = stated.education[index];
  const spoken = stated.languages[index];
  if (field === 'experience') return job ? experienceLines(key, job, language) : [];
  if (field === 'education') return course ? educationLines(key, course, language) : [];
  if (field === 'languages') return spoken ? [languageLine(key, spoken, language)] : [];
  const says = field === 'skills' ? stated.skills[index]?.name : stated[field][index];
  return says === undefined ? [] : [[{ key, says }]];
}

function compareFields(draft: Draft, original: Original, stated: Profile, language: Language): void {
  for (const field of SINGLE) {
    const says = stated[field];
    const own = moved(draft.sources, field, field);
    if (flat(says ?? '') === flat(original.profile[field] ?? '')) {
      Object.assign(draft.kept, own);
      Object.assign(draft.profile, { [field]: original.profile[field] });
      continue;
    }
    draft.superseded.push(...Object.values(own));
    if (says && field === 'summary') say(draft, 'summary', [[{ key: field, says }]]);
    else if (says && field !== 'summary') say(draft, 'contact', [labelledLine(field, says, language)]);
  }
}

/** Whether an entry stands in words that were replaced: a skill read in a bullet that is no more. */
function isLost(own: ProfileSources, isReplaced: (span: Span) => boolean): boolean {
  const spans = Object.values(own);
  return spans.length > 0 && spans.every(isReplaced);
}

function compareList(draft: Draft, field: ListField, original: Original, stated: Profile, language: Language): void {
  const kept = keptEntries(field, original.profile, stated);
  const staying = new Set(kept);
  original.profile[field].forEach((_, index) => {
    if (staying.has(index)) return;
    draft.superseded.push(...Object.values(moved(draft.sources, `${field}.${index}`, field)));
  });
  const isReplaced = containment(draft.superseded);
  for (const [index, from] of kept.entries()) {
    const own = from === undefined ? {} : moved(draft.sources, `${field}.${from}`, `${field}.${index}`);
    if (from !== undefined) Object.assign(draft.profile[field], { [index]: original.profile[field][from] });
    if (from === undefined || isLost(own, isReplaced)) {
      say(draft, PART_OF[field], linesOf(field, index, draft.profile, language));
    } else Object.assign(draft.kept, own);
  }
}

/** Jobs and courses are compared before the lists whose entries may have been read in them. */
function draftOf(original: Original, stated: Profile, language: Language, jobs?: JobOrigins): Draft {
  const parts = new Map<Part, Line[]>([
    ['contact', []],
    ['summary', []],
  ]);
  const sources = byEntry(original.sources);
  const kept = moved(sources, 'email', 'email');
  const draft: Draft = { sources, profile: structuredClone(stated), kept, parts, superseded: [] };
  compareFields(draft, original, stated, language);
  for (const field of LISTS) {
    if (field === 'experience' && jobs) mendJobs(draft, original, stated, jobs, language);
    else compareList(draft, field, original, stated, language);
  }
  return draft;
}

/** Entries of the original that the person did not state again. */
function takenOut<F extends 'skills' | 'languages' | 'certificates'>(field: F, original: Profile, stated: Profile) {
  const kept = new Set(keptEntries(field, original, stated));
  return original[field].filter((_, index) => !kept.has(index)) as Profile[F];
}

function conceptsTakenOut(original: Profile, stated: Profile): string[] {
  const skills = takenOut('skills', original, stated).flatMap(({ id }) => id ?? []);
  const languages = takenOut('languages', original, stated).flatMap(({ name }) => languageByName(name)?.id ?? []);
  const licences = takenOut('certificates', original, stated).flatMap(licencesIn);
  const has = conceptsOf(stated);
  return [...new Set([...skills, ...languages, ...licences])].filter((id) => !has.has(id));
}

/** The concepts that a profile lists. */
function conceptsOf({ skills, languages, certificates }: Profile): Set<string> {
  return new Set([
    ...skills.flatMap(({ id }) => id ?? []),
    ...languages.flatMap(({ name }) => languageByName(name)?.id ?? []),
    ...certificates.flatMap(licencesIn),
  ]);
}

function licencesIn(certificate: string): string[] {
  return findMentions(certificate, ['licence']).map(({ id }) => id);
}

const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const BEGINS_IN_WORD = /^[\p{L}\p{N}]/u;

/** Where a folded text names something as words of their own, in any case and with or without accents. */
function placesOf(name: string, low: string): Span[] {
  const wanted = fold(name);
  const places: Span[] = [];
  if (wanted.trim() === '') return places;
  let at = low.indexOf(wanted);
  while (at >= 0) {
    const end = at + wanted.length;
    // Two units are enough for any character.
    const isWhole =
      !ENDS_IN_WORD.test(low.slice(Math.max(0, at - 2), at)) && !BEGINS_IN_WORD.test(low.slice(end, end + 2));
    if (isWhole) places.push({ start: at, end });
    at = low.indexOf(wanted, isWhole ? end : at + 1);
  }
  return places;
}

/** Every place of the skills that the person took out and the taxonomy does not know. */
function placesOfUnknown({ text, profile }: Original, stated: Profile): Span[] {
  const unknown = takenOut('skills', profile, stated).filter(({ id }) => id === null);
  const low = fold(text);
  return unknown.flatMap(({ name }) => placesOf(name, low));
}

/** Without those that stand in what was kept: the title of a job stays, though it names a skill that was taken out. */
function outside(spans: readonly Span[], kept: ProfileSources): Span[] {
  const isKept = containment(Object.values(kept));
  return spans.filter((span) => !isKept(span));
}

/** For each stated job, which one it is in the original; `null` of one that was added. */
export type JobOrigins = readonly (number | null)[];

/** The reading as the person says it should be; see above. `language` is that of the application. */
export function correctedReading(original: Original, correction: Correction, language: Language): CorrectedReading {
  return reworded(original, profileOf(correction, original.profile), language, 'person');
}

/**
 * The reading as a recruiter says it should be: it was the reader who was wrong, not the file. So a mended job keeps the
 * lines that the file has for it, and what was taken for its employer's name counts as what it is. `original` may be the
 * person's own correction, whose words and omissions stand.
 */
export function mendedReading(
  original: Original & { correction?: Pick<CorrectedReading, 'statementStart' | 'superseded' | 'withoutConcepts'> },
  stated: Omit<Correction, 'resumeId'>,
  jobs: JobOrigins,
  language: Language,
): CorrectedReading {
  const profile = profileOf({ resumeId: '', ...stated }, original.profile);
  const mended = reworded(original, profile, language, 'recruiter', jobs);
  const has = conceptsOf(profile);
  const { correction } = original;
  return {
    ...mended,
    statementStart: correction?.statementStart ?? mended.statementStart,
    withoutConcepts: [
      ...new Set([...(correction?.withoutConcepts ?? []).filter((id) => !has.has(id)), ...mended.withoutConcepts]),
    ],
    superseded: [...(correction?.superseded ?? []), ...mended.superseded],
  };
}

function reworded(
  original: Original,
  stated: Profile,
  language: Language,
  author: Author,
  jobs?: JobOrigins,
): CorrectedReading {
  const { profile, kept, parts, superseded } = draftOf(original, stated, language, jobs);
  const { text: said, sources } = writeStatement(parts, language, original.text.length, author);
  return {
    text: original.text + said,
    profile,
    sources: { ...kept, ...sources },
    statementStart: original.text.length,
    withoutConcepts: conceptsTakenOut(original.profile, stated),
    superseded: [...outside(superseded, kept), ...placesOfUnknown(original, stated)],
    unsure: [],
  };
}
