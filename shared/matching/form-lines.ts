/** Reads the lines of a form's text. Many people share a line (a title, a language, no licence at all): each is read once and then known. */
import { fromTagged } from './tagged-json.ts';

/** Longer lines are hardly anybody else's. */
const LINE_MOST = 100;
const KNOWN_MOST = 5_000;

/** What `read` makes of a line, remembered for short ones. Nobody may change it. */
function remembered<T>(read: (line: string) => T): (line: string | undefined) => T {
  const known = new Map<string, T>();
  return (line = '') => {
    const found = known.get(line);
    if (found !== undefined) return found;
    const made = read(line);
    if (line.length > LINE_MOST) return made;
    if (known.size >= KNOWN_MOST) known.clear();
    known.set(line, made);
    return made;
  };
}

/** Names with a blank between them; none of an empty line. */
export const namesIn = (line = ''): string[] => (line === '' ? [] : line.split(' '));

/** The same, of a line that many people share. */
export const sharedNames = remembered<readonly string[]>(namesIn);

/** The same as a set. */
export const setIn = remembered<ReadonlySet<string>>((line) => new Set(namesIn(line)));

/** What `toTagged` made of a value. */
export const jsonIn = remembered((line): unknown => fromTagged(JSON.parse(line)));
