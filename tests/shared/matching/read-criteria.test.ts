/** Shows how the engine reads what a recruiter adds to an ad, and what it takes for no criterion at all. */
import { describe, expect, test } from 'vitest';
import { type JobCriteria, NO_JOB_CRITERIA } from '../../../shared/domain/job-criteria.ts';
import { canBeCriterion, criteriaOfJob, type MatchJob } from '../../../shared/matching/index.ts';
import { jobOf } from './people.ts';

const AD = jobOf({
  title: 'Delivery Driver',
  location: 'Sevilla',
  requirements: ['Driving licence B', 'Customer service', 'Se valora francés B1'],
});
const byId = (job: MatchJob) => Object.fromEntries(criteriaOfJob(job).map((one) => [one.id, one]));

describe('an added requirement', () => {
  const withAdded = (job: MatchJob, ...added: JobCriteria['added']) => ({
    ...job,
    criteria: { ...NO_JOB_CRITERIA, added },
  });

  test('is a criterion of the kind that it speaks of', () => {
    const added = [
      { text: 'English C1', importance: 'must' as const },
      { text: 'Navegación con GPS', importance: 'nice' as const },
      { text: 'Al menos 2 años de experiencia', importance: 'must' as const },
    ];
    const read = byId(withAdded(AD, ...added));
    expect(read['language:en']).toMatchObject({ added: true, importance: 'must', knockout: true });
    expect(read.experience).toMatchObject({ added: true, importance: 'must' });
    expect(Object.values(read).filter((one) => one.added)).toHaveLength(3);
    expect(read['skill:customer-service']?.added).toBe(false);
  });

  test('goes before what the ad says of the same thing', () => {
    const read = byId(withAdded(AD, { text: 'Francés C1', importance: 'must' }));
    expect(read['language:fr']).toMatchObject({ importance: 'must', added: false, label: { en: 'French C1' } });
  });

  test('changes nothing about how the rest of the ad is read', () => {
    const loose = jobOf({ title: 'Backend Developer', description: 'You write Java and some PostgreSQL with us.' });
    const before = byId(loose);
    const after = byId(withAdded(loose, { text: 'Kubernetes', importance: 'must' }));
    for (const id of Object.keys(before)) expect(after[id]?.importance, id).toBe(before[id]?.importance);
  });

  test('is read from any words, and refused only where there is nothing to compare by', () => {
    for (const text of ['Rust', 'Inglés C1', '3 años en hostelería', 'Saber escuchar', 'Trabajo en equipo'])
      expect(canBeCriterion(text), text).toBe(true);
    for (const text of ['...', '¿?', 'y de la']) expect(canBeCriterion(text), text).toBe(false);
  });
});

describe('what the law protects', () => {
  test('is no criterion, neither in the ad’s own list nor as a recruiter’s addition', () => {
    for (const text of ['Mujer soltera', 'Menor de 35 años', 'Must be male', 'Catholic']) {
      expect(canBeCriterion(text), text).toBe(false);
      expect(criteriaOfJob(jobOf({ requirements: [text] })).filter(({ family }) => family === 'skills')).toEqual(
        criteriaOfJob(jobOf({})).filter(({ family }) => family === 'skills'),
      );
    }
  });
});
