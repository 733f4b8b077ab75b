/** Cuts a job ad into sentences of words and finds whom each speaks of: the person sought, the house, or how to apply. */
import { fold } from '../taxonomy/index.ts';
import { type Asked, headingOf } from './ad-voice.ts';

/** A word or a mark; offsets are UTF-16 code units of the whole text, `end` exclusive. */
export interface SpanToken {
  /** Folded: lower case without accents. */
  low: string;
  raw: string;
  start: number;
  end: number;
  isWord: boolean;
}

/** `person`: what they know, do and are; `house`: the company, its products and benefits; `title`: a name of a job. */
export type Voice = 'person' | 'house' | 'title';

export interface Sentence {
  start: number;
  end: number;
  low: string;
  tokens: readonly SpanToken[];
}

/** A line or sentence is read to here; longer ones are cut, so that no text takes quadratic time. */
const SENTENCE_MAX_CHARS = 1000;

const TOKEN =
  /(?<![\p{L}\p{N}])\.NET(?![\p{L}\p{N}])|<[A-Z]+>|[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*(?:[.'’_\-–@&][\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*)*(?:[+#]+(?![\p{L}\p{N}]))?|[^\s\p{L}\p{N}]/gu;

function tokensOf(text: string, offset: number): SpanToken[] {
  return [...text.matchAll(TOKEN)].map(({ 0: raw, index }) => ({
    low: fold(raw),
    raw,
    start: offset + index,
    end: offset + index + raw.length,
    isWord: /[\p{L}\p{N}]/u.test(raw),
  }));
}

/**
 * Sentences of a text, in order: lines, and within them what ends by a full stop, a semicolon or a mark. Headings are none,
 * nor is what stands below one like `Benefits`.
 */
export function sentencesIn(text: string): Sentence[] {
  const found: Sentence[] = [];
  let section: Asked = 'told';
  for (const line of text.matchAll(/[^\r\n]+/g)) {
    const heading = headingOf(line[0]);
    section = heading ?? section;
    if (heading !== undefined || section === 'aside') continue;
    for (const part of line[0].matchAll(
      /(?:[^.!?;]|[.!?;](?!\s|$)|(?<=\b(?:e\.g|i\.e|etc|ej|p\.ej|approx))\.)+[.!?;]*/g,
    )) {
      for (let at = 0; at < part[0].length; at += SENTENCE_MAX_CHARS) {
        const slice = part[0].slice(at, at + SENTENCE_MAX_CHARS);
        if (!/[\p{L}\p{N}]/u.test(slice)) continue;
        const start = line.index + part.index + at;
        found.push({ start, end: start + slice.length, low: fold(slice), tokens: tokensOf(slice, start) });
      }
    }
  }
  return found;
}

const PERSON =
  /\b(?:you|your|you'?ll|you'?re|candidates?|applicants?|experience|knowledge|understanding|familiar\w*|proficien\w+|ability|able to|skills?|looking for|seeking|expect\w*|responsib\w+|degree|required|preferred|must|somebody|someone|person|background|expertise|a plus|tu|tus|te|experiencia|conocimientos?|capacidad|requisitos?|imprescindible|valorable|valora\w*|buscamos|manejo|dominio|formacion|titulacion|funciones|encargaras|persona|perfil|seras|podras|deberas)\b/;
const HOUSE_FIRST =
  /^[^\p{L}<]*(?:(?:at|in|as|with|for) )?(?:we|we're|we’re|we've|our|us|<organization>|the company|the department|the faculty|the university|this is|it is|it's|it’s|there|nosotros|nuestr[oa]s?|somos|en nuestra|la empresa|contamos|llevamos|trabajamos|ofrecemos)(?![\p{L}])/u;
const ASKS_ANYWAY =
  /\b(?:looking for|seek\w*|expect|require|need|want|hire|hiring|you(?:'ll|’ll)? (?:will|can|are|have|should|to|could|must)|you to|you(?:'ll|’ll)|candidate|someone|somebody|people who|buscamos|necesitamos|pedimos|requerimos|precisamos|valoramos|que tengas|queremos)\b/;
const ASIDE =
  /\b(?:insurance|healthcare plan|medical plan|lunch\w*|snacks|gym|pension|401|vacation|holidays?|paid (?:time|leave)|parental leave|salary|equity|bonuses|perks?|benefits?|stock options|free |discounts?|relocation|we offer|we provide|you(?:'ll|’ll| will) (?:get|receive|join|be part|find|become|be joining|be based|be offered|be working alongside|be employed|be affiliated)|apply (?:now|online|here|by|via|through|to|for)|please|application (?:must|should|form|deadline|process|procedure)|applications (?:will|are|must|should|from|received)|invites applications|deadline|interviews? (?:will|are|process)|contact (?:us|person|information|details|<)|further information|more information|read more|click|equal opportunit\w+|regardless|sexual orientation|religion|terms of|employment (?:is|will|as)|appointment (?:is|will|as)|assessment committee|assessed|founded|headquarter\w+|our (?:company|mission|vision|clients|customers|offices?|culture|products?|values)|working hours|work from home|home office|work-life|seguro (?:medico|de salud|dental)|ofrecemos|se ofrece|salario|sueldo|retribucion|vacaciones|contrato (?:indefinido|temporal|de)|jornada|descuentos?|tickets?|plan de pensiones|te ofrecemos|inscri\w+|enviar? (?:tu )?(?:cv|curriculum)|postul\w+|igualdad de oportunidades|empresa (?:lider|dedicada|familiar|multinacional))\b/;
const TITLE_HEAD =
  /(?:engineer|developer|manager|lead|architect|analyst|designer|specialist|consultant|scientist|administrator|director|officer|assistant|technician|coordinator|programmer|intern|trainee|professor|postdoc|roles?|partner|executive|associate|expert|tester|accountant|nurse|driver|supervisor)$/;

/** Words of a line that carry a name: no marks, and nothing in parentheses (`(m/f/d)`). */
function nameOf({ low }: Sentence): string {
  return low
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s[-–|@,/].*$/, '')
    .replace(/[^\p{L}\s]+$/u, '')
    .trim();
}

/** Whom a sentence speaks of. Where it says nothing, of the person: ads are lists of what is asked for. */
export function voiceOf(sentence: Sentence): Voice {
  const { low } = sentence;
  const name = nameOf(sentence);
  const words = name.split(/\s+/).length;
  if (words <= 6 && TITLE_HEAD.test(name) && !/\b(?:you|as an?|experience|strong|good)\b/.test(low)) return 'title';
  if (ASIDE.test(low)) return 'house';
  if (HOUSE_FIRST.test(low) && !ASKS_ANYWAY.test(low)) return 'house';
  if (/\bwe\b/.test(low) && !ASKS_ANYWAY.test(low)) return 'house';
  if (/<organization>/.test(low) && !PERSON.test(low)) return 'house';
  return 'person';
}

/** Whether a sentence names the person sought or what they need. */
export function asksPerson({ low }: Sentence): boolean {
  return PERSON.test(low);
}
