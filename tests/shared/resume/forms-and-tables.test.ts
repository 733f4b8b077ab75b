/** Shows that forms and tables of English-speaking countries are read: application forms, sea service, academic records, placements. */
import { describe, expect, test } from 'vitest';
import { textDocument } from '../../../shared/extraction/index.ts';
import { readResume } from '../../../shared/resume/index.ts';

const PERSON = ['Wilmot Ashgrove-Penn', 'wilmot.ashgrove@people.example', ''];
const profileOf = (...lines: string[]) => readResume(textDocument([...PERSON, ...lines].join('\n'))).profile;

const jobsOf = (...lines: string[]) =>
  profileOf(...lines).experience.map(({ title, company, startDate, endDate, current }) => [
    title,
    company,
    startDate,
    current ? 'now' : endDate,
  ]);

const studiesOf = (...lines: string[]) =>
  profileOf(...lines).education.map(({ degree, institution, startDate, endDate }) => [
    degree,
    institution,
    startDate,
    endDate,
  ]);

const OFFICER = ['Chief Officer', 'Lantern Bay Ship Management', '2022-03', '2023-01'];
const CADET = ['Deck Cadet', 'Lantern Bay Ship Management', '2018-05', '2019-02'];

describe('tables of jobs', () => {
  test.each([
    [
      'of service at sea, where the employer is beside the vessel',
      [
        'SEA SERVICE (last vessel first)',
        'Vessel\tType\tRank\tOwner / Manager\tSign on\tSign off',
        'MV Ember Teal\tBulk carrier\tChief Officer\tLantern Bay Ship Management\t02.03.2022\t15.01.2023',
        'MV Ember Rook\tContainer\tDeck Cadet\tLantern Bay Ship Management\t05.05.2018\t28.02.2019',
      ],
    ],
    [
      'that count their rows',
      [
        'PROFESSIONAL EXPERIENCE',
        'Sl. No.\tOrganisation\tDesignation\tPeriod\tNature of work',
        '1\tLantern Bay Ship Management\tChief Officer\tMarch 2022 to January 2023\tNavigation',
        '2\tLantern Bay Ship Management\tDeck Cadet\tMay 2018 to February 2019\tWatchkeeping',
      ],
    ],
    [
      'of forms that ask for reasons',
      [
        'EMPLOYMENT HISTORY',
        'Position held\tName and address of employer\tFrom\tTo\tReason for leaving',
        'Chief Officer\tLantern Bay Ship Management\t03/2022\t01/2023\tEnd of contract',
        'Deck Cadet\tLantern Bay Ship Management\t05/2018\t02/2019\tQualified',
      ],
    ],
  ])('are read by the heads of their columns: %s', (_, lines) => {
    expect(jobsOf(...lines)).toEqual([OFFICER, CADET]);
  });

  test('may have empty cells', () => {
    const studies = studiesOf(
      'EDUCATION',
      'Level\tSchool\tCourse\tYear',
      'College\tLantern Bay Maritime College\tBS Marine Engineering\t2010-2014',
      'High School\tNorthbeck National High School\t2006-2010',
    );
    expect(studies.map(([degree, institution]) => [degree, institution])).toEqual([
      ['BS Marine Engineering', 'Lantern Bay Maritime College'],
      ['', 'Northbeck National High School'],
    ]);
  });
});

test('a board beside an institution is no school', () => {
  expect(
    studiesOf(
      'ACADEMIC QUALIFICATION',
      'Examination\tName of the Institution\tUniversity / Board\tYear of Passing\tPercentage',
      'B.Com.\tNorthbeck Arts College\tUniversity of Lindale\t2013\t72 %',
      'H.S.C.\tBeck Higher Secondary School\tState Board\t2010\t78 %',
    ),
  ).toEqual([
    ['B.Com.', 'Northbeck Arts College', null, '2013-12'],
    ['H.S.C.', 'Beck Higher Secondary School', null, '2010-12'],
  ]);
});

test('fields of a form may stand side by side', () => {
  expect(
    jobsOf(
      'EMPLOYMENT',
      'Employer\tLindale Care Homes Ltd\tJob title\tSenior Care Assistant',
      'Date started\tJune 2015\tDate left\tStill employed',
      'Employer\tBrook Bakery Ltd\tJob title\tBaker',
      'Date started\tMay 2011\tDate left\tMay 2015',
    ),
  ).toEqual([
    ['Senior Care Assistant', 'Lindale Care Homes Ltd', '2015-06', 'now'],
    ['Baker', 'Brook Bakery Ltd', '2011-05', '2015-05'],
  ]);
});

