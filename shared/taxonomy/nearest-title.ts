/** Finds the known title that says nearly the same, where a composed title has a word more or less than every known one. */

/** What a known title means: all atoms of its words, and those among them that say what one does. */
export interface KnownComposition {
  id: string;
  atoms: readonly string[];
  roles: readonly string[];
}

/** Known compositions by their atoms, with how telling each atom is. */
export interface TitleIndex {
  byAtom: ReadonlyMap<string, readonly KnownComposition[]>;
  weights: ReadonlyMap<string, number>;
}

/** Share of the telling words that two titles must have in common; tried up from .5, where more strangers met. */
const NEAR = 0.6;
/** How far the next other title must stay behind. */
const AHEAD = 0.05;
/** An atom that no known title has: it may be what the work is about. */
const UNSEEN = 9;

/** The index of known compositions; titles of one word are left out, for nothing would be shared but that word. */
export function titleIndex(known: readonly KnownComposition[]): TitleIndex {
  const byAtom = new Map<string, KnownComposition[]>();
  for (const title of known.filter(({ atoms }) => atoms.length > 1))
    for (const atom of title.atoms) {
      const list = byAtom.get(atom) ?? [];
      if (list.length === 0) byAtom.set(atom, list);
      list.push(title);
    }
  const weights = new Map([...byAtom].map(([atom, list]) => [atom, Math.log(1 + known.length / list.length)]));
  return { byAtom, weights };
}

function sum(atoms: Iterable<string>, { weights }: TitleIndex): number {
  let total = 0;
  for (const atom of atoms) total += weights.get(atom) ?? UNSEEN;
  return total;
}

function likeness(own: ReadonlySet<string>, other: readonly string[], index: TitleIndex): number {
  const shared = other.filter((atom) => own.has(atom));
  if (shared.length < 2) return 0;
  return sum(shared, index) / sum(new Set([...own, ...other]), index);
}

/**
 * The id of the one specific title that shares nearly all telling words and the same roles with these atoms, or undefined
 * when none does, or several do, or a known occupation is the nearest: those are broad, and a narrower title is no such.
 */
export function nearestTitle(
  atoms: readonly string[],
  roles: readonly string[],
  index: TitleIndex,
): string | undefined {
  const own = new Set(atoms);
  const role = roles.join();
  const best = new Map<string, number>();
  for (const title of new Set(atoms.flatMap((atom) => index.byAtom.get(atom) ?? []))) {
    if (title.roles.join() !== role) continue;
    best.set(title.id, Math.max(best.get(title.id) ?? 0, likeness(own, title.atoms, index)));
  }
  const [first, second] = [...best].sort(([, a], [, b]) => b - a);
  if (!first || first[1] < NEAR || (second && first[1] - second[1] < AHEAD)) return undefined;
  return first[0].startsWith('occupation:') ? undefined : first[0];
}
