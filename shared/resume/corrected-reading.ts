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
import { findMentions, fold, languageByName, skillByName } from '../taxonomy/index.ts';
import {
  educationLines,
  experienceLines,
  type Line,
  labelledLine,
  languageLine,
  type Part,
  writeStatement,
} from './statement.ts';

interface Original {
  text: string;
  profile: Profile;
  sources: ProfileSources;
}

export interface CorrectedReading extends Original {
  /** Where in `text` the person's own statement begins; the length of the text where they only took things out. */
  statementStart: number;
  /** Concepts that the text names and the person says they do not have. */
  withoutConcepts: string[];
  /** Places of the original text that were replaced or taken out. */
  superseded: Span[];
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

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

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

/** Sources of one field or entry, under another key. */
function moved(sources: ProfileSources, from: string, to: string): ProfileSources {
  const own = Object.entries(sources).filter(([key]) => key === from || key.startsWith(`${from}.`));
  return Object.fromEntries(own.map(([key, span]) => [`${to}${key.slice(from.length)}`, span]));
}

/** For each stated entry, the index of the original one that says the same; each original is taken once. */
function keptEntries(field: ListField, original: Profile, stated: Profile): (number | undefined)[] {
  const free = new Map<string, number[]>();
  for (const [index, entry] of original[field].entries()) {
    const content = contentOf(entry);
    free.set(content, [...(free.get(content) ?? []), index]);
  }
  return stated[field].map((entry) => free.get(contentOf(entry))?.shift());
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

/** What stays where it is, what has to be said anew, and what counts no more. */
interface Draft {
  profile: Profile;
  kept: ProfileSources;
  parts: Map<Part, Line[]>;
  superseded: Span[];
}

function say(draft: Draft, part: Part, lines: Line[]): void {
  draft.parts.set(part, [...(draft.parts.get(part) ?? []), ...lines]);
}

function compareFields(draft: Draft, original: Original, stated: Profile, language: Language): void {
  for (const field of SINGLE) {
    const says = stated[field];
    const own = moved(original.sources, field, field);
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
function isLost(own: ProfileSources, { superseded }: Draft): boolean {
  const spans = Object.values(own);
  const lost = (span: Span) => superseded.some(({ start, end }) => span.start >= start && span.end <= end);
  return spans.length > 0 && spans.every(lost);
}

function compareList(draft: Draft, field: ListField, original: Original, stated: Profile, language: Language): void {
  const kept = keptEntries(field, original.profile, stated);
  original.profile[field].forEach((_, index) => {
    if (kept.includes(index)) return;
    draft.superseded.push(...Object.values(moved(original.sources, `${field}.${index}`, field)));
  });
  for (const [index, from] of kept.entries()) {
    const own = from === undefined ? {} : moved(original.sources, `${field}.${from}`, `${field}.${index}`);
    if (from !== undefined) Object.assign(draft.profile[field], { [index]: original.profile[field][from] });
    if (from === undefined || isLost(own, draft)) {
      say(draft, PART_OF[field], linesOf(field, index, draft.profile, language));
    } else Object.assign(draft.kept, own);
  }
}

/** Jobs and courses are compared before the lists whose entries may have been read in them. */
function draftOf(original: Original, stated: Profile, language: Language): Draft {
  const parts = new Map<Part, Line[]>([
    ['contact', []],
    ['summary', []],
  ]);
  const kept = moved(original.sources, 'email', 'email');
  const draft: Draft = { profile: structuredClone(stated), kept, parts, superseded: [] };
  compareFields(draft, original, stated, language);
  for (const field of LISTS) compareList(draft, field, original, stated, language);
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
  const has = new Set([
    ...stated.skills.flatMap(({ id }) => id ?? []),
    ...stated.languages.flatMap(({ name }) => languageByName(name)?.id ?? []),
    ...stated.certificates.flatMap(licencesIn),
  ]);
  return [...new Set([...skills, ...languages, ...licences])].filter((id) => !has.has(id));
}

function licencesIn(certificate: string): string[] {
  return findMentions(certificate, ['licence']).map(({ id }) => id);
}

/** Where a text names something as words of their own, in any case and with or without accents. */
function placesOf(name: string, text: string): Span[] {
  const wanted = fold(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (wanted.trim() === '') return [];
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${wanted}(?![\\p{L}\\p{N}])`, 'gu');
  return [...fold(text).matchAll(whole)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

/** Every place of the skills that the person took out and the taxonomy does not know. */
function placesOfUnknown({ text, profile }: Original, stated: Profile): Span[] {
  const unknown = takenOut('skills', profile, stated).filter(({ id }) => id === null);
  return unknown.flatMap(({ name }) => placesOf(name, text));
}

/** Without those that stand in what was kept: the title of a job stays, though it names a skill that was taken out. */
function outside(spans: readonly Span[], kept: ProfileSources): Span[] {
  const staying = Object.values(kept);
  return spans.filter((span) => !staying.some(({ start, end }) => span.start >= start && span.end <= end));
}

/** The reading as the person says it should be; see above. `language` is that of the application. */
export function correctedReading(original: Original, correction: Correction, language: Language): CorrectedReading {
  const stated = profileOf(correction, original.profile);
  const { profile, kept, parts, superseded } = draftOf(original, stated, language);
  const { text: said, sources } = writeStatement(parts, language, original.text.length);
  return {
    text: original.text + said,
    profile,
    sources: { ...kept, ...sources },
    statementStart: original.text.length,
    withoutConcepts: conceptsTakenOut(original.profile, stated),
    superseded: [...outside(superseded, kept), ...placesOfUnknown(original, stated)],
  };
}
