/** Finds e-mail, links and place of residence. */
import type { Span } from '../domain/profile.ts';
import { containment, overlap } from '../domain/spans.ts';
import { fold, languageByName, placeByName } from '../taxonomy/index.ts';
import { findPeriods } from './dates.ts';
import { type Piece, type ResumeLine, splitPieces } from './line.ts';
import { companyScore, titleScore } from './name-scores.ts';

/** A value with the slice it was read from. */
export interface Found<T> {
  value: T;
  span: Span;
}

const EMAIL =
  /(?<![\p{L}\d._%+-])[\p{L}\d][\p{L}\d._%+-]*@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,24}(?![\p{L}\d])/gu;

/** The first e-mail address, which resumes give before those of referees. */
export function findEmail(text: string): Found<string> | null {
  const match = EMAIL[Symbol.matchAll](text).next().value;
  if (!match) return null;
  return { value: match[0], span: { start: match.index, end: match.index + match[0].length } };
}

const ENDINGS =
  'com|org|net|io|dev|me|es|mx|ar|co|cl|pe|uk|us|eu|ai|app|info|edu|tech|ca|de|fr|it|pt|br|site|online|cat|xyz|page|design|blog|be|in|cv';
const URL = new RegExp(
  `(?<![@\\p{L}\\d._-])(?:https?://[^\\s|<>()"]+|(?:www\\.)?(?:[a-z\\d](?:[a-z\\d-]*[a-z\\d])?\\.)+(?:${ENDINGS})(?![\\p{L}\\d@-]|\\.\\p{L})(?:/[^\\s|<>()",;]*)?)`,
  'giu',
);
const PROFILE_HOST =
  /(?:linkedin|github|gitlab|behance|dribbble|stackoverflow|medium|kaggle|bitbucket|twitter|x|instagram|orcid|scholar\.google|about|notion|vimeo|youtube)\.(?:com|me|org|io|site)\b/i;

/** Web addresses in the contact lines, and those of professional networks anywhere; `targets` are the file's hyperlinks. */
export function findLinks(text: string, contact: readonly Span[], targets: readonly string[]): Found<string>[] {
  const links: Found<string>[] = [];
  const values = new Set<string>();
  const isWithin = containment(contact);
  for (const match of text.matchAll(URL)) {
    const value = match[0].replace(/[.,;:]+$/, '');
    const span = { start: match.index, end: match.index + value.length };
    const inContact = isWithin(span);
    const known = PROFILE_HOST.test(value) && /\/./.test(value.replace(/^https?:\/\//, ''));
    if (!(inContact || known) || values.has(value)) continue;
    values.add(value);
    links.push({ value, span });
  }
  const bare = (link: string) =>
    link
      .toLowerCase()
      .replace(/^https?:\/\/|^www\.|\/+$/g, '')
      .replace(/^www\./, '');
  const seen = new Set(links.map((link) => bare(link.value)));
  for (const target of targets) {
    if (!PROFILE_HOST.test(target) || seen.has(bare(target)) || links.length > 12) continue;
    seen.add(bare(target));
    links.push({ value: target, span: { start: 0, end: 0 } });
  }
  return links;
}

const PLACE_LABEL =
  /^(?:current location|residential area|area|suburb|town|ciudad de residencia|municipio|location|address|city|residence|lives in|based in|ubicaci[oó]n|direcci[oó]n|domicilio|localidad|ciudad|residencia|lugar de residencia|poblaci[oó]n|home|dir)\s*(?:[.:]\s*|$)/i;
const TOWN =
  /^\p{Lu}[\p{L}.'’-]*(?:\s(?:de|del|la|las|los|el|of|\p{Lu}[\p{L}.'’-]*)){0,3},\s*\p{Lu}[\p{L}.]*(?:\s(?:de|del|la|\p{Lu}[\p{L}.]*)){0,2}(?:,\s*\p{Lu}[\p{L} ]+)?(?:,?\s\d{4,5})?$/u;

/** `Fremantle WA`, `Geelong VIC 3220`, `Austin TX` */
const TOWN_AND_STATE =
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2} (?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT|A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|SC|SD|TN|TX|UT|V[AT]|W[AIVY]|AB|BC|MB|N[BLST]|ON|PE|QC|SK)(?: \d{4,5})?$/u;

/** Whether a piece reads as a town: `Austin, TX`, `Bogotá, Colombia`, or a place of the taxonomy. */
export function isPlace(text: string): boolean {
  if (text.length > 70 || /[@/]|\d{6}/.test(text)) return false;
  return placeByName(text) !== undefined || /^(?:remote|remoto|en remoto|teletrabajo|h[ií]brido|hybrid)$/i.test(text);
}

function placeScore(piece: Piece, label: boolean): number {
  const { text } = piece;
  if (text.length < 3 || text.length > 90) return 0;
  if (text.includes('@') && EMAIL[Symbol.matchAll](text).next().value) return 0;
  if ((languageByName(text) && !placeByName(text)) || /https?:|www\.|linkedin|\d{7}/i.test(text)) return 0;
  if (/\)$/.test(text) && !text.includes('(')) return 0;
  if (label) return 5;
  if (TOWN_AND_STATE.test(text)) return 2;
  const town = TOWN.test(text);
  const known = isPlace(text);
  if (known && town) return 4;
  if (known && text.split(/\s+/).length <= 8) return 3;
  if (town && text.split(/\s+/).length <= 6) return 2;
  return 0;
}

