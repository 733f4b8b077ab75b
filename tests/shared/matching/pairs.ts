/** Draws people and jobs of several trades for the properties that hold for every pair. */
import fc from 'fast-check';
import type { Person } from './people.ts';

const SKILLS = [
  'Java',
  'PostgreSQL',
  'Kubernetes',
  'payroll',
  'patient care',
  'welding',
  'graphic design',
  'invoicing',
  'customer service',
  'AutoCAD',
  'falconry permits',
];
const TITLES = [
  'Backend Developer',
  'Accountant',
  'Registered Nurse',
  'Graphic Designer',
  'Welder',
  'Keeper of Falcons',
];
const skillsOf = fc.uniqueArray(fc.constantFrom(...SKILLS), { minLength: 1, maxLength: 6 });

/** People who have done some of these jobs, or none. */
export const people: fc.Arbitrary<Person> = fc.record({
  headline: fc.constantFrom('', 'Hard-working professional.', 'Accountant with an eye for detail.'),
  roles: fc.array(
    fc.record({
      title: fc.constantFrom(...TITLES),
      from: fc.constantFrom('2010-01', '2015-06', '2021-03'),
      to: fc.constantFrom('2021-12', '2024-05', '2026-01'),
      bullets: skillsOf.map((skills) => skills.map((skill) => `Worked with ${skill} every day`)),
    }),
    { maxLength: 3 },
  ),
  degree: fc.constantFrom('', "Bachelor's degree", 'High school diploma'),
  skills: skillsOf,
  languages: fc.constantFrom('', 'English C1, Spanish native', 'Spanish native, English A2'),
  certificates: fc.constantFrom<string[]>([], ['Driving licence B']),
});

/** Jobs that ask for skills, years, languages, licences and studies in several ways. */
export const jobs = fc.record({
  title: fc.constantFrom(...TITLES),
  location: fc.constantFrom('', 'Madrid', 'Sevilla'),
  experienceLevel: fc.constantFrom('entry' as const, 'senior' as const, 'executive' as const),
  requirements: skillsOf,
  description: fc.constantFrom(
    '',
    'At least 4 years of experience.\nEnglish B2 required.\nDriving licence B is a plus.',
    "Requirements:\n- Bachelor's degree\n- Driving licence B\nNice to have:\n- Photoshop",
  ),
});
