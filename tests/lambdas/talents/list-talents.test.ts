/** Shows how recruiters find talents, page by page. */
import { describe, expect, it } from 'vitest';
import { listTalents } from '../../../lambdas/talents/list-talents.ts';
import { clockAt, fakeTalents } from '../../support/fakes.ts';
import { ADMIN, aTalent, START } from '../records.ts';

const NAMES = ['Ámbar Rivas', 'Bruno Ríos', 'Carmela Río', 'Dario Rivas', 'Elba Monte', 'Fermín Rivas', 'Gala Prado'];
const RECORDS = NAMES.map((name, index) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  const applied = { firstName, lastName, phone: null, location: index % 2 ? 'Cádiz' : 'Lugo', headline: null };
  const status = index < 4 ? ('new' as const) : ('active' as const);
  return aTalent({ talentId: `t${index}`, email: `${index}@people.example`, applied, status });
});

async function found(query: { search?: string; status?: 'new' | 'active'; limit?: number }): Promise<string[]> {
  const talents = fakeTalents(clockAt(START), ...RECORDS);
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listTalents({ query: { limit: 2, ...query, cursor } }, ADMIN, { talents });
    expect(page.items.length).toBeLessThanOrEqual(query.limit ?? 2);
    names.push(...page.items.map(({ firstName }) => firstName));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return names;
}

describe('listing talents', () => {
  it.each([1, 2, 3, 100])('goes through all of them, %i at a time', async (limit) => {
    expect(await found({ limit })).toEqual(NAMES.map((name) => name.split(' ')[0]));
  });

  it('finds words in any order, without accents or case, over name, address, place and title', async () => {
    expect(await found({ search: 'RÍVAS' })).toEqual(['Ámbar', 'Dario', 'Fermín']);
    expect(await found({ search: 'rivas ambar' })).toEqual(['Ámbar']);
    expect(await found({ search: 'cadiz rivas' })).toEqual(['Dario', 'Fermín']);
    expect(await found({ search: '4@people.example' })).toEqual(['Elba']);
    expect(await found({ search: 'nadie' })).toEqual([]);
  });

  it('keeps to one status where asked', async () => {
    expect(await found({ status: 'active' })).toEqual(['Elba', 'Fermín', 'Gala']);
    expect(await found({ status: 'new', search: 'rivas' })).toEqual(['Ámbar', 'Dario']);
  });

  it('searches what recruiters corrected, not what it replaced', async () => {
    const edited = aTalent({ edits: { lastName: 'Corregida' } });
    const talents = fakeTalents(clockAt(START), edited);
    const search = async (word: string) =>
      (await listTalents({ query: { limit: 5, search: word } }, ADMIN, { talents })).items.length;
    expect([await search('corregida'), await search('quintanar')]).toEqual([1, 0]);
  });
});
