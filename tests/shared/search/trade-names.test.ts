/** Shows that trades are found under what they are called from country to country, and that kin stands in where there is none. */
import { describe, expect, it } from 'vitest';
import { EVERYDAY_NAMES } from '../../../shared/search/data/everyday-names.ts';
import { KIN, TRADES } from '../../../shared/search/data/trades.ts';
import {
  formPacker,
  nearestRecords,
  rankRecords,
  type SearchableRecord,
  searchFormOf,
  understandQuery,
  vocabularyOf,
} from '../../../shared/search/index.ts';
import { conceptById } from '../../../shared/taxonomy/index.ts';

const RECORDS = {
  tyres: { title: 'Tyre fitter', location: 'Leeds, United Kingdom' },
  drywall: { title: 'Plasterer' },
  prevention: { title: 'Técnico de prevención de riesgos laborales' },
  seams: { title: 'Operaria de máquina plana' },
  storeClerk: { title: 'Encargado de depósito', text: 'Control de existencias.' },
  garments: { title: 'Technical Designer, Knitwear', category: 'fashion design' },
  posters: { title: 'Designer (posters)', category: 'graphic design' },
  falsework: { title: 'Temporary Works Coordinator' },
  houses: { title: 'Funding analyst (social housing)' },
  agenda: { title: 'Auxiliar administrativa' },
  wires: { title: 'Electricista de obra' },
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

describe('names of trades', () => {
  it.each([
    ['montallantas', ['tyres']],
    ['gomería', ['tyres']],
    ['volcanitero', ['drywall']],
    ['durlero', ['drywall']],
    ['experta en prevención de riesgos', ['prevention']],
    ['supervisor ssoma', ['prevention']],
    ['remalladora', ['seams']],
    ['jefa de almacén', ['storeClerk']],
    ['modelista', ['garments']],
    ['diseñadora gráfica', ['posters']],
    ['temporary works', ['falsework']],
    ['sparky', ['wires']],
    ['artworker', ['posters']],
    ['tire technician', ['tyres']],
  ] as const)('finds for "%s" %j', (text, names) => {
    expect(found(text)).toEqual(names);
  });

  it('says the other works that a name means in other countries, too', () => {
    const ids = understand('bodegueros').terms[0]?.ids.map(([id]) => id);
    expect(ids).toEqual(['occupation:warehouse-worker', 'occupation:food-production-worker']);
  });

  it('leaves a longer name of the taxonomy alone that begins with one', () => {
    expect(understand('mozo de almacén').terms[0]?.id).toBe('occupation:warehouse-worker');
    expect(understand('mozo').terms[0]?.id).toBe('occupation:waiter');
  });

  it('takes a name that is also another word only where it is the whole search', () => {
    const ids = (text: string) => understand(text).terms.map(({ id }) => id);
    expect(ids('domiciliario')).toEqual(['occupation:delivery-driver']);
    expect(ids('enfermera domiciliaria')).toEqual(['occupation:nurse', undefined]);
    expect(ids('ten years')).toEqual([undefined, undefined]);
  });

  it('finds nothing for work that only shares a skill with what there is', () => {
    expect(found('corredora de propiedades')).toEqual([]);
  });

  it('finds kin where there is none of the work, and only offers what is related to it', () => {
    expect(found('sastre')).toEqual(['seams']);
    expect(found('secretaria')).toEqual(['agenda']);
    expect(found('yesera')).toEqual(['drywall']);
    expect(found('pintora de casas')).toEqual([]);
    expect(nearestRecords(NAMES, formOf, understand('pintora de casas'), 1)).toEqual(['drywall']);
  });

  it('are all of occupations that the taxonomy has', () => {
    const slugs = [TRADES, EVERYDAY_NAMES, KIN]
      .map((data) => data.replaceAll(/\|.*/g, ''))
      .flatMap((data) => data.split(/[\n,]/))
      .map((slug) => slug.trim());
    const unknown = slugs.filter((slug) => slug !== '' && !conceptById(`occupation:${slug}`));
    expect(unknown).toEqual([]);
    expect(slugs.length).toBeGreaterThan(150);
  });

  it('are not cut down to a word that says nothing of the trade', () => {
    const manager = searchFormOf({ title: 'Our new Studio Manager' }).concepts;
    expect(Object.keys(manager).filter((id) => id.startsWith('occupation:'))).toEqual([]);
  });

  it('stand in one line each', () => {
    const names = `${TRADES}${EVERYDAY_NAMES}`
      .split('\n')
      .flatMap((line) => line.split('|')[1]?.split(',') ?? [])
      .map((name) => name.trim());
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
