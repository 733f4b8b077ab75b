/** What the taxonomy reads in running text: names in both languages, exact offsets, and no short word by accident. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ConceptKind,
  findMentions,
  fold,
  languageByName,
  occupationByTitle,
  placeByName,
  relatedness,
  skillByName,
} from '../../../shared/taxonomy/index.ts';
import { mentionsIn } from '../../../shared/taxonomy/mentions.ts';
import { tokenize } from '../../../shared/taxonomy/tokens.ts';
import { growth } from '../../support/growth.ts';

const ids = (text: string, kind: ConceptKind) => findMentions(text, [kind]).map((mention) => mention.id);

describe('findMentions', () => {
  it.each([
    ['Experta en K8s, kube y Kubernetes', ['skill:kubernetes', 'skill:kubernetes', 'skill:kubernetes']],
    ['Control de cuentas por pagar', ['skill:accounts-payable']],
    ['AP, AR and payroll', ['skill:accounts-payable', 'skill:accounts-receivable', 'skill:payroll']],
    ['Processed AP, AR and payroll', ['skill:accounts-payable', 'skill:accounts-receivable', 'skill:payroll']],
    ['In charge of AP and AR', ['skill:accounts-payable', 'skill:accounts-receivable']],
    ['Written in C, Python and Go', ['skill:c', 'skill:python', 'skill:go']],
    ['Permiso de conducir A B C D', []],
    ['Carnets: B, C, C+E', []],
    ['C, C++ y R', ['skill:c', 'skill:cpp', 'skill:r']],
    ['Budget, forecasting', ['skill:budgeting', 'skill:forecasting']],
    ['Skills: inventory, collaboration', ['skill:stock-control', 'skill:teamwork']],
    ['ATENCIÓN A CLIENTES y ventas', ['skill:customer-service', 'skill:sales']],
    ['atencion al publico', ['skill:customer-service']],
    ['Desarrollo con C++, C# y .NET', ['skill:cpp', 'skill:csharp', 'skill:dotnet']],
    ['Python, R, Go', ['skill:python', 'skill:r', 'skill:go']],
    ['Gestión de\nproyectos', ['skill:project-management']],
    ['Kafka\nAirflow\ndata modelling', ['skill:kafka', 'skill:airflow', 'skill:data-modeling']],
    ['Toma de constantes vitales y curas', ['skill:vital-signs', 'skill:wound-care']],
  ])('reads the skills of "%s"', (text, expected) => {
    expect(ids(text, 'skill')).toEqual(expected);
  });

  it.each([
    'I go to work by car',
    'Vitamin C is good',
    'We excel at what we do',
    'R. Gómez',
    'the sap of a tree',
    'react quickly? No: overreact',
  ])('sees no short-named tool in "%s"', (text) => {
    const tools = ['skill:go', 'skill:c', 'skill:r', 'skill:excel', 'skill:sap'];
    expect(ids(text, 'skill').filter((id) => tools.includes(id))).toEqual([]);
  });

  it.each([
    'Within a tight budget for the family',
    'While the page is loading the user waits',
    'In collaboration with the town',
    'An inventory of old songs',
    'We saw presentations about birds',
    'The AP exam, taken in May',
    'A concrete proposal',
    'I am writing to apply',
    'The fair organised by the town',
    'Te integrarás en un equipo dinámico en pleno auge',
    'La visión de nuestra organización para el futuro',
    'Se ha organizado entre vecinos',
  ])('sees no skill in the everyday words of "%s"', (text) => {
    expect(ids(text, 'skill')).toEqual([]);
  });

  it.each([
    'The depots in Leeds and Hull',
    'Crecí junto al Delta del Ebro',
    'En mi tiempo libre leo mucho',
    'Un edificio con ascensor y terraza',
  ])('sees no skill and no licence in "%s"', (text) => {
    expect(findMentions(text, ['skill', 'licence'])).toEqual([]);
  });

  it('does not join the entries of a list', () => {
    expect(ids('Data\nEntry', 'skill')).toEqual([]);
    expect(ids('data, entry', 'skill')).toEqual([]);
  });

  it('reads licences, languages, education and places', () => {
    const text = 'Carné de conducir B y C+E. Inglés B2, catalán. Máster en Derecho, Las Palmas. CPA, PMP, OSHA 10.';
    expect(ids(text, 'licence')).toEqual([
      'licence:driving-b',
      'licence:driving-ce',
      'licence:cpa',
      'licence:pmp',
      'licence:osha-10',
    ]);
    expect(ids(text, 'language')).toEqual(['language:en', 'language:ca']);
    expect(ids(text, 'education')).toEqual(['education:master']);
    expect(ids(text, 'place')).toEqual(['place:las-palmas']);
  });

  it('gives slices of the text as written, also after letters whose lower case is longer', () => {
    const text = 'İİ Enfermero/a con inglés';
    expect(findMentions(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Enfermero/a', 'inglés']);
  });

  it('stays in bounds, in order and without overlap within a kind, whatever the text', () => {
    const words = fc.constantFrom(
      'nurse',
      'Enfermera',
      'SQL',
      'de',
      'gestión',
      'proyectos',
      'C++',
      'Go',
      'Madrid',
      'y',
    );
    const gaps = fc.constantFrom(' ', ', ', '\n', '/', '-', '(', '\u00a0', 'ß', '\ud83d', '́');
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(fc.oneof(words, gaps), { maxLength: 30 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (value) => {
        expect(fold(value)).toHaveLength(value.length);
        let last = 0;
        const until = new Map<string, number>();
        for (const { kind, start, end } of findMentions(value)) {
          expect(start).toBeGreaterThanOrEqual(Math.max(last, until.get(kind) ?? 0));
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(value.length);
          last = start;
          until.set(kind, end);
        }
      }),
      { numRuns: 300 },
    );
  });
});

const HOSTILE = [
  'a.',
  'a ',
  'de la ',
  'a/',
  '(a)',
  'técnico ',
  'auxiliar de ',
  'carnet de ',
  'a @',
  'a\n',
  'c+',
  ' - ',
];

/** How often the words of a text are looked at, which grows with the text and not with the speed of the machine. */
function looks(text: string): number {
  let count = 0;
  const counted = new Proxy(tokenize(text), {
    get(target, name) {
      count += 1;
      return Reflect.get(target, name) as unknown;
    },
  });
  mentionsIn(text, counted);
  return count;
}

