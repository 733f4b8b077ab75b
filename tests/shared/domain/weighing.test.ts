/** Shares of a sum and the percentage that they make. */
import { expect, test } from 'vitest';
import { wholePercent } from '../../../shared/domain/weighing.ts';

test('a half goes up in whatever order its shares were added', () => {
  expect(wholePercent(66.499_999_999_999_99)).toBe(67);
  expect(wholePercent(66.5)).toBe(67);
  expect(wholePercent(66.499_9)).toBe(66);
  expect([wholePercent(0), wholePercent(100)]).toEqual([0, 100]);
});
