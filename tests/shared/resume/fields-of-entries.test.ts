/** Shows that entries are read whose fields or sections nobody listed: by what their values say, and by reading a section as jobs. */
import { describe, expect, test } from 'vitest';
import { textDocument } from '../../../shared/extraction/index.ts';
import { layOut } from '../../../shared/extraction/page-layout.ts';
import { readResume } from '../../../shared/resume/index.ts';

const PERSON = ['Wilmot Ashgrove-Penn', 'wilmot.ashgrove@people.example', ''];

const jobsOf = (...lines: string[]) =>
  readResume(textDocument([...PERSON, ...lines].join('\n'))).profile.experience.map(
    ({ title, company, startDate, endDate, current }) => [title, company, startDate, current ? 'now' : endDate],
  );

const DRIVER = ['Delivery Driver', 'Copper Lane Haulage Ltd', '2018-03', 'now'];
const PORTER = ['Kitchen Porter', 'Willow House Hotel', '2015-11', '2018-02'];
const CASHIER = ['Cashier', 'Ember Teal Stores Ltd', '2013-05', '2015-10'];

describe('fields by any name are told by their values', () => {
  test('labels that come again with each entry, below a heading nobody listed', () => {
    const lines = [
      'Rounds and runs',
      'Outfit: Copper Lane Haulage Ltd',
      'My spot: Delivery Driver',
      'Walked in: 3/18',
      'Walked out: not yet',
      '',
      'Outfit: Willow House Hotel',
      'My spot: Kitchen Porter',
      'Walked in: 11/15',
      'Walked out: 2/18',
      '',
      'Outfit: Ember Teal Stores Ltd',
      'My spot: Cashier',
      'Walked in: 5/13',
      'Walked out: 10/15',
    ];
    expect(jobsOf(...lines)).toEqual([DRIVER, PORTER, CASHIER]);
  });

  test('columns whose heads are in no list', () => {
    const lines = [
      'WORK HISTORY',
      'Outfit\tMy spot\tWalked in\tWalked out',
      'Copper Lane Haulage Ltd\tDelivery Driver\t03/2018\tpresent',
      'Willow House Hotel\tKitchen Porter\t11/2015\t02/2018',
    ];
    expect(jobsOf(...lines)).toEqual([DRIVER, PORTER]);
  });

  test('labels of what are no entries stay as they are', () => {
    expect(jobsOf('SKILLS', 'Good at: Excel', 'Fair at: Word', 'Good at: Tally', 'Fair at: Access')).toEqual([]);
  });
});

describe('a section is one of jobs if it reads as such', () => {
  test('whatever its heading says', () => {
    const lines = [
      'PEGAS',
      '- Voltios del Alba SpA',
      '   - Electricista mantenedor',
      '   - nov 2020 a la fecha',
      '- Constructora Bruma y Cía.',
      '   - Maestro electricista',
      '   - 2015 - 2018',
      '',
      'ESTUDIOS',
      'Técnico en Electricidad, Liceo Industrial del Alba, 2014',
    ];
    expect(jobsOf(...lines).map(([title]) => title)).toEqual(['Electricista mantenedor', 'Maestro electricista']);
  });

  test('and certificates with a day each are not', () => {
    const lines = [
      'EXPERIENCE',
      'Delivery Driver, Copper Lane Haulage Ltd, March 2018 - present',
      '',
      'PAPERWORK',
      'Forklift Operator, Copper Lane Training Ltd, May 2017',
      'First Aider, Willow House Training Ltd, June 2016',
    ];
    expect(jobsOf(...lines)).toEqual([DRIVER]);
  });
});

test('a time at the foot of each entry is of what stands above it', () => {
  const lines = [
    'EXPERIENCE',
    'Delivery Driver',
    'Copper Lane Haulage Ltd',
    '- Parcels in three counties',
    '03/2018 - present',
    '',
    'Kitchen Porter',
    'Willow House Hotel',
    '- Pots and floors',
    '11/2015 - 02/2018',
    '',
    'Cashier',
    'Ember Teal Stores Ltd',
    '- Till and returns',
    '05/2013 - 10/2015',
  ];
  expect(jobsOf(...lines)).toEqual([DRIVER, PORTER, CASHIER]);
});

test('a month in a field is no number of a page', () => {
  const lines = [
    'EXPERIENCE',
    'Employer\tWillow House Hotel',
    'Position\tKitchen Porter',
    'Started\t11/15',
    'Finished\t2/18',
    '',
    'Employer\tEmber Teal Stores Ltd',
    'Position\tCashier',
    'Started\t5/13',
    'Finished\t10/15',
  ];
  expect(jobsOf(...lines)).toEqual([PORTER, CASHIER]);
});