const CONTACT_CUTS =
  /\s*[|•·◦▪♦⋄∙~]\s*|\s[–—-]\s|\s+\((?=[^)]*\)?$)|\s{2,}|\s(?=(?:tel(?:[eé]fono|f)?|tfno|e-?mail|m[oó]vil|mobile|phone|correo)\b)/giu;

const STREET =
  /\bc\/(?=\s|\p{L})|\b(?:p\.? ?o\.? ?box|cra\.?|kra\.?|cl\.?|manzana|mz\.?|apto\.?|depto\.?|calle|pasaje|pje\.?|jir[oó]n|camino|close|crescent|court|terrace|row|square|parade|rue|ruta|km|avenida|avda?\.?|av\.|plaza|paseo|carrera|street|st\.?|road|rd\.?|avenue|ave\.?|lane|drive|dr\.?|way|blvd|suite|apt|piso|n[º°]|no\.|col\.|colonia|barrio|urb\.|fracc\.)(?=\s|$)|^\d{1,4}\s|\bs\/n\b/iu;

/** Whether a piece names work or an employer, whose town is no residence: `Enfermera, Clínica El Pinar, Soria`. */
function tellsOfWork({ text }: Piece): boolean {
  if (STREET.test(fold(text))) return false;
  return text
    .split(/,\s+/)
    .some((part) => titleScore(part) >= 2 || (/\s/.test(part) && companyScore(part) >= 2 && !placeByName(part)));
}

/** Nobody says further down where they live, however long a resume without headings is. */
const CONTACT_LINES = 500;
/** Lines this close to an address or a number to call are one block with it. */
const BLOCK_LINES = 2;
/** Worth more than a known town over an unknown one, less than a label. */
const BLOCK_SCORE = 1.2;

/** Whether contact data stand within a few lines of the one at `index`. */
function isInBlock(lines: readonly ResumeLine[], index: number, isContact: (line: Span) => boolean): boolean {
  const near = lines.slice(Math.max(0, index - BLOCK_LINES), index + BLOCK_LINES + 1);
  const own = near.filter((line) => line.column === lines[index]?.column);
  return own.some(isContact);
}

/** Out of a whole postal address, the part from the town on; the address itself when no part is known. */
function townOf(text: string, piece: Piece): Piece {
  if (!STREET.test(fold(piece.text))) return piece;
  const parts = splitPieces(text, piece, /,|\s[•·|-]\s/g);
  const from = parts.find(
    (part, index) =>
      index > 0 &&
      !STREET.test(fold(part.text)) &&
      (isPlace(part.text) || (index === parts.length - 2 && /^\p{L}/u.test(part.text))),
  );
  return from ? { text: text.slice(from.start, piece.end), start: from.start, end: piece.end } : piece;
}

/**
 * Where the person lives, from the lines before the first section and those of the contact section; `contact` is what was
 * found there already, `name` the person's.
 */
export function findPlace(
  text: string,
  lines: readonly ResumeLine[],
  contact: readonly Span[],
  name: Span | null,
): Found<string> | null {
  const isTaken = overlap(name ? [...contact, name] : contact);
  const isContact = overlap(contact);
  let best: { score: number; piece: Piece } | null = null;
  for (const [index, line] of lines.slice(0, CONTACT_LINES).entries()) {
    if (findPeriods(line.text).some((period) => !period.single)) continue;
    for (const raw of line.cells.flatMap((cell) => splitPieces(text, cell, CONTACT_CUTS))) {
      if (isTaken(raw)) continue;
      // `Residencia: Lugo`, or the label of a form in a cell of its own before it.
      const isBeside = line.cells.length === 2 && raw.start === line.cells[1]?.start;
      const label = isBeside ? PLACE_LABEL.exec(line.cells[0]?.text ?? '') : PLACE_LABEL.exec(raw.text);
      if (!isBeside && label && label[0].length === raw.text.length) continue;
      const start = raw.start + (isBeside ? 0 : (label?.[0].length ?? 0));
      const piece = { text: text.slice(start, raw.end), start, end: raw.end };
      const town = townOf(text, piece);
      const isAddress = label !== null && /^(?:address|direcci|domicilio|dir)/i.test(label[0]);
      const whole = placeScore(piece, label !== null) - (isAddress ? 1 : 0);
      const own = town === piece ? whole : Math.max(whole, placeScore(town, false));
      if (own === 0 || (label === null && tellsOfWork(piece))) continue;
      const score = own + (isInBlock(lines, index, isContact) ? BLOCK_SCORE : 0);
      if (score > (best?.score ?? 0)) best = { score, piece };
    }
  }
  if (!best) return null;
  const piece = townOf(text, best.piece);
  return { value: piece.text, span: { start: piece.start, end: piece.end } };
}
