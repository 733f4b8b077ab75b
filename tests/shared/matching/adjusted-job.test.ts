/** Shows what a recruiter's changes do to a job's ranking, and that the browser foresees the score that the server gives. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CRITERION_FAMILIES,
  type JobCriteria,
  jobCriteriaSchema,
  NO_JOB_CRITERIA,
} from '../../../shared/domain/job-criteria.ts';
import { scoreSchema } from '../../../shared/domain/match.ts';
import { familyOf, previewScore } from '../../../shared/domain/score-preview.ts';
import type { Weights } from '../../../shared/domain/weights.ts';
import {
  criteriaOfJob,
  type MatchJob,
  type PreparedResume,
  prepareJob,
  prepareResume,
  scoreMatch,
  scorePercent,
} from '../../../shared/matching/index.ts';
import { jobs, people } from './pairs.ts';
import { jobOf, type Person, resumeOf, TODAY } from './people.ts';

const RUNS = { numRuns: 60 };
const resumes = new WeakMap<Person, PreparedResume>();
/** Read once per person, for what changes here is the job; that reading again gives the same is shown in `properties`. */
function prepared(person: Person): PreparedResume {
  const resume = resumes.get(person) ?? prepareResume(resumeOf(person), TODAY);
  resumes.set(person, resume);
  return resume;
}
const criteriaOf = (changes: Partial<JobCriteria>): JobCriteria => ({ ...NO_JOB_CRITERIA, ...changes });
const scoreOf = (job: MatchJob, person: Person, changes: Partial<JobCriteria> = {}) =>
  scoreMatch(prepareJob({ ...job, criteria: criteriaOf(changes) }), prepared(person));

/** Changes to a job's own criteria: some of everything that the contract allows, without additions. */
function changesOf(job: MatchJob, { leaveOut = true } = {}): fc.Arbitrary<JobCriteria> {
  const ids = criteriaOfJob(job).map(({ id }) => id);
  const importance = leaveOut ? (['must', 'nice', 'ignored'] as const) : (['must', 'nice'] as const);
  const times = leaveOut ? fc.constantFrom(0, 0.5, 1, 2, 3) : fc.double({ min: 0.1, max: 3, noNaN: true });
  return fc.record({
    emphasis: fc.dictionary(fc.constantFrom(...CRITERION_FAMILIES), times),
    importance: fc.dictionary(fc.constantFrom(...ids), fc.constantFrom(...importance)),
    knockouts: fc.dictionary(fc.constantFrom(...ids), fc.boolean()),
    added: fc.constant([]),
  });
}

const pairs = fc.tuple(jobs.map(jobOf), people);
const changedPairs = pairs.chain(([job, person]) =>
  fc.record({ job: fc.constant(job), person: fc.constant(person), changes: changesOf(job) }),
);
const ADDITIONS = ['Rust', 'German C1', 'Forklift licence', 'At least 6 years of experience', 'Mimar los tomates'];
const additions = fc.uniqueArray(
  fc.record({ text: fc.constantFrom(...ADDITIONS), importance: fc.constantFrom('must' as const, 'nice' as const) }),
  { selector: ({ text }) => text, maxLength: 3 },
);

describe('a job that nobody adjusted', () => {
  test('scores the same with null, with nothing and with empty criteria', () => {
    fc.assert(
      fc.property(pairs, ([job, person]) => {
        const { criteria: _, ...plain } = { criteria: null, ...job };
        const own = scoreMatch(prepareJob(plain), prepared(person));
        expect(scoreMatch(prepareJob({ ...job, criteria: null }), prepared(person))).toEqual(own);
        expect(scoreMatch(prepareJob({ ...job, criteria: NO_JOB_CRITERIA }), prepared(person))).toEqual(own);
      }),
      RUNS,
    );
  });
});

