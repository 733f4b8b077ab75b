/** Reads how well somebody speaks a language, or must, from the words beside the language's name. */
import type { LanguageLevel } from '../domain/levels.ts';
import { fold, spokenLevel } from '../taxonomy/index.ts';

/** Common European Framework levels as numbers, for comparing; `native` is above C2. */
const RANK: Record<LanguageLevel, number> = { A1: 1, A2: 2, B1: 3, B2: 4, C1: 5, C2: 6, native: 7 };

/** Rank of a level, 1 (A1) to 7 (native). */
export function levelRank(level: LanguageLevel): number {
  return RANK[level];
}

/** Words that take back the level that stands beside them. */
const SOME = /\b(?:some|a little|a bit of|algo de|un poco de)\b/;

/** The last "and" or "or" of a text, with all behind it. */
const LAST_JOINT = /^(.*)\b(?:and|or|y|e|o|u)\b(.*)$/s;

/**
 * The level said of the language named at `[start, end)` of a folded text: what follows, up to the next language
 * (`next`) or the end of the clause; else what stands right before (`fluent English`, `nivel alto de inglés`). What an "and" joins
 * to the next language is said of that one: `fluent English and basic German`.
 */
export function levelBeside(folded: string, start: number, end: number, next: number): LanguageLevel | null {
  const behind = folded.slice(end, Math.min(next, end + 40));
  const after = behind.split(/[\n;.]|,(?! ?(?:nivel|level|[abc][12]))/)[0] ?? '';
  const before =
    folded
      .slice(Math.max(0, start - 30), start)
      .split(/[\n;.,:)]/)
      .at(-1) ?? '';
  // `some fluency in Spanish` asks for some and not for fluency.
  if (SOME.test(before)) return null;
  const goesOnToNext = after === behind && next < end + 40;
  const own = (goesOnToNext ? LAST_JOINT.exec(after)?.[1] : undefined) ?? after;
  const near = LAST_JOINT.exec(before)?.[2] ?? before;
  // `español nativo` is one name of the language and holds its level.
  return (
    spokenLevel(own) ??
    spokenLevel(folded.slice(start, end)) ??
    spokenLevel(near) ??
    spokenLevel(before) ??
    spokenLevel(after)
  );
}

/** Whether a folded word names a language: `espanol`, and not the `espanola` of a kitchen nor the `ingleses` who come. */
export function isNameOfLanguage(folded: string): boolean {
  return !/(?:espanolas?|espanoles|inglesas?|ingleses|francesas?|franceses|alemanas?|alemanes|italianas?|italianos|portuguesas?|portugueses)$/.test(
    folded,
  );
}

const SPANISH_WORDS = new Set('de la el en con los para del y las por'.split(' '));
const ENGLISH_WORDS = new Set('the of and in with for to on at as'.split(' '));

/** Language that a text is written in, by its small words. */
export function languageOf(text: string): 'es' | 'en' {
  let balance = 0;
  for (const [word] of fold(text).matchAll(/[a-z]+/g)) {
    balance += Number(SPANISH_WORDS.has(word)) - Number(ENGLISH_WORDS.has(word));
  }
  return balance > 0 ? 'es' : 'en';
}
