/** Knows dates among the pieces of a page: what is one, which lines of a narrow cell are one period, and beside which line it belongs. */
import type { Segment } from './page-pieces.ts';

const DATE_WORDS =
  /^(?:\W|\d|[a-z]{3,10}\.?(?=[\s'’]*(?:del?\s+)?\d)|(?:de|del|to|a|al|hasta|until|desde|since|la fecha|present[e]?|actual(?:idad|mente)?|current|now|hoy)\b)+$/i;
/** As long as `de septiembre de 2019 a noviembre de 2021`. */
const DATE_MAX_CHARS = 45;

export function isDateLike(text: string): boolean {
  return text.length < DATE_MAX_CHARS && /(?:19|20)?\d\d|present|actual/i.test(text) && DATE_WORDS.test(text.trim());
}

/** How long something took, beside the lines that tell of it: `(2 years 1 month)`, `un año`. */
const DURATION =
  /^\(?(?:(?:\d+|an?|una?)\s*(?:years?|yrs?|months?|mos?|a[nñ]os?|mes(?:es)?)[\s,y&]*(?:and\s+)?){1,2}\)?$/i;

export const isDuration = (text: string) => DURATION.test(text.trim());

const YEAR = '(?:19|20)\\d\\d';
const OPEN_DATE = new RegExp(
  `(?:^|[\\s/.-])(?:${YEAR}\\s*(?:[-–—/→]|\\b(?:to|a|al|hasta)\\b)|(?:[-–—/→]|\\b(?:to|a|al|hasta)\\b)\\s*\\p{L}{3,10}\\.?)\\s*$`,
  'iu',
);
const REST_OF_DATE = new RegExp(
  `^(?:(?:[QT][1-4]\\s+|\\p{L}{3,10}\\.?\\s+(?:de\\s+|del\\s+)?)?(?:\\d{1,2}[/.-])?${YEAR}|present[e]?|actual\\p{L}*|current|hoy|now|la fecha)$`,
  'iu',
);

const WHOLE_DATE = new RegExp(
  `^(?:(?:[QT][1-4]\\s+|\\p{L}{3,10}\\.?\\s+(?:de\\s+|del\\s+)?)|\\d{1,2}[/.-])${YEAR}$`,
  'u',
);

const ANY_YEAR = new RegExp(YEAR);

/** What the names of the twelve months begin with in either language. */
const MONTHS = [
  'ene|jan',
  'feb',
  'mar',
  'abr|apr',
  'may',
  'jun',
  'jul',
  'ago|aug',
  'sep|set',
  'oct',
  'nov',
  'dic|dec',
].map((start) => new RegExp(`^(?:${start})`, 'i'));

/** The months up to a date, a year alone as its last one; infinite for today. */
function monthsTo(text: string): number {
  const year = ANY_YEAR.exec(text)?.[0];
  const named = MONTHS.findIndex((month) => month.test(text)) + 1;
  return year
    ? 12 * Number(year) + (named || Number(/^\d{1,2}(?=[/.-])/.exec(text)?.[0] ?? 12))
    : Number.POSITIVE_INFINITY;
}

/** In points: right of the middle of a page. */
const FAR_RIGHT = 320;

/** Whether two cells are a month above a month, or above today, in a margin beside the lines of one entry. */
function isStackedPeriod(open: Segment, rest: Segment, segments: readonly Segment[]): boolean {
  if (!WHOLE_DATE.test(open.text.trim()) || Math.abs(open.left - rest.left) > 2.5) return false;
  const hasText = ({ y, size, left, right }: Segment) =>
    segments.some(
      (other) =>
        (Math.abs(other.y - y) < 0.35 * size && other.left > right + size) ||
        // Dates at the right edge stand a little above or below the lines they belong to.
        (Math.abs(other.y - y) < 1.3 * size && other.right < left - size && left > FAR_RIGHT),
    );
  const [from = 0, to = 0] = [open, rest].map(({ text }) => monthsTo(text.trim()));
  return (
    from <= to && hasText(open) && hasText(rest) && (to === Number.POSITIVE_INFINITY || !isInList(open, rest, segments))
  );
}

/** Whether a date stands right above or below two others: then each is of an entry of its own. */
function isInList(open: Segment, rest: Segment, segments: readonly Segment[]): boolean {
  return segments.some(({ text, left, y }) => {
    const distance = Math.max(open.y - y, y - rest.y);
    const isNext = distance > 0.5 * open.size && distance < 1.9 * open.size && Math.abs(left - open.left) <= 2.5;
    return isNext && WHOLE_DATE.test(text.trim());
  });
}

/** Beside which line a cell of several lines belongs: the first, or the one it is centred on, or the last. */
function heightOf(open: Segment, rest: readonly Segment[], segments: readonly Segment[]): number {
  const others = segments.filter((other) => other !== open && !rest.includes(other));
  const taken = (y: number) => others.some((other) => Math.abs(other.y - y) < LEVEL * other.size);
  const last = rest.at(-1)?.y ?? open.y;
  return [open.y, (open.y + last) / 2, last].find(taken) ?? open.y;
}

/** A dash alone between the two ends of a period, in a line of its own. */
const DASH = /^[-–—]$/;
/** A dash that leads the line of the second end. */
const LEADING_DASH = /^[-–—]\s*/;

/** What belongs to a date stands at most so many segments before or behind it: a line or two. */
const SEGMENTS_AROUND = 60;

/** Whether a segment stands in the line right below another one. */
function isRightBelow(above: Segment, below: Segment): boolean {
  const step = below.y - above.y;
  const isAligned = below.left < above.right && below.right > above.left;
  return step > 0.5 * above.size && step < 1.9 * above.size && isAligned;
}

/** The lines below the first of a period that are the rest of it: its second end, perhaps below a dash alone. */
function restOf(open: Segment, segments: readonly Segment[]): Segment[] {
  const isOpen = OPEN_DATE.test(open.text);
  const dash = segments.find((other) => DASH.test(other.text.trim()) && isRightBelow(open, other));
  const end = (above: Segment, isSure: boolean) =>
    segments.find((other) => {
      if (!isRightBelow(above, other)) return false;
      const text = other.text.trim();
      if (LEADING_DASH.test(text)) return REST_OF_DATE.test(text.replace(LEADING_DASH, ''));
      return REST_OF_DATE.test(text) && (isSure || isStackedPeriod(open, other, segments));
    });
  const last = dash && end(dash, true);
  if (dash && last) return [dash, last];
  const rest = end(open, isOpen);
  return rest ? [rest] : [];
}

/** A period broken over lines of a narrow cell (`mayo 2021 –` above `actualidad`) becomes one line again. */
export function joinBrokenDates(all: readonly Segment[]): Segment[] {
  const gone = new Set<Segment>();
  for (const [index, open] of all.entries()) {
    if (open.text.length > 40 || gone.has(open)) continue;
    const isOpen = OPEN_DATE.test(open.text);
    if (!(isOpen || WHOLE_DATE.test(open.text.trim()))) continue;
    const segments = all.slice(Math.max(0, index - SEGMENTS_AROUND), index + SEGMENTS_AROUND);
    const lines = restOf(open, segments);
    const rest = lines.at(-1);
    if (!rest) continue;
    open.text = `${open.text.trimEnd()} ${isOpen ? '' : '– '}${rest.text.trim().replace(LEADING_DASH, '')}`;
    open.y = heightOf(open, lines, segments);
    for (const line of lines) gone.add(line);
  }
  return all.filter((segment) => !gone.has(segment));
}

/** Segments stand at one height whose baselines differ by less than this, in multiples of the size. */
const LEVEL = 0.35;
/** A date beside its line stands no further above or below it. */
const NEARLY_LEVEL = 0.7;
/** One date that stands between the lines says nothing. */
const DATES_MIN = 2;

/** Whether text stands right below a date: it heads that. */
function headsText(date: Segment, segments: readonly Segment[]): boolean {
  return segments.some(({ text, left, right, y }) => {
    const isBelow = y > date.y && y < date.y + 3 * date.size && left < date.right && right > date.left;
    return isBelow && !isDateLike(text) && !isDuration(text);
  });
}

/** The line at the left that a date alone at its height stands beside, or undefined. */
function lineBeside(date: Segment, segments: readonly Segment[]): Segment | undefined {
  const isNear = ({ y }: Segment, most: number) => Math.abs(y - date.y) < most * date.size;
  if (segments.some((other) => other !== date && isNear(other, LEVEL))) return undefined;
  const beside = segments.filter(
    (other) => isNear(other, NEARLY_LEVEL) && other.right < date.left - date.size && !isDateLike(other.text),
  );
  return beside.toSorted((one, other) => Math.abs(one.y - date.y) - Math.abs(other.y - date.y))[0];
}

/** Dates in a column at the right that stand a little above or below their lines are put at the height of these. */
export function withDatesLevel(all: readonly Segment[]): Segment[] {
  const dates = all.filter(({ left, text }) => left >= FAR_RIGHT && isDateLike(text));
  const places = new Map(all.map((segment, place) => [segment, place]));
  const beside = new Map<Segment, Segment>();
  for (const date of dates.length < DATES_MIN ? [] : dates) {
    const place = places.get(date) ?? 0;
    const around = all.slice(Math.max(0, place - SEGMENTS_AROUND), place + SEGMENTS_AROUND);
    const line = headsText(date, around) ? undefined : lineBeside(date, around);
    if (line) beside.set(date, line);
  }
  return all.map((segment) => ({ ...segment, y: beside.get(segment)?.y ?? segment.y }));
}
