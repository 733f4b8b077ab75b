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

/** A piece of a page: its left edge, its baseline and its text, and its face where it is no running text. */
type Drawn = [x: number, y: number, text: string, font?: string, size?: number];

/** The lines of a page whose pieces were drawn in this order; letters are half as wide as high. */
function linesDrawn(pieces: readonly Drawn[]): string[] {
  const fragments = pieces.map(([x, y, text, font = 'A', size = 10]) => ({
    text,
    x,
    y,
    width: text.length * size * 0.5,
    size,
    font,
  }));
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

/** Two cards side by side, one below the other when read: a name and what was done. */
const cards = (top: number, [left, right]: readonly [string, string], x = 50): Drawn[] =>
  [left, right].flatMap((name, at): Drawn[] => [
    [x + at * 270, top, name, 'B'],
    [x + at * 270, top + 14, `Encargada de ${name}`],
    [x + at * 270, top + 28, 'Turnos, pedidos y cuentas'],
  ]);
const cardLines = (names: readonly string[]) =>
  names.flatMap((name) => [name, `Encargada de ${name}`, 'Turnos, pedidos y cuentas']);

describe('cards in two columns', () => {
  const grids = [
    ['Bar Olmo', 'Casa Lino'],
    ['Hotel Brumas', 'Café Sauce'],
    ['Fonda Piedra', 'Horno Trigo'],
  ] as const;

  it.each([
    ['larger than all cards', 14, 50],
    ['as large as they, further out', 10, 60],
  ])('are read heading by heading: headings %s', (_, size, x) => {
    const heads = ['Dónde he estado', 'Lo de antes', 'Y más atrás'];
    const pieces = grids.flatMap((names, at): Drawn[] => [
      [50, 100 + at * 120, heads[at] ?? '', 'H', size],
      ...cards(124 + at * 120, names, x),
    ]);
    expect(linesDrawn(pieces)).toEqual(grids.flatMap((names, at) => [heads[at], ...cardLines(names)]));
  });

  it('are read column by column where a larger name stands beside a card, and heads no row', () => {
    const pieces: Drawn[] = [
      ...cards(100, grids[0]),
      [50, 150, 'Bar Nogal', 'H', 14],
      [320, 150, 'Compras, personal y cuentas de la casa'],
      ...cards(180, grids[1]),
    ];
    expect(linesDrawn(pieces)).toEqual([
      ...cardLines(['Bar Olmo']),
      'Bar Nogal',
      ...cardLines(['Hotel Brumas', 'Casa Lino']),
      'Compras, personal y cuentas de la casa',
      ...cardLines(['Café Sauce']),
    ]);
  });
});

it('a table whose last column is headed in own words is read row by row', () => {
  const heads = ['Company', 'Position', 'City', 'What I was doing'];
  const rows = [
    ['Harbour Mill', 'Night miller', 'Hull', 'Milling flour by night and selling it by day'],
    ['Willow House', 'Waiter', 'York', 'Serving two floors of guests and one of staff'],
    ['Copper Kettle', 'Line cook', 'Leeds', 'Cooking for eighty people and their dogs, too'],
    ['Brook Farm', 'Shepherd', 'Ripon', 'Lambing, fencing, and hedges all round the hill'],
    ['Old Forge', 'Farrier', 'Selby', 'Shoeing the horses of the valley and of the fair'],
  ];
  expect(linesOf([50, 140, 230, 300], [heads, ...rows])).toEqual(asRows([heads, ...rows]));
});

describe('cells of a list over the width', () => {
  it('that run together are told apart by the order in which they were drawn', () => {
    const pieces: Drawn[] = [
      [50, 100, 'Riego'],
      [110, 100, 'Poda'],
      [170, 100, 'Siega'],
      [50, 130, 'Contabilidad'],
      [50, 143, 'presupuestaria'],
      [110, 130, 'Atención al'],
      [110, 143, 'ciudadano'],
      [170, 130, 'Excel'],
      [170, 143, 'avanzado'],
    ];
    expect(linesDrawn(pieces)).toEqual([
      'Riego\tPoda\tSiega',
      'Contabilidad presupuestaria\tAtención al ciudadano\tExcel avanzado',
    ]);
  });

  it('that run together are told apart by the width that all have', () => {
    const pieces: Drawn[] = [
      [50, 100, 'Digital tachographs'],
      [150, 100, 'Moffett forklift'],
      [250, 100, 'Trailers'],
      [350, 100, 'Load restraint'],
      [450, 100, 'Basic repairs'],
    ];
    expect(linesDrawn(pieces)).toEqual([
      'Digital tachographs\tMoffett forklift\tTrailers\tLoad restraint\tBasic repairs',
    ]);
  });

  it('get their last words back in a row that is not full', () => {
    const pieces: Drawn[] = [
      [50, 100, 'Cobro y arqueo'],
      [200, 100, 'Escaparates'],
      [350, 100, 'Inventario'],
      [50, 130, 'Tienda propia'],
      [200, 130, 'Atención en árabe y francés y'],
      [200, 143, 'en catalán'],
    ];
    expect(linesDrawn(pieces)).toEqual([
      'Cobro y arqueo\tEscaparates\tInventario',
      'Tienda propia\tAtención en árabe y francés y en catalán',
    ]);
  });

  it('are tags also where a letter of them is drawn apart', () => {
    const pieces: Drawn[] = [
      [50, 100, 'Plani'],
      [75, 100, 'fi'],
      [85, 100, 'cación de aula'],
      [162, 100, 'Cuentos'],
      [204, 100, 'Huerto'],
    ];
    expect(linesDrawn(pieces)).toEqual(['Planificación de aula\tCuentos\tHuerto']);
  });
});

it('dates at an edge of their own make no column with what stands below them at another', () => {
  const pieces: Drawn[] = [
    [50, 100, 'Tejas Luna', 'B', 14],
    [318, 116, '2014-07 - 2017-05'],
    [50, 132, 'Ingeniera de pruebas'],
    [50, 180, 'Hornos Brezo', 'B', 14],
    [318, 196, '2013-06 - 2014-06'],
    [50, 212, 'Aprendiza del taller'],
    [50, 260, 'Idiomas', 'H', 14],
    [50, 290, 'Portugués'],
    [150, 290, 'Francés'],
    [304, 290, 'Inglés de negocios'],
    [50, 304, 'Nativo', 'C', 9],
    [150, 304, 'Nativo', 'C', 9],
    [304, 304, 'Profesional, C1 de Cambridge', 'C', 9],
  ];
  expect(linesDrawn(pieces)).toEqual([
    'Tejas Luna',
    '2014-07 - 2017-05',
    'Ingeniera de pruebas',
    'Hornos Brezo',
    '2013-06 - 2014-06',
    'Aprendiza del taller',
    'Idiomas',
    'Portugués\tFrancés\tInglés de negocios',
    'Nativo\tNativo\tProfesional, C1 de Cambridge',
  ]);
});

it('headings in the middle of their lists come first, beside others at the first lines of theirs', () => {
  const rows: [string, string[]][] = [
    ['CONTACT', ['Email ana@people.example', 'Phone 600 111 222']],
    ['LANGUAGES', ['French, mother tongue', 'English, fluent']],
    ['PLACES', ['Leeds, by the river', 'York, in summer']],
  ];
  const lists = rows.flatMap(([head, items], at): Drawn[] => [
    [130, 111 + at * 60, head, 'H', 13],
    ...items.map((item, line): Drawn => [230, 100 + at * 60 + line * 20, item]),
  ]);
  const jobs: Drawn[] = [
    [130, 300, 'WORK', 'H', 13],
    [230, 300, 'Law clerk at Fairweather'],
    [230, 314, 'Drafts of documents and bills of costs'],
    [230, 328, 'Production of records for the court'],
    [130, 370, '2013 to 2016'],
    [230, 370, 'Paralegal at the harbour office'],
    [230, 384, 'Letters and holds'],
    [230, 398, 'Requests for information'],
    [130, 440, '2010 to 2013'],
    [230, 440, 'Clerk at the mill'],
    [230, 454, 'Ledgers and wages'],
    [230, 468, 'Orders of flour'],
  ];
  const read = linesDrawn([...lists, ...jobs]);
  expect(read.slice(0, 6)).toEqual(rows.flatMap(([head, [first, second]]) => [`${head}\t${first}`, second]));
  expect(read[6]).toBe('WORK\tLaw clerk at Fairweather');
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