describe('an adjusted job', () => {
  test('gives valid scores of weights that add up to 1, the same again and the same by the fast way', () => {
    fc.assert(
      fc.property(changedPairs, additions, ({ job, person, changes }, added) => {
        const criteria = jobCriteriaSchema.parse({ ...changes, added });
        const ready = prepareJob({ ...job, criteria });
        const score = scoreMatch(ready, prepared(person));
        scoreSchema.parse(score);
        const sum = score.criteria.reduce((total, { weight }) => total + weight, 0);
        expect(sum).toBeCloseTo(score.criteria.length > 0 ? 1 : 0, 9);
        expect(scoreMatch(prepareJob({ ...job, criteria }), prepared(person))).toEqual(score);
        expect(Math.round(scorePercent(ready, prepared(person)))).toBe(score.percent);
      }),
      RUNS,
    );
  });

  test('is replayed by the weights that its result records', () => {
    fc.assert(
      fc.property(changedPairs, ({ job, person, changes }) => {
        const ready = prepareJob({ ...job, criteria: changes });
        const score = scoreMatch(ready, prepared(person));
        expect(scoreMatch(ready, prepared(person), score.engine.weights as Weights)).toEqual(score);
        const unemphasised = prepareJob({ ...job, criteria: { ...changes, emphasis: {} } });
        expect(scoreMatch(unemphasised, prepared(person), score.engine.weights as Weights)).toEqual(score);
      }),
      RUNS,
    );
  });

  test('lists for the recruiter exactly the criteria that matches have, with their weights and knockouts', () => {
    fc.assert(
      fc.property(changedPairs, additions, ({ job, person, changes }, added) => {
        const adjusted = { ...job, criteria: { ...changes, added } };
        const { criteria, knockouts } = scoreMatch(prepareJob(adjusted), prepared(person));
        const read = criteriaOfJob(adjusted);
        const counted = read.filter(({ weight }) => weight > 0);
        expect(counted.map(({ id }) => id).sort()).toEqual(criteria.map(({ id }) => id).sort());
        for (const { id, weight, importance, label } of criteria) {
          const one = read.find((criterion) => criterion.id === id);
          expect(one).toMatchObject({ importance, label, family: familyOf(id) });
          expect(one?.weight).toBeCloseTo(weight, 9);
        }
        const stated = read.filter(({ knockout }) => knockout).map(({ id }) => id);
        expect(stated.sort()).toEqual(knockouts.map(({ id }) => id).sort());
      }),
      RUNS,
    );
  });
});

describe('the preview in the browser', () => {
  const scored = ({ percent, grade }: { percent: number; grade: string }) => ({ percent, grade });

  test('of a match made without changes gives what the adjusted job gives', () => {
    fc.assert(
      fc.property(changedPairs, ({ job, person, changes }) => {
        const stored = scoreSchema.parse(JSON.parse(JSON.stringify(scoreOf(job, person))));
        expect(previewScore(stored, changes)).toEqual(scored(scoreOf(job, person, changes)));
      }),
      { numRuns: 120 },
    );
  });

  test('of a match made with other changes gives it as well, where those left nothing out', () => {
    const twice = pairs.chain(([job, person]) =>
      fc.record({
        job: fc.constant(job),
        person: fc.constant(person),
        before: changesOf(job, { leaveOut: false }),
        after: changesOf(job),
        added: additions,
      }),
    );
    fc.assert(
      fc.property(twice, ({ job, person, before, after, added }) => {
        const stored = scoreOf(job, person, { ...before, added });
        const expected = scored(scoreOf(job, person, { ...after, added }));
        expect(previewScore(stored, { ...after, added })).toEqual(expected);
      }),
      { numRuns: 120 },
    );
  });
});

const AD = jobOf({
  title: 'Delivery Driver',
  location: 'Sevilla',
  requirements: ['Driving licence B', 'Customer service', 'Se valora francés B1'],
});
const driver: Person = {
  location: 'Sevilla',
  roles: [{ title: 'Delivery Driver', from: '2021-01', bullets: ['Customer service at the door'] }],
  languages: 'Spanish native, French A1',
};
const byId = (job: MatchJob) => Object.fromEntries(criteriaOfJob(job).map((one) => [one.id, one]));

describe('emphasis', () => {
  test('multiplies the share of a family, and 0 leaves it out with its knockouts', () => {
    const { criteria, knockouts } = scoreOf(AD, driver, { emphasis: { location: 3, licence: 0 } });
    const plain = scoreOf(AD, driver);
    const ratio = (list: typeof criteria) => {
      const weightOf = (id: string) => list.find((one) => one.id === id)?.weight ?? 0;
      return weightOf('location') / weightOf('occupation');
    };
    expect(ratio(criteria)).toBeCloseTo(3 * ratio(plain.criteria), 9);
    expect(criteria.map(({ id }) => id)).not.toContain('licence:driving-b');
    expect(plain.knockouts.map(({ id }) => id)).toContain('licence:driving-b');
    expect(knockouts.map(({ id }) => id)).not.toContain('licence:driving-b');
  });

  test('moves a ranking: experience of the trade against the languages', () => {
    const job = jobOf({ title: 'Receptionist', requirements: ['English C1', 'Customer service'] });
    const insider: Person = {
      roles: [{ title: 'Receptionist', from: '2019-01', bullets: ['Customer service'] }],
      languages: 'Spanish native, English A2',
    };
    const linguist: Person = {
      roles: [{ title: 'Waiter', from: '2019-01', bullets: ['Customer service'] }],
      languages: 'Spanish native, English C2',
    };
    const lead = (emphasis: JobCriteria['emphasis']) =>
      scoreOf(job, insider, { emphasis }).percent - scoreOf(job, linguist, { emphasis }).percent;
    expect(lead({})).toBeGreaterThan(0);
    expect(lead({ language: 3, occupation: 0.2, text: 0 })).toBeLessThan(0);
  });

  test('that leaves nothing to compare by gives 0 without confidence, and says why', () => {
    const emphasis = Object.fromEntries(CRITERION_FAMILIES.map((family) => [family, 0]));
    const score = scoreOf(AD, driver, { emphasis });
    expect(score).toMatchObject({ percent: 0, grade: 'F', confidence: 0, criteria: [], knockouts: [] });
    expect(score.summary.en).toMatch(/leave no criterion/);
    expect(previewScore(scoreOf(AD, driver), criteriaOf({ emphasis }))).toEqual({ percent: 0, grade: 'F' });
  });
});

