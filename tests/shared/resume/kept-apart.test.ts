/** Shows what stands apart from what: studies from jobs and from courses, levels and remarks from names, sentences from headings. */
import { describe, expect, test } from 'vitest';
import { extractDocument } from '../../../shared/extraction/index.ts';
import { readResume, readResumeText } from '../../../shared/resume/index.ts';

const PERSON = ['Olalla Brezo Nieto', 'olalla.brezo@people.example', '+34 600 000 000', ''];

const readingOf = (...lines: string[]) => readResumeText([...PERSON, ...lines].join('\n'));
const profileOf = (...lines: string[]) => readingOf(...lines).profile;

describe('studies', () => {
  const PATH = [
    'EXPERIENCE',
    '',
    'Store Manager\t2015 – 2021',
    'Marula Foods Ltd',
    '',
    'Higher Certificate in Retail Management\t2013 – 2014',
    'Indlovu Open College',
    '',
    'Cashier\t2010 – 2012',
    'Hollis Outfitters Ltd',
  ];

  test('stand among jobs where nothing else is called studies', () => {
    const { experience, education } = profileOf(...PATH);
    expect(experience.map(({ title }) => title)).toEqual(['Store Manager', 'Cashier']);
    expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
      ['Higher Certificate in Retail Management', 'Indlovu Open College'],
    ]);
  });

  test('and each job and study keeps its part of the text', () => {
    const { sections } = readingOf(...PATH);
    expect(sections.map(({ kind }) => kind).slice(-3)).toEqual(['experience', 'education', 'experience']);
    for (const [index, { start }] of sections.entries())
      expect(start).toBeGreaterThanOrEqual(sections[index - 1]?.end ?? 0);
  });

  test('are not courses without a degree or a school, which are kept as certificates', () => {
    const { education, certificates } = profileOf(
      'FORMACIÓN',
      '',
      'Grado en Enfermería',
      'Universidad de Castilla Mayor, 2010 - 2014',
      '',
      'Terapia compresiva en úlceras venosas, 2021',
    );
    expect(education.map(({ degree }) => degree)).toEqual(['Grado en Enfermería']);
    expect(certificates).toEqual(['Terapia compresiva en úlceras venosas']);
  });

  test.each([
    ['Universidad Tecnológica del Valle (modalidad sabatina). Titulado', 'Universidad Tecnológica del Valle'],
    ['Universidad de Los Coihues, aprobada con distinción', 'Universidad de Los Coihues'],
    ['Instituto 417 Gral. Domingo Arenas', 'Instituto 417 Gral. Domingo Arenas'],
  ])('at %s were at %s', (written, school) => {
    const { education } = profileOf('ESTUDIOS', '', 'Ingeniería en Logística\t2010 – 2014', written);
    expect(education[0]?.institution).toBe(school);
  });

  test('are no posts of a teacher', () => {
    const { education } = profileOf(
      'EDUCATION',
      '',
      'PhD in Soil Sciences, University of Montelupo\t2015 – 2018',
      '',
      'TEACHING AND SUPERVISION',
      '',
      'Lecturer in Soil Biology (BSc), University of Noorderveld\t2022 – 2025',
    );
    expect(education).toHaveLength(1);
  });
});

describe('skills', () => {
  test('keep what is remarked in brackets, and are known without it', () => {
    const { skills } = profileOf('SKILLS', '', 'Excel (basic formulas), SQL (basic), Python');
    expect(skills.map(({ name }) => name)).toEqual(['Excel (basic formulas)', 'SQL (basic)', 'Python']);
    expect(skills.every(({ id }) => id !== null)).toBe(true);
  });
});

describe('languages', () => {
  test('have their levels below them, which head nothing', async () => {
    const lines = [
      'LANGUAGES',
      '',
      'Tamil',
      'Native or Bilingual Proficiency',
      'English',
      'Full Professional Proficiency',
    ];
    const document = await extractDocument(new TextEncoder().encode([...PERSON, ...lines].join('\n')));
    const bold = document.lines.map((line) => ({ ...line, bold: /Proficiency|LANG/.test(line.text) }));
    const { profile } = readResume({ ...document, lines: bold });
    expect(profile.languages.map(({ name }) => name)).toEqual(['Tamil', 'English']);
  });

  test('are no marks for how well', () => {
    const { languages } = profileOf('IDIOMAS', '', 'Español ●●●●●', 'Inglés ●●○○○');
    expect(languages.map(({ name }) => name)).toEqual(['Español', 'Inglés']);
  });
});

test('a heading between single marks', () => {
  const { sections } = readingOf(
    '-EXPERIENCIA-',
    '',
    '2019 - 2021: Bar La Cepa S.L.',
    'Camarera',
    '',
    '-IDIOMAS-',
    '',
    'Inglés básico',
  );
  expect(sections.map(({ kind }) => kind)).toEqual(['header', 'experience', 'languages']);
});

test.each([
  ['ana.ruiz@correo.exam\nple\n', 'ana.ruiz@correo.example'],
  ['ana.ruiz@correo.com\nweb\n', 'ana.ruiz@correo.com'],
  ['ana.ruiz@correo.uy\nweb\n', 'ana.ruiz@correo.uy'],
])('the address in %j is %s', (text, email) => {
  expect(readResumeText(`Ana Ruiz Gil\n${text}\nCocinera`).profile.email).toBe(email);
});

test('columns of a table whose name nobody knows tell more', () => {
  const { education } = profileOf(
    'EDUCATION',
    '',
    'From\tTo\tSchool\tQualification\tRemarks',
    '1994\t1997\tBielsko Technical School\tCar mechanic diploma\tWith exam for apprentice',
    '1997\t1999\tCieszyn Secondary School\tSecondary school diploma\tEvening system',
  );
  expect(education.map(({ degree }) => degree)).toEqual(['Car mechanic diploma', 'Secondary school diploma']);
});
