/** Shows that pauses between jobs are none, that names over several lines are whole, and what is remarked of a degree stays apart. */
import { describe, expect, test } from 'vitest';
import { extractDocument, type TextLine } from '../../../shared/extraction/index.ts';
import { readResume } from '../../../shared/resume/index.ts';

const documentOf = (lines: readonly string[]) => extractDocument(new TextEncoder().encode(lines.join('\n')));
const profileOf = async (...lines: string[]) => readResume(await documentOf(lines)).profile;
const PERSON = ['Olalla Brezo Nieto', 'olalla.brezo@people.example', ''];

const JOBS = ['TRABAJOS', '', 'Residencia Los Alerces', 'Auxiliar de enfermería', 'marzo 2019 - actualidad', ''];
const EARLIER = ['Confecciones Brisa', 'Costurera', '1990 a 1999', ''];
const jobsOf = async (...between: string[]) =>
  (await profileOf(...PERSON, ...JOBS, ...EARLIER, ...between, '', 'ESTUDIOS', '', 'Bachillerato, IES Las Lomas, 1989'))
    .experience;

describe('what stands between jobs', () => {
  test.each([
    ['a remark in brackets', ['(De mayo de 2020 a febrero de 2021 estuve en paro y estudiando inglés.)']],
    [
      'a remark over two lines',
      ['(De 1999 a 2005 estuve en casa criando a mis hijos y cosía por encargo.', 'De 2016 a 2018 cuidé a mi abuela.)'],
    ],
    [
      'a sentence that begins with its time',
      ['De abril 2010 a julio 2011 trabajé por mi cuenta con un coche prestado.'],
    ],
    ['a word for it behind its time', ['2009 - 2012: full-time parent.']],
  ])('is no job: %s', async (_, lines) => {
    const jobs = await jobsOf(...lines);
    expect(jobs.map(({ title, company }) => [title, company])).toEqual([
      ['Auxiliar de enfermería', 'Residencia Los Alerces'],
      ['Costurera', 'Confecciones Brisa'],
    ]);
  });

  test('is a job where it is no remark: a time in brackets below its names', async () => {
    const jobs = await jobsOf('Taller Cedro', 'Ayudante de taller', '(part-time, 1986 - 1989)');
    expect(jobs.map(({ company }) => company)).toContain('Taller Cedro');
  });
});

test('two things that somebody did at once are one title', async () => {
  const { experience } = await profileOf(
    ...PERSON,
    'WORK EXPERIENCE',
    '',
    '2017 to 2019\tPrep Cook / Dishwasher, Blue Kettle Kitchen, Tulsa, OK',
    '2014 to 2016\tLine Cook, Rye Taproom, Tulsa, OK',
  );
  expect(experience.map(({ title, company }) => [title, company])).toEqual([
    ['Prep Cook / Dishwasher', 'Blue Kettle Kitchen'],
    ['Line Cook', 'Rye Taproom'],
  ]);
});

test('posts below the whole time with their employer are its own, whatever ward they name', async () => {
  const { experience } = await profileOf(
    ...PERSON,
    'CAREER HISTORY',
    '',
    'Upper Vale Hospitals NHS Trust, Sheffield\tSept 2015 – present',
    'Junior Sister (Band 6), Ward R4\tMay 2021 – present',
    'Took charge of 28 beds.',
    '',
    'Staff Nurse (Band 5), Acute Medical Unit\tSept 2015 – April 2021',
    'Looked after admissions.',
  );
  expect(experience.map(({ title, company, location }) => [title, company, location])).toEqual([
    ['Junior Sister (Band 6), Ward R4', 'Upper Vale Hospitals NHS Trust', 'Sheffield'],
    ['Staff Nurse (Band 5), Acute Medical Unit', 'Upper Vale Hospitals NHS Trust', 'Sheffield'],
  ]);
});

