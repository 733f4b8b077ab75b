/**
 * Reads what forms ask of a person, whatever the boxes stand like: captions above their values, below them, or beside them. A caption is
 * known word by word, as heads of columns are.
 */
import { withinOneRun } from '../domain/within-one-run.ts';
import { columnRole } from '../extraction/index.ts';
import { fold } from '../taxonomy/index.ts';
import type { Piece, ResumeLine } from './line.ts';
import { namedSection } from './section-names.ts';

/** What a caption asks for; `other` is of the person and no part of the profile: a date of birth, a rank applied for. */
export type PersonField =
  | 'first'
  | 'middle'
  | 'last'
  | 'name'
  | 'last-first'
  | 'phone'
  | 'mail'
  | 'town'
  | 'region'
  | 'address'
  | 'other';

/** The nouns of captions, whole words of folded text; the longest at a place counts, and the first in a caption says what is asked for. */
const NOUNS: readonly (readonly [PersonField, string])[] = [
  [
    'last-first',
    'apellidos? (?:y|e) nombres?|apellidos?,? nombres?|surname,? (?:and )?(?:first|other|given) names?|last name,? first name',
  ],
  [
    'name',
    'full names?|nombre completo|complete name|nombres? (?:y|e) apellidos?|name and surname|first and last names?|name in full|name|nombre (?:del|de la) (?:postulante|solicitante|candidat[oa]|aspirante|interesad[oa])',
  ],
  ['middle', 'middle (?:initial|names?)|m i'],
  ['first', 'nombres?|first names?|given names?|forenames?|other names?|christian names?|primer nombre'],
  [
    'last',
    'apellido (?:paterno|materno)|(?:primer|segundo|1er|2do) apellido|apellidos?|surnames?|last names?|family names?',
  ],
  [
    'phone',
    'telefonos?|tel|tfno|celular(?:es)?|cel|movil|phones?|telephones?|mobile|cell|cellphone|whatsapp|contact (?:no|number)s?',
  ],
  ['mail', 'e ?mail|mail|correo(?: electronico)?'],
  [
    'town',
    'ciudad|municipio|canton|localidad|comuna|poblacion|city|town|suburb|municipality|alcaldia|delegacion|distrito',
  ],
  ['region', 'state|province|provincia|departamento|estado|region|county'],
  [
    'address',
    'direccion(?: domiciliaria)?|domicilio(?: actual)?|residencia|calle|colonia|barrio|sector|street|address|residence|house',
  ],
  [
    'other',
    'fecha|date|dates|lugar|place|nacimiento|birth|nacid[oa]|dob|edad|age|sexo|sex|genero|gender|estado civil|civil|marital|status|nacionalidad|nationality|citizenship|estatura|height|peso|weight|talla|complexion|apodo|nickname|religion|blood|sangre|tipo|type|group|puesto|vacante|cargo|plaza|position|post|rank|vacancy|sueldo|salario|salary|wage|aspiracion salarial|pretension salarial|available|availability|disponibilidad|codigo postal|c p|zip|post ?code|postcode|passport|pasaporte|seaman|seafarer|book|cedula|dpi|dni|d n i|c i|r u c|ruc|brevete|cuil|cuit|nie|nif|cui|curp|rfc|rut|run|nss|ssn|imss|afore|visa|identity|identidad|identificacion|id|documento|document|licen[cs]e|licencia|airport|aeropuerto|vive con|dependientes|dependants?|dependents?|hijos|children|country|pais|origin|parroquia|transport|movilidad|sizes?|shoe|overall|uniforme|calzado|emergencia|emergency|next of kin|nit|igss|iess|seguridad social|seguro social|security',
  ],
];

