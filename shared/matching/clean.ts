/**
 * Blanks out what must not count: who the person is, what they deny, and what was put there to please a machine.
 *
 * One place for all of it, before anything is read: a criterion cannot leak what it never sees, and a new criterion is
 * fair from its first day. Blanks keep the length of the text, so every offset stays true for quoting. All patterns work on
 * folded text (lower case, no accents) and end with their clause or line, so that none can swallow a resume.
 */
import type { Profile, ProfileSources, Span } from '../domain/profile.ts';
import { fold } from '../taxonomy/index.ts';
import { personalSpans } from './personal-words.ts';

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

/** Denials and wishes: from the denying word to the end of its clause. `sin embargo` and `not only` deny nothing. */
const DENIALS = [
  /\b(?:no|without|lack of|lacking|sin|ninguna|cero|zero|never had|limited|poca) (?:(?:any|prior|previous|formal|practical|professional|real|direct|hands-on|work|working|mi|previa|practica|profesional|laboral|tener) ){0,3}(?:experience|knowledge|training|background|exposure|experiencia|conocimientos?|formacion|nociones)\b[^.;\n]*/g,
  /\b(?:(?:have|has|had|am|was|do|does|did|is)(?:n'?t|n’t| not)|never|not (?:yet )?(?:familiar|used|worked|experienced|trained|certified|licensed)|unfamiliar|cannot|can'?t|no (?:tengo|he|conozco|manejo|domino|uso|se|poseo|dispongo|cuento)|desconozco|carezco|nunca|jamas)\b(?! only)[^.;,\n]*/g,
  /\b(?:willing|eager|keen|want|wish|hope|hoping|looking|interested|interes(?:ado|ada)?|quiero|deseo|dispuest[oa]|ganas|me gustaria)\b[^.;,\n]{0,20}\b(?:to learn|in learning|aprender|formarme)\b[^.;\n]*/g,
  /\b(?:willing|hope|hoping|looking|want|plan|planning|about|ganas|quiero|deseo|espero|pendiente)\b[^.;,\n]{0,20}\b(?:to move into|to get|to obtain|sacar(?:me|se)?|obtener|conseguir) [^.;,\n]{0,20}\b(?:licen[cs]e|certifica\w+|carne|carnet|permiso|titulo)\b[^.;\n]*/g,
  /\blooking to move into\b[^.;\n]*|\bteaching myself\b/g,
  /\b(?:without|sin|no|ningun|ninguna)(?! embargo| only| solo| less| menos) (?:\S+ ?){1,3}/g,
];

/** Orders to a reader who is a program, and lists that only name words. The whole line proves nothing. */
const ORDERS = [
  /^.*\b(?:ignor[ae]d?|disregard|forget|olvid[ae]|omit[ae]|descart[ae]|haz caso omiso)\b.{0,60}\b(?:instruc\w*|prompts?|rules|reglas|indicaciones|criteri\w*|previous|anterior\w*|above)\b.*$/gm,
  /^.*\b(?:rate|score|rank|grade|mark|give|assign|award|classify|select|recommend|hire|puntua|califica|clasifica|otorga|asigna|valora|evalua|selecciona|recomienda|contrata|dale)\b.{0,40}\b(?:this|este|esta)\b.{0,12}\b(?:candidat\w*|applicant|resume|cv|curriculum|profile|perfil|solicitante|persona)\b.*$/gm,
  /^.*\b(?:system prompt|as an ai|you are an? (?:ai|assistant|language model|recruiter)|language model|eres una? (?:ia|asistente|modelo)|modelo de lenguaje|best candidate for this|perfect (?:match|candidate|fit) for (?:this|the)|candidat[oa] (?:ideal|perfect[oa]) para (?:este|el))\b.*$/gm,
  /^[^\S\n]*(?:key ?words?|search terms|ats(?: keywords)?|tags|palabras clave|terminos de busqueda|etiquetas)[^\S\n]*:.*$/gm,
];

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
}

/** Blanks every match of a pattern in the folded text out of `text`; the length stays, so offsets stay true. */
function blankAll(text: string, patterns: readonly RegExp[]): string {
  let result = text;
  for (const pattern of patterns) {
    for (const match of fold(result).matchAll(pattern))
      result = blank(result, match.index, match.index + match[0].length);
  }
  return result;
}

/** Lines that say the same few words over and over; a natural line of twelve words repeats hardly any. */
function blankRepetition(text: string): string {
  let result = text;
  for (const line of text.matchAll(/[^\n]+/g)) {
    const words = fold(line[0]).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
    if (words.length >= 12 && new Set(words).size < words.length * 0.55) {
      result = blank(result, line.index, line.index + line[0].length);
    }
  }
  return result;
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
  const identity = Object.entries(sources)
    .filter(([key]) => IDENTITY.test(key))
    .map(([, span]) => span);
  let result = text;
  const spans = [...identity, ...nameSpans(text, profile), ...personalSpans(text), ...extra];
  for (const { start, end } of spans) result = blank(result, start, end);
  return blankRepetition(blankAll(result, [...CONTACT, PERSONAL_LINE, ...ORDERS, ...DENIALS]));
}
