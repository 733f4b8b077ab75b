/** Knows other words for an everyday word of a search: `mates` is mathematics, in both languages. */
import { fold } from '../taxonomy/index.ts';
import { SAME_WORDS } from './data/same-words.ts';
import { stemsOf } from './words.ts';

let groups: ReadonlyMap<string, readonly (readonly string[])[]> | undefined;

function read(): ReadonlyMap<string, readonly (readonly string[])[]> {
  const byWord = new Map<string, (readonly string[])[]>();
  for (const line of fold(SAME_WORDS).split('\n').filter(Boolean)) {
    const names = line
      .split(',')
      .map(stemsOf)
      .filter(({ length }) => length > 0);
    for (const name of names) {
      const key = name.join(' ');
      byWord.set(key, [...(byWord.get(key) ?? []), ...names.filter((other) => other !== name)]);
    }
  }
  return byWord;
}

/** The stems of each other name for a word, which is given by its stem; none for most. */
export function otherWordsFor(stem: string): readonly (readonly string[])[] {
  groups ??= read();
  return groups.get(stem) ?? [];
}
