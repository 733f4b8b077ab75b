/** What readers and matcher do with many slices of a text at once, in time that grows with the text and not with their number times its length. */
import type { Span } from './profile.ts';

/** The union of spans in order: none overlaps or touches the next; empty ones are left out. */
export function mergedSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { start, end } of spans.filter((span) => span.end > span.start).sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** `text` with blanks in place of the spans; its length and lines stay. */
export function blanked(text: string, spans: readonly Span[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of mergedSpans(spans)) {
    pieces.push(text.slice(at, start), text.slice(start, end).replace(/[^\n]/g, ' '));
    at = end;
  }
  return pieces.length === 0 ? text : pieces.join('') + text.slice(at);
}

/** The whole lines of `text` that a span touches. */
export function lineAround(text: string, { start, end }: Span): string {
  const next = text.indexOf('\n', end);
  return text.slice(text.lastIndexOf('\n', start) + 1, next < 0 ? text.length : next);
}

/** Index of the first of `count` sorted items that `isBefore` no longer holds for; `count` where it holds for all. */
export function firstNot(count: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Answers whether a position lies in one of the spans. */
export function coverage(spans: readonly Span[]): (position: number) => boolean {
  const merged = mergedSpans(spans);
  return (position) => {
    const span = merged[firstNot(merged.length, (index) => (merged[index]?.end ?? 0) <= position)];
    return span !== undefined && span.start <= position;
  };
}

/** Answers whether a slice has a place in common with one of the spans. */
export function overlap(spans: readonly Span[]): (slice: Span) => boolean {
  const merged = mergedSpans(spans);
  return ({ start, end }) => {
    const span = merged[firstNot(merged.length, (index) => (merged[index]?.end ?? 0) <= start)];
    return span !== undefined && span.start < end;
  };
}

/** Answers whether a slice lies within a single one of the spans. */
export function containment(spans: readonly Span[]): (slice: Span) => boolean {
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  let farthest = Number.NEGATIVE_INFINITY;
  const reach = sorted.map(({ end }) => {
    farthest = Math.max(farthest, end);
    return farthest;
  });
  return ({ start, end }) =>
    (reach[firstNot(sorted.length, (at) => (sorted[at]?.start ?? 0) <= start) - 1] ?? -1) >= end;
}

/** Of several spans that hold a position, the index of the one given first; -1 where none does. */
export function ownership(length: number, spans: readonly Span[]): (position: number) => number {
  const owner = new Int32Array(length + 1).fill(-1);
  for (let index = spans.length - 1; index >= 0; index--) {
    const span = spans[index];
    if (span) owner.fill(index, span.start, span.end);
  }
  return (position) => owner[position] ?? -1;
}