test.each([
  ['Diploma of Nursing (currently enrolled, part-time)', 'Diploma of Nursing'],
  ['Técnico en Logística (primer semestre, congelado)', 'Técnico en Logística'],
  ['Victorian Certificate of Education (ATAR 74.35)', 'Victorian Certificate of Education'],
  ['3 A Levels (Economics, French, Geography)', '3 A Levels (Economics, French, Geography)'],
  ['Bachillerato (trunco)', 'Bachillerato (trunco)'],
  ['Ingeniería Industrial, especialidad Organización', 'Ingeniería Industrial, especialidad Organización'],
])('of %s the degree is %s', async (written, degree) => {
  const { education } = await profileOf(...PERSON, 'EDUCATION', '', written, 'Lower Vale College', '2012 - 2014');
  expect(education.map((study) => study.degree)).toEqual([degree]);
});

test('a course that will end later has its beginning', async () => {
  const { education } = await profileOf(
    ...PERSON,
    'EDUCATION',
    '',
    'Bachelor of Commerce',
    'Lower Vale University',
    '2023 – expected 2026',
  );
  expect(education.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([['2023-01', '2026-12']]);
});

describe('a name', () => {
  const setAs = async (lines: readonly string[], fontSize: (line: TextLine) => number) => {
    const document = await documentOf([...lines, 'nibaldo.brezo@people.example', '', 'SKILLS', '', 'Cooking']);
    return readResume({ ...document, lines: document.lines.map((line) => ({ ...line, fontSize: fontSize(line) })) })
      .profile;
  };
  const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

  test('over three lines in large type is one', async () => {
    const profile = await setAs(['Nibaldo', 'Brezo', 'Ortúzar'], ({ text }) => (/^(?:N|B|O)/.test(text) ? 21 : 10));
    expect(nameOf(profile)).toBe('Nibaldo Brezo Ortúzar');
  });

  test('may begin with a first name in larger type', async () => {
    const profile = await setAs(['Nibaldo', 'Brezo Ortúzar'], ({ text }) =>
      text === 'Nibaldo' ? 20 : text.startsWith('Brezo') ? 15 : 10,
    );
    expect(nameOf(profile)).toBe('Nibaldo Brezo Ortúzar');
  });

  test.each(['Olalla Brezo Nieto, DPT', 'OLALLA BREZO NIETO, RMT'])(
    'has no letters of a profession: %s',
    async (line) => {
      const { firstName, lastName } = await profileOf(line, 'olalla.brezo@people.example', '', 'SKILLS', '', 'Excel');
      expect(`${firstName} ${lastName}`).toBe('Olalla Brezo Nieto');
    },
  );
});

test.each([
  ['C/ Mayor, 17, pta. 9. 46019 Valencia', 'Valencia'],
  ['Jr. Las Retamas 415, Cayma, Arequipa', 'Cayma, Arequipa'],
  ['14B Alder Terrace, Frankton, Hamilton 3204', 'Frankton, Hamilton'],
  ['Lower Crossing, Ennistymon, Co. Clare', 'Lower Crossing, Ennistymon, Co. Clare'],
])('of the address %s the town is %s', async (address, town) => {
  const { location } = await profileOf(
    'Olalla Brezo Nieto',
    address,
    'olalla.brezo@people.example',
    '',
    'SKILLS',
    '',
    'Excel',
  );
  expect(location).toBe(town);
});

test('languages that people speak are none to code in, though they stand among skills', async () => {
  const { languages, skills } = await profileOf(
    ...PERSON,
    'SKILLS',
    '',
    'Software\tGeoGebra, LaTeX, Excel',
    'Teaching\tteam teaching, exam preparation',
    'Languages\tIrish (fluent), English (native), German (school)',
  );
  expect(languages.map(({ name }) => name)).toEqual(['Irish', 'English', 'German']);
  expect(skills.map(({ name }) => name)).toEqual(['GeoGebra', 'LaTeX', 'Excel', 'team teaching', 'exam preparation']);
});

describe('text as people type it', () => {
  test('has marks before names, arrows in periods and slashes between names', async () => {
    const { firstName, lastName, experience, education, location } = await profileOf(
      '# Olalla Brezo Nieto',
      '',
      '📍 Quito, Ecuador',
      'olalla.brezo@people.example',
      '',
      '## Experiencia',
      '',
      '>> Taller Digital Brisa  /  Pasante de desarrollo  /  02.2024 → hoy',
      '>> Ciber Doña Rosa  /  Técnica de soporte  /  06.2021 → 12.2023',
      '',
      '## Estudios',
      '',
      '>> Instituto Superior Los Alerces  /  Tecnología en Desarrollo de Software  /  2020 → 2023',
    );
    expect([`${firstName} ${lastName}`, location]).toEqual(['Olalla Brezo Nieto', 'Quito, Ecuador']);
    expect(experience.map(({ title, company }) => [title, company])).toEqual([
      ['Pasante de desarrollo', 'Taller Digital Brisa'],
      ['Técnica de soporte', 'Ciber Doña Rosa'],
    ]);
    expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
      ['Tecnología en Desarrollo de Software', 'Instituto Superior Los Alerces'],
    ]);
  });

  test('may part skills by two colons or mark them with a plus', async () => {
    const { skills } = await profileOf(
      ...PERSON,
      'SKILLS',
      '',
      'Procore :: MS Project :: Contract administration',
      '+ Cost forecasting',
    );
    expect(skills.map(({ name }) => name)).toEqual([
      'Procore',
      'MS Project',
      'Contract administration',
      'Cost forecasting',
    ]);
  });

  test.each([
    ['Zuera (Zaragoza)', 'Zuera (Zaragoza)'],
    ['Leeds LS9', 'Leeds LS9'],
  ])('has a town that no list has beside its region: %s', async (line, town) => {
    const { location } = await profileOf('Olalla Brezo Nieto', line, '07700 900264', '', 'SKILLS', '', 'Excel');
    expect(location).toBe(town);
  });
});

