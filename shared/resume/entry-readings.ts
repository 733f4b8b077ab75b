/**
 * Reads a section of jobs in several whole ways and keeps the one that makes most sense: which lines around the dates are the header is not
 * decided line by line, but for all entries at once.
 */
import { type Cut, type Entry, inDocument, type RuleReading, withoutPeriod } from './entry.ts';
import type { Marked } from './entry-marks.ts';
import { scoreOfHeader } from './header-parts.ts';
import { lookOf, type Piece, type ResumeLine, rolesOf } from './line.ts';
import { learntOf } from './name-learnt.ts';
import { partsOfLine } from './name-parts.ts';

/** How many lines of each header stand above and below the line with its date: `title`, `employer`, `dates` is two and none. */
interface Pattern {
  above: number;
  below: number;
  /** Whether names may stand behind marks: `* Cashier` above its employer and date. */
  marks: boolean;
  /** Whether an employer may stand above the first of several titles. */
  grouped: boolean;
  /** Whether the date stands at the foot of its entry, below what is told. */
  foot: boolean;
}

/** No header has more lines on one side of its date, nor more in all. */
const SIDE_MAX = 2;
const LINES_MAX = 3;
const SIDES = Array.from({ length: (SIDE_MAX + 1) ** 2 }, (_, index) => ({
  above: Math.floor(index / (SIDE_MAX + 1)),
  below: index % (SIDE_MAX + 1),
})).filter(({ above, below }) => above + below <= LINES_MAX);
const PATTERNS: readonly Pattern[] = [
  ...[
    { marks: false, grouped: false, foot: false },
    { marks: true, grouped: false, foot: false },
    { marks: false, grouped: true, foot: false },
  ].flatMap((how) => SIDES.map((sides) => ({ ...sides, ...how }))),
  { above: 2, below: 0, marks: false, grouped: false, foot: true },
  { above: 1, below: 0, marks: false, grouped: false, foot: true },
];

/** So many entries tell how all of a section are set. */
const SAMPLE = 12;

/** How much a line reads as names of work or employers rather than as text, at most 1 either way; a date alone is neither. */
function nameness({ line, period }: Marked): number {
  const text = period ? `${line.text.slice(0, period.start)}\t${line.text.slice(period.end)}` : line.text;
  const parts = partsOfLine(text);
  const all = line.text.length > 90 ? [text] : [text.replaceAll('\t', ' ').trim(), ...parts];
  if (parts.length === 0) return 0;
  const most = Math.max(...all.map((part) => Math.max(learntOf(part).title, learntOf(part).company)));
  return Math.max(-1, Math.min(1, most / NAME_SCALE));
}
const NAME_SCALE = 2;
const LINE = 0.7;

/** Whether a line is the employer above the first of several titles. */
function isGroupHead(one: Marked | undefined): boolean {
  return one !== undefined && !one.line.bullet && !one.period && one.line.gap && nameness(one) >= GROUP_NAME;
}
const GROUP_NAME = 0.5;
const GROUP_LINES = 3;

/** Where entries begin and end whose date is their last line: so many names stand at their top. */
function cutsAtFoot(marked: readonly Marked[], anchors: readonly number[], names: number): Cut[] {
  return anchors.map((anchor, index) => {
    const start = index === 0 ? 0 : (anchors[index - 1] ?? 0) + 1;
    let head = start;
    while (head < anchor && head < start + names && marked[head]?.line.bullet === false) head += 1;
    return { start, anchor, head, end: anchor + 1 };
  });
}

/** Where the entries of a pattern begin and end. A bullet is a name above or below a date only where the pattern says so. */
function cutsOf(
  marked: readonly Marked[],
  anchors: readonly number[],
  { above, below, marks, grouped, foot }: Pattern,
): Cut[] {
  if (foot) return cutsAtFoot(marked, anchors, above);
  const isText = (at: number) => marked[at]?.line.bullet === true && !marks;
  const heads = anchors.map((anchor, index) => {
    const end = anchors[index + 1] ?? marked.length;
    let head = anchor + 1;
    while (head < end && head <= anchor + below && !isText(head)) head += 1;
    return head;
  });
  const starts = anchors.map((anchor, index) => {
    const floor = heads[index - 1] ?? 0;
    let start = anchor;
    while (start > floor && start > anchor - above && !isText(start - 1)) start -= 1;
    if (!grouped) return start;
    for (let at = start - 1; at >= Math.max(floor, start - GROUP_LINES); at -= 1)
      if (isGroupHead(marked[at])) return at;
    return start;
  });
  return anchors.map((anchor, index) => ({
    start: starts[index] ?? anchor,
    anchor,
    head: Math.min(heads[index] ?? anchor + 1, Math.max(anchor + 1, starts[index + 1] ?? marked.length)),
    end: starts[index + 1] ?? marked.length,
  }));
}

