/** Specific titles: every name has one owner, both languages meet, and neighbouring jobs stay apart. */
import { describe, expect, it } from 'vitest';
import { titleConcept } from '../../../shared/taxonomy/index.ts';
import { readSpecificTitles, wholeTitleKey } from '../../../shared/taxonomy/specific-titles.ts';

const SAME = `
Alcaldesa | Mayor
Hombre del tiempo | Weather forecaster
Rematador | Auctioneer
Apuntadora de teatro | Prompter
Pertiguista | Boom operator
Perito calígrafo | Handwriting expert
Alcaide | Prison warden
Visitadora médica | Pharmaceutical sales representative
Tramoyista | Stagehand
Gobernanta de hotel | Executive housekeeper
Síndico de quiebras | Insolvency practitioner
Capitán de puerto | Harbour master
`;

const APART = `
Presentador del tiempo | Physicist
Alcaldesa | Meteorologist
Ingeniero naval | Naval officer
Astrónoma | Astrologist
Geóloga de minas | Petroleum geologist
Abogado penalista | Family lawyer
Novelista | Poet
`;

const pairs = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as [string, string]);

describe('the specific titles', () => {
  it('give every name to one owner', () => {
    const owners = new Map<string, Set<string>>();
    for (const { slug, names } of readSpecificTitles())
      for (const name of names) {
        const key = wholeTitleKey(name);
        owners.set(key, (owners.get(key) ?? new Set()).add(slug));
      }
    const shared = [...owners].filter(([, slugs]) => slugs.size > 1);
    expect(shared.map(([key, slugs]) => `${key}: ${[...slugs].join(', ')}`)).toEqual([]);
  });

  it('have a slug of their own, a unit group of four digits and names in both languages', () => {
    const titles = readSpecificTitles();
    expect(new Set(titles.map(({ slug }) => slug)).size).toBe(titles.length);
    const wrong = titles.filter(
      ({ slug, isco, names }) => !/^[a-z0-9-]+$/.test(slug) || !/^\d{4}$/.test(isco) || names.length < 2,
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('are each one concept by their Spanish and their English name', () => {
    const split = readSpecificTitles().filter(({ names: [es = '', en = ''] }) => titleConcept(es) !== titleConcept(en));
    expect(split.map(({ slug }) => slug)).toEqual([]);
  });

  it.each(pairs(SAME))('give "%s" and "%s" one concept', (spanish, english) => {
    expect(titleConcept(spanish)).not.toBeNull();
    expect(titleConcept(spanish)).toBe(titleConcept(english));
  });

  it.each(pairs(APART))('keep "%s" and "%s" apart', (one, other) => {
    expect(titleConcept(one)).not.toBe(titleConcept(other));
  });
});