test('belonging to a body is no course of study, and a town is no subject', async () => {
  const { education } = await profileOf(
    ...PERSON,
    'EDUCATION',
    '',
    'BSc Civil Engineering\t2006 - 2010',
    'Foothills Polytechnic University, Red Deer, AB',
    '',
    'Member of an institute of chartered accountants, since 2016',
  );
  expect(education.map(({ degree }) => degree)).toEqual(['BSc Civil Engineering']);
});

describe('names that look like something else', () => {
  test('an employer that begins like a word for contact heads no section', async () => {
    const { experience } = await profileOf(
      ...PERSON,
      '*EXPERIENCIA LABORAL*',
      '',
      '> Contacto Brisa BPO',
      'Supervisora de piso',
      'de octubre del 2022 hasta hoy',
      '',
      '> Tiendas Killa',
      'Cajera y vendedora',
      'de enero del 2016 a marzo del 2018',
      '',
      '*ESTUDIOS*',
      '',
      'Bachillerato, Colegio Las Lomas, 2015',
    );
    expect(experience.map(({ title, company }) => [title, company])).toEqual([
      ['Supervisora de piso', 'Contacto Brisa BPO'],
      ['Cajera y vendedora', 'Tiendas Killa'],
    ]);
  });

  test('the town of an employer is known from where the person lives', async () => {
    const { experience } = await profileOf(
      'Olalla Brezo Nieto',
      'Port Gellan, Victoria',
      'olalla.brezo@people.example',
      '',
      'EXPERIENCE',
      '',
      'Court Reporter',
      'The Southern Lantern, Port Gellan',
      'July 2018 to March 2022',
    );
    expect(experience.map(({ company, location }) => [company, location])).toEqual([
      ['The Southern Lantern', 'Port Gellan'],
    ]);
  });

  test('honours inside a degree part it from nothing', async () => {
    const { education } = await profileOf(
      ...PERSON,
      'QUALIFICATIONS',
      '',
      'B.Sc. (Hons) Banking and Finance, Second Class Upper\t2014',
    );
    expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
      ['B.Sc. (Hons) Banking and Finance', ''],
    ]);
  });

  test('a region in brackets below a town is no town', async () => {
    const { location } = await profileOf(
      'Olalla Brezo Nieto',
      'olalla.brezo@people.example',
      'Castelló del Brezo',
      '(Valencia)',
      '',
      'SKILLS',
      '',
      'Excel',
    );
    expect(location).toBe('Castelló del Brezo');
  });
});
