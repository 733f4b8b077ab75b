/** Shows that title, employer and place are told apart however a resume parts them on one line, in both languages. */
import { describe, expect, test } from 'vitest';
import { extractDocument } from '../../../shared/extraction/index.ts';
import { readResume } from '../../../shared/resume/index.ts';

async function profileOf(text: string) {
  return readResume(await extractDocument(new TextEncoder().encode(text))).profile;
}

async function jobsOf(...entries: string[]) {
  const { experience } = await profileOf(
    `Olalla Brezo Nieto\nolalla@people.example\n\nExperiencia\n${entries.join('\n')}\n\nIdiomas\nEspañol nativo`,
  );
  return experience.map(({ title, company, location }) => [title, company, location]);
}

const NURSE = ['Enfermera de urgencias', 'Hospital Los Sauces', 'Madrid'];
const CLERK = ['Accountant', 'Brindle Foods Ltd', 'Denver, CO'];

describe('a header on one line', () => {
  test.each([
    ['commas', 'Enfermera de urgencias, Hospital Los Sauces, Madrid', NURSE],
    ['commas, the employer first', 'Hospital Los Sauces, Enfermera de urgencias, Madrid', NURSE],
    ['bars', 'Enfermera de urgencias | Hospital Los Sauces | Madrid', NURSE],
    ['points', 'Hospital Los Sauces · Madrid · Enfermera de urgencias', NURSE],
    ['dashes', 'Enfermera de urgencias - Hospital Los Sauces - Madrid', NURSE],
    ['a word', 'Enfermera de urgencias en Hospital Los Sauces, Madrid', NURSE],
    ['commas in English', 'Accountant, Brindle Foods Ltd, Denver, CO', CLERK],
    ['a word in English', 'Accountant at Brindle Foods Ltd, Denver, CO', CLERK],
    ['a dash behind the place', 'Brindle Foods Ltd, Denver, CO — Accountant', CLERK],
  ])('is parted at %s', async (_, header, parts) => {
    expect(await jobsOf(header, 'marzo 2019 - actualidad', '- Atención a diario')).toEqual([parts]);
    expect(await jobsOf(`${header}\t03/2019 - 05/2021`, '- Atención a diario')).toEqual([parts]);
  });

  test('is whole without what stands below it, though no bullet does', async () => {
    expect(
      await jobsOf(
        'Enfermera de urgencias, Hospital Los Sauces, Madrid',
        'marzo 2019 - actualidad',
        'Triaje de adultos',
      ),
    ).toEqual([NURSE]);
  });
});

describe('a header of two lines', () => {
  test.each([
    ['Brindle Works, Denver, CO', 'Brindle Works', 'Denver, CO'],
    ['Molinos Altos S.A., Santa Fe', 'Molinos Altos S.A.', 'Santa Fe'],
    ['Old Oak Care Home, Cork', 'Old Oak Care Home', 'Cork'],
    ['Hotel Marbella Blu, Villarriba', 'Hotel Marbella Blu', 'Villarriba'],
  ])('has the town behind its employer: %s', async (line, company, place) => {
    expect(await jobsOf('Cleaner\t2015 - 2018', line, '- Rooms and stairs')).toEqual([['Cleaner', company, place]]);
    expect(await jobsOf(`${line}\t2015 - 2018`, 'Cleaner', '- Rooms and stairs')).toEqual([
      ['Cleaner', company, place],
    ]);
  });

  test('ends where lines without bullets are set further in', async () => {
    const { experience } = await profileOf(
      'Olalla Brezo Nieto\nolalla@people.example\n\nExperiencia\nSoldador, Talleres Brezo\n2015 - 2018\n    Corte de chapa\n    Soldadura de tubo',
    );
    expect(experience).toMatchObject([
      { title: 'Soldador', company: 'Talleres Brezo', bullets: ['Corte de chapa', 'Soldadura de tubo'] },
    ]);
  });
});

test('a school whose name ends like a month keeps it', async () => {
  const { education } = await profileOf('Formación\nIES Puerta del Mar\t2015 – 2017\nBachillerato');
  expect(education).toMatchObject([{ institution: 'IES Puerta del Mar', startDate: '2015-01' }]);
});

