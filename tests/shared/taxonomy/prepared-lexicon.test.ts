/** The words of titles that are prepared while a function is bundled answer exactly as those that are read from the data. */
import { describe, expect, it } from 'vitest';
import { type Lexicon, lexiconOf, type TitleLexicon } from '../../../shared/taxonomy/lexicon.ts';
import { preparedLexicon, prepareLexicon } from '../../../shared/taxonomy/prepared-lexicon.ts';
import { readLexicon } from '../../../shared/taxonomy/read-lexicon.ts';

const read = readLexicon();
const [scanned, prepared] = [lexiconOf(read), preparedLexicon(prepareLexicon(read))];

/** The keys of a map for which both answer differently. */
function differing(keys: Iterable<string>, ask: (lexicon: Lexicon, key: string) => unknown): string[] {
  return [...keys].filter((key) => JSON.stringify(ask(prepared, key)) !== JSON.stringify(ask(scanned, key)));
}

describe('the prepared words of titles', () => {
  it('give every phrase, verb and cognate its meaning', () => {
    expect(read.phrases.size).toBeGreaterThan(8_000);
    expect(differing(read.phrases.keys(), (lexicon, key) => lexicon.phrase(key))).toEqual([]);
    expect(differing(read.verbs.keys(), (lexicon, key) => lexicon.verb(key))).toEqual([]);
    expect(differing(read.cognates.keys(), (lexicon, key) => lexicon.cognate(key))).toEqual([]);
  });

  it('know the same longer phrases from each first word, and the same words of each meaning', () => {
    const firsts = new Set([...read.phrases.keys()].map((phrase) => phrase.split(' ')[0] ?? ''));
    const sorted = (lexicon: Lexicon, first: string) =>
      lexicon.longerFrom(first).toSorted(([a], [b]) => (a < b ? -1 : 1));
    expect([...firsts].some((first) => scanned.longerFrom(first).length > 3)).toBe(true);
    expect(differing(firsts, sorted)).toEqual([]);
    const meanings = new Set([...read.phrases.values()].map(({ atoms }) => atoms.join(' ')));
    expect(differing(meanings, (lexicon, key) => lexicon.wordsOfMeaning(key.split(' ')))).toEqual([]);
  });

  it('know nothing of what the data do not have, before, between and behind all entries', () => {
    for (const key of ['', '!', 'nurs', 'zzzzzz', '\u{10ffff}']) {
      const meant = [prepared.phrase(key), prepared.verb(key), prepared.cognate(key)];
      expect(meant, key).toEqual([scanned.phrase(key), scanned.verb(key), scanned.cognate(key)]);
      expect(prepared.longerFrom(`${key}zz`), key).toEqual([]);
    }
    expect(prepared.phrase('zzzzzz')).toBeUndefined();
    expect(prepared.wordsOfMeaning([])).toEqual([]);
  });

  it('keep what adds nothing, and a meaning of several parts', () => {
    const small: TitleLexicon = {
      phrases: new Map([
        ['turno', { atoms: [], weight: 'none' }],
        ['turno noch', { atoms: ['night', 'shift'], weight: 'light' }],
      ]),
      verbs: new Map(),
      cognates: new Map(),
    };
    const lexicon = preparedLexicon(prepareLexicon(small));
    expect(lexicon.phrase('turno')).toEqual({ atoms: [], weight: 'none' });
    expect(lexicon.longerFrom('turno')).toEqual([['turno noch', { atoms: ['night', 'shift'], weight: 'light' }]]);
  });
});
