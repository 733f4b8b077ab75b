/** Searches the talent index: names by words, work and skills by meaning, in either language. */
import { folded } from '../../shared/domain/folded.ts';
import type { UnderstoodPart } from '../../shared/domain/search-terms.ts';
import {
  mayBeHeld,
  partsOf,
  TOKENS,
  tokenOf,
  understandQuery,
  type Vocabulary,
  type WantedTokens,
  wantedTokens,
} from '../../shared/search/index.ts';
import { once } from '../runtime/once.ts';
import { vocabularyIn } from './index-vocabulary.ts';
import { both, either, type Where } from './sql-where.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** The trigrams of a shorter word are none. */
const TRIGRAM = 3;

/** Words as the index has them. Control characters part them, too: SQLite takes NUL for the end of a search. */
export const wordsOf = (text = '') =>
  folded(text.toWellFormed())
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean);

/** They say how the words are meant; no name has them. */
export const QUOTATION_MARKS = /["“”«»]/g;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A query of the numbers of people. */
export type People = Where;

const isOneOf = ({ sql, values }: People): Where => ({ sql: `person IN (${sql})`, values });

/** Those of whom every word (of `wordsOf`) is a part of name, address, place or title, wherever in it. */
function withWords(words: readonly string[]): People {
  const long = words.filter((word) => [...word].length >= TRIGRAM);
  const short = words.filter((word) => [...word].length < TRIGRAM);
  const match: Where[] = long.length === 0 ? [] : [{ sql: 'words MATCH ?', values: [long.map(quoted).join(' AND ')] }];
  const rest = short.map((word): Where => ({ sql: 'instr(described, ?) > 0', values: [word] }));
  const { sql, values } = both([...match, ...rest]);
  return { sql: `SELECT rowid FROM words WHERE ${sql}`, values };
}

export const hasWords = (words: readonly string[]): Where => isOneOf(withWords(words));

const ALL: unique symbol = Symbol('everybody');

type Kinds = ReturnType<typeof vocabularyIn>['kinds'];

/** As FTS5 writes it; undefined of what nobody has, `all` of what everybody has. Ids that no record has so are left out. */
function expressionOf(wanted: WantedTokens, kinds: Kinds): string | undefined | typeof ALL {
  if (wanted.kind === 'any') {
    const tokens = wanted.tokens.filter((token) => mayBeHeld(token, kinds));
    return tokens.length === 0 ? undefined : `(${tokens.map(quoted).join(' OR ')})`;
  }
  if (wanted.kind === 'without') {
    const having = expressionOf(wanted.wanted, kinds);
    const not = expressionOf(wanted.not, kinds);
    if (having === ALL || not === ALL) throw new Error('Nothing can be taken from everybody');
    return having && not ? `(${having} NOT ${not})` : having;
  }
  const parts = wanted.of.map((one) => expressionOf(one, kinds));
  const isEvery = wanted.kind === 'every';
  if (parts.includes(isEvery ? undefined : ALL)) return isEvery ? undefined : ALL;
  const left = parts.filter((part) => typeof part === 'string');
  if (left.length === 0) return isEvery ? ALL : undefined;
  return left.length === 1 ? left[0] : `(${left.join(isEvery ? ' AND ' : ' OR ')})`;
}

/** Those who have the tokens; none where nobody has. */
function having(wanted: WantedTokens, kinds: Kinds): People[] {
  const expression = expressionOf(wanted, kinds);
  if (expression === ALL) return [{ sql: 'SELECT person FROM people', values: [] }];
  if (expression === undefined) return [];
  return [{ sql: 'SELECT rowid FROM meaning WHERE meaning MATCH ?', values: [expression] }];
}

export interface Searched {
  /** Queries of those who are found, by any of them; undefined where nothing is asked. */
  people?: People[];
  understood: UnderstoodPart[];
  suggestion?: string;
}

/** What people say, for a search that has words. */
export type Asked = () => Vocabulary;

/** Either all words stand somewhere in name, address, place and title, or the tokens are had. */
export interface MeantSearch {
  words: string[];
  /** Absent where nothing is understood. */
  tokens?: WantedTokens;
  said: Pick<Searched, 'understood' | 'suggestion'>;
}

/** What `text` asks of people who say what is in the vocabulary; undefined without text. */
export function meantSearch(text: string, asked: Asked): MeantSearch | undefined {
  const words = wordsOf(text.replace(QUOTATION_MARKS, ' '));
  if (words.length === 0) return undefined;
  const vocabulary = asked();
  const understood = understandQuery(text, vocabulary);
  const { terms, suggestion } = understood;
  return {
    words,
    ...(terms.length > 0 && { tokens: wantedTokens(understood, vocabulary.ids) }),
    said: { understood: partsOf(understood), ...(suggestion !== undefined && { suggestion }) },
  };
}

/**
 * What `text` asks of the people in `file`: anyone who has all its words somewhere in name, address, place and title is found, and
 * anyone who meets every part of it by meaning; without text everybody is.
 */
export function searched(file: SqliteFile, text = '', asked?: Asked): Searched {
  const own = once(() => vocabularyIn(file, 'people'));
  const meant = meantSearch(text, asked ?? own);
  if (!meant) return { understood: [] };
  const { words, tokens, said } = meant;
  return { people: [withWords(words), ...(tokens ? having(tokens, own().kinds) : [])], ...said };
}

/** The same of where somebody lives: all words stand in their place, or the tokens of the places that are meant are had. */
export function meantPlace(place: string, vocabulary: Asked): Omit<MeantSearch, 'said'> | undefined {
  const words = wordsOf(place);
  if (words.length === 0) return undefined;
  const { terms } = understandQuery(place, vocabulary());
  const ids = terms.flatMap(({ kind, id }) => (kind === 'place' && id !== undefined ? [id] : []));
  if (ids.length === 0) return { words };
  const of = ids.map((id): WantedTokens => ({ kind: 'any', tokens: [tokenOf(TOKENS.id, id)] }));
  return { words, tokens: { kind: 'every', of } };
}

/** Those who live where these words say; everybody where nothing is said. */
export function livesIn(file: SqliteFile, place = '', asked?: Asked): Where[] {
  const own = once(() => vocabularyIn(file, 'people'));
  const meant = meantPlace(place, asked ?? own);
  if (!meant) return [];
  const written = both(meant.words.map((word) => ({ sql: 'instr(place, ?) > 0', values: [word] })));
  const known = { sql: `person IN (SELECT person FROM people WHERE ${written.sql})`, values: written.values };
  return [meant.tokens ? either([known, ...having(meant.tokens, own().kinds).map(isOneOf)]) : known];
}