describe('the school of a course', () => {
  test.each([
    ['below the degree', 'Técnico en Soldadura\nCONALEP Norte\n2013 - 2016', 'Técnico en Soldadura', 'CONALEP Norte'],
    ['behind a comma', 'Técnico en Soldadura, CONALEP Norte (2013 - 2016)', 'Técnico en Soldadura', 'CONALEP Norte'],
    [
      'above a bullet',
      '2011 - 2015\nCEDAR STATE UNIVERSITY\n• B.S. in Biology',
      'B.S. in Biology',
      'CEDAR STATE UNIVERSITY',
    ],
  ])('is found %s', async (_, lines, degree, institution) => {
    const { education } = await profileOf(`Ana Sotillo\nana@people.example\n\nFormación\n${lines}`);
    expect(education).toMatchObject([{ degree, institution }]);
  });
});

test('headings with their letters set apart are headings', async () => {
  const { experience } = await profileOf('Ana Sotillo\n\nWORKEXPERIENCE\nClerk, Brindle Foods Ltd\n2015 - 2018');
  expect(experience).toMatchObject([{ title: 'Clerk', company: 'Brindle Foods Ltd' }]);
});

test.each([
  ['Cocinera en Casa Lino (Bilbao)', ['Cocinera', 'Casa Lino', 'Bilbao']],
  ['Engineer at Oakmere Labs (Austin, TX)', ['Engineer', 'Oakmere Labs', 'Austin, TX']],
  ['Dependienta, Zara (Grupo Inditex), Vigo', ['Dependienta', 'Zara (Grupo Inditex)', 'Vigo']],
])('what stands in brackets is no bracket: %s', async (header, parts) => {
  expect(await jobsOf(header, '03/2019 - 05/2021', '- Atención a diario')).toEqual([parts]);
});

test('a department between title and employer is not the employer', async () => {
  const header = 'Senior Consultant, Strategy, Brindle Ltd, London';
  expect(await jobsOf(header, '03/2019 - 05/2021')).toEqual([['Senior Consultant, Strategy', 'Brindle Ltd', 'London']]);
});

describe('the place of a person', () => {
  const place = async (...lines: string[]) => (await profileOf(`Ana Sotillo Brezo\n${lines.join('\n')}`)).location;

  test('is none of a job, an employer or a dated line', async () => {
    expect(await place('Enfermera, Clínica El Pinar, Toledo', 'ana@people.example')).toBeNull();
    expect(await place('Clínica El Pinar, Toledo', 'ana@people.example')).toBeNull();
    expect(await place('Toledo, España 2014 - 2017', 'ana@people.example')).toBeNull();
  });

  test('is the one beside the contact data', async () => {
    expect(
      await place(
        'Toledo, España',
        'Zona norte',
        'Zona sur',
        'Viajes',
        '600 111 222',
        'ana@people.example',
        '28012 Madrid',
      ),
    ).toBe('Madrid');
    expect(await place('Valencia', '+34 600 111 222')).toBe('Valencia');
  });

  test.each([
    ['C/ Mayor 3, 2º A, 28001 Madrid', 'Madrid'],
    ['Av. Juárez 12, Col. Centro, Puebla, Pue.', 'Puebla, Pue.'],
    ['12 Maple Street, Springfield, IL 62701', 'Springfield, IL'],
    ['Centro, Madrid', 'Centro, Madrid'],
    ['Vivo en: Betanzos (A Coruña)', 'Betanzos (A Coruña)'],
    ['I live in  : Salt River, Cape Town', 'Salt River, Cape Town'],
    ['P O Box 000, Whanganui', 'Whanganui'],
    ['Napier, Hawke’s Bay', 'Napier, Hawke’s Bay'],
  ])('is the town of an address: %s', async (address, town) => {
    expect(await place(address, 'ana@people.example')).toBe(town);
  });

  test('may be a street named after a hospital', async () => {
    expect(await place('Calle Hospital 3, Zaragoza', 'ana@people.example')).toBe('Zaragoza');
  });
});

