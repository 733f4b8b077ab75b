/** Shows how dates head entries: a year does where periods of other entries stand in the same way, and a broken period is one. */
import { expect, test } from 'vitest';
import { extractDocument, type TextLine } from '../../../shared/extraction/index.ts';
import { readResume } from '../../../shared/resume/index.ts';

const PERSON = ['Olalla Brezo Nieto', 'olalla.brezo@people.example', ''];

async function profileOf(...lines: string[]) {
  return readResume(await extractDocument(new TextEncoder().encode([...PERSON, ...lines].join('\n')))).profile;
}

async function jobsIn(...lines: string[]) {
  const { experience } = await profileOf('Experiencia', '', ...lines);
  return experience.map(({ title, company, startDate, endDate }) => [title, company, startDate, endDate]);
}

test('a season in a margin of periods', async () => {
  const jobs = await jobsIn(
    '2019 – 2021\tCocinera, Hotel Miralrío, Soria.',
    '\t\tCarta de temporada.',
    'Otoño 2017\tAyudante de cocina, Hotel Las Eras, Burgos.',
    '2015 – 2016\tCamarera, Bar La Cepa, Burgos.',
  );
  expect(jobs).toContainEqual(['Ayudante de cocina', 'Hotel Las Eras', '2017-09', '2017-11']);
  expect(jobs).toHaveLength(3);
});

test('a year in brackets where periods stand in brackets', async () => {
  const jobs = await jobsIn(
    '[ 10/2019 – 06/2024 ] Contable',
    'Talleres Brezo S.L.',
    '',
    '[ 03/2014 – 09/2019 ] Auxiliar contable',
    'Gestoría Olmo S.L.',
    '',
    '[ 2011 ] Practicante de contabilidad',
    'Cooperativa Las Encinas',
  );
  expect(jobs.at(-1)).toEqual(['Practicante de contabilidad', 'Cooperativa Las Encinas', '2011-01', '2011-12']);
});

test('a month with a remark below a name where periods stand alone', async () => {
  const { experience } = await profileOf(
    'Experience',
    '',
    'Northgate Bakery Ltd — Shop Assistant',
    'May 2019 – June 2023',
    'Till and counter.',
    'Harbour Clinic Ltd — Receptionist',
    'one week, November 2018',
    'Answered calls.',
    'Loudoun Foods Ltd — Packer',
    '2016 – 2017',
    'Evening shift.',
  );
  expect(experience.map(({ title, startDate }) => [title, startDate])).toEqual([
    ['Shop Assistant', '2019-05'],
    ['Receptionist', '2018-11'],
    ['Packer', '2016-01'],
  ]);
});

test('a study that goes on and has no date', async () => {
  const { education } = await profileOf(
    'Education',
    '',
    'A.A.S., Office Administration, Cumberland Bend Community College\tin progress',
    'High School Diploma, Terry Sanborn High School\t2008',
  );
  expect(education.map(({ institution, endDate }) => [institution, endDate])).toEqual([
    ['Cumberland Bend Community College', null],
    ['Terry Sanborn High School', '2008-12'],
  ]);
});

test('a period that breaks in a margin and is set flush right, beside what was done', async () => {
  const lines = [
    'Experience',
    '',
    'Feb 2016–Nov\tLaboratory manager, Noorderveld Laboratories Ltd',
    '2018\tNew methods for the water samples of three regions.',
    'Oct 2013–Dec\tResearch assistant, Valdarsa Laboratories Ltd',
    '2014\tSoil chemistry for two thousand samples of farms.',
  ];
  const document = await extractDocument(new TextEncoder().encode([...PERSON, ...lines].join('\n')));
  const placed = (line: TextLine): TextLine => {
    const x = 140 - 5 * line.text.indexOf('\t');
    return line.text.includes('\t') ? { ...line, x, width: 400 - x, cellX: [x, 145] } : line;
  };
  const { profile } = readResume({ ...document, lines: document.lines.map(placed) });
  expect(profile.experience.map(({ title, startDate, endDate }) => [title, startDate, endDate])).toEqual([
    ['Laboratory manager', '2016-02', '2018-11'],
    ['Research assistant', '2013-10', '2014-12'],
  ]);
});
