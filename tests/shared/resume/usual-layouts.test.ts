/** Shows that what stands beside or below a field is not taken for it: contact data beside a name, levels beside skills, referees' addresses. */
import { describe, expect, test } from 'vitest';
import { assemble } from '../../../shared/extraction/assemble.ts';
import { textDocument } from '../../../shared/extraction/index.ts';
import { layOut } from '../../../shared/extraction/page-layout.ts';
import { readResume } from '../../../shared/resume/index.ts';

const PERSON = ['Wilmot Ashgrove-Penn', 'wilmot.ashgrove@people.example', ''];
const JOB = ['WORK EXPERIENCE', '2018 - present', 'Delivery Driver', 'Copper Lane Haulage Ltd', ''];

const read = (...lines: string[]) => readResume(textDocument(lines.join('\n'))).profile;
const skillsOf = (...lines: string[]) => read(...PERSON, ...JOB, ...lines).skills.map(({ name }) => name);

const piece = (text: string, x: number, y: number, size: number) => ({
  ...{ text, x, y, width: text.length * size * 0.5, size, font: size > 20 ? 'Large' : 'Small' },
});

const pageOf = (fragments: ReturnType<typeof piece>[]) =>
  assemble('pdf', { lines: layOut([{ fragments, width: 595 }]), links: [], pageCount: 1, flags: [] });

describe('skills', () => {
  test('are not gathered from jobs where nothing is said of them', () => {
    expect(skillsOf('- Excel reports and payroll for the depot')).toEqual([]);
  });

  test('of several sections are read each by itself', () => {
    const lines = ['SKILLS', 'Tail lifts', 'Route planning', '', 'SOFTWARE', 'Excel, Outlook'];
    expect(skillsOf(...lines)).toEqual(['Tail lifts', 'Route planning', 'Excel', 'Outlook']);
  });

  test('stand below other knowledge where no section is theirs', () => {
    expect(skillsOf('OTROS CONOCIMIENTOS', '- Carretilla elevadora', '- Soldadura básica')).toEqual([
      'Carretilla elevadora',
      'Soldadura básica',
    ]);
  });

  test('have levels in any words beside them, which come again', () => {
    const grid = ['Triage\tSkillful', 'Wound care\tSkillful', 'Phlebotomy\tSeasoned', 'Infection control\tSkillful'];
    expect(skillsOf('SKILLS', ...grid)).toEqual(['Triage', 'Wound care', 'Phlebotomy', 'Infection control']);
  });

  test('may be parted by any small sign', () => {
    expect(skillsOf('SKILLS', 'Mediation ⋄ Contract law ⋄ Excel')).toEqual(['Mediation', 'Contract law', 'Excel']);
  });
});

describe('the person', () => {
  test.each([
    ['Wilmot Ashgrove-Penn, Registered Nurse', 'a profession'],
    ['WILMOT ASHGROVE-PENN, ACCA', 'letters of a body'],
  ])('is called %s without %s', (line) => {
    const { firstName, lastName } = read(line, 'wilmot.ashgrove@people.example', '', ...JOB);
    expect([firstName, lastName]).toEqual(['Wilmot', 'Ashgrove-Penn']);
  });

  test.each([
    ['Rúa da Pedra Falsa 14, 36204 Vigo, España', 'Vigo, España'],
    ['3 Quillpen Cottages, Hereford HR1 9ZZ, England', 'Hereford, England'],
    ['29004 Málaga, Spain, 658 33 10 42, wilmot@people.example', 'Málaga, Spain'],
    ['Area Sales Manager, Málaga, Spain, +34 655 019 284', 'Málaga, Spain'],
    ['Calle Salitre Viejo 9\nMálaga, 29002\nSpain', 'Málaga, Spain'],
    ['Apt 6, Weir House, Millbrack, Co. Kildare 085 555 0143', 'Millbrack, Co. Kildare'],
    ['Lives at\tToowoomba QLD\nMobile\t0491 570 313', 'Toowoomba QLD'],
  ])('lives in a town, not in a street: %s', (line, place) => {
    expect(read(...PERSON.slice(0, 2), line, '', ...JOB).location).toBe(place);
  });

  test('has no address of a referee, wherever their own stands', () => {
    const lines = ['Wilmot Ashgrove-Penn', '', ...JOB, 'REFERENCES', 'Ms Quill', 'm.quill@quill.example', ''];
    expect(read(...lines, 'CONTACT', 'wilmot@people.example').email).toBe('wilmot@people.example');
  });

  test('has a name of two lines with an address at its right', () => {
    const fragments = [
      piece('Wilmot', 60, 96, 31),
      piece('9 Snailshell Row', 472, 96, 8),
      piece('48005 Bilbao', 485, 107, 8),
      piece('Ashgrove-Penn', 60, 120, 31),
      piece('Spain', 512, 120, 8),
      piece('wilmot@people.example', 440, 132, 8),
      piece('Experience', 60, 200, 13),
      piece('2018 - present', 60, 220, 10),
      piece('Delivery Driver, Copper Lane Haulage Ltd', 160, 220, 10),
    ];
    const { profile } = readResume(pageOf(fragments));
    expect([profile.firstName, profile.lastName, profile.location]).toEqual([
      'Wilmot',
      'Ashgrove-Penn',
      'Bilbao, Spain',
    ]);
  });
});

