/** Puts letters that run up or down a page where they belong: headings in the margin before what they stand beside. */
import type { LooseLine } from './document.ts';
import { layOut } from './page-layout.ts';
import type { Fragment } from './page-pieces.ts';

/** A piece of text that runs up or down: placed as when the page is turned until it can be read, and where it stands on the page. */
export interface TurnedFragment extends Fragment {
  /** In points from the page's top left corner. */
  top: number;
  bottom: number;
  left: number;
}

interface Page {
  turned: TurnedFragment[];
  width: number;
  height: number;
}

/** Turned pieces this near to each other, in multiples of their size, are words of one heading. */
const WORDS_APART = 2;
/** Headings of one margin stand on one line, give or take so many points. */
const SAME_LINE = 3;
/** One alone may be anything: the name of the firm that made the page, a watermark. */
const HEADINGS_MIN = 2;
/** More than any resume has. */
const HEADINGS_MAX = 24;

/** The headings of a margin, from the top of the page: turned pieces on one line, their words together. */
function headingsIn(turned: readonly TurnedFragment[]): TurnedFragment[] {
  const joined: TurnedFragment[] = [];
  for (const piece of turned.toSorted((one, other) => one.x - other.x)) {
    const last = joined.at(-1);
    if (last && piece.x - last.x - last.width < WORDS_APART * piece.size) {
      last.text = `${last.text} ${piece.text}`;
      last.width = piece.x + piece.width - last.x;
      last.top = Math.min(last.top, piece.top);
      last.bottom = Math.max(last.bottom, piece.bottom);
    } else joined.push({ ...piece });
  }
  return joined.toSorted((one, other) => one.top - other.top);
}

/** Whether turned pieces are headings in a margin: several on one line, left or right of all text beside them. */
function areHeadings(headings: readonly TurnedFragment[], lines: readonly LooseLine[]): boolean {
  const [first] = headings;
  if (!first || headings.length < HEADINGS_MIN || headings.length > HEADINGS_MAX) return false;
  if (headings.some(({ y, text }) => Math.abs(y - first.y) > SAME_LINE || !/\p{L}/u.test(text))) return false;
  return lines.every((line) => line.x > first.left || line.x + line.width < first.left - first.size);
}

/** A section begins this far, in multiples of the size of its lines, below what stands above it. */
const APART = 1.6;

/**
 * Where what a heading stands beside begins: of the lines below the heading above it and not below its own first letter, the one with
 * the widest distance over it. A page goes on with a section only where such a distance says so.
 */
function startOf(
  lines: readonly LooseLine[],
  above: number,
  { top, size }: TurnedFragment,
  isFirstPage: boolean,
): number {
  let best = -1;
  let most = 0;
  for (const [index, line] of lines.entries()) {
    if (line.y <= above || line.y - line.fontSize > top + size) continue;
    const before = lines[index - 1];
    const distance = before ? line.y - before.y : isFirstPage ? 0 : APART * line.fontSize;
    if (distance > most || best < 0) [best, most] = [index, distance];
  }
  return best;
}

function lineOf({ text, size, font, left, width }: TurnedFragment, next: LooseLine): LooseLine {
  const face = `${font} ${Math.round(size * 2) / 2}`;
  const { page, y, column } = next;
  return { text, page, x: left, y, width, fontSize: size, bold: true, face, column, gap: true, heading: 1 };
}

/** The lines of a page with the headings of its margin before what they stand beside; null where they are none. */
function withHeadings(lines: readonly LooseLine[], { turned }: Page, isFirstPage: boolean): LooseLine[] | null {
  const headings = headingsIn(turned);
  const isDown = lines.every((line, index) => index === 0 || line.y >= (lines[index - 1]?.y ?? 0) - line.fontSize);
  if (!isDown || !areHeadings(headings, lines)) return null;
  const starts = headings.map((heading, at) =>
    startOf(lines, headings[at - 1]?.bottom ?? Number.NEGATIVE_INFINITY, heading, isFirstPage),
  );
  if (starts.includes(-1) || new Set(starts).size < starts.length) return null;
  return lines.flatMap((line, index) => {
    const heading = headings[starts.indexOf(index)];
    return heading ? [lineOf(heading, line), line] : [line];
  });
}

/** Letters that run up or down the page: as headings where they are, else behind its lines, or before all if they are the largest. */
export function withTurned(lines: readonly LooseLine[], pages: readonly Page[]): LooseLine[] {
  let all = [...lines];
  for (const [index, page] of pages.entries()) {
    if (page.turned.length === 0) continue;
    const own = all.filter((line) => line.page === index + 1);
    const headed = withHeadings(own, page, index === 0);
    const from = all.findIndex((line) => line.page === index + 1);
    const after = all.findLastIndex((line) => line.page === index + 1);
    // The lines of one page stand together, unless its columns run on from the page before.
    if (headed && after - from + 1 === own.length) {
      all = [...all.slice(0, from), ...headed, ...all.slice(after + 1)];
      continue;
    }
    const turned = layOut([{ fragments: page.turned, width: page.height }]).map((line) => ({
      ...line,
      page: index + 1,
    }));
    const largest = Math.max(...all.map((line) => line.fontSize));
    const isTitle = index === 0 && turned.some((line) => line.fontSize > largest);
    all.splice(isTitle ? 0 : after + 1, 0, ...turned);
  }
  return all;
}
