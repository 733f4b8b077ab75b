/** Shows what searches are understood to ask for, in either language, mistyped, unfinished and taken at their word. */
import { describe, expect, it } from 'vitest';
import { partsOf, searchFormOf, understandQuery, vocabularyOf } from '../../../shared/search/index.ts';

const FORMS = [
  searchFormOf({ title: 'Welder (MIG)', location: 'Chicago, IL, United States', industry: 'Manufacturing' }),
  searchFormOf({ title: 'Enfermera de UCI', location: 'Madrid, España', industry: 'Sanidad' }),
  searchFormOf({ title: 'Warehouse operative', location: 'Leeds, United Kingdom', industry: 'Logistics' }),
];
const VOCABULARY = vocabularyOf(FORMS);
const understand = (text: string) => understandQuery(text, VOCABULARY);
const ids = (text: string) => understand(text).terms.map(({ id }) => id);

describe('understanding a search', () => {
  it.each([
    ['soldador', 'occupation:welder'],
    ['soldadoras', 'occupation:welder'],
    ['WELDER', 'occupation:welder'],
    ['enfermero/a', 'occupation:nurse'],
    ['mozo de almacén', 'occupation:warehouse-worker'],
    ['españa', 'country:ES'],
    ['Spain', 'country:ES'],
    ['usa', 'country:US'],
    ['irlanda', 'country:IE'],
    ['media jornada', 'contract:part-time'],
    ['part-time', 'contract:part-time'],
    ['desde casa', 'mode:remote'],
    ['sin experiencia', 'experience:none'],
    ['restaurantes', 'field:hospitality'],
  ])('takes "%s" for %s', (text, id) => {
    expect(ids(text)).toEqual([id]);
  });

  it('reads several wishes at once and passes over what only asks', () => {
    expect(ids('busco trabajo de enfermera de noche en Madrid')).toEqual([
      'occupation:nurse',
      'shift:night',
      'place:madrid',
    ]);
  });

  it.each([
    ['soldadro', 'occupation:welder'],
    ['enfermra', 'occupation:nurse'],
    ['wharehouse', 'skill:warehousing'],
    ['madird', 'place:madrid'],
  ])('puts one wrong letter right: %s', (text, id) => {
    const { terms, suggestion } = understand(text);
    expect(terms.map((term) => term.id)).toEqual([id]);
    expect(terms[0]?.text).toBe(text);
    expect(suggestion).toBeDefined();
  });

  it('takes of two words that a mistyped one may be the one whose key is next to the typed one', () => {
    const vocabulary = vocabularyOf([
      searchFormOf({ title: 'Solicitor' }),
      searchFormOf({ title: 'Jefe', text: 'Solicitar la baja.' }),
      searchFormOf({ title: 'Jefa', text: 'Solicitar el alta.' }),
    ]);
    expect(understandQuery('solicitpr', vocabulary).suggestion).toBe('solicitor');
    expect(understandQuery('solicitzr', vocabulary).suggestion).toBe('solicitar');
  });

  it('completes a word that is not written out although a part of it names something', () => {
    const vocabulary = vocabularyOf([searchFormOf({ title: 'Fontanera' })]);
    const idsOf = (text: string) =>
      understandQuery(text, vocabulary).terms.flatMap(({ ids: all }) => all.map(([id]) => id));
    expect(idsOf('fontan')).toContain('occupation:plumber');
    expect(idsOf('fontana')).toEqual(['place:fontana']);
    expect(idsOf('fontan madrid')).not.toContain('occupation:plumber');
  });

  it('takes of two words that a mistyped one may be the one with its ending', () => {
    const vocabulary = vocabularyOf([
      searchFormOf({ title: 'Soldador' }),
      searchFormOf({ title: 'Jefe', text: 'soldadura' }),
    ]);
    expect(understandQuery('soldadro', vocabulary).suggestion).toBe('soldador');
  });

  it('suggests nothing where nothing was mistyped, and leaves words alone that are two letters off', () => {
    expect(understand('soldador madrid').suggestion).toBeUndefined();
    expect(understand('xoldadrr').terms).toMatchObject([{ kind: 'word' }]);
  });

  it('takes the beginning of a last word for the word, but not in the midst of a search', () => {
    expect(ids('enferm')).toEqual(['occupation:nurse']);
    expect(ids('solda')).toEqual(['occupation:welder']);
    expect(ids('solda madrid')).toEqual([undefined, 'place:madrid']);
  });

  it('searches words in quotation marks as they are', () => {
    const { terms } = understand('"soldador" madrid');
    expect(terms).toMatchObject([
      { text: '"soldador"', kind: 'word', literal: true, ids: [] },
      { kind: 'place', literal: false },
    ]);
  });

  it('says what it took for something, in both languages, and is silent of plain words', () => {
    expect(partsOf(understand('soldador zzyzx'))).toEqual([
      { text: 'soldador', kind: 'occupation', id: 'occupation:welder', label: { es: 'Soldador', en: 'Welder' } },
    ]);
  });

  it('reads pay by the year, whatever it is given for', () => {
    const pay = (text: string) => understand(text).terms.map(({ yearlyPay }) => yearlyPay);
    expect(pay('30k')).toEqual([30_000]);
    expect(pay('más de 25.000 €')).toEqual([25_000]);
    expect(pay('2000 € al mes')).toEqual([24_000]);
  });

  it.each(['', '   ', '???', '"', '""', 'de la'])('asks nothing with %j', (text) => {
    expect(understand(text)).toEqual({ terms: [] });
  });

  it('takes no longer for words without end', () => {
    expect(understand('a '.repeat(5_000)).terms).toEqual([]);
    expect(understand('soldador '.repeat(2_000)).terms.length).toBeLessThan(30);
  });
});
