/** Cuts a stored text at the quotes of a match, so that each quote can be marked where it stands. */
import type { Match } from '../../../shared/domain/match.ts';

/** A quote to be marked: `[start, end)` in UTF-16 code units, and the criterion or knockout it proves. */
export interface Quote {
  of: string;
  start: number;
  end: number;
}

/** A piece of the text and the ids that it is evidence for; none for plain text. */
export interface Segment {
  start: number;
  text: string;
  of: string[];
}

/** All quotes of a match, criteria first. */
export function quotesOf(match: Pick<Match, 'criteria' | 'knockouts'>): Quote[] {
  return [...match.criteria, ...match.knockouts].flatMap(({ id, evidence }) =>
    evidence.map(({ start, end }) => ({ of: id, start, end })),
  );
}

/**
 * The text in order as segments that together are the text again. Quotes may overlap: their common part belongs to
 * both. Parts of a quote outside the text are left out.
 */
export function segmentsOf(text: string, quotes: readonly Quote[]): Segment[] {
  const inside = (offset: number) => Math.min(Math.max(offset, 0), text.length);
  const cuts = new Set([0, text.length]);
  for (const quote of quotes) {
    cuts.add(inside(quote.start));
    cuts.add(inside(quote.end));
  }
  const sorted = [...cuts].sort((a, b) => a - b);
  return sorted.slice(0, -1).map((start, index) => {
    const end = sorted[index + 1] ?? text.length;
    const of = quotes.filter((quote) => quote.start <= start && end <= quote.end).map((quote) => quote.of);
    return { start, text: text.slice(start, end), of: [...new Set(of)] };
  });
}
