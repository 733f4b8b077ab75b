/** Parts the header of an entry into title, company and place, by what the words are and by the order entries share. */
import { placeByName } from '../taxonomy/index.ts';
import { isPlace } from './contact.ts';
import { type Piece, splitPieces, withoutStop } from './line.ts';
import { companyScore, titleScore } from './name-scores.ts';

const STRONG = /\t| {3,}|\s[/]\s|\s*[|•·◦▪♦⋄∙]\s*|\s[–—―]\s|\s-\s|\s*—\s*|(?<=\p{L})\s*[–](?=\s)|\s@\s/gu;
const WEAK = /,\s+|\s+(?:at|en|for|para)\s+(?=\p{Lu})|\s*[/](?=\s)|:\s+|\s\((?=[^)]*\)?$)/gu;

export interface HeaderParts {
  title: Piece | null;
  company: Piece | null;
  place: Piece | null;
}

/** `Bilbao)` without the bracket that was opened in another piece. */
function withoutBracket(piece: Piece): Piece {
  if (!piece.text.endsWith(')') || piece.text.includes('(')) return piece;
  const text = piece.text.slice(0, -1).trimEnd();
  return { text, start: piece.start, end: piece.start + text.length };
}

/** Puts `Inc.` back to its company and the two halves of a town together. */
function rejoined(text: string, pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces.map(withoutBracket)) {
    if (piece.text === '') continue;
    const last = joined.at(-1);
    const between = last ? text.slice(last.end, piece.start) : '';
    const ending = /^(?:inc|llc|ltd|s\.?a|s\.?l|corp|co|s\.?l\.?u|s\.?a\.?s)\.?$/i.test(piece.text);
    const region = /^,\s*$/.test(between) && last && !/,/.test(last.text) && isTownAndRegion(last.text, piece.text);
    if (last && (region || (ending && /^,/.test(between)))) {
      last.end = piece.end;
      last.text = text.slice(last.start, last.end);
    } else joined.push({ ...piece });
  }
  return joined;
}

function isRegion(text: string): boolean {
  return /^(?:[A-Z]{2,3}|state|estado)$/i.test(text)
    ? text.length <= 3
      ? /^[A-Z]{2,3}$/.test(text)
      : true
    : isPlace(text);
}

/** `Austin` and `TX`, `Getafe` and `Madrid`; a town behind what is none is the town of an employer. */
function isTownAndRegion(town: string, region: string): boolean {
  if (!isRegion(region) || !couldBeTown(town)) return false;
  return placeByName(region)?.level !== 'city' || isPlace(town);
}

function couldBeTown(text: string): boolean {
  return text.split(/\s+/).length <= 4 && titleScore(text) < 2 && companyScore(text) < 2;
}