/** What stands between nouns. */
const LINKS =
  'de|code|del|la|el|los|las|y|o|e|a|al|en|que|se|su|sus|of|the|and|or|for|to|in|your|no|n|num|numero|number|s|nos|clase|class|actual|present|current|home|permanent|postal|mailing|physical|residential|particular|personal|domiciliari[oa]|movil|celular|solicita|solicitad[oa]|solicitante|postulante|aspirante|candidat[oa]|applicant|applied|applying|desired|desead[oa]|expected|mensual|monthly|nearest|mas|cercan[oa]|fij[oa]|electronic[oa]|calle|numero|line|issued?|expiry|expedicion|valid|until|dia|mes|ano|day|month|year|dd|mm|yyyy|aaaa|convencional|contacto|contact|contract|reached|tener|reside|residencia|postula|social';

const NOUN_OF = NOUNS.map(([field, words]) => [field, new RegExp(`^(?:${words})(?= |$)`)] as const);
const LINK = new RegExp(`^(?:${LINKS})(?= |$)`);
const CAPTION_MAX_CHARS = 48;
/** Whatever else a caption asks beside these, it does not ask where somebody lives or how they are called. */
const NOT_OWN = /\b(?:nacimiento|birth|emergencia|emergency|kin|expedicion|issued?|origin|origen|airport|aeropuerto)\b/;

