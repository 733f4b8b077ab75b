/** Shows that words to search for reach the searches as one line, without what no text of ours holds. */
import { expect, it } from 'vitest';
import { searchSchema } from '../../../shared/domain/job-filters.ts';

it.each([
  ['welder\0madrid', 'welder madrid'],
  ['\0', ''],
  ['  jefa de\tobra\r\n', 'jefa de obra'],
  ['a'.repeat(200), 'a'.repeat(200)],
  [undefined, undefined],
])('%j is searched as %j', (typed, searched) => {
  expect(searchSchema.parse(typed)).toBe(searched);
});

it('more than 200 characters are refused', () => {
  expect(searchSchema.safeParse('a'.repeat(201)).success).toBe(false);
});