describe('importance', () => {
  test('makes a must of a nice-to-have with the weight of one, and says what the ad says', () => {
    const job = jobOf({ title: 'Backend Developer', requirements: ['Java', 'Kubernetes is a plus'] });
    const changed = byId({ ...job, criteria: criteriaOf({ importance: { 'skill:kubernetes': 'must' } }) });
    const plain = byId(job);
    expect(changed['skill:kubernetes']).toMatchObject({ importance: 'must', ownImportance: 'nice' });
    const ratio = (read: typeof plain) => (read['skill:kubernetes']?.weight ?? 0) / (read['skill:java']?.weight ?? 1);
    expect(ratio(changed)).toBeCloseTo(ratio(plain) / 0.35, 9);
  });

  test('of a skill that is made a must asks for proof as an ad does', () => {
    const job = jobOf({ title: 'Welder', requirements: ['Metalwork', 'TIG welding is a plus'] });
    const person: Person = {
      roles: [{ title: 'Welder', from: '2015-01', bullets: ['Metalwork, metalwork and welding of beams'] }],
      skills: ['TIG'],
    };
    const needsProof = scoreOf(job, person, { importance: { 'skill:tig-welding': 'must' }, emphasis: { skills: 0.2 } });
    const doesNot = scoreOf(job, person, { emphasis: { skills: 0.2 } });
    expect(doesNot.grade).toBe('A');
    expect(needsProof.percent).toBeLessThan(85);
  });

  test('leaves a criterion out of the match and keeps it in the recruiter’s list', () => {
    const importance = { 'language:fr': 'ignored' } as const;
    expect(scoreOf(AD, driver, { importance }).criteria.map(({ id }) => id)).not.toContain('language:fr');
    const listed = byId({ ...AD, criteria: criteriaOf({ importance }) })['language:fr'];
    expect(listed).toMatchObject({ importance: 'ignored', ownImportance: 'nice', weight: 0, knockout: false });
  });

  test('takes the knockout from a formal requirement that is only nice, and gives it to one that must be', () => {
    const ids = (importance: JobCriteria['importance']) =>
      scoreOf(AD, driver, { importance }).knockouts.map(({ id }) => id);
    expect(ids({})).not.toContain('language:fr');
    expect(ids({ 'language:fr': 'must', 'licence:driving-b': 'nice' })).toContain('language:fr');
    expect(ids({ 'language:fr': 'must', 'licence:driving-b': 'nice' })).not.toContain('licence:driving-b');
  });
});

describe('knockouts', () => {
  const status = (id: string, person: Person, knockouts: JobCriteria['knockouts']) =>
    scoreOf(AD, person, { knockouts }).knockouts.find((one) => one.id === id)?.status;

  test('are stated of any criterion: passed when met, failed when missing, unclear otherwise', () => {
    const on = { 'skill:customer-service': true };
    expect(status('skill:customer-service', driver, {})).toBeUndefined();
    expect(status('skill:customer-service', driver, on)).toBe('passed');
    expect(status('skill:customer-service', { roles: [] }, on)).toBe('failed');
    expect(status('skill:customer-service', { skills: ['Customer service'] }, on)).toBe('unclear');
    expect(status('language:fr', driver, { 'language:fr': true })).toBe('failed');
  });

  test('are no longer stated where the recruiter says so, and never move the percentage', () => {
    const off = { location: false, 'licence:driving-b': false, 'skill:customer-service': true };
    expect(status('location', driver, off)).toBeUndefined();
    expect(status('licence:driving-b', driver, off)).toBeUndefined();
    expect(scoreOf(AD, driver, { knockouts: off }).percent).toBe(scoreOf(AD, driver).percent);
  });
});