const plain = (text: string) =>
  fold(text.replace(/\((?!s\))[^)]*\)/g, ' '))
    .replace(/\(s\)|['’]s\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a text asks for as the caption of a field; undefined where a word of it is none of such captions. */
export const captionOf: (text: string) => PersonField | undefined = withinOneRun((text) => {
  if (text.length > CAPTION_MAX_CHARS || /\d/.test(text)) return undefined;
  const whole = plain(text);
  let field: PersonField | undefined;
  for (let rest = whole; rest !== ''; ) {
    const nouns = NOUN_OF.map(([own, words]) => ({ own, length: words.exec(rest)?.[0].length ?? 0 }));
    const noun = nouns.reduce((best, one) => (one.length > best.length ? one : best));
    const length = noun.length || (LINK.exec(rest)?.[0].length ?? 0);
    if (length === 0) return undefined;
    if (noun.length > 0) field ??= noun.own;
    rest = rest.slice(length).trimStart();
  }
  return field !== undefined && NOT_OWN.test(whole) ? 'other' : field;
});

/** A field of a form with what somebody wrote into it. */
export interface FilledField {
  field: PersonField;
  value: Piece;
}

/** The fields of a form, and the lines that hold nothing but captions and what belongs to them. */
export interface PersonForm {
  fields: FilledField[];
  lines: ReadonlySet<ResumeLine>;
}

const captionsOf = ({ cells, bullet }: ResumeLine): (PersonField | undefined)[] =>
  bullet ? [] : cells.map(({ text }) => captionOf(text.replace(/\s*:$/, '')));
const areCaptions = (line: ResumeLine) =>
  captionsOf(line).length > 0 &&
  captionsOf(line).every(Boolean) &&
  // Heads of a table of jobs have such words as well.
  !(line.cells.length > 1 && line.cells.every(({ text }) => columnRole(text) !== undefined));

/** In small print, in multiples of the size of the values. */
const SMALL = 0.92;

/** Whether the cells of two lines stand below each other. */
function areAligned(one: ResumeLine, other: ResumeLine): boolean {
  const isColumn = one.column === other.column && one.cells.length === other.cells.length;
  return isColumn && Math.abs(one.x - other.x) < 12;
}

/** Whether a line of captions belongs to a line of values beside it: several captions, or one in small print. */
function belongs(captions: ResumeLine, values: ResumeLine | undefined): values is ResumeLine {
  if (!values || areCaptions(values) || values.bullet || !areAligned(captions, values)) return false;
  return captions.cells.length > 1 || captions.fontSize < SMALL * values.fontSize;
}

/** The line of values of a line of captions: the nearer of the two beside it that may be, or the one below. */
function valuesOf(lines: readonly ResumeLine[], at: number, taken: ReadonlySet<ResumeLine>): ResumeLine | undefined {
  const line = lines[at];
  if (!line) return undefined;
  const [above, below] = [lines[at - 1], lines[at + 1]];
  const fits = [below, above].filter((one): one is ResumeLine => belongs(line, one) && !taken.has(one));
  const isSmall = fits.length > 1 && fits.every((one) => line.fontSize < SMALL * one.fontSize);
  const distance = (one: ResumeLine) => Math.abs(one.y - line.y);
  return isSmall
    ? fits.toSorted((one, other) => distance(one) - distance(other))[0]
    : fits.find((one) => one === below);
}

/** Captions and values in turn in one line: `Full name | Nur Rahmat | Mobile | 012-000`. */
function inTurn(line: ResumeLine): FilledField[] {
  const captions = captionsOf(line);
  if (captions.length < 2 || captions.length % 2 > 0) return [];
  const isTurn = captions.every((caption, index) => index % 2 > 0 || caption !== undefined);
  if (!isTurn || captions.every(Boolean)) return [];
  return line.cells.flatMap((_, index) => {
    const field = captions[index];
    const value = line.cells[index + 1];
    return index % 2 === 0 && field && value ? { field, value: withoutColon(value) } : [];
  });
}

function withoutColon(piece: Piece): Piece {
  const lead = /^[:\s]+/.exec(piece.text)?.[0].length ?? 0;
  return { text: piece.text.slice(lead), start: piece.start + lead, end: piece.end };
}

/** `Town: Kericho` in each cell of a line. */
function behindColons(line: ResumeLine): FilledField[] {
  return line.cells.flatMap((cell) => {
    const cut = cell.text.indexOf(':');
    const field = cut > 0 ? captionOf(cell.text.slice(0, cut)) : undefined;
    const value = withoutColon({ text: cell.text.slice(cut), start: cell.start + cut, end: cell.end });
    return field && value.text !== '' ? { field, value } : [];
  });
}

const OF_ENTRIES: ReadonlySet<string> = new Set(['experience', 'education']);
/** Forms say so much of a person before anything else. */
const LINES_MAX = 60;
/** Fewer fields in boxes are no form. */
const FORM_FIELDS = 3;

/** What heads the names of others; `Reference: APP-00417` is the number of a form. */
const OTHERS = /^\P{L}*(?:referenc|referee|referid)(?!\p{L}*\W{1,4}(?:(?:no|number|numero)\b\W*)?[\p{L}-]*\d)/u;

/** What the first lines of a resume say of the person as a form does. */
export function personForm(given: readonly ResumeLine[]): PersonForm {
  const top = given.slice(0, LINES_MAX);
  const others = top.findIndex(({ text }) => OTHERS.test(fold(text)));
  const lines = others < 0 ? top : top.slice(0, others);
  const fields: FilledField[] = [];
  const boxed = new Set<ResumeLine>();
  let count = 0;
  // Further down, forms ask the same of employers.
  const end = lines.findIndex(({ text }) => OF_ENTRIES.has(namedSection(text) ?? ''));
  for (const [at, line] of lines.entries()) {
    if (boxed.has(line)) continue;
    const values = areCaptions(line) ? valuesOf(lines, at, boxed) : undefined;
    if (!values) {
      if (end < 0 || at < end) fields.push(...inTurn(line), ...behindColons(line));
      continue;
    }
    const captions = captionsOf(line);
    for (const [index, value] of values.cells.entries()) {
      const field = captions[index];
      if (field) fields.push({ field, value });
    }
    boxed.add(line).add(values);
    count += values.cells.length;
  }
  return { fields, lines: count >= FORM_FIELDS ? boxed : new Set() };
}

/** The first field of a kind whose value fits. */
export function filledIn(
  { fields }: PersonForm,
  field: PersonField,
  fits: (piece: Piece) => boolean,
): Piece | undefined {
  return fields.find((one) => one.field === field && fits(one.value))?.value;
}
