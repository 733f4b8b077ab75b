/** Parts names that stand as sentences one after the other: `Limpiadora. Hotel Puerta Vieja. Turno de noche...`. */
import type { Entry } from './entry.ts';
import { type Piece, pieceOf } from './line.ts';

/** Where a sentence ends that is no initial and no abbreviation; legal forms end names (`Frutas Alba, S.L. Peón`). */
const STOP =
  /(?<=\p{L}{4}(?<!\b(?:incl|aprox|[Pp]rof|[Uu]niv|[Ii]nst|[Cc]oop|[Hh]nos|[Bb]ros))|\)|\b[SC]\.\s?[ALRC]\.?(?:\s?[UCPL])?|\d)\.\s+(?=[\p{Lu}\d¿(])/gu;
/** No name is longer. */
const WORDS_MAX = 9;
/** Of the headers that could be parted so many are. */
const SHARE = 0.5;

type Evidence = (text: string) => number;

/** How much texts read as what somebody did or studied, and as where. */
export interface NameKinds {
  what: Evidence;
  where: Evidence;
}

/** How much a name says that it is one of a kind rather than of the other. */
const LEAST = 1;

interface Parted {
  first: Piece;
  second: Piece;
  rest: Piece | null;
}

/** The first two sentences of a header's only cell, with what follows them; null where it has no two. */
function partedCell(text: string, { header }: Entry): Parted | null {
  const [cell, ...others] = header.flat();
  if (!cell || others.length > 0) return null;
  const [one, two] = cell.text.matchAll(STOP);
  if (!one) return null;
  const from = one.index + one[0].length;
  const to = two?.index ?? cell.text.length;
  const first = pieceOf(text, cell.start, cell.start + one.index + 1);
  const second = pieceOf(text, cell.start + from, cell.start + to + Number(two !== undefined));
  const rest = two ? pieceOf(text, cell.start + two.index + two[0].length, cell.end) : null;
  const isShort = [first, second].every((piece) => piece.text !== '' && piece.text.split(/\s+/).length <= WORDS_MAX);
  return isShort ? { first, second, rest } : null;
}

/** Whether one of two names is of what and the other of where. */
function areNames({ first, second }: Parted, { what, where }: NameKinds): boolean {
  const inOrder = Math.min(what(first.text) - where(first.text), where(second.text) - what(second.text));
  const turned = Math.min(where(first.text) - what(first.text), what(second.text) - where(second.text));
  return Math.max(inOrder, turned) >= LEAST;
}

/** A name without the full stop that ends its sentence. */
function withoutStop(piece: Piece): Piece {
  if (!/(?:\p{L}{4}|\))\.$/u.test(piece.text)) return piece;
  return { text: piece.text.slice(0, -1), start: piece.start, end: piece.end - 1 };
}

/** The entries with such names as cells of their own and what follows as told, where most of them stand so. */
export function withSentencesApart(text: string, entries: readonly Entry[], kinds: NameKinds): Entry[] {
  const parts = entries.map((entry) => partedCell(text, entry));
  const all = parts.filter((part) => part !== null);
  const named = all.filter((part) => areNames(part, kinds)).length;
  if (named === 0 || named < SHARE * all.length) return [...entries];
  return entries.map((entry, index) => {
    const part = parts[index];
    if (!part || (named < 2 && !areNames(part, kinds))) return entry;
    const header = [[withoutStop(part.first), withoutStop(part.second)]];
    return { ...entry, header, tails: [...(entry.tails ?? []), ...(part.rest ? [part.rest] : [])] };
  });
}
