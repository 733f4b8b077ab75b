/** Finds the place where a person lives among the lines about them. */
import type { Span } from '../domain/profile.ts';
import { overlap } from '../domain/spans.ts';
import { withinOneRun } from '../domain/within-one-run.ts';
import { fold, languageByName, placeByName } from '../taxonomy/index.ts';
import { beforeContact, isOtherCaption, OTHER_LABEL } from './contact-labels.ts';
import { findPeriods } from './dates.ts';
import { type Piece, pieceOf, type ResumeLine, splitPieces } from './line.ts';
import { companyScore, titleScore } from './name-scores.ts';
import { EMAIL, type Found } from './net-addresses.ts';
import type { PersonForm } from './person-captions.ts';
import { namedSection } from './section-names.ts';

const PLACE_LABEL =
  /^(?:(?:current location|residential area|area|suburb|town|ciudad de residencia|municipio|comuna|distrito(?: ?\/ ?provincia)?|provincia|location|address|city(?: and state)?|residence|ubicaci[oó]n|direcci[oó]n|domicilio|localidad|ciudad|residencia|lugar de residencia|poblaci[oó]n|home|dir)\s*(?:[.:]\s*|$)|(?:(?:i )?liv(?:e|es|ing) (?:in|at)|based in|(?:vivo|resido|residente|afincad[oa]|con base) en)(?:\s*:?\s+|$))/i;
const TOWN =
  /^\p{Lu}[\p{L}.'’-]*(?:\s(?:de|del|la|las|los|el|of|\p{Lu}[\p{L}.'’-]*)){0,3},\s*\p{Lu}[\p{L}.'’-]*(?:\s(?:de|del|la|of|the|\p{Lu}[\p{L}.'’-]*)){0,3}(?:,\s*(?:Co\.\s)?\p{Lu}[\p{L} ]+)?(?:,?\s\d{4,5})?$/u;

/** `Fremantle WA`, `Geelong VIC 3220`, `Austin TX` */
const TOWN_AND_STATE =
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2} (?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT|A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|SC|SD|TN|TX|UT|V[AT]|W[AIVY]|AB|BC|MB|N[BLST]|ON|PE|QC|SK)(?: \d{4,5})?$/u;

/** Whether a text is a town with the letters of its state. */
export const isTownAndState = (text: string) => TOWN_AND_STATE.test(text);

/** Whether a piece reads as a town: `Austin, TX`, `Bogotá, Colombia`, or a place of the taxonomy. */
export function isPlace(text: string): boolean {
  if (text.length > 70 || /[@/]|\d{6}/.test(text)) return false;
  return placeByName(text) !== undefined || /^(?:remote|remoto|en remoto|teletrabajo|h[ií]brido|hybrid)$/i.test(text);
}

/** The first half of a British postcode. */
const OUTWARD = /,? [A-Z]{1,2}\d{1,2}[A-Z]?$/;

/** `English`, `Filipino, English`; what also names a place says nothing. */
const namesLanguages = (text: string) =>
  text.split(/,\s*|\s+(?:y|e|and)\s+|\s*[/&]\s*/u).some((name) => languageByName(name) && !placeByName(name));

function placeScore(text: string, label: boolean): number {
  // A region in brackets belongs to the town before it.
  if (!label && text.startsWith('(')) return 0;
  if (text.length < 3 || text.length > 90 || !/\p{L}{2}/u.test(text)) return 0;
  if (text.includes('@') && EMAIL[Symbol.matchAll](text).next().value) return 0;
  if (namesLanguages(text) || /https?:|www\.|linkedin|\d{7}/i.test(text)) return 0;
  if (/\)$/.test(text) && !text.includes('(')) return 0;
  if (label) return 5;
  if (TOWN_AND_STATE.test(text)) return 2;
  const town = TOWN.test(text);
  // `Leeds LS9`
  const known = isPlace(text) || isPlace(text.replace(OUTWARD, ''));
  if (known && town) return 4;
  if (known && text.split(/\s+/).length <= 8) return 3;
  if (town && text.split(/\s+/).length <= 6) return 2;
  return 0;
}

