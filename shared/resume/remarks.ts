/**
 * Gives names back what their writers remark of them and what cutting took off: `Farmacia Uceta (negocio familiar)`, `B.A. Biology, minor in
 * Statistics`. Whether a remark belongs to a title, writers disagree: there it stays off, but for cells of tables.
 */
import { fold } from '../taxonomy/index.ts';
import type { Piece } from './line.ts';

/** A remark in brackets is short. */
const BRACKET = /^[ ]?\((?<inner>[^()\n\t]{2,36})\)/u;
/** Whose the business is. */
const OF_FAMILY =
  /^(?:(?:negocio|empresa|taller|tienda) (?:familiar|de (?:la|mi) familia)|(?:my )?family(?:['’]s)? (?:business|shop|boat|farm|firm|company))$/;
/** What a degree goes on with: a second subject, the subjects of a school's certificate. */
const MORE_SUBJECTS =
  /^,? (?:(?:(?:con )?(?:especialidad|menci[oó]n|orientaci[oó]n|[eé]nfasis)(?: en)? (?!de honor|honor[ií]fica)|(?:with an? )?(?:minor|major|concentration) in )[\p{L} ,&]{3,40}?(?=$|[\n\t;.|·•(]|,\s|\s[–—-]\s)|(?:with an? )?minor in [\p{L} ,&]{3,40}?(?=$|[\n\t;.|·•(]|,\s|\s[–—-]\s)|including [\p{L}(),& ]{3,60}?(?=$|[\n\t;.|·•]|\s[–—-]\s))/iu;
/** How far a course went. */
const STAGE =
  /^[^,]*\b(?:trunc[oa]|not completed|unfinished|aprobad[oa]s|congelad[oa]|years? (?:completed|passed))\b[^,]*$/;

/** A remark of several parts on how far a course went, or on its marks, is no part of a degree: `(not completed, 1.5 years)`, `(ATAR 74.35)`. */
const ASIDE =
  /\((?:[^()]*\b(?:trunc[oa]|in(?:complet|conclus)[oa]|(?:not|never) (?:completed|finished)|did not finish|un(?:finished|completed)|(?:sin|no) (?:terminar|terminad[oa]|finalizar|finalizad[oa]|conclu(?:ir|id[oa]))|abandonad[oa]|congelad[oa]|aplazad[oa]|en curso|in progress|enrolled|ongoing|deferred|part[- ]time|a distancia|distance)\b[^()]*,[^()]*|[^()]*,[^()]*\b(?:trunc[oa]|in(?:complet|conclus)[oa]|(?:not|never) (?:completed|finished)|(?:sin|no) (?:terminar|terminad[oa]|finalizar|finalizad[oa]|conclu(?:ir|id[oa]))|abandonad[oa]|congelad[oa]|aplazad[oa]|en curso|in progress|enrolled|ongoing|deferred|part[- ]time|a distancia)\b[^()]*|(?:atar|gpa|cgpa|promedio|nota|merits?|distinction|\d+ (?:passes|grades|credits))\b[^()]*)\)$/;

/** A degree without such a remark. */
export function withoutAside(degree: string): string {
  const at = degree.lastIndexOf('(');
  return at > 0 && ASIDE.test(fold(degree.slice(at))) ? degree.slice(0, at).trimEnd() : degree;
}

/** A piece with so much more of the text behind it. */
function longer(text: string, piece: Piece, by: number): Piece {
  const end = piece.end + by;
  return { text: text.slice(piece.start, end), start: piece.start, end };
}

/** What stands in brackets right behind a piece, with its length. */
function bracketBehind(text: string, { end }: Piece): { inner: string; length: number } | null {
  const match = BRACKET.exec(text.slice(end, end + 44));
  return match?.groups?.inner ? { inner: match.groups.inner, length: match[0].length } : null;
}

/** An employer with whose business it is. */
export function companyWithRemark(text: string, company: Piece): Piece {
  const bracket = bracketBehind(text, company);
  return bracket && OF_FAMILY.test(fold(bracket.inner)) ? longer(text, company, bracket.length) : company;
}

/** A degree with its second subject or how far somebody came. */
export function degreeWithRemark(text: string, degree: Piece): Piece {
  const more = MORE_SUBJECTS.exec(text.slice(degree.end, degree.end + 90))?.[0].length;
  if (more) return longer(text, degree, more);
  const bracket = bracketBehind(text, degree);
  return bracket && STAGE.test(fold(bracket.inner)) ? longer(text, degree, bracket.length) : degree;
}
