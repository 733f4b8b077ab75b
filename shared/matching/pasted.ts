/**
 * Recognizes a job ad pasted into a resume, so that copying the question does not count as an answer.
 *
 * Runs of words (shingles, after Broder 1997) of both texts are compared as sets. Only the lines that hold a common run
 * are blanked, and only for the comparison with that job; for any other job the resume is what it is.
 */
import type { Span } from '../domain/profile.ts';
import { firstNot, mergedSpans } from '../domain/spans.ts';
import { fold } from '../taxonomy/index.ts';
import { isPersonalWord } from './personal-words.ts';

/**
 * Eight words of one clause in common are no coincidence; across clauses, where lists agree by nature, it takes more.
 * A job keeps all its runs and a resume every `step`-th, so that a copy is still met wherever it starts: any eight words
 * hold a run of seven that starts on an even word. Thousands of resumes are compared, hence the thrift.
 */
const CLAUSE = { size: 7, step: 2 };
const LONG = { size: 16, step: 8 };

export interface Shingles {
  clause: ReadonlySet<string>;
  long: ReadonlySet<string>;
}

interface Run extends Span {
  key: string;
}

/** Runs of `size` words of a text, one every `step` words, with their place; `stop` ends a run. */
function runsOf(text: string, size: number, step: number, stop: RegExp): Run[] {
  const runs: Run[] = [];
  /** Letters of one each, and something between them. */
  const shortest = 2 * size - 1;
  let base = 0;
  for (const part of fold(text).split(stop)) {
    // Words for who somebody is are no part of a run, or a pair that differs in them would differ in what is found.
    const words =
      part.length < shortest ? [] : [...part.matchAll(/[\p{L}\p{N}]+/gu)].filter(([word]) => !isPersonalWord(word));
    for (let at = 0; at + size <= words.length; at += step) {
      const inside = words.slice(at, at + size);
      const last = inside.at(-1);
      const key = inside.map((word) => word[0]).join(' ');
      runs.push({
        key,
        start: base + (inside[0]?.index ?? 0),
        end: base + (last?.index ?? 0) + (last?.[0].length ?? 0),
      });
    }
    base += part.length + 1;
  }
  return runs;
}

const CLAUSE_END = /[\n.;,:•|]/;
const NEVER = /(?!)/;

/** The runs of a job's text. */
export function shinglesOf(text: string): Shingles {
  return {
    clause: new Set(runsOf(text, CLAUSE.size, 1, CLAUSE_END).map(({ key }) => key)),
    long: new Set(runsOf(text, LONG.size, 1, NEVER).map(({ key }) => key)),
  };
}

/** Of what is compared with no further ad. */
export const NO_RUNS: Readonly<ReturnType<typeof runsIn>> = { clause: [], long: [] };

/** Both kinds of runs of a resume with their places. */
export function runsIn(text: string): { clause: Run[]; long: Run[] } {
  return {
    clause: runsOf(text, CLAUSE.size, CLAUSE.step, CLAUSE_END),
    long: runsOf(text, LONG.size, LONG.step, NEVER),
  };
}

/** Lines in common from which on they were copied: the name of a paper or a duty may be said alike in one or two. */
const COPIED_LINES = 3;
/** Runs of one line in common from which on it is no name of a thing: thirteen words in a row. */
const COPIED_RUNS = 4;

/**
 * The parts of a resume that repeat the job's own sentences, whole lines where a run was found. A short line or two are none:
 * `Permiso de conducir C+E y CAP en vigor` is what the paper is called, no matter who writes it down.
 */
export function pastedSpans(text: string, runs: Readonly<ReturnType<typeof runsIn>>, job: Shingles): Span[] {
  const long = runs.long.filter(({ key }) => job.long.has(key));
  const clauses = runs.clause.filter(({ key }) => job.clause.has(key));
  if (long.length === 0 && clauses.length < COPIED_LINES) return [];
  const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index);
  const lineOf = ({ start, end }: Span): Span => {
    const before = breaks[firstNot(breaks.length, (at) => (breaks[at] ?? 0) <= start) - 1];
    const after = breaks[firstNot(breaks.length, (at) => (breaks[at] ?? 0) < end)];
    return { start: before === undefined ? 0 : before + 1, end: after ?? text.length };
  };
  const lines = new Map<number, { line: Span; runs: number }>();
  for (const run of [...clauses, ...long]) {
    const line = lineOf(run);
    lines.set(line.start, { line, runs: (lines.get(line.start)?.runs ?? 0) + 1 });
  }
  const copied = [...lines.values()];
  const isCopy = long.length > 0 || copied.length >= COPIED_LINES || copied.some(({ runs }) => runs >= COPIED_RUNS);
  return isCopy ? mergedSpans(copied.map(({ line }) => line)) : [];
}
