/** The rules behind one's own application: where it stands, when to look again, and how fields become a correction. */
import { describe, expect, it } from 'vitest';
import { isSettled, nextPollMs } from '../../../frontend/src/features/application-status/queries.ts';
import { isNamed, partsOf } from '../../../frontend/src/features/application-status/reading-parts.ts';
import { statedIn, usableValues, valuesOf } from '../../../frontend/src/features/application-status/reading-values.ts';
import {
  aheadOf,
  partedHistory,
  standingOf,
} from '../../../frontend/src/features/application-status/timeline-steps.ts';
import { formatWhen } from '../../../frontend/src/lib/format.ts';
import { monthOf } from '../../../frontend/src/ui/month-field.tsx';
import { correctionSchema } from '../../../shared/domain/correction.ts';
import { profileSchema } from '../../../shared/domain/profile.ts';
import { followed, MATCH } from '../seeds.ts';

const AT = '2026-05-04T09:00:00.000Z';
const completed = { resume: { status: 'completed', fileName: 'cv.pdf' } };
const compared = { ...completed, history: [{ kind: 'matched', at: AT }] };

describe('an application', () => {
  it.each([
    ['still to be uploaded', { resume: { status: 'awaiting-upload', fileName: null } }, 'upload', false],
    ['being read', {}, 'reading', false],
    ['being compared', completed, 'comparing', false],
    [
      'whose first matches are stored while the others are compared',
      { ...completed, matches: [MATCH] },
      'comparing',
      false,
    ],
    ['compared', { ...compared, matches: [MATCH] }, 'new', true],
    ['compared with nothing to show', compared, 'new', true],
    [
      'corrected after it was compared',
      {
        ...completed,
        history: [
          { kind: 'matched', at: AT },
          { kind: 'corrected', at: AT },
        ],
      },
      'comparing',
      false,
    ],
    ['unreadable', { resume: { status: 'failed', fileName: null } }, 'failed', true],
    ['in interviews while it is being compared', { ...completed, stage: 'interview' }, 'interview', false],
    ['withdrawn while it was being read', { withdrawnAt: AT, stage: 'screening' }, 'withdrawn', true],
  ] as const)('%s', (_name, changes, standing, settled) => {
    const application = followed(changes);
    expect(standingOf(application)).toBe(standing);
    expect(isSettled(application)).toBe(settled);
    expect(nextPollMs(application, 0)).toBe(settled ? false : 1500);
  });

  it('says what is in progress first, then what comes, and nothing after the end', () => {
    const names = (changes: object) => aheadOf(followed(changes)).map(({ name, state }) => `${state} ${name}`);
    expect(names({})).toEqual(['now reading', 'next comparing', 'next person']);
    expect(names({ ...compared, matches: [MATCH], reviewRequestedAt: AT })).toEqual(['now review', 'next person']);
    expect(names({ ...compared, matches: [MATCH], stage: 'offer' })).toEqual(['next answer']);
    expect(names({ ...compared, matches: [MATCH], stage: 'rejected' })).toEqual([]);
    expect(names({ ...compared, matches: [MATCH], job: null })).toEqual([]);
    expect(names({ withdrawnAt: AT })).toEqual([]);
  });

  it('keeps the last steps in sight, the earlier ones behind', () => {
    const history = Array.from({ length: 5 }, (_, index) => ({ kind: 'corrected' as const, at: `${index}` }));
    expect(partedHistory(history, 3)).toEqual({ earlier: history.slice(0, 2), recent: history.slice(2) });
    expect(partedHistory(history, 9)).toEqual({ earlier: [], recent: history });
  });
});

const PROFILE = profileSchema.parse({
  firstName: 'Nerea',
  lastName: 'Campos',
  email: null,
  phone: null,
  location: null,
  links: ['nerea.example'],
  summary: null,
  experience: [
    {
      title: 'Enfermera',
      company: '',
      location: null,
      startDate: '2019-03',
      endDate: '2020-01',
      current: false,
      bullets: ['Triaje.', 'Guardias.'],
    },
  ],
  education: [{ degree: 'Grado', level: 'bachelor', institution: '', startDate: null, endDate: null }],
  skills: [{ id: null, name: 'Triaje' }],
  languages: [{ id: 'en', name: 'Inglés', level: null }],
  certificates: ['Soporte vital'],
});

describe('the fields of a reading', () => {
  it('say what was read when nothing is changed', () => {
    const stated = correctionSchema.parse({ resumeId: 'r', ...statedIn(valuesOf(PROFILE)) });
    const { email: _, skills, languages, ...same } = PROFILE;
    expect(stated).toEqual({
      ...same,
      resumeId: 'r',
      skills: skills.map(({ name }) => name),
      languages: languages.map(({ name, level }) => ({ name, level })),
    });
  });

  it('count the skill still being typed, lines as items, and no end of a job that is current', () => {
    const values = valuesOf(PROFILE);
    const [job] = values.experience;
    const stated = correctionSchema.parse({
      resumeId: 'r',
      ...statedIn({
        ...values,
        skillText: 'Vacunas',
        certificates: 'Uno\n\n  Dos ',
        experience: job ? [{ ...job, current: true, bullets: 'Sola' }] : [],
      }),
    });
    expect(stated.skills).toEqual(['Triaje', 'Vacunas']);
    expect(stated.certificates).toEqual(['Uno', 'Dos']);
    expect(stated.experience[0]).toMatchObject({ endDate: null, current: true, bullets: ['Sola'] });
  });

  it('take from storage only what has their shape', () => {
    const like = valuesOf(PROFILE);
    const kept = { summary: 'Sí', phone: 7, skills: ['a', 3], languages: [{ name: 'x', level: '' }], other: 'no' };
    expect(usableValues(kept, like)).toEqual({ summary: 'Sí', languages: [{ name: 'x', level: '' }] });
    expect(usableValues('broken', like)).toEqual({});
  });

  it('map a refused one to its part', () => {
    expect(partsOf(['experience.0.title', 'phone'])).toEqual(['contact', 'experience']);
    expect(partsOf([])).toEqual([]);
  });

  it('mark which of them are in the person’s own words', () => {
    expect(isNamed(['experience.1.title'], 'experience.1')).toBe(true);
    expect(isNamed(['experience.10.title'], 'experience.1')).toBe(false);
  });
});

describe('months and moments', () => {
  it.each([
    ['3/2019', '2019-03'],
    ['12-2020', '2020-12'],
    [' 2019-03 ', '2019-03'],
    ['', ''],
    ['ayer', 'ayer'],
  ])('reads %j as %j', (written, month) => {
    expect(monthOf(written)).toBe(month);
  });

  it('says a moment as people do', () => {
    const now = new Date(2026, 10, 21, 15, 0).getTime();
    const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();
    expect(formatWhen(at(2026, 10, 21, 9, 5), 'es', now)).toBe('hoy, 9:05');
    expect(formatWhen(at(2026, 10, 20, 23, 50), 'en', now)).toBe('yesterday, 23:50');
    expect(formatWhen(at(2026, 10, 3, 16, 40), 'es', now)).toBe('3 de noviembre, 16:40');
    expect(formatWhen(at(2025, 10, 3, 16, 40), 'en', now)).toBe('3 November 2025, 16:40');
  });
});
