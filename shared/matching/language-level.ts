/** Reads how well somebody speaks a language, or must, from the words beside the language's name. */
import type { LanguageLevel } from '../domain/levels.ts';

/** Common European Framework levels as numbers, for comparing; `native` is above C2. */
const RANK: Record<LanguageLevel, number> = { A1: 1, A2: 2, B1: 3, B2: 4, C1: 5, C2: 6, native: 7 };

/** Rank of a level, 1 (A1) to 7 (native). */
export function levelRank(level: LanguageLevel): number {
  return RANK[level];
}

/** Words for levels, folded. Their order is the order of trust: a written level beats any adjective. */
const WORDING: readonly (readonly [LanguageLevel, RegExp])[] = [
  ['native', /\b(?:native|mother tongue|bilingual|nativ[oa]|matern[oa]|bilingue)\b/],
  ['C2', /\b(?:proficien(?:t|cy)|mastery|maestria)\b/],
  [
    'C1',
    /\b(?:fluent(?:ly)?|fluency|advanced|excellent|full professional|high level|fluid[oa]|fluidez|avanzad[oa]|nivel alto|alto|excelente)\b/,
  ],
  [
    'B2',
    /\b(?:upper intermediate|good|professional|working|business|very good|intermedi[oa] alto|buen|bueno|medio[- ]alto|profesional|negociacion)\b/,
  ],
  ['B1', /\b(?:intermediate|conversational|medium|limited working|intermedi[oa]|conversacion(?:al)?|medio)\b/],
  ['A2', /\b(?:basic|elementary|beginner|fair|basic[oa]|elemental|principiante|bajo|nociones)\b/],
];

/** The level that folded words name, or null. */
export function levelIn(words: string): LanguageLevel | null {
  const written = /\b([abc][12])\b/.exec(words)?.[1]?.toUpperCase();
  if (written !== undefined) return written as LanguageLevel;
  return WORDING.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/**
 * The level said of the language named at `[start, end)` of a folded text: what follows, up to the next language
 * (`next`) or the end of the clause; else what stands right before (`fluent English`, `nivel alto de inglés`).
 */
export function levelBeside(folded: string, start: number, end: number, next: number): LanguageLevel | null {
  const after = folded.slice(end, Math.min(next, end + 40)).split(/[\n;.]|,(?! ?(?:nivel|level|[abc][12]))/)[0] ?? '';
  const before =
    folded
      .slice(Math.max(0, start - 30), start)
      .split(/[\n;.,:)]/)
      .at(-1) ?? '';
  // `español nativo` is one name of the language and holds its level.
  return levelIn(after) ?? levelIn(folded.slice(start, end)) ?? levelIn(before);
}
