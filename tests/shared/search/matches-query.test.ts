/** Shows which records a search finds, and which it leaves although they say its words. */
import { describe, expect, it } from 'vitest';
import {
  askedOf,
  formPacker,
  matchesQuery,
  nearestRecords,
  rankRecords,
  type SearchableRecord,
  searchFormOf,
  understandQuery,
  vocabularyOf,
} from '../../../shared/search/index.ts';

const RECORDS = {
  welder: { title: 'Welder (MIG and TIG)', location: 'Chicago, IL, United States', industry: 'Manufacturing' },
  trucker: { title: 'Truck driver', text: 'Haul dry vans.', location: 'Murcia, España', industry: 'Transporte' },
  analyst: { title: 'Financial analyst', text: 'You say what drives cost.', location: 'Madrid, España' },
  embedded: { title: 'Embedded software engineer', text: 'Write device drivers in C.', location: 'Berlin, Germany' },
  picker: { title: 'Order picker', text: 'Warehouse work. No nights, weekends off.', jobType: 'part-time' },
  guard: { title: 'Vigilante', text: 'Turno de noche. No hace falta experiencia.', location: 'Sevilla, España' },
  lawyer: { title: 'Abogada laboralista', location: 'Rosario, Argentina', industry: 'Servicios jurídicos' },
} satisfies Record<string, SearchableRecord>;

type Name = keyof typeof RECORDS;
const FORMS = new Map(Object.entries(RECORDS).map(([name, record]) => [name as Name, searchFormOf(record)]));
const NAMES = [...FORMS.keys()];
const pack = formPacker();
const PACKED = new Map([...FORMS].map(([name, form]) => [name, pack(form)]));
const formOf = (name: Name) => PACKED.get(name) ?? pack(searchFormOf({ title: '' }));
const VOCABULARY = vocabularyOf(FORMS.values());
const found = (text: string) =>
  rankRecords(NAMES, formOf, understandQuery(text, VOCABULARY)).map(({ record }) => record);

describe('what a search finds', () => {
  it.each([
    ['soldador', ['welder']],
    ['soldadora estados unidos', ['welder']],
    ['camionero', ['trucker']],
    ['abogado', ['lawyer']],
    ['transporte', ['trucker']],
    ['media jornada', ['picker']],
    ['de noche', ['guard']],
    ['sin experiencia', ['guard']],
    ['andalucía', ['guard']],
    ['spain driver', ['trucker']],
  ] as const)('finds for "%s" %j', (text, names) => {
    expect(found(text)).toEqual(names);
  });

  it('finds drivers for "driver", and neither what drives cost nor device drivers', () => {
    expect(found('driver')).toEqual(['trucker']);
    expect(found('conductor')).toEqual(['trucker']);
  });

  it('leaves what a text excludes: no nights, weekends off', () => {
    expect(found('nights')).not.toContain('picker');
    expect(found('weekends')).not.toContain('picker');
  });

  it('finds nothing in places where there is nothing, nor near work alone, but says what comes nearest', () => {
    const nearest = (text: string) => nearestRecords(NAMES, formOf, understandQuery(text, VOCABULARY), 3);
    expect([found('welder paris'), found('juez')]).toEqual([[], []]);
    expect(nearest('welder paris')).toEqual(['welder']);
    expect(nearest('juez')).toEqual(['lawyer']);
    expect(nearest('zzyzx')).toEqual([]);
  });

  it('scores between 0 and 1, and what meets more of a search higher', () => {
    const score = (name: Name, text: string) =>
      matchesQuery(formOf(name), askedOf(understandQuery(text, VOCABULARY), [formOf(name)]));
    for (const name of NAMES)
      for (const text of ['driver', 'soldador tig', 'madrid', 'excel', 'de noche sevilla']) {
        expect(score(name, text)).toBeGreaterThanOrEqual(0);
        expect(score(name, text)).toBeLessThanOrEqual(1);
      }
    expect(score('guard', 'vigilante de noche')).toBeGreaterThan(score('guard', 'vigilante de mañana'));
  });
});

describe('the form of a record', () => {
  it('is plain data of some two kilobytes, however long the text is', () => {
    const words = Array.from({ length: 5_000 }, (_, at) => `palabra${at}`).join(' ');
    const form = searchFormOf({ title: 'Welder', text: words, location: 'Madrid, España' });
    expect(JSON.parse(JSON.stringify(form))).toEqual(form);
    expect(JSON.stringify(form).length).toBeLessThan(2_500);
  });

  it('finds people by name although the name is a trade', () => {
    const score = (record: SearchableRecord) => {
      const form = searchFormOf(record);
      return matchesQuery(pack(form), askedOf(understandQuery('baker', vocabularyOf([form])), [pack(form)]));
    };
    expect(score({ title: 'Accountant', person: 'Anna Baker' })).toBeGreaterThan(0.5);
    expect(score({ title: 'Accountant', company: 'Baker Ltd' })).toBe(0);
  });
});
