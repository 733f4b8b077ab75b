/** Shows that headings are found whatever is typed around them, and that words of learning in a heading do not make it one of studies. */
import { expect, test } from 'vitest';
import { readResumeText } from '../../../shared/resume/index.ts';

const PERSON = ['Olalla Brezo Nieto', 'olalla.brezo@people.example', ''];
const profileOf = (...lines: string[]) => readResumeText([...PERSON, ...lines].join('\n')).profile;

test('headings between rules on their own line', () => {
  const { experience, education, languages } = profileOf(
    '--- TRABAJOS ---',
    '',
    'Hotel Bahía Larga, Cartaya',
    'Camarera de pisos (marzo 2020 - actualidad)',
    '',
    'Residencia Doña Amalia, Lepe',
    'Limpiadora (2014 - 2019)',
    '',
    '--- ESTUDIOS ---',
    '',
    'Graduado Escolar',
    'Colegio Público Dehesa Vieja (1994)',
    '',
    '--- IDIOMAS ---',
    '',
    'Español, portugués',
  );
  expect(experience.map(({ title, company }) => [title, company])).toEqual([
    ['Camarera de pisos', 'Hotel Bahía Larga'],
    ['Limpiadora', 'Residencia Doña Amalia'],
  ]);
  expect(education.map(({ degree }) => degree)).toEqual(['Graduado Escolar']);
  expect(languages.map(({ name }) => name)).toEqual(['Español', 'portugués']);
});

test('numbers of headings in a cell of their own', () => {
  const { experience, education } = profileOf(
    'I.\tEXPERIENCIA LABORAL',
    'Caja Municipal de Achira\tene. 2013 - jul. 2015',
    'Cargo\t: Cajera',
    'II.\tESTUDIOS REALIZADOS',
    'Técnica en Administración Bancaria\t2007 - 2009',
    'Instituto Superior Cerro Pardo',
  );
  expect(experience.map(({ title, company }) => [title, company])).toEqual([['Cajera', 'Caja Municipal de Achira']]);
  expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['Técnica en Administración Bancaria', 'Instituto Superior Cerro Pardo'],
  ]);
});

test('posts held at universities are jobs', () => {
  const { experience, education } = profileOf(
    'ACADEMIC APPOINTMENTS',
    '2021 -\tLecturer in Phonetics, College of the Outer Skerries, Stromness',
    '2013 - 2016\tPostdoctoral Researcher, Institute for Small Tongues, Leipzig',
    '',
    'EDUCATION',
    '2009 - 2013\tPhD in Linguistics, University of Dunmoyle',
  );
  expect(experience.map(({ title, company }) => [title, company])).toEqual([
    ['Lecturer in Phonetics', 'College of the Outer Skerries'],
    ['Postdoctoral Researcher', 'Institute for Small Tongues'],
  ]);
  expect(education.map(({ degree }) => degree)).toEqual(['PhD in Linguistics']);
});

test('a resume in small letters throughout is read, and keeps them', () => {
  const { profile, sources, text } = readResumeText(
    [
      'ottoline fenwick-braithe',
      'ottoline@people.example',
      '',
      'work',
      '',
      'junior data analyst | plumridge regional transit',
      'duluth, mn | aug 2024 to now',
      '- a weekly model of riders',
      '',
      'kitchen manager | the copper heron',
      'two harbors, mn | may 2018 to dec 2023',
      '',
      'school',
      '',
      'certificate in data analytics',
      'lake sorrel community college, 2022 to 2024',
    ].join('\n'),
  );
  expect(profile.firstName).toBe('Ottoline');
  expect(profile.experience.map(({ title, company }) => [title, company])).toEqual([
    ['junior data analyst', 'plumridge regional transit'],
    ['kitchen manager', 'the copper heron'],
  ]);
  expect(profile.education.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['certificate in data analytics', 'lake sorrel community college'],
  ]);
  const { start = 0, end = 0 } = sources['experience.1.company'] ?? {};
  expect(text.slice(start, end)).toBe('the copper heron');
});

test('training at schools is study where nothing else is', () => {
  const { education } = profileOf(
    'TRAINING',
    'Ruamoko Polytechnic',
    'National Certificate in Heavy Engineering',
    '1995 to 1998',
    'Taihoro South Area School',
    'School Certificate',
    '1994',
    '',
    'TICKETS',
    '- Forklift, expires 2026',
  );
  expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['National Certificate in Heavy Engineering', 'Ruamoko Polytechnic'],
    ['School Certificate', 'Taihoro South Area School'],
  ]);
});

test('languages of signs keep their whole name, and what stands in brackets names no other', () => {
  const { languages } = profileOf('IDIOMAS', 'Español, inglés (B1), Lengua de signos española (A2)');
  expect(languages.map(({ name }) => name)).toEqual(['Español', 'inglés', 'Lengua de signos española']);
  const english = profileOf('LANGUAGES', 'English (native); Irish (C1, Teastas na Gaeilge); Irish Sign Language');
  expect(english.languages.map(({ name }) => name)).toEqual(['English', 'Irish', 'Irish Sign Language']);
});

test.each([
  ['Three languages (English, French and German)', ['English', 'French', 'German']],
  ['Español (lengua materna), idiomas de trabajo (inglés, francés)', ['Español', 'inglés', 'francés']],
])('a list of languages in brackets: %s', (line, names) => {
  const { languages } = profileOf('LANGUAGES', line);
  expect(languages.map(({ name }) => name)).toEqual(names);
});

test.each(['/', '❧', '※'])('the residence in a strip of contact data that %s parts', (mark) => {
  const strip = ['Taihoro, New Zealand', '027 555 0119', 'olalla@people.example'].join(` ${mark} `);
  const { location } = readResumeText(
    ['Olalla Brezo Nieto', strip, '', 'EXPERIENCE', 'Welder, Brezo Ltd, 2019 - 2024'].join('\n'),
  ).profile;
  expect(location).toBe('Taihoro, New Zealand');
});