describe('the order that the tags of a file tell', () => {
  /** Two cards side by side, a heading, and what stands below it. */
  const CARDS = [
    ['Shift Supervisor', 50, 100, 0],
    ['Copper Lane Bakery', 50, 112, 1],
    ['2019 - 2022', 50, 124, 2],
    ['Bread Packer', 300, 100, 3],
    ['Willow House Mill', 300, 112, 4],
    ['2016 - 2018', 300, 124, 5],
    ['SCHOOLING', 50, 160, 6],
    ['Ember Teal College', 50, 172, 7],
  ] as const;
  const linesOf = (isTagged: boolean) => {
    const fragments = CARDS.map(([text, x, y, order]) => ({
      ...{ text, x, y, width: text.length * 5, size: 10, font: 'A' },
      ...(isTagged && { order }),
    }));
    return layOut([{ fragments, width: 595 }]).map(({ text }) => text);
  };

  test('keeps each card in one piece', () => {
    expect(linesOf(true)).toEqual(CARDS.map(([text]) => text));
  });

  test('leaves a date on its line that the file tells behind the text below it', () => {
    const at = (text: string, x: number, y: number, order: number) => ({
      ...{ text, x, y, width: text.length * 5, size: 10, font: 'A', order },
    });
    const fragments = [
      at('Shift Supervisor, Copper Lane Bakery', 50, 100, 0),
      at('Led a team of nine on nights', 50, 112, 1),
      at('Ordered flour for three shops', 50, 124, 2),
      at('2019 - 2022', 480, 100, 3),
      ...CARDS.map(([text, x, y, order]) => at(text, x, y + 60, order + 4)),
    ];
    const [first] = layOut([{ fragments, width: 595 }]);
    expect(first?.text).toBe('Shift Supervisor, Copper Lane Bakery\t2019 - 2022');
  });

  test('is not needed where places say the same', () => {
    const lines = CARDS.map(([text, , , order]) => ({
      text,
      x: 50,
      y: 100 + 12 * order,
      width: 60,
      size: 10,
      font: 'A',
    }));
    const told = lines.map((line, order) => ({ ...line, order }));
    expect(layOut([{ fragments: told, width: 595 }])).toEqual(layOut([{ fragments: lines, width: 595 }]));
  });

  test('makes the cells of a tagged table whole', () => {
    const cell = (text: string, x: number, y: number, row: number, column: number) => ({
      ...{ text, x, y, width: text.length * 5, size: 10, font: 'A', order: 10 * row + column },
      cell: { table: 1, row, cell: 100 * row + column },
    });
    const fragments = [
      cell('Copper Lane', 50, 100, 1, 1),
      cell('Haulage Ltd', 50, 112, 1, 1),
      cell('Driver', 200, 100, 1, 2),
      cell('2018-', 350, 100, 1, 3),
      cell('03', 350, 112, 1, 3),
      cell('Willow House', 50, 130, 2, 1),
      cell('Kitchen', 200, 130, 2, 2),
      cell('Porter', 200, 142, 2, 2),
      cell('2015', 350, 130, 2, 3),
    ];
    expect(layOut([{ fragments, width: 595 }]).map(({ text }) => text)).toEqual([
      'Copper Lane Haulage Ltd\tDriver\t2018-03',
      'Willow House\tKitchen Porter\t2015',
    ]);
  });
});

test('the end of a time may be asked for before its beginning, and each says where it stands', () => {
  const document = textDocument(
    [
      'Wilmot Ashgrove-Penn',
      '',
      'WORK HISTORY',
      'Ended: 04/2021',
      'Began: 02/2018',
      'Role: Senior Miller',
      'Outfit: Lantern Mill Ltd',
      'Ended: 01/2018',
      'Began: 05/2015',
      'Role: Mill Assistant',
      'Outfit: Northbeck Grain Company',
    ].join('\n'),
  );
  const { profile, sources } = readResume(document);
  const said = (key: string) => document.text.slice(sources[key]?.start, sources[key]?.end);
  expect(profile.experience.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2018-02', '2021-04'],
    ['2015-05', '2018-01'],
  ]);
  expect([said('experience.0.startDate'), said('experience.0.endDate')]).toEqual(['02/2018', '04/2021']);
  expect([said('experience.1.startDate'), said('experience.1.endDate')]).toEqual(['05/2015', '01/2018']);
});
