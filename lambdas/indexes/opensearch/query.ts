/** Writes conditions on people as OpenSearch's queries. */
import type { WantedTokens } from '../../../shared/search/index.ts';
import type { MeantSearch } from '../talent-meaning.ts';

export type Query = Record<string, unknown>;

/** What one clause of terms takes. */
const TERMS_MOST = 65_536;

export const NOBODY: Query = { match_none: {} };
export const every = (of: readonly Query[]): Query => ({ bool: { filter: of } });
export const some = (of: readonly Query[]): Query =>
  of.length === 0 ? NOBODY : { bool: { should: of, minimum_should_match: 1 } };
export const without = (having: Query, not: readonly Query[]): Query => ({ bool: { filter: [having], must_not: not } });
export const has = (field: string): Query => ({ exists: { field } });
export const above = (field: string, value: number): Query => ({ range: { [field]: { gt: value } } });
export const upTo = (field: string, value: number): Query => ({ range: { [field]: { lte: value } } });

/** Those that have one of these values, however many. */
export function anyOf(field: string, values: readonly (string | number)[]): Query {
  const parts: Query[] = [];
  for (let at = 0; at < values.length; at += TERMS_MOST)
    parts.push({ terms: { [field]: values.slice(at, at + TERMS_MOST) } });
  return parts.length === 1 ? (parts[0] as Query) : some(parts);
}

const literally = (word: string) => word.replace(/[*?\\]/g, '\\$&');
export const holding = (field: string, word: string): Query => ({
  wildcard: { [field]: { value: `*${literally(word)}*` } },
});
export const beginningWith = (field: string, word: string): Query => ({
  wildcard: { [field]: { value: `${literally(word)}*` } },
});

/** The tokens that a record needs. */
export function havingTokens(wanted: WantedTokens): Query {
  if (wanted.kind === 'any') return anyOf('tokens', wanted.tokens);
  if (wanted.kind === 'without') return without(havingTokens(wanted.wanted), [havingTokens(wanted.not)]);
  const parts = wanted.of.map(havingTokens);
  return wanted.kind === 'every' ? every(parts) : some(parts);
}

/** Those that a search finds, whose words stand in `field` or who have the tokens that are meant. */
export function meeting({ words, tokens }: Omit<MeantSearch, 'said'>, field: 'described' | 'place'): Query {
  const written = every(words.map((word) => holding(field, word)));
  return tokens ? some([written, havingTokens(tokens)]) : written;
}
