/** Recognizes a job ad pasted into a resume, so that copying the question does not count as an answer. */
import type { Span } from '../domain/profile.ts';
import { fold } from '../taxonomy/index.ts';

/** Runs of so many words in one clause are no coincidence; across clauses, where lists agree by nature, more are needed. */
const CLAUSE_RUN = 8;
const LONG_RUN = 20;

export interface Shingles {
  clause: ReadonlySet<string>;
  long: ReadonlySet<string>;
}

interface Run extends Span {
  key: string;
}

/** All runs of `size` words of a text, with their place; `stop` ends a run. */
function runsOf(text: string, size: number, stop: RegExp): Run[] {
  const runs: Run[] = [];
  let base = 0;
  for (const part of fold(text).split(stop)) {
    const words = [...part.matchAll(/[\p{L}\p{N}]+/gu)];
    for (let at = 0; at + size <= words.length; at++) {
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
    clause: new Set(runsOf(text, CLAUSE_RUN, CLAUSE_END).map(({ key }) => key)),
    long: new Set(runsOf(text, LONG_RUN, NEVER).map(({ key }) => key)),
  };
}

/** Both kinds of runs of a resume with their places. */
export function runsIn(text: string): { clause: Run[]; long: Run[] } {
  return { clause: runsOf(text, CLAUSE_RUN, CLAUSE_END), long: runsOf(text, LONG_RUN, NEVER) };
}

/** The parts of a resume that repeat the job's own sentences, whole lines where a run was found. */
export function pastedSpans(text: string, runs: ReturnType<typeof runsIn>, job: Shingles): Span[] {
  const hits = [
    ...runs.clause.filter(({ key }) => job.clause.has(key)),
    ...runs.long.filter(({ key }) => job.long.has(key)),
  ];
  return hits.map(({ start, end }) => {
    const to = text.indexOf('\n', end);
    return { start: text.lastIndexOf('\n', start) + 1, end: to < 0 ? text.length : to };
  });
}
