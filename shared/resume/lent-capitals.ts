/** Some people write their whole resume in small letters. It is read as if names had capitals, and keeps its own letters. */
import type { Profile, ProfileSources, Span } from '../domain/profile.ts';
import type { ExtractedDocument } from '../extraction/index.ts';

/** Share of capitals among the letters from which on they say something. */
const CAPITALS = 0.004;
/** Longer lines are running text, and capitals of names in it would be guessed. */
const NAME_CHARS = 70;
const MARKED = /^\s*[-–—•*·+]/;
const SMALL =
  /^(?:de|del|la|las|los|el|y|e|of|the|and|for|in|en|a|al|to|with|con|para|por|at|d|now|hoy|an|un|una|from|desde|hasta)$/u;

/** The two letters of a state behind its town: `duluth, mn`. */
const STATE = /(?<=,\s)[a-z]{2}(?=$|\s[|·–-]|,)/giu;

/** Whether a text is written in small letters throughout. */
export function isSmall(text: string): boolean {
  const count = (letters: RegExp) => text.match(letters)?.reduce((sum, run) => sum + run.length, 0) ?? 0;
  const letters = count(/\p{L}+/gu);
  return letters > 0 && count(/\p{Lu}+/gu) < CAPITALS * letters;
}

const upper = (word: string) => {
  const first = word.charAt(0).toUpperCase();
  return first.length === 1 ? `${first}${word.slice(1)}` : word;
};

function lent(line: string): string {
  if (/@|https?:|www\./.test(line)) return line;
  const isName = line.length <= NAME_CHARS && !MARKED.test(line);
  return isName
    ? line
        .replace(/\p{L}[\p{L}’']*/gu, (word) => (SMALL.test(word) ? word : upper(word)))
        .replace(STATE, (letters) => letters.toUpperCase())
    : line.replace(/\p{L}/u, upper);
}

/** The document with capitals where names have them; every offset stays. */
export function withCapitals(document: ExtractedDocument): ExtractedDocument {
  const lines = document.lines.map((line) => ({ ...line, text: lent(line.text) }));
  let text = '';
  for (const line of lines) text += document.text.slice(text.length, line.start) + line.text;
  return { ...document, lines, text: text + document.text.slice(text.length) };
}

/** A value as the document has it where only its capitals were lent. */
function asWritten<T>(value: T, text: string, span: Span | undefined): T | string {
  const own = span && text.slice(span.start, span.end).replace(/\s+/g, ' ').trim();
  return typeof value === 'string' && own?.toLowerCase() === value.toLowerCase() ? own : value;
}

function entryAsWritten<T extends object>(entry: T, key: string, text: string, sources: ProfileSources): T {
  const fields = Object.entries(entry).map(([field, value]) => [
    field,
    Array.isArray(value)
      ? value.map((one, index) => asWritten(one, text, sources[`${key}.${field}.${index}`]))
      : asWritten(value, text, sources[`${key}.${field}`]),
  ]);
  return Object.fromEntries(fields) as T;
}

/** The profile with what it says in the letters of the document; the person's own name keeps its capitals. */
export function withOwnLetters(profile: Profile, sources: ProfileSources, text: string): Profile {
  const entries = <T extends object>(list: readonly T[], key: string) =>
    list.map((entry, index) => entryAsWritten(entry, `${key}.${index}`, text, sources));
  const named = <T extends { name: string }>(list: readonly T[], key: string) =>
    list.map((one, index) => ({ ...one, name: asWritten(one.name, text, sources[`${key}.${index}`]) }));
  return {
    ...profile,
    summary: asWritten(profile.summary, text, sources.summary),
    location: asWritten(profile.location, text, sources.location),
    experience: entries(profile.experience, 'experience'),
    education: entries(profile.education, 'education'),
    skills: named(profile.skills, 'skills'),
    languages: named(profile.languages, 'languages'),
    certificates: profile.certificates.map((one, index) => asWritten(one, text, sources[`certificates.${index}`])),
  };
}
