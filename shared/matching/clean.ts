/**
 * Blanks out what must not count: who the person is, what they deny, and what was put there to please a machine.
 *
 * One place for all of it, before anything is read: a criterion cannot leak what it never sees, and a new criterion is
 * fair from its first day. Blanks keep the length of the text, so every offset stays true for quoting. All patterns work on
 * folded text (lower case, no accents) and end with their clause or line, so that none can swallow a resume.
 */
import { DENIALS, takenBackSpans } from '../domain/denials.ts';
import { machineTextIn, repetitiveLines } from '../domain/machine-text.ts';
import type { Profile, ProfileSources, Span } from '../domain/profile.ts';
import { blanked } from '../domain/spans.ts';
import { fold } from '../taxonomy/index.ts';
import { othersWorkSpans } from './others-work.ts';
import { personalSpans } from './personal-words.ts';
import { addressesIn } from './street-address.ts';

/** Source keys whose text never reaches the score: identity, contact, and the names of employers and schools. */
const IDENTITY =
  /^(?:name|firstName|lastName|email|phone|location|links?(?:\.|$)|(?:experience|education)\.\d+\.(?:company|institution|location))/;

/** Contact data wherever it stands. */
const CONTACT = [
  // Begins where a word does: tried from every letter, a line without an `@` takes quadratic time.
  /(?<![^\s@<>|])[^\s@<>|]+@[^\s@<>|]+\.[a-z]{2,}/g,
  /(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|gitlab)\.com\/\S*/g,
  /\+\d[\d ().\-/]{6,}\d/g,
  /\b(?:c\.?p\.?|zip(?: code)?|postal code|postcode|codigo postal)[:. ]*\d{4,6}(?:-\d{4})?\b/g,
];

/** Whole lines about the person and not the work. */
const PERSONAL_LINE =
  /^[^\S\n]*(?:date of birth|birth ?date|born|d\.?o\.?b\.?|age|gender|sex|marital status|nationality|address|photo|race|religion|children|place of birth|full name|name|fecha (?:de )?nacimiento|nacid[oa]|lugar de nacimiento|edad|sexo|genero|estado civil|nacionalidad|direccion|domicilio|foto(?:grafia)?|hij[oa]s|dni|nie|nif|pasaporte|passport|nombre(?: completo| y apellidos)?|apellidos?)\b[^\S\n]*[:\-–][^\n]*/gm;

/** Names of universities wherever they stand: also where the reader took the line for something else, or where nobody read it. */
const UNIVERSITIES = [
  /\b(?:university|college) of (?:(?:the|new|north|south|east|west) )*[a-z]+\b/g,
  /\b[a-z]+ university\b(?! (?:degrees?|education|students?|graduates?|level|studies|qualification))/g,
  // No name begins with such a word: `preparación para la universidad con dos grupos` is work.
  /\buniversi(?:dad|tat|dade) (?!(?:a|al|ante|como|con|desde|e|en|entre|hasta|mediante|o|para|por|que|segun|sin|sobre|tras|u|y)\b)(?:(?:[a-z]+ ){0,3}?(?:de|del|da|do)(?: l[ao]s?)? )?[a-z]+\b/g,
];

/** Lists that only name words, and lines that praise the writer to the reader. The whole line proves nothing. */
const CLAIMS = [
  /^.*\b(?:best candidate for this|perfect (?:match|candidate|fit) for (?:this|the)|candidat[oa] (?:ideal|perfect[oa]) para (?:este|el))\b.*$/gm,
  /^[^\S\n]*(?:key ?words?|search terms|ats(?: keywords)?|tags|palabras clave|terminos de busqueda|etiquetas)[^\S\n]*:.*$/gm,
];

/** Where a pattern matches a folded text. */
function spansOf(low: string, pattern: RegExp): Span[] {
  return [...low.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

/** Blanks every match of the patterns in the folded text out of `text`, one pattern after another; the length stays, so offsets stay true. */
function blankAll(text: string, patterns: readonly RegExp[]): string {
  let low = fold(text);
  const found: Span[] = [];
  for (const pattern of patterns) {
    const spans = spansOf(low, pattern);
    low = blanked(low, spans);
    found.push(...spans);
  }
  return blanked(text, found);
}

/** The person's own name wherever it is repeated in full, as in page headers. */
function nameSpans(text: string, profile: Profile): Span[] {
  const low = fold(text);
  const spans: Span[] = [];
  for (const name of [`${profile.firstName} ${profile.lastName}`, `${profile.lastName}, ${profile.firstName}`]) {
    const wanted = fold(name).trim();
    if (wanted.length < 4) continue;
    for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, at + 1)) {
      spans.push({ start: at, end: at + wanted.length });
    }
  }
  return spans;
}

/** A name of several words, all with capitals but for the small ones between them: no other thing is called so. */
const PROPER_NAME =
  /^(?!(?:DEL?|L[AO]S?|EL|EN|Y|OF|THE|AND)\b)\p{Lu}[\p{L}\p{N}.&'’-]*(?: (?:(?:de|del|la|las|los|y|e|of|and|the|for) )*\p{Lu}[\p{L}\p{N}.&'’-]*)+$/u;
const NAMED_FIELD = /^(?:experience\.\d+\.company|education\.\d+\.institution)$/;

/** Employers and schools wherever they are named again in full. */
export function repeatedNames(text: string, sources: ProfileSources): Span[] {
  const names = Object.entries(sources).flatMap(([key, { start, end }]) => {
    const name = text.slice(start, end).trim();
    return NAMED_FIELD.test(key) && PROPER_NAME.test(name) ? [name] : [];
  });
  return [...new Set(names)].flatMap((name) => {
    const spans: Span[] = [];
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
      spans.push({ start: at, end: at + name.length });
    return spans;
  });
}

/** What is blank of a text whatever it is compared with; a ranking reads it once for each job that it quotes. */
function blankOf(text: string, profile: Profile, sources: ProfileSources): readonly Span[] {
  const identity = Object.entries(sources)
    .filter(([key]) => IDENTITY.test(key))
    .map(([, span]) => span);
  const { streets, postcodes } = addressesIn(text, sources);
  return [
    ...identity,
    ...streets,
    ...postcodes,
    ...nameSpans(text, profile),
    ...repeatedNames(text, sources),
    ...personalSpans(text),
    ...machineTextIn(text),
    ...othersWorkSpans(text),
  ];
}

const known = new WeakMap<ProfileSources, { text: string; profile: Profile; spans: readonly Span[] }>();

/** The same, worked out once for each reading. */
function alwaysBlank(text: string, profile: Profile, sources: ProfileSources): readonly Span[] {
  const before = known.get(sources);
  if (before?.text === text && before.profile === profile) return before.spans;
  const spans = blankOf(text, profile, sources);
  known.set(sources, { text, profile, spans });
  return spans;
}

/**
 * The text as the engine may read it: same length, same line breaks, blanks in place of name, contact data, employers,
 * schools, personal data, denials, instructions, keyword lists and `extra` spans. Evidence is quoted from the text as
 * stored; what is blank here can neither count nor be quoted.
 */
export function cleanText(
  text: string,
  profile: Profile,
  sources: ProfileSources,
  extra: readonly Span[] = [],
): string {
  const spans = [...alwaysBlank(text, profile, sources), ...takenBackSpans(fold(text)), ...extra];
  const clean = blankAll(blanked(text, spans), [...CONTACT, PERSONAL_LINE, ...UNIVERSITIES, ...CLAIMS, ...DENIALS]);
  // Once more: a line of the same few words may have been one of names and addresses before.
  return blanked(clean, repetitiveLines(clean));
}