const TOWN_WITH_STATE = /^\p{Lu}[\p{L} .'’-]{1,30},\s*[A-Z]{2}(?:,?\s+(?:USA?|EE\.?UU\.?|\d{5}))?$/u;

function isTown(text: string): boolean {
  if (/^city\s*,\s*state\b/i.test(text)) return true;
  // `Denver, CO` ends like a company.
  if (TOWN_WITH_STATE.test(text) && isPlace(text)) return true;
  const [first = text] = text.split(', ');
  if (companyScore(text) >= 2 || companyScore(first) >= 2 || titleScore(text) >= 2) return false;
  if (TOWN_WITH_STATE.test(text)) return true;
  // No town has three names without a `de` or `la` between them, but employers do.
  if (first !== text && !isPlace(first) && /^\p{Lu}\S+(?: \p{Lu}\S+){2,}$/u.test(first)) return false;
  return isPlace(text) && text.split(/\s+/).length <= 7;
}

/**
 * Whether a text is an employer with its town (`Distribuciones Peonza, Leganés`, `Two Rivers Works, Peoria, IL`) and not a
 * town with its region: what stands first is no place, what follows is a town.
 */
function employerAndTown(text: string): boolean {
  const comma = text.indexOf(', ');
  const [first, rest] = [text.slice(0, comma), text.slice(comma + 2)];
  if (comma < 3 || text.length > 90 || isPlace(first) || titleScore(first) >= 2) return false;
  if (rest.includes(',')) return isTown(rest);
  const place = placeByName(rest);
  return place?.region !== undefined || place?.level === 'city' || companyScore(first) >= 2;
}

function employerApart(text: string, piece: Piece): Piece[] {
  if (!employerAndTown(piece.text)) return [piece];
  const start = piece.start + piece.text.indexOf(', ') + 2;
  const first = { text: text.slice(piece.start, start - 2), start: piece.start, end: start - 2 };
  return [first, { text: text.slice(start, piece.end), start, end: piece.end }];
}

/** The header's pieces: cut at strong separators, and at commas where that leaves fewer than two that are no place. */
export function headerPieces(text: string, header: readonly Piece[][]): Piece[] {
  const strong = rejoined(
    text,
    header.flat().flatMap((cell) => splitPieces(text, cell, STRONG).map(withoutStop)),
  );
  const named = strong.filter((piece) => !isTown(piece.text));
  const [first, ...others] = strong;
  if (first && named.length >= 2 && others.every(saysNoName)) {
    const parts = wholeHeader(text, first);
    if (parts) return [...parts, ...others];
  }
  if (named.length >= 2) return strong.flatMap((piece) => (isTown(piece.text) ? piece : withPlaceSplit(text, piece)));
  const weak = strong.flatMap((piece) =>
    isTown(piece.text) ? piece : rejoined(text, splitPieces(text, piece, WEAK).map(withoutStop)),
  );
  const lacksEmployer = weak.length >= 2 && weak.filter((piece) => !isTown(piece.text)).length < 2;
  return lacksEmployer ? weak.flatMap((piece) => employerApart(text, piece)) : weak;
}

const saysNoName = ({ text }: Piece) => titleScore(text) < 2 && companyScore(text) < 2;

/** `Enfermera, Hospital Los Robles, Ávila` parted, if it says title and employer; what stands below tells of the work. */
function wholeHeader(text: string, piece: Piece): Piece[] | null {
  const parts = rejoined(text, splitPieces(text, piece, WEAK).map(withoutStop));
  const names = parts.filter((part) => !isTown(part.text));
  const titles = names.filter((part) => titleScore(part.text) >= 2 && companyScore(part.text) < 2);
  const isSure = names.some((part) => companyScore(part.text) >= 2) || parts.length > names.length;
  return names.length === 2 && titles.length === 1 && isSure ? parts : null;
}

/** `Acme, Madrid` among several pieces: the town behind the comma is one more piece. */
function withPlaceSplit(text: string, piece: Piece): Piece[] {
  const parts = rejoined(text, splitPieces(text, piece, /,\s+/g));
  const last = parts.at(-1);
  const first = parts[0];
  if (parts.length < 2 || !last || !first || !isTown(last.text)) return [piece];
  const before = parts.at(-2) ?? first;
  return [{ text: text.slice(first.start, before.end), start: first.start, end: before.end }, last];
}

/** Which of two names comes first in the headers of this resume: above zero the title, below the company. */
export function titleFirst(entries: readonly Piece[][]): number {
  let votes = 0;
  for (const pieces of entries) {
    const [one, other] = pieces.filter((piece) => !isTown(piece.text));
    if (!one || !other) continue;
    const lean = titleScore(one.text) - companyScore(one.text) - titleScore(other.text) + companyScore(other.text);
    votes += Math.sign(lean) * Math.min(Math.abs(lean), 3);
  }
  return votes;
}

/** `Hotel Glenmara, Kinsale`: what follows the name of an employer and one comma is its town, known or not. */
function withOwnTown(parts: HeaderParts): HeaderParts {
  const { company, place } = parts;
  const [name = '', town = '', ...further] = company?.text.split(', ') ?? [];
  const isTownLike = /^\p{Lu}\p{Ll}[\p{L}’'-]*(?: (?:de|del|la|las|los|el|of|\p{Lu}\p{Ll}[\p{L}’'-]*)){0,3}$/u.test(
    town,
  );
  if (
    !company ||
    place ||
    further.length > 0 ||
    !isTownLike ||
    companyScore(name) < 2 ||
    !saysNoName({ ...company, text: town })
  )
    return parts;
  return {
    ...parts,
    company: { text: name, start: company.start, end: company.start + name.length },
    place: { text: town, start: company.end - town.length, end: company.end },
  };
}

/** Gives the pieces of one header their parts; `votes` is `titleFirst` of the whole section. */
export function partsOf(pieces: readonly Piece[], votes: number): HeaderParts {
  return withOwnTown(namesOf(pieces, votes));
}

function namesOf(pieces: readonly Piece[], votes: number): HeaderParts {
  const place = pieces.find((piece) => isTown(piece.text)) ?? null;
  const names = pieces.filter((piece) => !isTown(piece.text));
  const [one, second] = names;
  // `Consultant, Strategy, Acme Ltd`: what ends like a company is the employer before what says nothing.
  const isTold = [one, second].some((piece) => piece && companyScore(piece.text) >= 2);
  const other = (isTold ? undefined : names.find((piece) => companyScore(piece.text) >= 3)) ?? second;
  if (!one) return { title: null, company: place, place: null };
  if (!other) {
    const title = titleScore(one.text) >= companyScore(one.text) && titleScore(one.text) > 0;
    return title ? { title: one, company: null, place } : { title: null, company: one, place };
  }
  const own = titleScore(one.text) - companyScore(one.text) - titleScore(other.text) + companyScore(other.text);
  // The order of the whole resume decides, unless this header clearly says otherwise.
  const lean = Math.abs(own) >= 3 ? own : votes === 0 ? own || 0.1 : votes;
  return lean > 0 ? { title: one, company: other, place } : { title: other, company: one, place };
}
