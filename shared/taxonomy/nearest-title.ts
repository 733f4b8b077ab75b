/** Chooses the known title that a title of other words means, where the closest ones agree on what work that is. */
import type { Ranked } from './title-index.ts';

/** How fast a title's say falls with its likeness. */
const SPREAD = 0.15;
/** What the agreement of the closest titles on the unit group, and on the minor group above it, adds to likeness. */
const BONUS_OF_GROUP = 0.3;
const BONUS_OF_MINOR_GROUP = 0.15;

/** A known title that another one may mean. */
export interface Nearest extends Ranked {
  /** The share of its unit group of ISCO-08 in what the closest titles say, 0..1: how sure it is that this is the work. */
  agreement: number;
}

function sharesOf(ranked: readonly Ranked[], groupOf: (title: Ranked) => string): (title: Ranked) => number {
  const says = new Map<string, number>();
  let all = 0;
  for (const title of ranked) {
    const say = Math.exp(title.likeness / SPREAD);
    says.set(groupOf(title), (says.get(groupOf(title)) ?? 0) + say);
    all += say;
  }
  return (title) => (says.get(groupOf(title)) ?? 0) / all;
}

/**
 * The title among the closest known ones that is most likely meant. Titles of one unit group support each other: where a
 * stranger is as like as several of one trade, it is one of the trade. One whose role contradicts has its say but is not
 * meant. Undefined when there is none.
 */
export function nearestTitle(ranked: readonly Ranked[]): Nearest | undefined {
  const inGroup = sharesOf(ranked, ({ isco }) => isco);
  const inMinorGroup = sharesOf(ranked, ({ isco }) => isco.slice(0, 3));
  let nearest: Nearest | undefined;
  let best = Number.NEGATIVE_INFINITY;
  for (const title of ranked) {
    const agreement = inGroup(title);
    const score = title.likeness + BONUS_OF_GROUP * agreement + BONUS_OF_MINOR_GROUP * inMinorGroup(title);
    if (score <= best || title.contradicts) continue;
    best = score;
    nearest = { ...title, agreement };
  }
  return nearest;
}
