/** Shows which names may be one person's. */
import { describe, expect, it } from 'vitest';
import { isSameName, nameWords } from '../../../shared/domain/same-name.ts';

const name = (firstName: string, lastName = '') => ({ firstName, lastName });

describe('a name', () => {
  it.each([
    [name('Amapola', 'Quintanar Rey'), name('amápola', 'QUINTANAR')],
    [name('Amapola', 'Quintanar'), name('Quintanar Amapola')],
    [name('J. Amapola', 'Quintanar'), name('Amapola', 'Quintanar')],
    [name('李', '小龍'), name('李', '小龍')],
  ])('is one person’s with %j and %j', (one, other) => {
    expect([isSameName(one, other), isSameName(other, one)]).toEqual([true, true]);
  });

  it.each([
    [name('Amapola', 'Quintanar'), name('Amapola', 'Vega')],
    [name('Amapola', 'Quintanar'), name('')],
    [name(''), name('')],
  ])('is not one person’s with %j and %j', (one, other) => {
    expect([isSameName(one, other), isSameName(other, one)]).toEqual([false, false]);
  });

  it('has its words in one order', () => {
    expect(nameWords(name('Amapola', 'Quintanar Rey'))).toBe(nameWords(name('REY, Amápola', 'Quintanar')));
  });
});
