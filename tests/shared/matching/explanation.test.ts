/** What a recruiter reads: verdicts, knockouts and summary of single pairs. */
import { describe, expect, test } from 'vitest';
import { type MatchJob, prepareJob, prepareResume, scoreMatch } from '../../../shared/matching/index.ts';
import { jobOf, type Person, resumeOf, TODAY } from './people.ts';

const scoreOf = (job: MatchJob, person: Person) => scoreMatch(prepareJob(job), prepareResume(resumeOf(person), TODAY));

const DRIVER_AD = jobOf({
  title: 'Delivery Driver',
  location: 'Sevilla',
  description:
    'Requirements:\n- Driving licence B\n- English B2\n- High school diploma\nNice to have:\n- Forklift licence\n- Customer service',
});

const driver: Person = {
  location: 'Sevilla',
  roles: [{ title: 'Delivery Driver', from: '2021-01', bullets: ['Customer service at the door'] }],
  degree: 'High school diploma',
  languages: 'Spanish native, English C1',
  certificates: ['Driving licence B'],
};

const knockouts = (job: MatchJob, person: Person) =>
  Object.fromEntries(scoreOf(job, person).knockouts.map(({ id, status }) => [id, status]));

describe('knockouts', () => {
  test('are passed where the resume shows what rules people out', () => {
    expect(knockouts(DRIVER_AD, driver)).toEqual({
      'licence:driving-b': 'passed',
      'language:en': 'passed',
      education: 'passed',
      location: 'passed',
    });
  });

  test('say what fails and what is only unclear, and leave the percentage to the other criteria', () => {
    const other = { ...driver, location: 'Barcelona', languages: 'Spanish native, English A2', certificates: [] };
    expect(knockouts(DRIVER_AD, other)).toMatchObject({
      'licence:driving-b': 'unclear',
      'language:en': 'failed',
      location: 'failed',
    });
    expect(scoreOf(DRIVER_AD, other).percent).toBeGreaterThan(0);
  });

  test('hold no place against anybody where the work is remote', () => {
    const remote = { ...DRIVER_AD, remotePolicy: 'remote' as const };
    expect(knockouts(remote, { ...driver, location: 'Barcelona' })).not.toHaveProperty('location');
  });

  test('come from what must be there, not from what would be nice', () => {
    expect(knockouts(DRIVER_AD, driver)).not.toHaveProperty('licence:forklift');
  });
});

describe('verdicts', () => {
  const job = jobOf({ requirements: ['Java', 'Kubernetes', 'PostgreSQL'] });
  const person: Person = {
    roles: [{ title: 'Backend Developer', from: '2022-01', bullets: ['Wrote Java services'] }],
    skills: ['Kubernetes'],
  };
  const verdicts = Object.fromEntries(scoreOf(job, person).criteria.map(({ id, verdict }) => [id, verdict]));

  test('a skill in a dated role is met, in a list claimed, and nowhere missing', () => {
    expect(verdicts).toMatchObject({
      'skill:java': 'met',
      'skill:kubernetes': 'claimed',
      'skill:postgresql': 'missing',
    });
  });

  test('a skill that the reader also noted as a listed one is met where a bullet shows it', () => {
    const resume = resumeOf(person);
    const start = resume.text.indexOf('Java services');
    const noted = {
      ...resume,
      profile: { ...resume.profile, skills: [...resume.profile.skills, { id: 'skill:java', name: 'Java' }] },
      sources: { ...resume.sources, 'skills.1': { start, end: start + 4 } },
    };
    const { criteria } = scoreMatch(prepareJob(job), prepareResume(noted, TODAY));
    expect(criteria.find(({ id }) => id === 'skill:java')?.verdict).toBe('met');
  });

  test('what a resume does not say is unclear and scored as the rest', () => {
    const languages = scoreOf({ ...job, requirements: [...job.requirements, 'German C1'] }, person);
    const german = languages.criteria.find(({ id }) => id === 'language:de');
    expect(german?.verdict).toBe('unclear');
    expect(german?.score).toBeGreaterThan(0);
  });

  test('the summary names what is shown and what is not found, in both languages', () => {
    const { summary } = scoreOf(job, person);
    expect(summary.en).toMatch(/Shown: .*Java/);
    expect(summary.es).toMatch(/No aparece: .*PostgreSQL/);
  });

  test('confidence is low for texts that say little', () => {
    const thin = scoreOf(jobOf({ title: 'Keeper' }), { roles: [] });
    expect(thin.confidence).toBeLessThan(scoreOf(job, person).confidence);
  });
});