const bareScore = withinOneRun((text) => placeScore(text, false));
const labelledScore = withinOneRun((text) => placeScore(text, true));

const NUMBER_WORDS = [
  'tel',
  'telf',
  'tfno',
  'telefono',
  'teléfono',
  'email',
  'e-mail',
  'movil',
  'móvil',
  'mobile',
  'phone',
  'correo',
];
const inAnyCase = (word: string) => [word, word[0]?.toUpperCase() + word.slice(1), word.toUpperCase()];
const CONTACT_CUTS = new RegExp(
  String.raw`\s*[|•·◦▪♦⋄∙~]\s*|\s[–—-]\s|\s+[^\p{L}\p{M}\p{N}\s,.;:'’"()&+@#/-]\s+|\s+\((?=[^)]*\)?$)|\s{2,}|(?<=\p{L}{4}|\p{L}\))\.\s+(?=\p{Lu})` +
    String.raw`|\s(?=(?:${NUMBER_WORDS.flatMap(inAnyCase).join('|')})(?![\p{L}\d]))`,
  'gu',
);

/** In a strip of contact data a slash parts them; in a label (`Distrito / Provincia`) it does not. */
const SLASH = /\s\/\s/g;

/** Commas part a strip of contact data before a number to call and an address of mail. */
const COMMAS = /,\s+(?=[+(\d][\d\s().+-]{7,}|[^\s,]+@)/g;

/** What somebody does stands before the place: `Area Sales Manager, Málaga, Spain`. */
function withoutWork(text: string, piece: Piece): Piece[] {
  const comma = piece.text.indexOf(', ');
  const rest = comma < 0 ? '' : piece.text.slice(comma + 2);
  const isWork = comma > 0 && titleScore(piece.text.slice(0, comma)) >= 2 && placeByName(rest) !== undefined;
  return isWork && TOWN.test(rest) ? [pieceOf(text, piece.start + comma + 2, piece.end)] : [piece];
}

/** A line of contact data in pieces. */
function contactPieces(text: string, line: ResumeLine): Piece[] {
  const whole = line.cells.flatMap((cell) => splitPieces(text, cell, CONTACT_CUTS));
  const strips = whole.flatMap((piece) => splitPieces(text, piece, COMMAS));
  const pieces = strips.length > whole.length ? strips.flatMap((piece) => withoutWork(text, piece)) : whole;
  return /[@\d]/.test(line.text) ? pieces.flatMap((piece) => splitPieces(text, piece, SLASH)) : pieces;
}

const STREET =
  /\bc\/(?=\s|\p{L})|\bbox \d|\b(?:p\.? ?o\.? ?box|rua|praza|carrer|passeig|placa|ronda|travesia|glorieta|alameda|cottages?|cra\.?|kra\.?|cl\.?|manzana|mz\.?|apto\.?|depto\.?|calle|pasaje|pje\.?|jir[oó]n|jr\.|villa (?:el|la|los|las)|apartments?|apts?\.?|pta\.?|camino|kalea|close|crescent|court|gardens|grove|mews|wynd|terrace|row|square|parade|rue|ruta|km|avenida|avda?\.?|av\.|plaza|paseo|carrera|street|st\.?|road|rd\.?|avenue|ave\.?|lane|drive|dr\.?|way|blvd|suite|apt|piso|n[º°]|no\.|col\.|colonia|barrio|urb\.|fracc\.|cdla\.|brgy\.|purok|plot|stand|ext\.|block|unit|flat|floor|lote|lot|phase)(?=[\s,]|$)|^\d{1,4}\s|\bs\/n\b/iu;

/** Whether a piece names work or an employer, whose town is no residence: `Enfermera, Clínica El Pinar, Soria`. */
const tellsOfWork = withinOneRun((text) => {
  if (STREET.test(fold(text))) return false;
  return text
    .split(/,\s+/)
    .some((part) => titleScore(part) >= 2 || (/\s/.test(part) && companyScore(part) >= 2 && !placeByName(part)));
});

/** Nobody says further down where they live, however long a resume without headings is. */
const CONTACT_LINES = 500;
/** Lines this close to an address or a number to call are one block with it. */
const BLOCK_LINES = 2;
/** Worth more than a known town over an unknown one, less than a label. */
const BLOCK_SCORE = 1.2;

/** What stands behind a street is a town, known or not. */
const STREET_SCORE = 2;
/** A line with a town and its region below a street says more than what stands last in the street. */
const UNKNOWN_STREET_SCORE = 1.9;

/** Whether contact data stand within a few lines of the one at `index`. */
function isInBlock(lines: readonly ResumeLine[], index: number, isContact: (line: Span) => boolean): boolean {
  const near = lines.slice(Math.max(0, index - BLOCK_LINES), index + BLOCK_LINES + 1);
  const own = near.filter((line) => line.column === lines[index]?.column);
  return own.some(isContact);
}

/** Codes of the post before or behind a town: `47001 Valladolid`, `Boise, ID 83709`, `Leeds LS6 2AB`. */
const POST_BEFORE = /^(?:(?:c\.?\s?p\.?:?\s*)?\d{4,6}(?:-\d{3})?|near|cerca de)[\s,]+(?=\p{L})/iu;
const POST_BEHIND = /[\s,]+(?:(?:c\.?\s?p\.?:?\s*)?\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/i;

/** A place without the code of its post office, unless nothing else tells where the town lies. */
function withoutCode(piece: Piece): Piece {
  const { text, start } = piece;
  const lead = POST_BEFORE.exec(text)?.[0].length ?? 0;
  const bare = text.slice(lead).replace(POST_BEHIND, '');
  if (placeByName(text) !== undefined && placeByName(bare) === undefined) return piece;
  return { text: bare, start: start + lead, end: start + lead + bare.length };
}

/** Out of a whole postal address, the part from the town on; the address itself when no part is known. */
function townOf(text: string, piece: Piece): Piece {
  if (!STREET.test(fold(piece.text))) return withoutCode(piece);
  const parts = splitPieces(text, piece, /,|\s[•·|-]\s|\.\s+(?=\d{4,6}\s\p{Lu})/gu).map(withoutCode);
  const named = parts.filter(
    (part, index) => index > 0 && !STREET.test(fold(part.text)) && /^\p{Lu}/u.test(part.text) && !/\d/.test(part.text),
  );
  const known = named.find((part) => isPlace(part.text));
  // A town that nobody listed stands right before its region: `Port Harcourt, Rivers State`.
  // Between a street and a town stands the part of the town: `14 Alder Lane, Frankton, Hamilton`.
  const before = known && parts[parts.indexOf(known) - 1];
  // A town may stand before its street: `Montevidero, barrio La Tablada`.
  const [lead] = parts;
  if (!known && lead && named.length === 0 && BARE_TOWN.test(lead.text) && !STREET.test(fold(lead.text))) return lead;
  const from = before && named.includes(before) ? before : (known ?? named.at(-2) ?? named[0]);
  return from ? withoutCode({ text: text.slice(from.start, piece.end), start: from.start, end: piece.end }) : piece;
}

/** A town with the region that follows it behind a dash or in brackets: `Ibagué - Tolima`, `Betanzos (A Coruña)`. */
function withRegion(text: string, piece: Piece, line: Span): Piece {
  const behind = /^\s*(?:[–—-]\s+|\()([\p{L} .'’-]{3,40}?)(\)|\s*$|\s[|•·~])/u.exec(text.slice(piece.end, line.end));
  if (!behind?.[1] || !isPlace(behind[1]) || companyScore(behind[1]) >= 2) return piece;
  const closing = behind[2] === ')' ? 1 : 0;
  const end = piece.end + behind[0].length - (behind[2]?.length ?? 0) + closing;
  return { text: text.slice(piece.start, end), start: piece.start, end };
}

/** `Mobile: 0770`: also the name of a city. */
const NUMBER_LABEL = /^(?:tel|phone|m[oó]vil|mobile|cell?)\p{L}*\s*[.:]*\s*[+(]?\d/iu;

/** Pieces of a line that may say where somebody lives, with the label before them: `Residencia: Lugo`, or one in a piece of its own. */
function labelledPieces(text: string, line: ResumeLine): { piece: Piece; label: string | null }[] {
  const raws = contactPieces(text, line);
  const labels = raws.map((raw) => PLACE_LABEL.exec(raw.text)?.[0] ?? null);
  return raws.flatMap((raw, at) => {
    const before = labels[at - 1] ?? null;
    const isBeside = before !== null && before.length === raws[at - 1]?.text.length && !OTHER_LABEL.test(raw.text);
    const own = labels[at] ?? null;
    if (isBeside) return { piece: raw, label: before };
    if (own !== null && own.length === raw.text.length) return [];
    // `Mobile` before a number in a cell of its own is also the name of a city.
    const isCaption = at === 0 && raws.length > 1 && before === null && isOtherCaption(raw.text, raws[1]?.text ?? '');
    if (isCaption) return [];
    const start = raw.start + (own?.length ?? 0);
    return { piece: { text: text.slice(start, raw.end), start, end: raw.end }, label: own };
  });
}

/** Less than any town that is known. */
const UNLISTED_SCORE = 1;
/** A town's name alone. */
const BARE_TOWN = /^\p{Lu}\p{Ll}[\p{L}’'-]*(?: (?:de|del|la|el|of|upon|\p{Lu}[\p{L}’'-]+)){0,3}$/u;

/** Whether a name that no list has is a town by what stands beside it: its region in brackets (`Zuera (Zaragoza)`), a street in the line above. */
function isUnlistedTown(text: string, piece: Piece, lines: readonly ResumeLine[], index: number): boolean {
  const [line, above] = [lines[index], lines[index - 1]];
  if (!line || !BARE_TOWN.test(piece.text) || titleScore(piece.text) >= 1 || companyScore(piece.text) >= 2)
    return false;
  if (withRegion(text, piece, line) !== piece) return true;
  // `Sevilla la Blanca, 41905 · Tel.`, `(Valencia)` on the line below
  const behind = text.slice(piece.end, piece.end + 60);
  if (/^,? \d{4,6}(?!\d| \d)/.test(behind)) return true;
  const region = /^\n\(([\p{L} .'’-]{3,40})\)\s*(?:\n|$)/u.exec(behind)?.[1];
  if (region && isPlace(region)) return true;
  if (namedSection(piece.text) || line.gap) return false;
  const street = above?.cells.at(-1)?.text ?? '';
  return line.cells.at(-1)?.end === piece.end && /\d/.test(street) && STREET.test(fold(street));
}

/** How much a piece of contact data reads as the place of residence, without its neighbours; its town in an address. */
function residenceScore(text: string, piece: Piece, label: string | null): number {
  if (label === null && (tellsOfWork(piece.text) || NUMBER_LABEL.test(piece.text))) return 0;
  const town = townOf(text, piece);
  const isAddress = label !== null && /^(?:address|direcci|domicilio|dir)/i.test(label);
  const whole = (label === null ? bareScore : labelledScore)(piece.text) - (isAddress ? 1 : 0);
  const isStreet = town.start > piece.start && STREET.test(fold(piece.text));
  // A street without its town says less than a town.
  if (isAddress && !isStreet && STREET.test(fold(piece.text))) return 1;
  const behind = isPlace(town.text) ? STREET_SCORE : UNKNOWN_STREET_SCORE;
  return Math.max(whole, town === piece ? 0 : bareScore(town.text), isStreet ? behind : 0);
}

/**
 * Where the person lives, from the lines before the first section and those of the contact section; `contact` is what was
 * found there already, `name` the person's, first and last.
 */
export function findPlace(
  text: string,
  lines: readonly ResumeLine[],
  contact: readonly Span[],
  name: readonly Span[],
): Found<string> | null {
  const isTaken = overlap([...contact, ...name]);
  const isContact = overlap(contact);
  let best: { score: number; piece: Piece; line: ResumeLine; index: number } | null = null;
  for (const [index, line] of lines.slice(0, CONTACT_LINES).entries()) {
    const isDated = findPeriods(line.text).some((period) => !period.single);
    for (const { piece: whole, label } of labelledPieces(text, line)) {
      const piece = beforeContact(text, whole, contact);
      if (isTaken(piece) || (isDated && label === null)) continue;
      const own =
        residenceScore(text, piece, label) || (isUnlistedTown(text, piece, lines, index) ? UNLISTED_SCORE : 0);
      const score = own === 0 ? 0 : own + (isInBlock(lines, index, isContact) ? BLOCK_SCORE : 0);
      if (score > (best?.score ?? 0)) best = { score, piece, line, index };
    }
  }
  if (!best) return null;
  const whole = withRegion(text, townOf(text, best.piece), best.line);
  // A sign may stand for the word: `📍 Quito`.
  const lead = /^[^\p{L}\p{N}(]*/u.exec(whole.text)?.[0].length ?? 0;
  const piece = { text: whole.text.slice(lead), start: whole.start + lead, end: whole.end };
  const below = countryBelow(piece, lines, best.index);
  const value = piece.text.replace(CODE_WITHIN, '').trim();
  return {
    value: below ? `${value}, ${below.text}` : value,
    span: { start: piece.start, end: below?.isNext ? below.end : piece.end },
  };
}

/** The code of a post office between a town and its region or country: `Hereford HR1 9ZZ, England`. */
const CODE_WITHIN =
  /,? (?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|\d{5})(?=, \p{L})|, (?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|\d{5})$/gu;
/** Below a town its country stands within so many lines; other columns may be between. */
const COUNTRY_LINES = 2;

/** The country on a line of its own below a town, which says so itself nowhere; whether it is the next thing in the text. */
function countryBelow(town: Piece, lines: readonly ResumeLine[], index: number): (Piece & { isNext: boolean }) | null {
  if (/,\s*\p{L}/u.test(town.text) || placeByName(town.text)?.level === 'country') return null;
  const line = lines[index];
  const below = lines.slice(index + 1, index + 1 + COUNTRY_LINES).filter(({ column }) => column === line?.column);
  const cell = below.flatMap(({ cells }) => cells.at(-1) ?? []).find(({ text }) => isCountry(text));
  return cell ? { ...cell, isNext: below[0]?.cells[0] === cell } : null;
}

const isCountry = (text: string) => /^\p{Lu}/u.test(text) && placeByName(text)?.level === 'country';

const BOXED_TOWN = /^\p{Lu}[\p{L} .,'’()–-]{2,59}$/u;

/** The town that a form asks for in a box of its own, with the region in the box behind it. */
export function townInForm({ fields }: PersonForm): Found<string> | null {
  const at = fields.findIndex(
    ({ field, value }) => field === 'town' && BOXED_TOWN.test(value.text) && !STREET.test(fold(value.text)),
  );
  const town = fields[at]?.value;
  if (!town) return null;
  const next = fields[at + 1];
  const region = next?.field === 'region' && /^\p{Lu}[\p{L} .]{1,30}$/u.test(next.value.text) ? next.value : undefined;
  const span = { start: town.start, end: region?.end ?? town.end };
  return { value: region ? `${town.text}, ${region.text}` : town.text, span };
}
