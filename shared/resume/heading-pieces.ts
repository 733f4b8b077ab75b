/** Knows what one line says of being a heading by its words alone: without what decorates it, short, plain, and no name of work. */
import { withinOneRun } from '../domain/within-one-run.ts';
import { placeByName } from '../taxonomy/index.ts';
import { findPeriods } from './dates.ts';
import { namesDegree, namesSchool } from './education.ts';
import type { Piece, ResumeLine } from './line.ts';
import { companyScore, titleScore } from './name-scores.ts';
import { schoolEvidence, schoolRules } from './study-words.ts';

/** `Where I have worked and what I did there` is as long as headings get. */
export const MAX_CHARS = 48;
const MAX_WORDS = 8;

/** No heading with all that decorates it is longer. */
const LINE_MAX_CHARS = 120;

const MARKS =
  /^(?:[>»#*~=|‐-―-]+\s*|(?:(?:[Ss]ection|SECTION|[Ss]ecci[oó]n|SECCI[OÓ]N|[Pp]arte?|PARTE?|[Aa]partado)\s+)?(?:\d{1,2}|[IVX]{1,4}|[A-H])[.):]\s+)+/u;
const END_MARKS = /[\s~=#*|:…‐-―-]+$|\.{3}$/u;

/** `EXPERIENCIA LABORAL (empezar por la más reciente)` */
const ASIDE = /\s*\([^)]*\)$/;

/** A heading's words without what decorates them: `> TRAYECTORIA`, `~ School ~`, `3. Antecedentes laborales`. */
export function headingPiece(line: ResumeLine): Piece | null {
  const [cell] = line.cells;
  if (!cell || line.cells.length > 1 || cell.text.length > LINE_MAX_CHARS) return null;
  const { lead, bare } = undecorated(cell.text);
  return bare === '' ? null : { text: bare, start: cell.start + lead, end: cell.start + lead + bare.length };
}

const undecorated = withinOneRun((text) => {
  const lead = MARKS.exec(text)?.[0].length ?? 0;
  return { lead, bare: text.slice(lead).replace(END_MARKS, '').replace(ASIDE, '') };
});

export const isCapital: (text: string) => boolean = withinOneRun(
  (text) => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase(),
);

/** Whether a line is numbered as headings may be (`2. Perfil`), and not a bullet of a list. */
export const isNumbered = (line: ResumeLine) => /^\s*(?:\d{1,2}|[IVX]{1,4}|[A-H])[.)]\s/.test(line.text);

/** Whether the mark before a line may stand before a heading: an arrow, a pictogram that lists have as well. */
const isMarked = ({ text, bold }: ResumeLine) => /^[>»]/.test(text) || (bold && /^[✓✔★❖◆❤♥]/.test(text));

/** What the whole document is called heads none of its sections. */
const DOCUMENT = /^(?:curr[ií]culum|hoja de vida|r[eé]sum[eé]|cv\b|ficha\b)/i;

/** Whether a line is as short and plain as a heading. */
export function couldHead(line: ResumeLine): boolean {
  const piece = headingPiece(line);
  if (!piece || (line.bullet && !isNumbered(line) && !isMarked(line))) return false;
  return isShortAndPlain(piece.text) && findPeriods(line.text).length === 0;
}

const isShortAndPlain = withinOneRun((text) => {
  if (text.length < 3 || text.length > MAX_CHARS || text.split(/\s+/).length > MAX_WORDS) return false;
  if (/[@\d]|[.,;]$|https?:|:\s*\S/.test(text) || !/\p{L}{2}/u.test(text) || DOCUMENT.test(text)) return false;
  return placeByName(text) === undefined;
});

/** `Camberley Vale School of Arts`, but not `Trade training & school`: a name in capitals and small letters. */
export const isSchool = (text: string) =>
  !isCapital(text) &&
  text.split(/\s+/).length > 2 &&
  namesSchool(text) &&
  Math.max(schoolEvidence(text), schoolRules(text)) >= SCHOOL_NAME;
/** What the word of a school and the capitals of a name say together. */
const SCHOOL_NAME = 3.8;

/** Names of people's work and places do not head a section: an employer above its jobs is set like one. `School` alone does. */
function namesWork(text: string): boolean {
  if (!/\s/.test(text.trim())) return false;
  return (
    companyScore(text) >= 2 ||
    titleScore(text) >= 2 ||
    namesDegree(text) ||
    isSchool(text) ||
    /\s[—–-]\s|[|·•]/.test(text)
  );
}

export const isWork = (line: ResumeLine) => namesWork(headingPiece(line)?.text ?? '');
