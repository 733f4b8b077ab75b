/** The ranking of known titles: rare words tell more, both languages meet, and contradicting roles are told. */
import { describe, expect, it } from 'vitest';
import { TitleIndex } from '../../../shared/taxonomy/title-index.ts';
import { ReadNames } from '../../../shared/taxonomy/title-lists.ts';
import { titleWordsOf } from '../../../shared/taxonomy/title-meaning.ts';
import { tokensOf } from '../../../shared/taxonomy/title-tokens.ts';

const KNOWN = `
piano-tuner 7312 | Afinador de pianos | Piano tuner | técnico de pianos
piano-teacher 2354 | Profesor de piano | Piano teacher | maestro de piano
bridge-inspector 3112 | Inspector de puentes | Bridge inspector | bridge safety inspector
bridge-painter 7131 | Pintor de puentes | Bridge painter | steel bridge painter
glove-maker 7531 | Guantero | Glove maker | cosedor de guantes
`;

function indexOf(lines: string): TitleIndex {
  const names = new ReadNames();
  for (const line of lines.trim().split('\n')) {
    const [head = '', ...cells] = line.split('|').map((cell) => cell.trim());
    const [slug, isco = ''] = head.split(' ');
    const own = cells.map((text, at) => ({ tokens: tokensOf(text), main: at < 2 }));
    names.add(`title:${slug}`, isco, own);
  }
  return new TitleIndex(names);
}

const index = indexOf(KNOWN);
const rank = (title: string) => index.rank(titleWordsOf(tokensOf(title)));

describe('TitleIndex', () => {
  it.each([
    ['Concert piano tuner', 'title:piano-tuner'],
    ['Afinadora de pianos de cola', 'title:piano-tuner'],
    ['Pintora de puentes de acero', 'title:bridge-painter'],
    ['Leather glove stitcher', 'title:glove-maker'],
  ])('ranks the closest title of "%s" first', (title, id) => {
    expect(rank(title)[0]?.id).toBe(id);
  });

  it('gives the unit group, and a likeness that falls', () => {
    const ranked = rank('Piano tuner');
    expect(ranked[0]).toMatchObject({ id: 'title:piano-tuner', isco: '7312', contradicts: false });
    const likeness = ranked.map((title) => title.likeness);
    expect(likeness).toEqual([...likeness].sort((a, b) => b - a));
    expect(likeness[0]).toBeGreaterThan(2 * (likeness[1] ?? 0));
  });

  it.each([
    ['Bridge painting teacher', 'title:bridge-painter'],
    ['Director de afinación de pianos', 'title:piano-tuner'],
    ['Bridge engineer', 'title:bridge-inspector'],
  ])('tells that the role of "%s" speaks against %s', (title, id) => {
    expect(rank(title).find((ranked) => ranked.id === id)?.contradicts).toBe(true);
  });

  it('answers the same after other questions', () => {
    const before = rank('Bridge painter');
    rank('Piano teacher');
    expect(rank('Bridge painter')).toEqual(before);
  });

  it('ranks nothing of words that no title has', () => {
    expect(rank('Xyzzy')).toEqual([]);
    expect(rank('')).toEqual([]);
  });
});