function namedLines(lines: readonly Marked[]) {
  return lines
    .map(({ line, period }) => ({ pieces: withoutPeriod(line, period), look: lookOf(line) }))
    .filter(({ pieces }) => pieces.length > 0);
}

function entryAt(marked: readonly Marked[], { start, anchor, head, end }: Cut): Entry {
  const heads = marked.slice(start, head);
  const named = namedLines(heads);
  const own = marked[anchor];
  return {
    header: named.map(({ pieces }): Piece[] => pieces),
    looks: named.map(({ look }) => look),
    roles: rolesOf(heads.map(({ line }) => line)),
    period: own?.period ? inDocument(own.period, own.line) : null,
    body: marked.slice(head, end).flatMap((one): ResumeLine[] => (one === own ? [] : [one.line])),
  };
}

/** What was asked once of lines and headers: readings of one section mostly share them. */
interface Scores {
  header(cut: Cut): number;
  line(one: Marked): number;
}

function rememberedScores(text: string, marked: readonly Marked[]): Scores {
  const headers = new Map<string, number>();
  const lines = new Map<Marked, number>();
  const remember = <K>(known: Map<K, number>, key: K, score: () => number) => {
    const own = known.get(key) ?? score();
    known.set(key, own);
    return own;
  };
  return {
    header: (cut) =>
      remember(headers, `${cut.start} ${cut.anchor} ${cut.head}`, () => scoreOfHeader(text, entryAt(marked, cut))),
    line: (one) => remember(lines, one, () => LINE * nameness(one)),
  };
}

/** Beyond so many lines of an entry none says more of where its header is. */
const ENTRY_LINES = 12;

/** A distance between the lines of a header costs so much, where most lines stand close. */
const GAP = 0.6;
const GAPS_SHARE = 0.5;

/** How many lines of the headers of cuts stand apart from the line of the same header above them, an entry on average; employers of several jobs may. */
function gapsIn(marked: readonly Marked[], cuts: readonly Cut[]): number {
  const looked = cuts.slice(0, SAMPLE);
  const own = looked.map(({ start, head }) => {
    const from = start + (isGroupHead(marked[start]) ? 2 : 1);
    return marked.slice(from, head).filter(({ line }) => line.gap).length;
  });
  return own.reduce((sum, one) => sum + one, 0) / Math.max(1, looked.length);
}

/** How much sense the first entries of a reading make, an entry on average; `scoreOf` is that of a header. */
function scoreOfCuts(
  marked: readonly Marked[],
  cuts: readonly Cut[],
  scores: Scores,
  scoreOf: (cut: Cut, index: number) => number,
): number {
  const looked = cuts.slice(0, SAMPLE);
  const all = looked.map((cut, index) => {
    const lines = marked.slice(cut.start, Math.min(cut.end, cut.start + ENTRY_LINES));
    return lines.reduce(
      (sum, one, at) => sum + (one.line.bullet ? 0 : cut.start + at < cut.head ? scores.line(one) : -scores.line(one)),
      scoreOf(cut, index),
    );
  });
  return all.reduce((sum, one) => sum + one, 0) / Math.max(1, looked.length);
}

/** What is read by the rules holds unless another reading makes more sense by so much, an entry. */
const SURER = 1;

/** The entries of the reading that makes most sense. */
export function bestReading(text: string, { marked, cuts, entries }: RuleReading): Entry[] {
  const anchors = cuts.map(({ anchor }) => anchor);
  if (anchors.length < 2) return entries;
  const scores = rememberedScores(text, marked);
  // The header of an entry by rules may hold other lines than those of its cut.
  const byRules = scoreOfCuts(marked, cuts, scores, (_, index) => {
    const entry = entries[index];
    return entry ? scoreOfHeader(text, entry) : 0;
  });
  const isClose = marked.filter(({ line }) => line.gap).length < GAPS_SHARE * marked.length;
  let best: { cuts: readonly Cut[] | null; score: number } = { cuts: null, score: byRules + SURER };
  // Where the date is the last line of each entry, next to nothing follows the last one.
  const endsDated = marked.length - 1 - (anchors.at(-1) ?? 0) <= 1;
  for (const pattern of PATTERNS) {
    if (pattern.foot && !endsDated) continue;
    const own = cutsOf(marked, anchors, pattern);
    const apart = isClose ? GAP * gapsIn(marked, own) : 0;
    const score = scoreOfCuts(marked, own, scores, (cut) => scores.header(cut)) - apart;
    if (score > best.score) best = { cuts: own, score };
  }
  return best.cuts?.map((cut) => entryAt(marked, cut)) ?? entries;
}
