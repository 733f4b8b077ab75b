/**
 * Text set with wide letter spacing reaches us as `O d a l y s R u i z`, its blanks no wider than the distance of its letters.
 * The letters as the page shows them still say where a word ends.
 */
import type { Fragment } from './page-pieces.ts';
import type { ShownText } from './pdf-state.ts';

/** Fewer letters in a row are initials. */
const LETTERS_MIN = 3;
/** Kerning keeps some letters together (`Tr`). */
const SINGLE_SHARE = 0.6;
const MOSTLY = 0.8;
/** Heights of one line differ by less than this, in points. */
const STEP = 3;
/** From here on a gap between two shown texts is a blank, in multiples of the size. */
const BLANK_GAP = 0.15;
/** And wider than the usual distance of letters by this much. */
const WIDER_GAP = 0.13;

/** Whether most words of a text are single letters or figures. */
export function isLetterSpaced(text: string): boolean {
  const words = text.trim().split(' ');
  const single = words.filter((word) => word.length === 1).length;
  return single >= LETTERS_MIN && single >= SINGLE_SHARE * words.length;
}

const lettersOf = (text: string) => text.normalize('NFKC').replace(/\s/g, '');

/** The distance between two shown texts from which on a blank stands there, in points. */
function blankFrom(parts: readonly ShownText[]): number {
  const gaps = parts.slice(1).map((part, index) => part.start.x - (parts[index]?.end.x ?? 0));
  const size = parts[0]?.size ?? 0;
  // Letters shown one by one have the spacing between them; a blank is wider.
  const letters = parts.filter(({ text }) => text.length === 1).length;
  if (gaps.length < LETTERS_MIN || letters < MOSTLY * parts.length) return BLANK_GAP * size;
  const usual = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0;
  return Math.max(0, usual) + WIDER_GAP * size;
}

/** The shown texts of one line as one text. */
function joined(parts: readonly ShownText[]): string {
  const blank = blankFrom(parts);
  let text = '';
  let right = Number.NaN;
  for (const part of parts) {
    text += part.start.x - right > blank ? ` ${part.text}` : part.text;
    right = part.end.x;
  }
  return text.replace(/\s+/g, ' ').trim();
}

/** A text this long has a blank, where blanks are shown at all. */
const LONG = 25;

/**
 * Whether a page says for certain where its words end: it shows blanks as letters, and a gap is none however wide (`UNIVER SIDAD` in
 * spaced capitals), or it shows letter by letter, and blanks are the gaps that are wider than the others.
 */
function showsBlanks(shown: readonly ShownText[]): boolean {
  const letters = shown.filter(({ text }) => text.length === 1).length;
  if (letters >= MOSTLY * shown.length) return true;
  const long = shown.filter(({ text }) => text.length > LONG);
  return long.length > 2 && long.filter(({ text }) => text.trim().includes(' ')).length >= MOSTLY * long.length;
}

/** The shown texts near a height, from left to right. */
function linesOf(shown: readonly ShownText[]): (y: number) => ShownText[] {
  const byHeight = new Map<number, ShownText[]>();
  for (const text of shown) {
    const height = Math.round(text.start.y / STEP);
    const same = byHeight.get(height);
    if (same) same.push(text);
    else byHeight.set(height, [text]);
  }
  return (y) => {
    const height = Math.round(y / STEP);
    return [height - 1, height, height + 1].flatMap((at) => byHeight.get(at) ?? []);
  };
}

/** The pieces of a page with the words that were set with wide spacing as they are shown; others as they stand. */
export function withWholeWords(fragments: readonly Fragment[], shown: readonly ShownText[]): Fragment[] {
  const hasBlanks = showsBlanks(shown);
  const isSuspect = ({ text }: Fragment) => isLetterSpaced(text) || (hasBlanks && /\p{Lu} \p{Lu}/u.test(text));
  if (!fragments.some(isSuspect)) return [...fragments];
  const near = linesOf(shown);
  return fragments.map((fragment) => {
    if (!isSuspect(fragment)) return fragment;
    const parts = near(fragment.y)
      .filter(({ start, end }) => {
        const middle = (start.x + end.x) / 2;
        return middle > fragment.x - 1 && middle < fragment.x + fragment.width + 1;
      })
      .sort((one, other) => one.start.x - other.start.x);
    const text = joined(parts);
    return lettersOf(text) === lettersOf(fragment.text) ? { ...fragment, text } : fragment;
  });
}
