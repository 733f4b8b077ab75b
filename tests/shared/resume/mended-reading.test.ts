/** Shows that a recruiter can mend what was misread, and that the evidence behind it then counts where it belongs. */
import { describe, expect, it } from 'vitest';
import { editedProfile, type ReadingEdit } from '../../../shared/domain/reading-edit.ts';
import { prepareJob, prepareResume, scoreMatch } from '../../../shared/matching/index.ts';
import { correctedReading, mendedReading } from '../../../shared/resume/index.ts';
import { aJob } from '../../lambdas/records.ts';

const TEXT = `Amapola Quintanar
Zaragoza

EXPERIENCIA
Operaria
Soldadura TIG de acero inoxidable
03/2021 - actualidad
- Lectura de planos.
Camarera
Bar Tragaluz
01/2015 - 12/2018
- Atención en barra.
`;
const at = (words: string, from = 0) => {
  const start = TEXT.indexOf(words, from);
  return { start, end: start + words.length };
};

/** The reader took a line of work for the employer's name. */
const READ = {
  text: TEXT,
  profile: {
    ...{ firstName: 'Amapola', lastName: 'Quintanar', email: null, phone: null, location: 'Zaragoza', links: [] },
    ...{ summary: null, education: [], skills: [], languages: [], certificates: [] },
    experience: [
      {
        ...{ title: 'Operaria', company: 'Soldadura TIG de acero inoxidable', location: null },
        ...{ startDate: '2021-03', endDate: null, current: true, bullets: ['Lectura de planos.'] },
      },
      {
        ...{ title: 'Camarera', company: 'Bar Tragaluz', location: null },
        ...{ startDate: '2015-01', endDate: '2018-12', current: false, bullets: ['Atención en barra.'] },
      },
    ],
  },
  sources: {
    firstName: at('Amapola'),
    lastName: at('Quintanar'),
    location: at('Zaragoza'),
    'experience.0.title': at('Operaria'),
    'experience.0.company': at('Soldadura TIG de acero inoxidable'),
    'experience.0.startDate': at('03/2021'),
    'experience.0.bullets.0': at('Lectura de planos.'),
    'experience.1.title': at('Camarera'),
    'experience.1.company': at('Bar Tragaluz'),
    'experience.1.bullets.0': at('Atención en barra.'),
  },
};

function mended(edits: ReadingEdit[], original: Parameters<typeof mendedReading>[0] = READ) {
  const { stated, jobs } = editedProfile(original.profile, edits);
  return mendedReading(original, stated, jobs, 'es');
}

function matched(reading: ReturnType<typeof mended> | typeof READ) {
  const { text, profile, sources } = reading;
  const start = 'statementStart' in reading ? TEXT.length : undefined;
  const correction =
    'superseded' in reading
      ? {
          ...{ superseded: reading.superseded, withoutConcepts: reading.withoutConcepts },
          recruiter: { start: start ?? 0 },
        }
      : undefined;
  const resume = { text, profile, sources, source: 'resume' as const, ...(correction && { correction }) };
  return scoreMatch(prepareJob(aJob()), prepareResume(resume, '2026-11'));
}

const FIRST = READ.profile.experience[0] as (typeof READ.profile.experience)[number];
const EMPLOYER: ReadingEdit = { part: 'experience', index: 0, entry: { ...FIRST, company: 'Talleres Yunque' } };

describe('a misread employer', () => {
  it('hides its evidence until a recruiter mends it; then the line proves, where it stands in the file', () => {
    const before = matched(READ);
    const reading = mended([EMPLOYER]);
    const after = matched(reading);
    expect(after.percent).toBeGreaterThan(before.percent);
    const quotes = after.criteria.flatMap(({ evidence }) => evidence);
    const proof = quotes.find(({ quote }) => quote.includes('Soldadura TIG'));
    expect(proof).toMatchObject({ start: TEXT.indexOf('Soldadura TIG') });
    for (const { quote, start, end } of quotes) expect(reading.text.slice(start, end)).toBe(quote);
  });

  it('is said at the end, by a recruiter, and everything else keeps its place', () => {
    const { text, sources, superseded } = mended([EMPLOYER]);
    expect(text.startsWith(TEXT)).toBe(true);
    expect(text.slice(TEXT.length)).toBe('\n\n— Corregido por selección —\n\nExperiencia\nEmpresa: Talleres Yunque\n');
    const { start, end } = sources['experience.0.company'] ?? { start: 0, end: 0 };
    expect(text.slice(start, end)).toBe('Talleres Yunque');
    expect(sources['experience.0.bullets.0']).toEqual(READ.sources['experience.0.bullets.0']);
    expect(superseded).toEqual([]);
  });

  it('whose name was only misspelt still counts as a name', () => {
    const second = READ.profile.experience[1] as typeof FIRST;
    const { superseded } = mended([{ part: 'experience', index: 1, entry: { ...second, company: 'Tragaluz Bar' } }]);
    expect(superseded).toEqual([READ.sources['experience.1.company']]);
  });
});

it('a value that the job’s own lines have is found there', () => {
  const swapped = { ...FIRST, title: 'Soldadura TIG de acero inoxidable', company: 'Operaria' };
  const { text, sources } = mended([{ part: 'experience', index: 0, entry: swapped }]);
  expect(text).toBe(TEXT);
  expect(sources['experience.0.title']).toEqual(READ.sources['experience.0.company']);
});

it('a line taken from one job and given to another proves for the other alone', () => {
  const [first, second] = READ.profile.experience as [typeof FIRST, typeof FIRST];
  const { text, sources, superseded } = mended([
    { part: 'experience', index: 0, entry: { ...first, bullets: [] } },
    { part: 'experience', index: 1, entry: { ...second, bullets: [...second.bullets, 'Lectura de planos.'] } },
  ]);
  expect(superseded).toEqual([READ.sources['experience.0.bullets.0']]);
  const { start, end } = sources['experience.1.bullets.1'] ?? { start: 0, end: 0 };
  expect(text.slice(start, end)).toBe('Lectura de planos.');
  expect(start).toBeGreaterThan(TEXT.length);
});

it('jobs are added in their order, and removed ones prove nothing', () => {
  const added = { ...FIRST, title: 'Soldadora', company: '', startDate: '2019-02', endDate: '2021-02', current: false };
  const { profile, superseded, sources, text } = mended([
    { part: 'experience', entry: added },
    { part: 'experience', index: 1 },
  ]);
  expect(profile.experience.map(({ title }) => title)).toEqual(['Operaria', 'Soldadora']);
  expect(superseded).toContainEqual(READ.sources['experience.1.bullets.0']);
  const title = sources['experience.1.title'];
  expect(text.slice(title?.start, title?.end)).toBe('Soldadora');
});

it('leaves the person’s own correction standing below it', () => {
  const own = correctedReading(
    READ,
    { ...editedProfile(READ.profile, []).stated, resumeId: 'r', phone: '+34 600 000 000', certificates: ['Carné B'] },
    'es',
  );
  const { statementStart, superseded, withoutConcepts } = own;
  const reading = mended([EMPLOYER], { ...own, correction: { statementStart, superseded, withoutConcepts } });
  expect(reading.statementStart).toBe(TEXT.length);
  expect(reading.text).toContain('— Corregido por la persona —');
  expect(reading.text.indexOf('— Corregido por selección —')).toBeGreaterThan(own.text.indexOf('Carné B'));
  expect(reading.profile).toMatchObject({ phone: '+34 600 000 000', certificates: ['Carné B'] });
});