test('a name beside a label that puts the last name first is parted at its comma', async () => {
  const profile = await profileOf('DATOS PERSONALES\nApellidos y nombre\tBrezo Nieto, Olalla\nTeléfono\t600 111 222');
  expect(profile).toMatchObject({ firstName: 'Olalla', lastName: 'Brezo Nieto' });
});

test('the first row of a table names no job', async () => {
  const rows = ['Periodo\tPuesto\tEmpresa', '03/2015 - 05/2018\tSoldador\tTalleres Brezo, Soria'];
  expect(await jobsOf(...rows)).toEqual([['Soldador', 'Talleres Brezo', 'Soria']]);
});

test.each([
  ['Graduado en ESO', 'high-school'],
  ['Graduada en Educación Secundaria Obligatoria', 'high-school'],
  ['Graduada en Derecho', 'bachelor'],
])('who has a degree of a school has none of a university: %s', async (degree, level) => {
  const { education } = await profileOf(`Olalla Brezo Nieto\n\nFormación\n${degree}\nIES Monte Claro\n2008 - 2012`);
  expect(education.map((study) => [study.degree, study.level])).toEqual([[degree, level]]);
});

test('names that follow titles without a separator are parted where most titles stand alone', async () => {
  expect(
    await jobsOf(
      '2015 - 2020',
      'Farm Manager Corby Downs',
      '2012 - 2015',
      'Mill Hand of the sieves Waimumu Granary',
      '2010 - 2012',
      'Night Porter of the old wing Brindle Lodge',
    ),
  ).toEqual([
    ['Farm Manager', 'Corby Downs', null],
    ['Mill Hand of the sieves', 'Waimumu Granary', null],
    ['Night Porter of the old wing', 'Brindle Lodge', null],
  ]);
  expect(await jobsOf('2015 - 2020', 'Ward Manager Cardiology', 'Northbeck General Hospital')).toEqual([
    ['Ward Manager Cardiology', 'Northbeck General Hospital', null],
  ]);
});

test('a name parted without a separator is no title because the titles of others stand where it does', async () => {
  expect(
    await jobsOf(
      '2017 - 2020',
      'Farm Manager Waimumu Downs',
      'Gorely',
      '2013 - 2017',
      'Shepherd-General Waimumu Downs',
      'Gorely',
      '2010 - 2013',
      'Night Porter Brindle Lodge',
      'Corby',
    ),
  ).toEqual([
    ['Farm Manager', 'Waimumu Downs', null],
    ['Shepherd-General', 'Waimumu Downs', null],
    ['Night Porter', 'Brindle Lodge', null],
  ]);
});

test.each([
  ['Diploma Agriculture Linden University', 'Diploma Agriculture', 'Linden University'],
  [
    'BSc Applied Chemical and Pharmaceutical Sciences Linden Moores University',
    'BSc Applied Chemical and Pharmaceutical Sciences',
    'Linden Moores University',
  ],
  [
    'B.S. Hotel, Restaurant and Tourism Administration University of New Brindle',
    'B.S. Hotel, Restaurant and Tourism Administration',
    'University of New Brindle',
  ],
  [
    'Diplomado en Riego Pontificia Universidad Austral de Corvera',
    'Diplomado en Riego',
    'Pontificia Universidad Austral de Corvera',
  ],
  [
    'HND Hotel, Catering and Institutional Management | Linden College',
    'HND Hotel, Catering and Institutional Management',
    'Linden College',
  ],
  [
    'Secondary School, 12th year | Escola Secundária do Sado',
    'Secondary School, 12th year',
    'Escola Secundária do Sado',
  ],
  ['Grado en Derecho Universidad de Corvera', 'Grado en Derecho', 'Universidad de Corvera'],
])('a school behind a degree is told from it, with a sign between them or none: %s', async (line, degree, school) => {
  const { education } = await profileOf(`Olalla Brezo Nieto\n\nEducation\n${line}\n2011 - 2013`);
  expect(education.map((study) => [study.degree, study.institution])).toEqual([[degree, school]]);
});
