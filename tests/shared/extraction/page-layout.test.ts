/** Shows in which order the text of a page is read, where it could be columns as well as rows. */
import { describe, expect, it } from 'vitest';
import { layOut } from '../../../shared/extraction/page-layout.ts';

const LEADING = 14;

/** The lines of a page of which each row is given as its cells; empty cells are left out. */
function linesOf(lefts: readonly number[], rows: readonly (readonly string[])[]): string[] {
  const size = 10;
  const fragments = rows.flatMap((row, index) =>
    row.flatMap((text, at) =>
      text === ''
        ? []
        : { text, x: lefts[at] ?? 0, y: 60 + index * LEADING, width: text.length * size * 0.5, size, font: 'A' },
    ),
  );
  return layOut([{ fragments, width: 595 }]).map(({ text }) => text);
}

const asRows = (rows: readonly (readonly string[])[]) => rows.map((row) => row.filter(Boolean).join('\t'));

describe('a table is read row by row', () => {
  it.each([
    [
      'of languages',
      [
        ['IDIOMA', 'NIVEL'],
        ['Inglés', 'Avanzado'],
        ['Francés', 'Medio'],
      ],
    ],
    [
      'of jobs',
      [
        ['FECHAS', 'PUESTO', 'EMPRESA'],
        ['2019 - 2021', 'Cocinera', 'Hotel Brumas'],
        ['2017 - 2019', 'Ayudante', 'Casa Lino'],
        ['2015 - 2017', 'Pinche', 'Bar Olmo'],
      ],
    ],
    [
      'of jobs with their places last',
      [
        ['POSITION', 'COMPANY', 'LOCATION'],
        ['Line cook', 'The Copper Kettle', 'Leeds'],
        ['Waiter', 'Willow House', 'York'],
      ],
    ],
  ])('%s', (_, rows) => {
    expect(linesOf([50, 200, 400], rows)).toEqual(asRows(rows));
  });
});

it('reads a list over the width row by row, and a date at the end of the next heading with it', () => {
  const size = (text: string) => (/\p{Lu}{3}/u.test(text) ? 12 : 10);
  const rows = [
    ['KEY SKILLS', '', ''],
    ['Stone dressing by hand', 'Engine diagnostics', 'Sifting and bagging'],
    ['Grain testing', 'Control of weevils', 'Bookkeeping of the mill'],
    ['Sack hoists', 'Water wheels', 'Belt repairs'],
    ['CAREER HISTORY', '', ''],
    ['Senior Miller', '', '10/2017 - Present'],
  ];
  const fragments = rows.flatMap((row, index) =>
    row.flatMap((text, at) => {
      if (text === '') return [];
      const place = { x: [50, 220, 400][at] ?? 0, y: 60 + index * LEADING };
      return { text, ...place, width: text.length * size(text) * 0.5, size: size(text), font: 'A' };
    }),
  );
  expect(layOut([{ fragments, width: 595 }]).map(({ text }) => text)).toEqual(asRows(rows));
});

describe('places and dates at the right margin', () => {
  it.each([
    ['septiembre de 2019 – diciembre de 2021', 'enero de 2017 – agosto de 2019', 'marzo de 2015 – enero de 2017'],
    ['enero de 2019 – actualidad', 'de marzo de 2015 a mayo de 2018', 'junio 2012 – hasta la fecha'],
    ['Jan 2019 – Present', 'March 2015 – May 2018', 'June 2012 – Jan 2015'],
  ])('stay in the lines of their jobs: %s', (...dates) => {
    const rows = dates.flatMap((date, index) => [
      [['HOTEL BRUMAS', 'CASA LINO', 'BAR OLMO'][index] ?? '', ['SORIA', 'VIGO', 'LUGO'][index] ?? ''],
      ['Cocinera de partida', date],
      ['Preparación de los menús del día'],
      ['Limpieza de la cocina'],
    ]);
    expect(linesOf([50, 330], rows)).toEqual(asRows(rows));
  });

  it('do not part a sidebar from a column of dated jobs', () => {
    const left = ['CONTACTO', 'ana@people.example', '600 111 222', 'Soria', 'Inglés B2', 'Francés A2', 'Carnet B'];
    const right = [
      'EXPERIENCIA',
      'enero de 2019 – marzo de 2021',
      'Jefa de cocina',
      'Hotel Brumas',
      'Compras y control de costes',
      'Formación de personal nuevo',
      'Menús de temporada',
      'enero de 2017 – enero de 2019',
      'Cocinera',
      'Casa Lino',
    ];
    const rows = right.map((text, index) => [left[index] ?? '', text]);
    expect(linesOf([40, 230], rows)).toEqual([...left, ...right]);
  });
});

describe('dates that stand one above the other', () => {
  it.each([
    [['03/2018', '05/2019', '06/2020']],
    [['09/2019', '05/2019', '01/2019']],
    [['enero 2018', 'mayo de 2019', 'junio de 2020']],
    [['mayo 2019', 'enero 2019']],
  ])('stay with their own lines in a list: %s', (dates) => {
    const rows = dates.map((date, index) => [
      date,
      ['Carretillero', 'Prevención de riesgos', 'Alérgenos'][index] ?? '',
    ]);
    expect(linesOf([50, 150], rows)).toEqual(asRows(rows));
  });

  it('are a period beside an entry of two lines', () => {
    const rows = [
      ['06/2020', 'Montador'],
      ['actualidad', 'Aceros Luna'],
      ['', 'Montaje de estructuras'],
      ['03/2018', 'Soldador'],
      ['05/2020', 'Talleres Brezo'],
      ['', 'Soldadura de tubos'],
    ];
    expect(linesOf([50, 150], rows)).toEqual([
      '06/2020 – actualidad\tMontador',
      'Aceros Luna',
      'Montaje de estructuras',
      '03/2018 – 05/2020\tSoldador',
      'Talleres Brezo',
      'Soldadura de tubos',
    ]);
  });
});

it('a page of scattered words keeps nobody busy', () => {
  const scattered = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      text: 'abc',
      x: (index * 7919) % 5003,
      y: (index * 104_729) % 8009,
      width: 15,
      size: 10,
      font: 'A',
    }));
  const started = performance.now();
  expect(layOut([{ fragments: scattered(5_000), width: 595 }]).length).toBeGreaterThan(100);
  expect(performance.now() - started).toBeLessThan(4_000);
});
