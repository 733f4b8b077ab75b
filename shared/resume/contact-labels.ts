/** Tells the place where somebody lives from what stands with it: labels of numbers, and numbers or addresses behind it without a sign. */
import type { Span } from '../domain/profile.ts';
import type { Piece } from './line.ts';

/** What a form asks beside the place. */
export const OTHER_LABEL =
  /^(?:\d{1,2}[.)]\s*)?(?:tel|phone|m[oó]vil|mobile|cel|e-?mail|correo|mail|fecha|date|edad|age|nacionalidad|nationality)/i;

/** Whether a cell asks for what stands in the next one, which is no place: a number, an address of the net. */
export const isOtherCaption = (text: string, value: string) =>
  /^\p{L}+(?: \p{L}+)?:?$/u.test(text) && OTHER_LABEL.test(text) && /^[+(]?\d|@/.test(value);

/** A piece up to the number or address that stands in it without a separator: `Millbrack, Co. Kildare 085 555 0143`. */
export function beforeContact(text: string, piece: Piece, contact: readonly Span[]): Piece {
  const inside = contact.filter(({ start, end }) => start > piece.start && end <= piece.end).map(({ start }) => start);
  const until = Math.min(...inside);
  // What leads to the number is its label: `Mobile 0770`, a city as well.
  if (OTHER_LABEL.test(piece.text)) return piece;
  const lead = Number.isFinite(until) ? text.slice(piece.start, until).replace(/[\s,;|·•–—-]+$/u, '') : '';
  return lead === '' || /[:.(]$|@/.test(lead)
    ? piece
    : { text: lead, start: piece.start, end: piece.start + lead.length };
}
