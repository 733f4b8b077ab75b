/** Shows that forms with captions over their values, jobs side by side, tables of marks and lives told in letters are read. */
import { describe, expect, test } from 'vitest';
import { textDocument } from '../../../shared/extraction/index.ts';
import { readResume } from '../../../shared/resume/index.ts';

const profileOf = (...lines: string[]) => readResume(textDocument(lines.join('\n'))).profile;
const nameOf = (...lines: string[]) => {
  const { firstName, lastName } = profileOf(...lines);
  return `${firstName} ${lastName}`;
};
const jobsOf = (...lines: string[]) =>
  profileOf(...lines).experience.map(({ title, company, startDate, endDate, current }) => [
    title,
    company,
    startDate,
    current ? 'now' : endDate,
  ]);

const BOXES = [
  'SOLICITUD DE INGRESO',
  'Apellido paterno\tApellido materno\tNombre(s)',
  'Olmedo\tVillar\tIrma Lucía',
  'Calle y número\tMunicipio\tTeléfono celular',
  'Sauce 00\tTepeyahualco\t222 000 0119',
  'Cédula\tFecha de nacimiento\tEstado civil',
  '000000087-3\t04/02/1990\tSoltera',
];

describe('boxes of a form', () => {
  test('give names, town and phone, whatever numbers stand in others', () => {
    const { firstName, lastName, location, phone } = profileOf(...BOXES);
    expect([firstName, lastName, location]).toEqual(['Irma Lucía', 'Olmedo Villar', 'Tepeyahualco']);
    expect(phone?.replace(/\D/g, '')).toContain('2220000119');
  });

  test('are no studies where they stand below a heading', () => {
    const { education } = profileOf('EDUCATION', ...BOXES, 'EDUCATION', 'Diploma in Nursing, Sotik College, 2015');
    expect(education.map(({ degree }) => degree)).toEqual(['Diploma in Nursing']);
  });

  test.each([
    ['FICHA PERSONAL DEL POSTULANTE', 'Nombre completo: Irma Olmedo Villar', 'Irma Olmedo Villar'],
    ["SEAFARER'S BIO-DATA", 'Full name of applicant: Yance Manafe', 'Yance Manafe'],
    ['CREW APPLICATION FORM', 'Surname: Mensah\nOther names: Kofi Abu', 'Kofi Abu Mensah'],
  ])('%s is what the paper is called', (title, fields, name) => {
    expect(nameOf(title, ...fields.split('\n'))).toBe(name);
  });

  test('a last name first in capitals is a name and no place', () => {
    const { firstName, lastName, location } = profileOf(
      'CURRICULUM VITAE',
      'BOAKYE-DANQUAH, EMMANUEL KOJO',
      'Takoradi, Western Region',
    );
    expect([lastName, firstName, location]).toEqual(['Boakye-Danquah', 'Emmanuel Kojo', 'Takoradi, Western Region']);
  });
});

describe('jobs side by side', () => {
  const TABLE = [
    'Irma Olmedo Villar',
    'EXPERIENCIA LABORAL',
    'Concepto\tEmpleo actual\tEmpleo anterior',
    'Nombre de la compañía\tAutopartes Nopal S.A.\tBodegas del Oriente',
    'Puesto desempeñado\tMontacarguista\tAlmacenista',
    'Fecha de ingreso\tAgosto 2021\tMarzo 2016',
    'Fecha de egreso\tA la fecha\tJulio 2021',
    'Jefe inmediato\tIng. Norma Coyotl\tSr. Raúl Paz',
  ];

  test('are read column by column', () => {
    expect(jobsOf(...TABLE)).toEqual([
      ['Montacarguista', 'Autopartes Nopal S.A.', '2021-08', 'now'],
      ['Almacenista', 'Bodegas del Oriente', '2016-03', '2021-07'],
    ]);
  });

  test('labels and values in turn are no such table', () => {
    const job = (company: string, title: string, from: string, to: string) => [
      `Company\t${company}\tPhone\t(505) 555-0100`,
      `Job Title\t${title}\tSupervisor\tD. Yazzie`,
      `From\t${from}\tTo\t${to}`,
    ];
    const jobs = [
      ...job('Zuni Ridge Fabrication', 'Welder', '03/2019', 'Present'),
      ...job('High Desert Repair', 'Helper', '08/2014', '02/2019'),
    ];
    expect(jobsOf('Marlon Begaye', 'EMPLOYMENT', ...jobs)).toEqual([
      ['Welder', 'Zuni Ridge Fabrication', '2019-03', 'now'],
      ['Helper', 'High Desert Repair', '2014-08', '2019-02'],
    ]);
  });
});

test('marks and heads of a table are no skills', () => {
  const { skills } = profileOf(
    'Irma Olmedo Villar',
    'SKILLS',
    'Technique / system\tNone\tBasic\tExpert',
    'HPLC\tX',
    'Karl Fischer titration\tWorking knowledge',
  );
  expect(skills.map(({ name }) => name)).toEqual(['HPLC', 'Karl Fischer titration']);
});

describe('a life told in a letter', () => {
  const LETTER = [
    'Estimados señores:',
    '',
    'Me llamo Marlon Euceda Zúniga y resido en La Lima, Cortés. Actualmente trabajo',
    'como guardia de seguridad en Vigilancia Catracha, desde junio de 2021. Antes',
    'estuve de bodeguero en la Ferretería Los Almendros, de 2017 a 2021.',
    '',
    'Me gradué de bachiller en el Instituto Patria en 2013. Sé hacer jardinería y',
    'pintura. Hablo español e inglés.',
  ];

  test('gives a job for each sentence that names what, where and when', () => {
    expect(jobsOf(...LETTER)).toEqual([
      ['guardia de seguridad', 'Vigilancia Catracha', '2021-06', 'now'],
      ['bodeguero', 'Ferretería Los Almendros', '2017-01', '2021-12'],
    ]);
  });

  test('gives name, town, studies, skills and languages', () => {
    const profile = profileOf(...LETTER);
    expect([profile.firstName, profile.lastName, profile.location]).toEqual([
      'Marlon',
      'Euceda Zúniga',
      'La Lima, Cortés',
    ]);
    expect(profile.education.map(({ degree, institution }) => [degree, institution])).toEqual([
      ['bachiller', 'Instituto Patria'],
    ]);
    expect(profile.skills.map(({ name }) => name)).toEqual(['jardinería', 'pintura']);
    expect(profile.languages.map(({ name }) => name)).toEqual(['español', 'inglés']);
  });
});

test.each([
  ['2014-09 .. 2020-02', '2014-09', '2020-02'],
  ['06-May-2014 to 28-Jan-2020', '2014-05', '2020-01'],
])('%s is a period', (period, start, end) => {
  const [job] = profileOf('Irma Olmedo', 'EXPERIENCE', `Network Administrator, Gap College, ${period}`).experience;
  expect([job?.startDate, job?.endDate]).toEqual([start, end]);
});
