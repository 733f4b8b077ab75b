/** What is filed while a function is bundled answers exactly as the scan of the names does. */
import { describe, expect, it } from 'vitest';
import { TAXONOMY_TEXTS } from '../../../shared/taxonomy/data/all.ts';
import { scannedWords } from '../../../shared/taxonomy/first-words.ts';
import { taxonomyFirstWords } from '../../../shared/taxonomy/index.ts';
import { entriesOf } from '../../../shared/taxonomy/parse.ts';
import { preparedWords, prepareWords } from '../../../shared/taxonomy/prepared-words.ts';
import { firstStemOf } from '../../../shared/taxonomy/tokens.ts';

describe('the first words of names, prepared', () => {
  it('lead to the lines that name them, the first and the last and those of several', () => {
    const lines = [
      'a | Ajedrez | Chess',
      'b | Zapatero | Cobbler | chess, shoe repair',
      'c | Ñandú | Rhea | chess club',
    ];
    const scanned = scannedWords(lines);
    const prepared = preparedWords(prepareWords(scanned));
    const stems = [...scanned.stems()];
    expect([...prepared.stems()]).toEqual(stems.toSorted());
    expect(stems.map((stem) => prepared.linesOf(stem))).toEqual(stems.map((stem) => scanned.linesOf(stem)));
    expect(prepared.linesOf(firstStemOf('chess'))).toEqual([0, 1, 2]);
  });

  it('give every stem of the taxonomy the lines that a scan gives it', () => {
    const scanned = scannedWords(entriesOf(TAXONOMY_TEXTS).map(({ line }) => line));
    const prepared = preparedWords(taxonomyFirstWords());
    const stems = [...scanned.stems()];
    expect(stems.length).toBeGreaterThan(10_000);
    expect(stems.filter((stem) => prepared.linesOf(stem).join() !== scanned.linesOf(stem).join())).toEqual([]);
  });

  it('know no line of a stem that begins none, before, between and behind all others', () => {
    const prepared = preparedWords(taxonomyFirstWords());
    for (const stem of ['', '!', 'enfermerz', 'zzzzzz', '\u{10ffff}']) expect(prepared.linesOf(stem), stem).toEqual([]);
  });
});
