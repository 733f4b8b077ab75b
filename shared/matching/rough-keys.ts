/** Names what a rough score adds up of a resume, apart from the scorers, since a form holds some of it. */
import type { PreparedResume } from './prepare-resume.ts';

/** What a weight is of: a feature of the text or of the titles, by its fingerprint, or an occupation, skill or trade, by its id. */
export type RoughKey =
  | { of: 'text' | 'titles'; feature: number }
  | { of: 'occupation' | 'skill' | 'trade' | 'paper'; id: string };

/** One key as a text, by which weights and factors meet. */
export const roughKeyText = (key: RoughKey): string =>
  'feature' in key ? `${key.of}.${key.feature.toString(36)}` : `${key.of}.${key.id}`;

export type RoughWeight = readonly [key: RoughKey, weight: number];

/** Occupations, trades and papers of a resume, which a form names in no list of numbers. */
export function heldWeights({ occupations, trades, licences, languages }: PreparedResume): RoughWeight[] {
  const held = new Map<string, number>();
  for (const { id, strength } of occupations) held.set(id, Math.max(strength, held.get(id) ?? 0));
  const papers = [...licences.keys(), ...[...languages.keys()].map((iso) => `language:${iso}`)];
  return [
    ...[...held].map(([id, strength]) => [{ of: 'occupation', id } as const, strength] as const),
    ...[...trades].map(([id, share]) => [{ of: 'trade', id } as const, share] as const),
    ...papers.map((id) => [{ of: 'paper', id } as const, 1] as const),
  ];
}
