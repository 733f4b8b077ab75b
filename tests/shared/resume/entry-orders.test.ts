/** Shows that the names and times of entries are read in every order of their lines, with and without marks and distances. */
import { describe, expect, test } from 'vitest';
import { readResumeText } from '../../../shared/resume/index.ts';

interface Entry {
  what: string;
  where: string;
  when: string;
  duties: string[];
}

const ORDERS: readonly (readonly [name: string, lines: (entry: Entry) => string[]])[] = [
  ['what, where, when', ({ what, where, when }) => [what, where, when]],
  ['where, what, when', ({ what, where, when }) => [where, what, when]],
  ['what, when, where', ({ what, where, when }) => [what, when, where]],
  ['where, when, what', ({ what, where, when }) => [where, when, what]],
  ['when, what, where', ({ what, where, when }) => [when, what, where]],
  ['when, where, what', ({ what, where, when }) => [when, where, what]],
  ['where; what with when', ({ what, where, when }) => [where, `${what}, ${when}`]],
  ['what; where with when', ({ what, where, when }) => [what, `${where}, ${when}`]],
  ['what with when; where', ({ what, where, when }) => [`${what}, ${when}`, where]],
  ['where with when; what', ({ what, where, when }) => [`${where} (${when})`, what]],
];

const MARKS = ['dashes before what is duties', 'no marks', 'marks before each entry'] as const;
const CASES = ORDERS.flatMap(([name, lines]) =>
  MARKS.flatMap((mark) => [true, false].map((isApart) => ({ name, lines, mark, isApart }))),
);
const show = ({ name, mark, isApart }: (typeof CASES)[number]) =>
  [`${name}, ${mark}, ${isApart ? 'apart' : 'close'}`] as const;

function written(heading: string, entries: readonly Entry[], { lines, mark, isApart }: (typeof CASES)[number]): string {
  const isMarked = mark === 'marks before each entry';
  const all = entries.flatMap((entry) => {
    const [first, ...others] = lines(entry);
    const below = [
      ...others,
      ...entry.duties.map((line) => (mark === 'dashes before what is duties' ? `- ${line}` : line)),
    ];
    const own = isMarked ? [`* ${first}`, ...below.map((line) => `  ${line}`)] : [first, ...below];
    return isApart ? ['', ...own] : own;
  });
  return ['Olalla Brezo Nieto', 'olalla.brezo@people.example', '', heading, ...all].join('\n');
}

const JOBS: readonly Entry[] = [
  {
    what: 'Picker and packer',
    where: 'Bramblecote Ironmongers',
    when: '03/2019 - 11/2023',
    duties: ['Paper lists first and then scanners when they came in', 'Stock takes twice a year'],
  },
  {
    what: 'Kitchen porter',
    where: 'The Lantern House',
    when: '05/2016 - 02/2019',
    duties: ['Pots, deliveries and the walk-in fridge', 'Covered breakfasts on Sundays'],
  },
  { what: 'Paper round', where: 'Corner News', when: '2013 - 2016', duties: ['Sixty houses before school'] },
];

const STUDIES: readonly Entry[] = [
  {
    what: 'Diploma in Logistics',
    where: 'Harrowmere Technical College',
    when: '2012 - 2014',
    duties: ['Two terms in Ghent'],
  },
  {
    what: 'Certificate in Bookkeeping',
    where: 'Saint Osgar Institute',
    when: '2010',
    duties: ['Evenings and Saturdays'],
  },
  { what: 'School Certificate', where: 'Taihoro Area School', when: '2003 - 2009', duties: [] },
];

const namesIn = (entries: readonly Entry[]) => entries.map(({ what, where }) => [what, where]);

describe('jobs', () => {
  test.each(CASES.map((one) => [...show(one), one] as const))('%s', (_, one) => {
    const { experience } = readResumeText(written('EXPERIENCE', JOBS, one)).profile;
    expect(experience.map(({ title, company }) => [title, company])).toEqual(namesIn(JOBS));
  });
});

describe('studies', () => {
  test.each(CASES.map((one) => [...show(one), one] as const))('%s', (_, one) => {
    const { education } = readResumeText(written('EDUCATION', STUDIES, one)).profile;
    expect(education.map(({ degree, institution }) => [degree, institution])).toEqual(namesIn(STUDIES));
  });
});