test('a town that nobody listed is no employer', () => {
  expect(
    jobsOf(
      'EXPERIENCE',
      'March 2018 - Present',
      'Farm Advisor, Lindale Agri Services, Beckmoor',
      '',
      'May 2013 - January 2018',
      'Sales Representative, Brook Feeds Co-op, Northbeck',
    ).map(([title, company]) => [title, company]),
  ).toEqual([
    ['Farm Advisor', 'Lindale Agri Services'],
    ['Sales Representative', 'Brook Feeds Co-op'],
  ]);
});

test('an agency above the placements it arranged is no job', () => {
  expect(
    jobsOf(
      'CAREER HISTORY',
      'Lindale Office Personnel (agency)\tMay 2019 - present',
      'Team Secretary, Northbeck Borough Council\tFeb 2021 - present',
      '* Minutes of committees.',
      'Receptionist, Beck Dental Practice\tMay 2019 - Jan 2021',
      '* Front desk and bookings.',
    ).map(([title, company]) => [title, company]),
  ).toEqual([
    ['Team Secretary', 'Northbeck Borough Council'],
    ['Receptionist', 'Beck Dental Practice'],
  ]);
});

test('a title alone takes no employer from the line of another title', () => {
  const jobs = jobsOf(
    'EXPERIENCE',
    '2014 - 2021',
    'Teaching Assistant, Beck Primary School',
    'Small groups.',
    '',
    '2012 - 2014',
    'Carer',
    'Looked after a neighbour.',
  );
  expect(jobs.map(([title, company]) => [title, company])).toEqual([
    ['Teaching Assistant', 'Beck Primary School'],
    ['Carer', ''],
  ]);
});

test('schools and what was obtained there are put together where each has a list of its own', () => {
  expect(
    studiesOf(
      'INSTITUTIONS ATTENDED WITH DATES',
      'Lindale State University\t2009 - 2013',
      'Beck Secondary School\t2003 - 2009',
      '',
      'QUALIFICATIONS OBTAINED WITH DATES',
      'B.Sc. Microbiology\t2013',
      'Senior Secondary Certificate\t2009',
    ),
  ).toEqual([
    ['B.Sc. Microbiology', 'Lindale State University', '2009-01', '2013-12'],
    ['Senior Secondary Certificate', 'Beck Secondary School', '2003-01', '2009-12'],
  ]);
});

test('a surname and a first name may stand in one row of a form', () => {
  const { profile } = readResume(
    textDocument('APPLICATION FORM\nSurname\tAshgrove\tForename(s)\tWilmot Jay\nE-mail\tw.ashgrove@people.example'),
  );
  expect([profile.firstName, profile.lastName]).toEqual(['Wilmot Jay', 'Ashgrove']);
});

describe('a form that asks for the employer by name', () => {
  test.each([
    [
      'Norwind Construction NV, Antwerp (Belgium)',
      'Norwind Construction NV',
      'Type of business or sector: Construction',
    ],
    [
      'Brezo y Bruma Ingeniería, S.A., Bilbao (Spain)',
      'Brezo y Bruma Ingeniería, S.A.',
      'Tipo de empresa o sector: Obras',
    ],
    ['Hatherley Dredging', 'Hatherley Dredging', 'Nature of business: Ports'],
  ])('has it from "%s", whatever its legal form, and not from its line of business', (employer, company, sector) => {
    const lines = [
      'WORK EXPERIENCE',
      'Dates: May 2011 – December 2014',
      'Occupation or position held: Contracts Manager',
    ];
    const jobs = jobsOf(...lines, `Name and address of employer: ${employer}`, sector);
    expect(jobs).toEqual([['Contracts Manager', company, '2011-05', '2014-12']]);
  });
});

test('the number of a form does not end what it says of the person', () => {
  const form = [
    'Application received: 2026-09-14',
    'Form: General',
    'Reference: APP-00417',
    '-----',
    'First name: Saffron',
  ];
  const text = [...form, 'Last name: Dellacorvo-Pike', 'E-mail address: s@people.example', '', 'EMPLOYMENT HISTORY'];
  const { firstName, lastName } = readResume(textDocument(text.join('\n'))).profile;
  expect([firstName, lastName]).toEqual(['Saffron', 'Dellacorvo-Pike']);
});
