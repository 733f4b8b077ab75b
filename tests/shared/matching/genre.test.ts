/** Shows that what every ad and resume says tells little, and that shares are fitted to the sum that the engine makes. */
import { describe, expect, test } from 'vitest';
import { CRITERION_FAMILIES } from '../../../shared/domain/job-criteria.ts';
import { judge } from '../../../shared/domain/weighing.ts';
import { WEIGHTS, type Weights } from '../../../shared/domain/weights.ts';
import { rarityOf } from '../../../shared/matching/background.ts';
import { SHIPPED_GENRE, tellingOf } from '../../../shared/matching/genre.ts';
import { prepareJob, prepareResume, scoreMatch, wordsOf } from '../../../shared/matching/index.ts';
import { soughtDirection } from '../../../shared/matching/likeness.ts';
import { sumsOf } from '../../bench/graded.ts';
import { fittedShares, ordersOf, type Sums, weightedSum } from '../../bench/share-fit.ts';
import { jobOf, resumeOf, TODAY } from './people.ts';

const termOf = (word: string) => wordsOf(word)[0]?.term ?? '';
const telling = (word: string) => tellingOf(termOf(word), SHIPPED_GENRE);

describe('how telling a word is', () => {
  test.each([
    ['puntual', 'andamio'],
    ['flexible', 'crane'],
    ['shift', 'scaffold'],
  ])('%s tells less than %s', (ofTheGenre, ofATrade) => {
    expect(telling(ofTheGenre)).toBeLessThan(telling(ofATrade));
  });

  test('descriptions of occupations alone take a word of the genre for the rarer one', () => {
    expect(rarityOf(termOf('flexible'))).toBeGreaterThan(rarityOf(termOf('crane')));
  });

  test('a concept goes by resumes and ads, a pair by its commoner word', () => {
    expect(tellingOf('#skill:excel', SHIPPED_GENRE)).toBeLessThan(tellingOf('#skill:tig-welding', SHIPPED_GENRE));
    const pair = tellingOf(`${termOf('shift')} ${termOf('crane')}`, SHIPPED_GENRE);
    expect(pair).toBeCloseTo(telling('shift') / 2, 9);
  });

  test('a word that nobody counted tells at most as much as the rarest', () => {
    expect(telling('qwertyplast')).toBeGreaterThan(telling('shift'));
    expect(tellingOf('nothing-of-the-kind', { version: 'none', shareOf: () => 1e-9 })).toBe(7.2);
  });

  test('what is sought is as long as its telling features, whatever resumes are weighed by', () => {
    const { size, features } = soughtDirection(new Map([[termOf('crane'), 1]]), SHIPPED_GENRE);
    expect(features).toHaveLength(1);
    expect(size).toBeCloseTo(telling('crane') ** 2, 6);
  });
});

const NOTHING: Sums = {
  score: CRITERION_FAMILIES.map(() => 0),
  clear: CRITERION_FAMILIES.map(() => 1),
  there: CRITERION_FAMILIES.map(() => 1),
};
const showing = (family: (typeof CRITERION_FAMILIES)[number]): Sums => ({
  ...NOTHING,
  score: CRITERION_FAMILIES.map((one) => Number(one === family)),
});

describe('fitting shares', () => {
  const used = WEIGHTS['1'] as Weights;

  test('sums a pair as the engine does', () => {
    const job = prepareJob(
      jobOf({ title: 'Welder', requirements: ['TIG welding', 'English B2', '3 years as a welder'] }),
    );
    const resume = prepareResume(
      resumeOf({ roles: [{ title: 'Welder', from: '2020-01', bullets: ['TIG welding of pipes'] }] }),
      TODAY,
    );
    const { criteria } = scoreMatch(job, resume);
    const engine = criteria.reduce((sum, { weight, score }) => sum + weight * score, 0);
    const shares = CRITERION_FAMILIES.map((family) => job.weights[family]);
    expect(weightedSum(sumsOf(job, resume), shares)).toBeCloseTo(engine, 9);
    expect(judge([], used).percent).toBe(0);
  });

  test('gives more to what tells the better ones apart, keeps what is held, and adds up to 1', () => {
    const grades = [1, 0];
    const fields = [{ ad: 'one', kind: 'rounds', rows: [showing('field'), showing('education')], grades }];
    const shares = fittedShares(ordersOf(fields), used);
    const of = (family: (typeof CRITERION_FAMILIES)[number]) => shares[CRITERION_FAMILIES.indexOf(family)] ?? 0;
    expect(of('field')).toBeGreaterThan(used.field);
    expect(of('education')).toBeLessThan(used.education);
    expect([of('experience'), of('licence')]).toEqual(
      [used.experience, used.licence].map((share) => expect.closeTo(share, 9)),
    );
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});
