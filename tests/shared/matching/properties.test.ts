/** What must hold for every pair, no matter who applies for what. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoreSchema } from '../../../shared/domain/match.ts';
import {
  criteriaOfJob,
  type MatchJob,
  prepareJob,
  prepareResume,
  scoreMatch,
  scorePercent,
  WEIGHTS,
} from '../../../shared/matching/index.ts';
import { jobs, people } from './pairs.ts';
import { jobOf, type Person, resumeOf, TODAY } from './people.ts';

const prepared = (person: Person) => prepareResume(resumeOf(person), TODAY);
const percentOf = (job: Parameters<typeof jobOf>[0], person: Person) =>
  scorePercent(prepareJob(jobOf(job)), prepared(person));
const RUNS = { numRuns: 60 };

describe('every score', () => {
  test('is a valid Score whose weights add up to 1, and the fast way gives the same percent before rounding', () => {
    fc.assert(
      fc.property(jobs, people, (job, person) => {
        const ready = prepareJob(jobOf(job));
        const score = scoreMatch(ready, prepared(person));
        scoreSchema.parse(score);
        expect(score.criteria.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
        for (const { score: part } of score.criteria) expect(part >= 0 && part <= 1).toBe(true);
        const exact = scorePercent(ready, prepared(person));
        expect(exact >= 0 && exact <= 100).toBe(true);
        expect(score.percent).toBe(Math.round(exact));
      }),
      RUNS,
    );
  });

  test('is the same when computed again, also with the stored weights of its version', () => {
    fc.assert(
      fc.property(jobs, people, (job, person) => {
        const first = scoreMatch(prepareJob(jobOf(job)), prepared(person));
        const again = scoreMatch(prepareJob(jobOf(job)), prepared(person), WEIGHTS[first.engine.version]);
        expect(again).toEqual(first);
      }),
      RUNS,
    );
  });

  test('quotes the stored text verbatim, and every met has a quote', () => {
    fc.assert(
      fc.property(jobs, people, (job, person) => {
        const resume = resumeOf(person);
        const { criteria, knockouts } = scoreMatch(prepareJob(jobOf(job)), prepareResume(resume, TODAY));
        for (const { evidence } of [...criteria, ...knockouts]) {
          for (const { quote, start, end } of evidence) expect(resume.text.slice(start, end)).toBe(quote);
        }
        for (const { verdict, evidence, id } of criteria) {
          if (verdict === 'met')
            expect(
              evidence.filter(({ quote }) => quote.trim() !== ''),
              id,
            ).not.toEqual([]);
        }
      }),
      RUNS,
    );
  });

  test('does not depend on the order of skills or of requirements', () => {
    const shuffled = fc.tuple(jobs, people).chain(([job, person]) =>
      fc.record({
        job: fc.constant(job),
        person: fc.constant(person),
        requirements: fc.shuffledSubarray(job.requirements, { minLength: job.requirements.length }),
        skills: fc.shuffledSubarray(person.skills ?? [], { minLength: person.skills?.length ?? 0 }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ job, person, requirements, skills }) => {
        expect(percentOf({ ...job, requirements }, { ...person, skills })).toBeCloseTo(percentOf(job, person), 9);
      }),
      RUNS,
    );
  });

  test('never falls when a required skill is added to a dated role', () => {
    fc.assert(
      fc.property(jobs, people, fc.nat(), (job, person, pick) => {
        const roles = person.roles ?? [];
        fc.pre(roles.length > 0);
        const skill = job.requirements[pick % job.requirements.length];
        const more = roles.map((role, index) =>
          index === pick % roles.length
            ? { ...role, bullets: [...role.bullets, `Worked with ${skill} every day`] }
            : role,
        );
        expect(percentOf(job, { ...person, roles: more })).toBeGreaterThanOrEqual(percentOf(job, person) - 1e-9);
      }),
      { numRuns: 300 },
    );
  });

  test('is blind to name, gender, birth, origin, postcode, employer and school', () => {
    const identities: fc.Arbitrary<Person> = fc.record({
      name: fc.constantFrom<[string, string]>(
        ['María', 'Fernández Soto'],
        ['John', 'Okafor'],
        ['Wei', 'Zhang'],
        ['Aurora', 'Marketing'],
      ),
      personal: fc.constantFrom<string[]>(
        [],
        ['Fecha de nacimiento: 03/04/1961', 'Estado civil: casada', 'Sexo: mujer'],
        ['Nationality: Ghanaian', 'Gender: male', 'Age: 24'],
      ),
      postcode: fc.constantFrom('28001', '28053', ''),
      school: fc.constantFrom('Universidad de Valdeluz', 'Harrowgate Institute', 'CEIP Tres Olmos'),
    });
    fc.assert(
      fc.property(jobs, people, identities, identities, (job, person, one, other) => {
        const local = { ...person, location: 'Madrid' };
        const as = (who: Person) => percentOf(job, { ...local, ...who });
        expect(as(one)).toBe(as(other));
      }),
      RUNS,
    );
  });

  test('is blind to age, sex, family, nationality and religion, also where the ad asks for them', () => {
    const selves = fc.constantFrom(
      'Hard-working professional.',
      'Hard-working professional. Mujer joven española, soltera y católica, 28 años.',
      'Hard-working professional. Hombre mayor, casado y musulmán, 58 años.',
      'Hard-working professional. Young single Christian woman, 25 years old.',
      'Hard-working professional. Married Moroccan man, father, Muslim.',
    );
    const wordings: fc.Arbitrary<Partial<MatchJob>> = fc.constantFrom<Partial<MatchJob>>(
      {},
      { requirements: ['Mujer joven', 'Soltera', 'Católica', 'Menor de 30 años', 'Nacionalidad española'] },
      { description: 'Buscamos mujer joven española, soltera y católica, menor de 30 años con experiencia.' },
      { description: 'We want a young single christian woman. No Moroccan man, over 50 need not apply.' },
      { tags: ['mujer', 'joven', 'young woman'] },
    );
    fc.assert(
      fc.property(jobs, people, selves, selves, wordings, fc.boolean(), (job, person, one, other, wording, titled) => {
        const ad = { ...job, ...wording, ...(titled && { title: `${job.title}, young woman` }) };
        ad.requirements = [...job.requirements, ...(wording.requirements ?? [])];
        expect(percentOf(ad, { ...person, headline: one })).toBe(percentOf(ad, { ...person, headline: other }));
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    'Mujer joven, soltera y católica',
    'Menor de 30 años, con experiencia',
    'Must be a young woman',
    'Nacionalidad española',
    'máximo 28 años',
  ])('asks nobody for anything by «%s»', (text) => {
    const asked = (requirements: string[]) =>
      criteriaOfJob(jobOf({ title: 'Camarera de sala', requirements: ['Servicio de mesas', ...requirements] }));
    expect(asked([text])).toEqual(asked([]));
  });
});
