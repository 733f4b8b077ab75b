/** Shows that a packed form knows where each of its words stands, and no word that is not in it. */
import { expect, it } from 'vitest';
import { formPacker, searchFormOf } from '../../../shared/search/index.ts';
import { hasMeaning, STANDS_IN, standsIn } from '../../../shared/search/packed-form.ts';

const pack = formPacker();
const LONG = Array.from({ length: 300 }, (_, at) => `palabra${at}`).join(' ');
const OTHER = searchFormOf({ title: 'Carpintera', text: 'madera' });
const FORM = searchFormOf({
  title: 'Welder palabra7',
  company: 'Talleres Yunque',
  person: 'Ana Yunque',
  location: 'Zaragoza, España',
  text: LONG,
});

it('knows where each stem stands, however many there are', () => {
  const [other, packed] = [pack(OTHER), pack(FORM)];
  const wordsOf = (list: string) => list.split(' ').filter(Boolean);
  const lists = {
    title: FORM.title,
    names: FORM.names,
    person: FORM.person,
    place: FORM.place.words,
    text: FORM.words,
  };
  const all = new Set(Object.values(lists).flatMap(wordsOf));
  expect(all.size).toBeGreaterThan(100);
  for (const stem of all) {
    const where = Object.entries(lists).filter(([, list]) => wordsOf(list).includes(stem));
    const bits = where.reduce((sum, [name]) => sum | STANDS_IN[name as keyof typeof STANDS_IN], 0);
    expect([stem, standsIn(packed, packed.lexicon.words.find(stem) ?? -1)]).toEqual([stem, bits]);
  }
  for (const stem of wordsOf(`${OTHER.title} ${OTHER.words}`))
    expect(standsIn(packed, packed.lexicon.words.find(stem) ?? -1)).toBe(0);
  for (const meaning of OTHER.meanings) expect(hasMeaning(other, packed.lexicon.words.find(meaning) ?? -1)).toBe(true);
  for (const meaning of FORM.meanings) expect(hasMeaning(other, packed.lexicon.words.find(meaning) ?? -1)).toBe(false);
});

it('refuses a weight that no token has', () => {
  expect(() => pack({ ...OTHER, concepts: { 'occupation:welder': 0.77 } })).toThrow('weighs 0.77');
});
