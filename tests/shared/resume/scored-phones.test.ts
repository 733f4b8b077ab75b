/** Shows that the scores of reading count a phone number as right in whatever way it is printed, and no other number. */
import { expect, test } from 'vitest';
import { isSamePhone } from '../../bench/same-phone.ts';

test.each([
  ['0341 15-555-0186', '+5493415550186'],
  ['341 15-555-0186', '+5493415550186'],
  ['(0351) 15-555-0162', '+5493515550162'],
  ['11 15 5555 0142', '+5491155550142'],
  ['+54 9 341 555 0186', '+5493415550186'],
  ['612 555 019', '+34612555019'],
  ['07915 555012', '+447915555012'],
])('%s is %s', (printed, found) => {
  expect(isSamePhone(printed, found)).toBe(true);
});

test.each([
  ['0341 15-555-0186', '+5493415550187'],
  ['0341 15-555-0186', '+5493435550186'],
  ['0341 15-555-0186', null],
  ['612 555 019', '+34612555018'],
])('%s is not %s', (printed, found) => {
  expect(isSamePhone(printed, found)).toBe(false);
});
