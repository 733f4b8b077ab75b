/** Shows that searches that say what is done at work find those who do it, in any form of the words and in both languages. */
import { describe, expect, it } from 'vitest';
import { TASKS } from '../../../shared/search/data/tasks.ts';
import {
  formPacker,
  nearTokens,
  rankRecords,
  type SearchableRecord,
  searchFormOf,
  tokensOf,
  understandQuery,
  vocabularyOf,
} from '../../../shared/search/index.ts';
import { taskMention } from '../../../shared/search/tasks.ts';
import { conceptById, fold } from '../../../shared/taxonomy/index.ts';

const RECORDS = {
  diesel: { title: 'Diesel Mechanic', text: 'You keep our trucks and trailers on the road.' },
  lorries: { title: 'Conductora de camión' },
  home: { title: 'Gerocultora', text: 'Turno de noche en una residencia de mayores.' },
  lifts: { title: 'Lift Service Engineer', text: 'Passenger lifts and escalators of many makers.' },
  sums: { title: 'Profesora de Matemáticas', text: 'Matemáticas de segundo a cuarto.' },
  verse: { title: 'Profesor de Literatura', text: 'Poesía y teatro.' },
  studio: { title: 'Our new person (might be you)', text: 'You keep the diary of eight pilates classes a week.' },
  customs: { title: 'Administrativa de aduanas', text: 'Documentos de exportación.' },
} satisfies Record<string, SearchableRecord>;

type Name = keyof typeof RECORDS;
const FORMS = new Map(Object.entries(RECORDS).map(([name, record]) => [name as Name, searchFormOf(record)]));
const NAMES = [...FORMS.keys()];
const pack = formPacker();
const PACKED = new Map([...FORMS].map(([name, form]) => [name, pack(form)]));
const formOf = (name: Name) => PACKED.get(name) ?? pack(searchFormOf({ title: '' }));
const VOCABULARY = vocabularyOf(FORMS.values());
const understand = (text: string) => understandQuery(text, VOCABULARY);
const found = (text: string) => rankRecords(NAMES, formOf, understand(text)).map(({ record }) => record);
const worksOf = (text: string) => taskMention(fold(text))?.ids.map((id) => id.replace('occupation:', ''));

describe('tasks', () => {
  it.each([
    ['fix trucks', ['diesel']],
    ['truck repairs', ['diesel']],
    ['arreglo de camiones', ['diesel']],
    ['drive lorries', ['lorries']],
    ['levantar y asear mayores', ['home']],
    ['care for the elderly', ['home']],
    ['lift engineer', ['lifts']],
    ['mantenimiento de ascensores', ['lifts']],
    ['enseñar matemáticas', ['sums']],
    ['profe de mates', ['sums']],
    ['teaching literature', ['verse']],
    ['export clerk', ['customs']],
  ] as const)('finds for "%s" %j', (text, names) => {
    expect(found(text)).toEqual(names);
  });

  it.each([
    ['fitting pipes', 'plumber'],
    ['cortando el pelo', 'hairdresser'],
    ['pintar unas', 'nail-technician'],
    ['ponemos inyecciones', 'nurse'],
    ['put out fires', 'firefighter'],
    ['apagar incendios', 'firefighter'],
  ])('takes "%s" for the work of a %s', (text, work) => {
    expect(worksOf(text)?.[0]).toBe(work);
  });

  it.each(['trucks', 'fix', 'mayor of the city', 'pay the bill for the long way home to the garden'])(
    'reads no task in "%s"',
    (text) => {
      expect(worksOf(text)).toBeUndefined();
    },
  );

  it('leaves names of work as they are', () => {
    const ids = (text: string) => understand(text).terms.map(({ id }) => id);
    expect(ids('elevator mechanic')).toEqual(['occupation:lift-technician']);
    expect(understand('elevator mechanic').terms[0]?.about).toBeUndefined();
    expect(found('truck driver')).toEqual(['lorries']);
  });

  it('finds who only speaks of it before those who do the like where nobody does it', () => {
    expect(found('dar clases de pilates')[0]).toBe('studio');
  });

  it('finds nobody for work that a doer is named by and nobody does', () => {
    expect(found('fixing pianos')).toEqual([]);
    expect(found('elevator pilot')).toEqual([]);
  });

  it('has tokens of all that it finds', () => {
    for (const text of ['fix trucks', 'levantar y asear mayores', 'dar clases de pilates']) {
      const near = nearTokens(understand(text), VOCABULARY.ids);
      for (const name of found(text))
        expect(tokensOf(FORMS.get(name) ?? searchFormOf({ title: '' })).some((token) => near?.has(token))).toBe(true);
    }
  });

  it('are of occupations that the taxonomy has', () => {
    const slugs = TASKS.split('\n').flatMap((line) => line.split('|')[0]?.split(',') ?? []);
    const known = slugs.map((slug) => slug.trim()).filter(Boolean);
    expect(known.filter((slug) => !conceptById(`occupation:${slug}`))).toEqual([]);
    expect(new Set(known).size).toBeGreaterThan(200);
  });
});
