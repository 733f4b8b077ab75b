/** Shares of a sum and the percentage that they make. */
import { expect, test } from 'vitest';
import { judge, type Weighable, wholePercent } from '../../../shared/domain/weighing.ts';
import { currentWeights } from '../../../shared/domain/weights.ts';

test('a half goes up in whatever order its shares were added', () => {
  expect(wholePercent(66.499_999_999_999_99)).toBe(67);
  expect(wholePercent(66.5)).toBe(67);
  expect(wholePercent(66.499_9)).toBe(66);
  expect([wholePercent(0), wholePercent(100)]).toEqual([0, 100]);
});

test.each<[Partial<Weighable>, boolean]>([
  [{ family: 'licence', verdict: 'unclear' }, true],
  [{ family: 'education', verdict: 'missing' }, true],
  [{ family: 'language', verdict: 'missing' }, true],
  [{ family: 'skills', verdict: 'claimed', needsProof: true }, true],
  [{ family: 'education', verdict: 'unclear' }, false],
  [{ family: 'licence', verdict: 'claimed' }, false],
  [{ family: 'licence', verdict: 'unclear', importance: 'nice' }, false],
])('a must like %o keeps a pair from the best grade: %s', (lacking, isKept) => {
  const full: Weighable = { family: 'text', part: 1, importance: 'must', verdict: 'met', score: 1 };
  const other: Weighable = { ...full, score: 1, ...lacking };
  const best = judge([full, { ...other, verdict: 'met', score: 1 }], currentWeights()).percent;
  const { percent } = judge([full, { ...other, score: 1 }], { ...currentWeights(), [other.family]: 0.001 });
  expect(best).toBeGreaterThan(85);
  expect(percent < 85).toBe(isKept);
});
