/** Mistyped words of titles: one letter is bridged to the one word that is meant. */
import { describe, expect, it } from 'vitest';
import { titleConcept } from '../../../shared/taxonomy/index.ts';
import { Spelling } from '../../../shared/taxonomy/title-spelling.ts';

const spelling = new Spelling(() => [
  'electrician',
  'carpinter',
  'plumber',
  'mariner',
  'mariners',
  'conductor',
  'tunnel',
]);

describe('Spelling', () => {
  it.each([
    ['a letter left out', 'electrican', 'electrician'],
    ['the first letter left out', 'onductor', 'conductor'],
    ['a letter too many', 'carpintter', 'carpinter'],
    ['another letter', 'plunber', 'plumber'],
  ])('reads %s', (_, written, meant) => {
    expect(spelling.meant(written)).toBe(meant);
  });

  it.each([
    ['like none', 'electorate'],
    ['like two words', 'marinerz'],
    ['of another first letter', 'flumber'],
    ['short', 'tunel'],
    ['two letters away', 'plumbing'],
  ])('leaves a word that is %s', (_, written) => {
    expect(spelling.meant(written)).toBe(written);
  });
});

describe('titleConcept', () => {
  it.each([
    ['Elecrician', 'Electrician'],
    ['Soldaddor', 'Welder'],
    ['nstaladora de antenas', 'Instalador de antenas'],
    ['Veterinariana', 'Veterinarian'],
  ])('reads "%s" as "%s"', (mistyped, meant) => {
    expect(titleConcept(mistyped)).toBe(titleConcept(meant));
  });

  it('parts known words that are written as one', () => {
    expect(titleConcept('steelbridge inspector')).toBe(titleConcept('inspector de puentes de acero'));
  });
});
