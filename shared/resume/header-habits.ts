/** What the headers of one section share: whether titles come first, how each kind of name is set, and where in its line it stands. */
import type { Token } from './header-tokens.ts';
import type { Piece } from './line.ts';

/** A run of tokens of one cell. */
export interface Stretch {
  from: number;
  to: number;
  piece: Piece;
  /** How much it reads as a title and as an employer. */
  title: number;
  company: number;
}

export interface Choice {
  title: Stretch | null;
  company: Stretch | null;
  score: number;
}

/** What the clear headers of a section say of all: whether titles come first, and how each kind of name is set. */
export interface Habits {
  /** Above zero where titles come first, at most 1. */
  order: number;
  /** By look, above zero where titles are set so, at most 1. */
  looks: ReadonlyMap<string, number>;
  /** The same by place between commas: `title, employer, town` in one line. */
  spots: ReadonlyMap<string, number>;
}

export const NO_HABITS: Habits = { order: 0, looks: new Map(), spots: new Map() };

/** Where between the commas of a cell a name begins that is one of three or more in it; empty for others. */
export function spotOf(tokens: readonly Token[], { from }: Stretch): string {
  const token = tokens[from];
  if (!token) return '';
  const parts = tokens.filter(({ cell }) => cell === token.cell).length;
  return parts > 2 ? `${token.spot}/${parts}` : '';
}

/** How clearly a header says which comes first: above zero the title. */
function leanOf({ title, company }: Choice): number {
  if (!title || !company) return 0;
  const clear = title.title + company.company - company.title - title.company;
  return Math.sign(company.from - title.from) * Math.max(0, Math.min(3, clear));
}

/** Nothing said: titles come first in most resumes. */
const USUAL_ORDER = 0.1;

/** How clearly one name is of its kind, at most 3. */
const clearness = (own: number, other: number) => Math.max(0, Math.min(3, own - other));

/** What the headers of a section have in common, from those whose words say what is what. */
export function habitsOf(headers: readonly Token[][], choices: readonly Choice[]): Habits {
  const votes = choices.reduce((sum, choice) => sum + leanOf(choice), 0);
  const looks = new Map<string, number>();
  const spots = new Map<string, number>();
  const vote = (tokens: readonly Token[], stretch: Stretch | null, by: number) => {
    const token = stretch && tokens[stretch.from];
    if (!token) return;
    looks.set(token.look, (looks.get(token.look) ?? 0) + by);
    const spot = spotOf(tokens, stretch);
    if (spot) spots.set(spot, (spots.get(spot) ?? 0) + by);
  };
  for (const [index, { title, company }] of choices.entries()) {
    const tokens = headers[index] ?? [];
    if (title) vote(tokens, title, clearness(title.title, title.company));
    if (company) vote(tokens, company, -clearness(company.company, company.title));
  }
  const share = (sum: number) => Math.max(-1, Math.min(1, sum / Math.max(2, choices.length)));
  return {
    order: votes === 0 ? USUAL_ORDER : Math.max(-1, Math.min(1, votes / 2)),
    looks: new Map([...looks].map(([look, sum]) => [look, share(sum)])),
    spots: new Map([...spots].map(([spot, sum]) => [spot, share(sum)])),
  };
}