describe('text that means harm', () => {
  it.each(HOSTILE)('of %j twice as long takes twice the work, not four times', (unit) => {
    const short = looks(unit.repeat(500));
    expect(short).toBeGreaterThan(0);
    expect(looks(unit.repeat(1_000))).toBeLessThan(short * 2.2);
  });

  it.each([...HOSTILE, 'a', ' ', '.', '\u0301', '('])(
    'of thousands of %j is read in time that grows with its length, not with its square',
    (unit) => {
      const text = unit.repeat(12_000 / unit.length);
      const read = (part: string) => {
        for (const find of [findMentions, occupationByTitle, placeByName, skillByName, fold]) find(part);
      };
      expect(growth(text, read)).toBeLessThan(1.6);
    },
  );
});

describe('names', () => {
  it('reads whole names and refuses more than a name', () => {
    expect(skillByName('kubernetes')?.id).toBe('skill:kubernetes');
    expect(skillByName('C')?.id).toBe('skill:c');
    expect(skillByName('Kubernetes in production')).toBeUndefined();
    expect(languageByName('INGLES')?.iso).toBe('en');
    expect(languageByName('valencià')?.iso).toBe('ca');
    expect(languageByName('polish')).toBeUndefined();
    expect(placeByName('Vallecas, Madrid, España')?.id).toBe('place:madrid');
    expect(placeByName('A Coruña')?.country).toBe('ES');
    expect(placeByName('Austin, TX')?.country).toBe('US');
    expect(placeByName('Nowhere at all')).toBeUndefined();
  });
});

describe('relatedness', () => {
  it.each([
    ['skill:react', 'skill:react', 1],
    ['skill:react', 'skill:javascript', 0.6],
    ['skill:react', 'skill:programming', 0.4],
    ['skill:mysql', 'skill:postgresql', 0.3],
    ['skill:react', 'skill:masonry', 0],
    ['occupation:nurse', 'occupation:nursing-assistant', 0.7],
    ['occupation:specialist-doctor', 'occupation:surgeon', 0.7],
    ['occupation:cook', 'occupation:welder', 0],
    ['skill:react', 'occupation:frontend-developer', 0],
    ['skill:unknown', 'skill:unknown', 0],
  ])('of %s and %s is %d, either way round', (a, b, expected) => {
    expect(relatedness(a, b)).toBe(expected);
    expect(relatedness(b, a)).toBe(expected);
  });
});

describe('everyday words that sound like a skill', () => {
  it.each([
    'three routes gained a bus lane last spring',
    'Spring 2020 and Fall 2021',
    'the rest is up to you',
    'the states and their police',
    'we plan and react to the market',
    'el resto de las partes, en orden',
    'las dietas y el contrato individual',
    'security staff in each grade',
    'la cubierta y el seguro',
    'our primary goal: custom canvas of the utmost urgency',
    'parte de la reserva',
  ])('name none: %s', (text) => {
    expect(findMentions(text, ['skill', 'education']).map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['Java, Spring, Hibernate', 'skill:spring'],
    ['services in Spring Boot', 'skill:spring'],
    ['tools written in Go for the team', 'skill:go'],
    ['React and TypeScript', 'skill:react'],
    ['analysis in Stata', 'skill:stata'],
    ['lectura de planos', 'skill:blueprint-reading'],
    ['AWS D1.1', 'skill:welding-codes'],
    ['clusters on AWS', 'skill:aws'],
  ])('but %s names %s', (text, id) => {
    expect(findMentions(text, ['skill']).map((mention) => mention.id)).toContain(id);
  });

  it('makes no Latin of Latin America', () => {
    expect(findMentions('Marketing Manager, Latin America y América Latina', ['language'])).toEqual([]);
    expect(findMentions('Latín y griego', ['language']).map(({ id }) => id)).toEqual(['language:la', 'language:el']);
  });
});
