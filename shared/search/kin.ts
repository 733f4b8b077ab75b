/** Widens a search to related occupations when there are no jobs for the one it names. */
import { KIN } from './data/trades.ts';
import type { Term, Understood } from './understood.ts';

/** How well kin meets the work that was searched: less than the work itself, more than what is related to it. */
const KIN_MEETS = 0.75;

let kin: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The occupations that a searcher for one takes as well; none for most. */
function kinOf(occupationId: string): ReadonlySet<string> | undefined {
  if (kin) return kin.get(occupationId);
  const groups = new Map<string, Set<string>>();
  for (const line of KIN.split('\n').filter(Boolean)) {
    const ids = line.split(',').map((slug) => `occupation:${slug.trim()}`);
    for (const id of ids) groups.set(id, new Set([...(groups.get(id) ?? []), ...ids]));
  }
  kin = groups;
  return kin.get(occupationId);
}

/** The same search with the kin of the work that it names; itself where none of it has kin. */
export function withKin(understood: Understood): Understood {
  const kinOfTerm = ({ ids }: Term) => ids.flatMap(([id]) => [...(kinOf(id) ?? [])]);
  if (understood.terms.every((term) => kinOfTerm(term).length === 0)) return understood;
  const terms = understood.terms.map((term) => {
    const had = new Set(term.ids.map(([id]) => id));
    const added = [...new Set(kinOfTerm(term))].filter((id) => !had.has(id));
    return { ...term, ids: [...term.ids, ...added.map((id) => [id, KIN_MEETS] as const)] };
  });
  return { ...understood, terms };
}
