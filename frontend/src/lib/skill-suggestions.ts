/** Skills that begin like what is being typed, in both languages; loaded with their names once someone types. */
import { skillNames } from 'virtual:skill-names';
import type { Language } from '../../../shared/domain/field.ts';
import { folded } from '../../../shared/domain/folded.ts';

interface Entry {
  concept: number;
  name: string;
  language: Language;
  /** Folded words, each after a blank. */
  words: string;
}

const MIN_CHARS = 2;
const SUGGESTIONS_MAX = 5;

function wordsOf(text: string): string {
  return ` ${folded(text)
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .trim()}`;
}

let entries: Entry[] | undefined;

/** Some five thousand names; folding them takes a moment the first time. */
function allEntries(): Entry[] {
  entries ??= skillNames.flatMap(([es, en = es], concept) =>
    Object.entries({ es, en }).map(([language, name]) => ({
      concept,
      name,
      language: language as Language,
      words: wordsOf(name),
    })),
  );
  return entries;
}

/** Lower is better: the whole name before a word inside it, the language on screen before the other, short before long. */
function rankOf({ name, language, words }: Entry, wanted: string, shown: Language): number {
  return (words.startsWith(wanted) ? 0 : 2000) + (language === shown ? 0 : 1000) + name.length;
}

/**
 * Up to five names of skills in which a word begins with `typed`, whatever its case and accents, best first; each skill
 * once and none of `chosen`. Empty for less than two characters.
 */
export function suggestSkills(typed: string, shown: Language, chosen: readonly string[]): string[] {
  const wanted = wordsOf(typed);
  if (wanted.length <= MIN_CHARS) return [];
  const taken = new Set(chosen.map(wordsOf));
  const all = allEntries();
  const takenIds = new Set(all.filter(({ words }) => taken.has(words)).map(({ concept }) => concept));
  const found = all
    .filter(({ words, concept }) => words.includes(wanted) && !takenIds.has(concept))
    .sort((a, b) => rankOf(a, wanted, shown) - rankOf(b, wanted, shown) || a.name.localeCompare(b.name));
  const best = new Map<number, string>();
  for (const { concept, name } of found) if (!best.has(concept)) best.set(concept, name);
  return [...best.values()].slice(0, SUGGESTIONS_MAX);
}

/** Prepares the names ahead of the first question. */
export function warmUp(): void {
  allEntries();
}
