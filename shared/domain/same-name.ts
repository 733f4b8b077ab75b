/** Whether two names may be one person's: what an address that nobody confirmed does not tell. */
import { folded } from './folded.ts';

export interface Named {
  firstName: string;
  lastName: string;
}

const wordsOf = ({ firstName, lastName }: Named): Set<string> =>
  new Set(
    folded(`${firstName} ${lastName}`)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );

/** The words of a name in one order, whatever their case, accents and fields. */
export const nameWords = (name: Named): string => [...wordsOf(name)].sort().join(' ');

/** Every word of the shorter one stands in the other: people leave surnames out. No name is nobody's. */
export function isSameName(one: Named, other: Named): boolean {
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size);
  return (
    shorter !== undefined && longer !== undefined && shorter.size > 0 && [...shorter].every((word) => longer.has(word))
  );
}
