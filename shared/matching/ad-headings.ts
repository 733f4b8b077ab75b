/**
 * Finds the headings of an ad that no list knows by their shape, and finds what they ask in any of their words.
 *
 * `TU MOCHILA`, `You'll thrive here if`, `What would make us smile`: a short line that ends no sentence, stands after a blank
 * line and has something longer or a list below it. What it asks is said by a word in it or, where none does, by what
 * stands under it.
 */
import { fold } from '../taxonomy/index.ts';
import { type Asked, headingOf } from './ad-voice.ts';

const HEADING_MAX_CHARS = 80;
const HEADING_MAX_WORDS = 13;
/** Lines from here on are text, so that a short line above them heads them. */
const TEXT_MIN_CHARS = 60;

/** What opens an entry of a list. */
export const BULLET =
  /^(?:[-\u2022*\u00b7\u2013\u2014\u25aa+\u25a0-\u25ff\u2701-\u27bf\u2605\u2606\u2610-\u2612\u2660-\u2667~\u2190-\u21ff>\u00bb\u203a]+\s*|\d+[.)]-?\s|\d+\.\d+\s|[a-z][.)]\s|\([a-z0-9]{1,2}\)\s|o\s(?=\p{L}))/u;

/** Words that say what the lines below ask; the first pattern that matches wins. */
const CUES: readonly (readonly [Asked, RegExp])[] = [
  // "What we'll teach you or keep away from you", "Things you can leave at home", "What we don't care about".
  [
    'aside',
    /\b(?:(?:you (?:won't|will not)|what you don't) (?:do|have)|no (?:haras|tendras que)|teach you|keep away|leave (?:it )?at home|(?:don't|do not|won't|will not|needn't) (?:care|need|ask|mind|have to)|not needed|no (?:(?:te|nos|me|se) )?(?:pedimos|pedire|hace falta|necesitas|necesitamos|buscamos|importan?|miramos))\b/,
  ],
  // "Please only apply if you have all of the following" tells no way to apply.
  [
    'must',
    /\b(?:all of the following|only apply if|apply (?:only )?if|solo si|unicamente si|todo lo siguiente|lo que no (?:puede faltar|negociamos|perdonamos))\b/,
  ],
  // "What we'd want to see on day one", "Who we'd love to speak to", "Con quién queremos hablar".
  [
    'must',
    /\b(?:(?:what|who) we(?:'d| would|'re| are)? (?:want|like|love|need|hope|expect|after|looking)(?!.{0,30}\b(?:plus|bonus|extra|offer|give|about|working here))|quien (?:queremos|esperamos|deberia)|lo que (?:queremos|esperamos))\b/,
  ],
  // "Requisitos técnicos deseados": `Perfil deseado` heads what everybody must be.
  ['nice', /^(?!.*\b(?:perfil|candidat\w+)\b).*\bdesead[oa]s?\b/],
  // "Contact centre experience" and "Interview skills" ask, whatever else they name.
  [
    'must',
    /\b(?:skills|experience|qualifications|experiencia|conocimientos|habilidades)\b(?!.{0,20}\b(?:plus|bonus|preferred|desirable|valor))/,
  ],
  ['told', /\b(?:duties|functions|responsibilities|tasks|tareas|funciones|responsabilidades|actividades)\b/],
  [
    'nice',
    // "What would make us smile", "Y en el bolsillo de fuera, si caben", "Preferred, not required".
    /\b(?:bonus|plus|preferred|desirable|desired|nice|extras?|advantage\w*|ideally|smile|sit up|ilusion|encantaria|gustaria|(?:great|good|lovely|happy) if|stand out|not required|optional|sum(?:a|an|ara|aran)|valor(?:a|amos|aremos|ara|able\w*)|destacar\w*|agradec\w+|tendra en cuenta|si (?:caben|ademas)|deseables?|preferibles?|meritos|opcional\w*|handy|live without|favorables?|would (?:make|impress|delight|excite|be|put|push|move|tip|lift|win)|top of the (?:pile|list|heap)|in your favou?r|the (?:scales?|balance)|(?:a|en) tu favor|la balanza|(?:nos|me) [a-z]{3,}[aei]rian?|no (?:es |son )?(?:imprescindible|excluyente|obligatori[oa]|necesari[oa])s?)\b/,
  ],
  [
    'aside',
    /\b(?:(?:^|our |and |& )benefits?|offer(?:s|ed)?|compensation|salary|^pay|perks|what you(?:'ll)? get|culture|about (?:us|the company|our)|who we are|our (?:story|team|values|mission)|why (?:us|join|this job|we)|hir(?:e|ing)|apply(?:ing)?|application|in it for you|rewards?|give (?:back|you|in return)|looks after you|the deal|in return|^contact|next steps|diversity|a cambio|damos|brind\w+|otorg\w+|ofrec\w+|llevas|del otro lado|sobre nosotr[oa]s|quienes somos|conocenos|beneficios|ventajas|retribucion|sueldo|inscri\w+|postul\w+|interesad[oa]s|proceso de seleccion|es el proceso)\b/,
  ],
  [
    'must',
    /^\W*(?:you|tu|vos|usted)\b|\b(?:require\w*|qualif\w+|background|skills?|knowledge|abilit(?:y|ies)|experience|needs?|must|looking for|bring|hold|thrive|if you|right for|you are|person|about you|who you|profile|considered|have|essentials?|budge|non-negotiables?|deal ?breakers?|criteria|insist\w*|irrenunciables?|exig\w+|innegociables?|mochila|dentro|traes|tra[ei]s|aportas|encajas|eres|perfil|formacion|experiencia|conocimientos|sobre (?:ti|usted|vos)|(?:se )?pid[eo]\w*|falta|necesita\w*|buscamos|requisitos?|requerimientos|imprescindible\w*|excluyentes?)\b/,
  ],
  [
    'told',
    /\b(?:do|doing|duties|functions?|responsib\w+|tasks?|day|week|role|gig|job|work|shifts?|hours|summary|mission|schedule|where|when|practical|turnos?|jornada|tareas|funciones|actividades|haras|hacer|papel|dia a dia|trabajo|puesto|mision|donde|cuando|horario|consideraciones|responsabilidades)\b/,
  ],
];

/** Words by which an entry asks something of a person and tells no duty. */
const OF_A_PERSON =
  /\b(?:experience|years?|degree|diploma|licen[cs]e|certific\w+|knowledge|skills?|ability|able|fluen\w+|familiar\w*|proficien\w+|experiencia|anos|titul\w+|grado|carne|carnet|permiso|conocimientos?|dominio|manejo|nivel|capacidad)\b/;
/** Share of the entries below a heading from which on they ask. */
const ASKING = 0.3;

/** What some ads write before a heading: `// you, probably`, `## Skills`, `4. Key selection criteria`. */
const DECORATION = /^(?:\/\/+|#+|\d+\.|[IVX]+\.)\s*/;
/** `II. PERFIL DEL PUESTO`: no list is numbered so. */
const ROMAN = /^[IVX]+\.\s/;
const NUMBERED = /^\d+[.)]\s/;

/** Whether a numbered line stands in a list: beside another one, or below text without a blank line between. */
function isNumberedEntry(lines: readonly string[], at: number): boolean {
  if (!NUMBERED.test(lines[at] ?? '')) return false;
  return (lines[at - 1] ?? '') !== '' || NUMBERED.test(lines[at + 1] ?? '');
}

function isShaped(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (line.length > HEADING_MAX_CHARS || isNumberedEntry(lines, at)) return false;
  const bare = line.replace(DECORATION, '');
  if (BULLET.test(bare) || /[.;,!]$/.test(bare.replace(/\.{3}$/, ''))) return false;
  const words = bare.match(/\p{L}[\p{L}\p{M}'\u2019]*/gu) ?? [];
  const isOpened = bare !== line || /\p{L}:$/u.test(bare) || /^\P{L}*(?:\p{Lu}|[\u00bf\u00a1])/u.test(bare);
  return isOpened && words.length > 0 && words.length <= HEADING_MAX_WORDS;
}

/** Entries below a heading that are looked at to learn what it asks. */
const ENTRIES_READ = 12;

/** The first lines that a heading at `at` would head: up to the next blank line after something. */
function below(lines: readonly string[], at: number): string[] {
  const found: string[] = [];
  for (let next = at + 1; next < lines.length && found.length < ENTRIES_READ; next += 1) {
    const line = lines[next] ?? '';
    // One blank line may stand between a heading and what it heads.
    if (line === '' && (found.length > 0 || next > at + 1)) break;
    if (line !== '') found.push(line);
  }
  return found;
}

function byEntries(entries: readonly string[]): Asked {
  const asking = entries.filter((entry) => OF_A_PERSON.test(fold(entry))).length;
  return entries.every((entry) => BULLET.test(entry)) && asking >= ASKING * entries.length ? 'must' : 'told';
}

/** What a heading by its words alone asks, numbered or not; undefined for any other line. */
export function knownHeading(line: string): Asked | undefined {
  return headingOf(line) ?? (ROMAN.test(line) ? headingOf(line.replace(ROMAN, '')) : undefined);
}

/**
 * What the trimmed line at `at` of an ad asks of those below it, where it is a heading; undefined for any other. A heading
 * that no word explains says what its entries say.
 */
export function sectionAt(lines: readonly string[], at: number): Asked | undefined {
  const line = lines[at] ?? '';
  const known = knownHeading(line);
  if (known !== undefined) return known;
  if (!isShaped(lines, at)) return undefined;
  const standsApart = (lines[at - 1] ?? '') === '' || /[:\u2026?]$|\.{3}$/.test(line);
  if (!standsApart) return undefined;
  const entries = below(lines, at);
  const first = entries[0];
  const opens = /[:\u2026]$/.test(line) && lines[at + 1] !== '';
  const heads =
    first !== undefined &&
    (opens || BULLET.test(first) || first.length >= TEXT_MIN_CHARS || headingOf(first) !== undefined);
  if (!heads) return undefined;
  const text = fold(line.replace(DECORATION, '')).replace(/\u2019/g, "'");
  return CUES.find(([, cue]) => cue.test(text))?.[0] ?? byEntries(entries);
}

const INLINE_MAX_WORDS = 6;

/**
 * What the rest of a paragraph asks, where its first sentence is a heading set in the line: `Lo que pedimos. Dos años ...`,
 * `The work. Inductions ...`, also with a word on it behind a comma (`Lo que pedimos, sin rodeos.`). Undefined for any other sentence.
 */
export function inlineHeading(sentence: string): Asked | undefined {
  const [first = '', ...onIt] = sentence.replace(/[.:?]$/, '').split(', ');
  const isCommented =
    onIt.length === 1 && /[.:?]$/.test(sentence) && (onIt[0] ?? '').split(/\s+/).length <= COMMENT_MAX_WORDS;
  return openingOf(isCommented ? `${first}.` : sentence);
}

const COMMENT_MAX_WORDS = 3;

/** A label and what it heads in the same paragraph: `You must bring the following: a diploma; four years of ...`. */
const LED_LIST = /^([^:;.?!]{3,70}):\s+(\S.*)$/s;
const LABEL_MAX_WORDS = 8;

/**
 * What the label of a paragraph asks of the list behind it, with where that begins; undefined where no label stands or its
 * words say nothing. What is offered or only liked may follow in sentences, what is demanded or done follows as a list.
 */
export function ledList(paragraph: string): { asked: Asked; from: number } | undefined {
  const [, label = '', list = ''] = LED_LIST.exec(paragraph) ?? [];
  if (label === '' || (label.match(/\p{L}+/gu)?.length ?? 0) > LABEL_MAX_WORDS) return undefined;
  const text = fold(label).replace(/\u2019/g, "'");
  const asked = headingOf(label) ?? CUES.find(([, cue]) => cue.test(text))?.[0];
  const isList = list.includes('; ');
  if (asked === undefined || (!isList && asked !== 'aside')) return undefined;
  return { asked, from: paragraph.length - list.length };
}

function openingOf(sentence: string): Asked | undefined {
  const bare = sentence.replace(/[.:?]$/, '');
  const words = bare.match(/\p{L}[\p{L}\p{M}'\u2019]*/gu) ?? [];
  if (bare === sentence || /[,;]/.test(bare) || words.length > INLINE_MAX_WORDS) return undefined;
  const known = headingOf(bare);
  if (known !== undefined) return known;
  const text = fold(bare).replace(/\u2019/g, "'");
  return OPENS.test(text) ? CUES.find(([, cue]) => cue.test(text))?.[0] : undefined;
}

/** How headings set in a line begin; a sentence of six words that begins otherwise says something. */
const OPENS = /^(?:the|your|our|what|who|where|when|how|el|la|los|las|lo|que|tu|tus|nuestr[oa]s?)\b/;
