/** Skills that begin like what is being typed, in both languages; loaded with the taxonomy once somebody types. */
import type { Language } from '../../../shared/domain/field.ts';
import { allConcepts, fold } from '../../../shared/taxonomy/index.ts';

interface Entry {
  conceptId: string;
  name: string;
  language: Language;
  /** Folded words, each after a blank. */
  words: string;
}

const MIN_CHARS = 2;
const SUGGESTIONS_MAX = 5;

function wordsOf(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .trim()}`;
}

let entries: Entry[] | undefined;

/** Some two thousand names; reading the taxonomy takes a moment the first time. */
function allEntries(): Entry[] {
  entries ??= allConcepts('skill').flatMap(({ id, names }) =>
    (['es', 'en'] as const).map((language) => ({
      conceptId: id,
      name: names[language],
      language,
      words: wordsOf(names[language]),
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
  const takenIds = new Set(all.filter(({ words }) => taken.has(words)).map(({ conceptId }) => conceptId));
  const found = all
    .filter(({ words, conceptId }) => words.includes(wanted) && !takenIds.has(conceptId))
    .sort((a, b) => rankOf(a, wanted, shown) - rankOf(b, wanted, shown) || a.name.localeCompare(b.name));
  const best = new Map<string, string>();
  for (const { conceptId, name } of found) if (!best.has(conceptId)) best.set(conceptId, name);
  return [...best.values()].slice(0, SUGGESTIONS_MAX);
}

/** Reads the taxonomy ahead of the first question. */
export function warmUp(): void {
  allEntries();
}