test('what is said of a language beside it names no other', () => {
  const rows = [
    'English\tNative',
    'Spanish\tGood\tlived in Valencia for a year',
    'Welsh\tBeginner',
    'German\tDELE certificate',
  ];
  const { languages } = read(...PERSON, ...JOB, 'LANGUAGES', ...rows);
  expect(languages.map(({ name }) => name)).toEqual(['English', 'Spanish', 'Welsh', 'German']);
});

test('a company keeps its legal form, blanks and all', () => {
  const [job] = read(
    ...PERSON,
    'EXPERIENCE',
    'Welder, Estructuras Nube Negra, S. L., Sestao',
    '2018 - 2021',
  ).experience;
  expect([job?.title, job?.company]).toEqual(['Welder', 'Estructuras Nube Negra, S. L.']);
});

test('a title with a word like education heads no section among jobs', () => {
  const jobs = [
    'Educadora de apoyo',
    'Centro Cigüeña | 2019 - 2021',
    '',
    'Educadora, aula de 1-2 años',
    'Centro Pompas | 2021 - 2023',
  ];
  const { experience, education } = read(...PERSON, 'EXPERIENCIA', ...jobs);
  expect([experience.length, education.length]).toEqual([2, 0]);
});

test('times and places in a margin stay beside their jobs where a file has tags', () => {
  const rows = [
    ['2022 - present', 'Remote', 'Delivery Driver', 'Copper Lane Haulage Ltd'],
    ['2018 - 2021', 'Leeds', 'Kitchen Porter', 'Willow House Hotel'],
    ['2013 - 2017', 'York', 'Cashier', 'Ember Teal Stores Ltd'],
  ];
  const jobs = rows.flatMap(([time = '', place = '', title = '', employer = ''], at) => [
    piece(time, 50, 150 + 60 * at, 9),
    piece(place, 50, 162 + 60 * at, 9),
    piece(title, 180, 150 + 60 * at, 11),
    piece(employer, 180, 162 + 60 * at, 9),
    piece('Did what there was to do, day and night.', 180, 174 + 60 * at, 9),
  ]);
  const fragments = [piece('Wilmot Ashgrove-Penn', 50, 60, 24), piece('Work experience', 50, 120, 14), ...jobs];
  const textsOf = (own: Parameters<typeof layOut>[0][number]['fragments']) =>
    layOut([{ fragments: own, width: 595 }]).map(({ text }) => text);
  const told = textsOf(fragments.map((one, order) => ({ ...one, order })));
  expect(told).toEqual(textsOf(fragments));
  expect(told).toContain('2018 - 2021\tKitchen Porter');
});

describe('what belongs to the page', () => {
  test('a pictogram before a heading is taken off whole', () => {
    const { profile } = readResume(
      textDocument(
        [
          ...PERSON,
          '📌 Experience',
          ...JOB.slice(1),
          '📌 Education',
          'BSc Geography, Saltmarsh University, 2014',
          '',
          '📌 Skills',
          'Tail lifts, Route planning',
        ].join('\n'),
      ),
    );
    expect(profile.experience.map(({ company }) => company)).toEqual(['Copper Lane Haulage Ltd']);
    expect(profile.skills.map(({ name }) => name)).toEqual(['Tail lifts', 'Route planning']);
    expect(JSON.stringify(profile)).not.toMatch(/\\ud[89a-f]/);
  });

  test('the number of a page that is called so is left out of typed text', () => {
    const { experience } = read(...PERSON, ...JOB.slice(0, 4), '- Night routes', 'Page 2 of 5', '- Tachograph records');
    expect(experience.map(({ company, bullets }) => [company, bullets])).toEqual([
      ['Copper Lane Haulage Ltd', ['Night routes', 'Tachograph records']],
    ]);
  });
});

test('a place and an e-mail address near it on a page are two cells', () => {
  const pieces = [
    piece('Wilmot Ashgrove-Penn', 50, 40, 22),
    piece('Millbrack, Co. Kildare', 50, 70, 10),
    piece('wilmot.ashgrove@people.example', 166, 70, 10),
  ];
  expect(pageOf(pieces).lines.map(({ text }) => text)).toEqual([
    'Wilmot Ashgrove-Penn',
    'Millbrack, Co. Kildare\twilmot.ashgrove@people.example',
  ]);
});
