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

/** What stays where it is, and what has to be said anew. */
interface Difference {
  profile: Profile;
  kept: ProfileSources;
  parts: Map<Part, Line[]>;
}

function differenceOf(original: Original, stated: Profile, language: Language): Difference {
  const profile = structuredClone(stated);
  const kept: ProfileSources = moved(original.sources, 'email', 'email');
  const parts = new Map<Part, Line[]>([
    ['contact', []],
    ['summary', []],
  ]);
  const say = (part: Part, lines: Line[]) => parts.set(part, [...(parts.get(part) ?? []), ...lines]);
  for (const field of SINGLE) {
    const says = stated[field];
    if (flat(says ?? '') === flat(original.profile[field] ?? '')) {
      Object.assign(kept, moved(original.sources, field, field));
      Object.assign(profile, { [field]: original.profile[field] });
    } else if (says && field === 'summary') say('summary', [[{ key: field, says }]]);
    else if (says && field !== 'summary') say('contact', [labelledLine(field, says, language)]);
  }
  for (const field of LISTS) {
    for (const [index, from] of keptEntries(field, original.profile, stated).entries()) {
      if (from === undefined) say(PART_OF[field], linesOf(field, index, stated, language));
      else {
        Object.assign(kept, moved(original.sources, `${field}.${from}`, `${field}.${index}`));
        Object.assign(profile[field], { [index]: original.profile[field][from] });
      }
    }
  }
  return { profile, kept, parts };
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

/** The reading as the person says it should be; see above. `language` is that of the application. */
export function correctedReading(original: Original, correction: Correction, language: Language): CorrectedReading {
  const stated = profileOf(correction, original.profile);
  const { profile, kept, parts } = differenceOf(original, stated, language);
  const { text: said, sources } = writeStatement(parts, language, original.text.length);
  const stays = new Set(Object.values(kept).map(({ start, end }) => `${start} ${end}`));
  const replaced = Object.values(original.sources).filter(({ start, end }) => !stays.has(`${start} ${end}`));
  return {
    text: original.text + said,
    profile,
    sources: { ...kept, ...sources },
    statementStart: original.text.length,
    withoutConcepts: conceptsTakenOut(original.profile, stated),
    superseded: [...replaced, ...placesOfUnknown(original, stated)],
  };
}
