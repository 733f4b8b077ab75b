/** Shows how recruiters find talents, in which order they see them, and that they see them all. */
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { talentIndex } from '../../../lambdas/indexes/talent-index.ts';
import { conceptsOf } from '../../../lambdas/settling/talent-facts.ts';
import type { TalentRecord } from '../../../lambdas/stores/talent-record.ts';
import { listTalents } from '../../../lambdas/talents/list-talents.ts';
import { adminTalentRoutes, type adminTalentsQuerySchema } from '../../../shared/contract/admin-talents.ts';
import { VISITOR } from '../../../shared/domain/policy.ts';
import { CORRECTED_FIELDS } from '../../../shared/domain/talent-fields.ts';
import { clockAt, fakeTalents } from '../../support/fakes.ts';
import { ADMIN, AGREED, aProfile, aTalent, START } from '../records.ts';

type Query = Partial<z.infer<typeof adminTalentsQuerySchema>>;

const NAMES = ['Ámbar Rivas', 'Bruno Ríos', 'Carmela Río', 'Dario Rivas', 'Elba Monte', 'Fermín Rivas', 'Gala Prado'];
const RECORDS = NAMES.map((name, index) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  const applied = { firstName, lastName, phone: null, location: index % 2 ? 'Cádiz' : 'Lugo', headline: null };
  const status = index < 4 ? ('new' as const) : ('active' as const);
  const updatedAt = new Date(Date.parse(START) - index * 1000).toISOString();
  return aTalent({
    talentId: `t${index}`,
    email: `${index}@people.example`,
    applied,
    status,
    updatedAt,
    basis: AGREED,
  });
});

function listing(...records: TalentRecord[]) {
  const clock = clockAt(START);
  const talents = fakeTalents(clock, ...records);
  const index = talentIndex({ talents, path: ':memory:', now: () => Date.parse(clock.now()) });
  const list = (query: Query = {}, actor = ADMIN) =>
    listTalents({ query: { limit: 100, sort: 'updatedAt', ...query } }, actor, { index, now: clock.now });
  const names = async (query: Query = {}) => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit: 2, ...query, cursor });
      expect(page.items.length).toBeLessThanOrEqual(query.limit ?? 2);
      found.push(...page.items.map(({ firstName }) => firstName));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return found;
  };
  return { talents, clock, list, names };
}

const found = (query: Query) => listing(...RECORDS).names(query);

describe('listing talents', () => {
  it.each([1, 2, 3, 100])('goes through all of them, last changed first, %i at a time', async (limit) => {
    expect(await found({ limit })).toEqual(NAMES.map((name) => name.split(' ')[0]));
  });

  it('finds words in any order, without accents or case, over name, address, place and title', async () => {
    expect(await found({ search: 'RÍVAS' })).toEqual(['Ámbar', 'Dario', 'Fermín']);
    expect(await found({ search: 'rivas ambar' })).toEqual(['Ámbar']);
    expect(await found({ search: 'cadiz rivas' })).toEqual(['Dario', 'Fermín']);
    expect(await found({ search: '4@people.example' })).toEqual(['Elba']);
    expect(await found({ search: 'nadie' })).toEqual([]);
  });

  it('keeps to one status and one place where asked', async () => {
    expect(await found({ status: 'active' })).toEqual(['Elba', 'Fermín', 'Gala']);
    expect(await found({ status: 'new', search: 'rivas' })).toEqual(['Ámbar', 'Dario']);
    expect(await found({ location: 'cadiz' })).toEqual(['Bruno', 'Dario', 'Fermín']);
  });

  it('counts all that are found, and how many of them are in each status whichever is asked for', async () => {
    const { list } = listing(...RECORDS);
    const answer = await list({ search: 'rivas', status: 'active', limit: 1 });
    expect(answer).toMatchObject({ total: 1, byStatus: { new: 2, active: 1, placed: 0, inactive: 0 } });
    expect(adminTalentRoutes.listTalents.response.parse(answer)).toEqual(answer);
  });

  it('searches what recruiters corrected, not what it replaced', async () => {
    const { list } = listing(aTalent({ edits: { lastName: 'Corregida', location: 'Teruel' }, basis: AGREED }));
    const count = async (query: Query) => (await list(query)).total;
    expect([await count({ search: 'corregida' }), await count({ search: 'quintanar' })]).toEqual([1, 0]);
    expect(await count({ location: 'teruel' })).toBe(1);
  });

  it('continues after the last one shown, although others came and went in between', async () => {
    const { list, talents, clock } = listing(...RECORDS);
    const first = await list({ limit: 3 });
    await talents.remove(RECORDS[1] as TalentRecord);
    clock.pass(1);
    await talents.edit('t6', 1, { edits: {}, status: 'new' });
    const second = await list({ limit: 100, cursor: first.nextCursor ?? undefined });
    expect(second.items.map(({ firstName }) => firstName)).toEqual(['Dario', 'Elba', 'Fermín']);
  });

  it('narrows to those who may be considered for other jobs, those who may not, and those of whom it ends soon', async () => {
    const until = { with: '2027-11-21T09:00:00.000Z', ending: '2026-12-01T09:00:00.000Z', ended: START };
    const people = Object.entries(until).map(([talentId, end]) =>
      aTalent({ talentId, email: `${talentId}@people.example`, basis: { kind: 'consent', until: end } }),
    );
    const { list } = listing(...people, aTalent({ talentId: 'none' }));
    const idsOf = async (basis: 'with' | 'without' | 'ending') =>
      (await list({ basis })).items.map(({ talentId }) => talentId).sort();
    expect(await idsOf('with')).toEqual(['ending', 'with']);
    expect(await idsOf('without')).toEqual(['ended', 'none']);
    expect(await idsOf('ending')).toEqual(['ending']);
    expect((await list()).byBasis).toEqual({ with: 2, without: 2, ending: 1 });
  });

  it('gives nothing away that only searches need', async () => {
    const [talent] = (await listing(aTalent({ skillIds: ['skill:welding'], writeId: 'w' })).list()).items;
    const others =
      'basis besideId createdAt email emailConfirmed headline resumeId source status talentId updatedAt version';
    expect(Object.keys(talent ?? {}).sort()).toEqual([...CORRECTED_FIELDS, ...others.split(' ')].sort());
  });

  it('is for recruiters', async () => {
    await expect(listing().list({}, VISITOR)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('the order of talents', () => {
  const named = (talentId: string, firstName: string, over: Partial<TalentRecord['applied']> = {}) =>
    aTalent({ talentId, email: talentId, applied: { ...aTalent().applied, firstName, ...over } });

  it('is the Spanish alphabet, in which ñ comes after n and accents count for nothing', async () => {
    const { names } = listing(...['Ñandú', 'Óscar', 'Nuria', 'Zoe', 'oscar'].map((name, at) => named(`t${at}`, name)));
    expect(await names({ sort: 'name' })).toEqual(['Nuria', 'Ñandú', 'Óscar', 'oscar', 'Zoe']);
    expect(await names({ sort: 'name', order: 'desc' })).toEqual(['Zoe', 'Óscar', 'oscar', 'Ñandú', 'Nuria']);
  });

  it.each(['headline', 'location'] as const)('puts anyone who has no %s last in both directions', async (sort) => {
    const { names } = listing(
      named('t1', 'Nada'),
      named('t2', 'A', { [sort]: 'Alfa' }),
      named('t3', 'B', { [sort]: 'Beta' }),
    );
    expect(await names({ sort })).toEqual(['A', 'B', 'Nada']);
    expect(await names({ sort, order: 'desc' })).toEqual(['B', 'A', 'Nada']);
  });

  it('takes the statuses in the order in which they follow each other', async () => {
    const statuses = ['inactive', 'placed', 'new', 'active'] as const;
    const { list } = listing(...statuses.map((status, at) => aTalent({ talentId: `t${at}`, email: `t${at}`, status })));
    const inOrder = async (query: Query) => (await list(query)).items.map(({ status }) => status);
    expect(await inOrder({ sort: 'status' })).toEqual(['new', 'active', 'placed', 'inactive']);
    expect(await inOrder({ sort: 'status', order: 'desc' })).toEqual(['inactive', 'placed', 'active', 'new']);
  });

  it('can begin with what was changed longest ago', async () => {
    expect((await found({ order: 'asc' })).at(0)).toBe('Gala');
  });
});

describe('searching for what people can do', () => {
  const welder = aTalent({
    talentId: 'welder',
    email: 'welder@people.example',
    applied: { firstName: 'Marigold', lastName: 'Lantern', phone: null, location: 'Leeds', headline: 'Fabricator' },
    skillIds: ['skill:welding'],
    basis: AGREED,
  });
  const nurse = aTalent({
    talentId: 'nurse',
    email: 'nurse@people.example',
    applied: { firstName: 'Perla', lastName: 'Candil', phone: null, location: 'Leeds', headline: 'Enfermera' },
    skillIds: ['occupation:nurse'],
    basis: AGREED,
  });
  const namesake = aTalent({
    talentId: 'namesake',
    email: 'namesake@people.example',
    applied: { firstName: 'Ada', lastName: 'Soldadura', phone: null, location: 'Lugo', headline: null },
  });
  const { list } = listing(welder, nurse, namesake);
  const who = async (search: string) => (await list({ search, sort: 'name' })).items.map(({ talentId }) => talentId);

  it('finds an English resume by a Spanish word, and a Spanish one by an English word', async () => {
    expect(await who('soldadura')).toContain('welder');
    expect(await who('welding')).toEqual(['welder']);
    expect(await who('nurse')).toEqual(['nurse']);
    expect(await who('enfermero')).toEqual(['nurse']);
  });

  it('finds special cases by the general word, but not the other way round', async () => {
    const special = listing(aTalent({ skillIds: ['skill:tig-welding'], basis: AGREED }));
    const general = listing(aTalent({ skillIds: ['skill:welding'], basis: AGREED }));
    expect((await special.list({ search: 'soldadura' })).total).toBe(1);
    expect((await general.list({ search: 'soldadura TIG' })).total).toBe(0);
  });

  const PAIRS = [
    ['contable', 'accountant'],
    ['contador', 'bookkeeper'],
    ['auxiliar contable', 'accounting clerk'],
    ['desarrollador', 'developer'],
    ['programadora', 'web developer'],
    ['desarrollador web', 'software developer'],
    ['enfermera', 'nurse'],
    ['enfermería', 'nurse'],
    ['enfermera', 'nursing'],
    ['soldador', 'welding'],
    ['soldadura', 'welder'],
    ['cocinero', 'cook'],
    ['cocinera', 'cooking'],
    ['cocina', 'cook'],
    ['carpintería', 'carpenter'],
    ['profesora', 'teacher'],
    ['conductor', 'driver'],
    ['electricista', 'electrician'],
    ['camarera', 'waiter'],
  ] as const;

  it.each(PAIRS)('finds the same people by %s and by %s, whichever of both they wrote', async (spanish, english) => {
    const resumes = [spanish, english].map((word) => {
      const skillIds = conceptsOf({ text: word, profile: aProfile({ skills: [] }) });
      const applied = { ...aTalent().applied, headline: null };
      return aTalent({ talentId: word, email: `${skillIds[0]}@people.example`, applied, skillIds, basis: AGREED });
    });
    const { list: search } = listing(...resumes);
    for (const word of [spanish, english]) expect([word, (await search({ search: word })).total]).toEqual([word, 2]);
  });

  it.each([
    ['accountant', 'skill:excel'],
    ['welder', 'skill:blueprint-reading'],
    ['nurse', 'occupation:accountant'],
    ['camarera', 'skill:customer-service'],
    ['excel', 'occupation:accountant'],
    ['developer', 'occupation:graphic-designer'],
  ])('does not find by %s anyone who only has something that often comes with it (%s)', async (word, id) => {
    const one = listing(aTalent({ skillIds: [id], basis: AGREED }));
    expect((await one.list({ search: word })).total).toBe(0);
  });

  it('goes by the title of a person who has not been read', async () => {
    const applied = { ...aTalent().applied, headline: 'Contable' };
    const unread = listing(aTalent({ applied, skillIds: undefined, basis: AGREED }));
    expect((await unread.list({ search: 'accountant' })).total).toBe(1);
  });

  it('finds anyone who is called like a skill', async () => {
    expect(await who('soldadura')).toContain('namesake');
    expect(await who('ada soldadura')).toEqual(['namesake']);
  });

  it('asks for everything at once: the skill, the place and the name', async () => {
    expect(await who('leeds soldadura')).toEqual(['welder']);
    expect(await who('soldadura marigold')).toEqual(['welder']);
    expect(await who('soldadura perla')).toEqual([]);
    expect(await who('leeds soldadura enfermera')).toEqual([]);
  });

  it('leaves out who may be considered for no other job, unless it names them, and says how many', async () => {
    const ended = { kind: 'consent', until: START } as const;
    const without = aTalent({ ...welder, talentId: 'without', email: 'farol@people.example', basis: ended });
    const { list: search } = listing(welder, without);
    const found = async (query: Query) => {
      const { items, leftOut, total, byStatus, byBasis } = await search({ ...query, sort: 'name' });
      expect([items.length, byBasis.with + byBasis.without]).toEqual([total, total]);
      if (!query.status) expect(byStatus.new).toBe(total);
      return [items.map(({ talentId }) => talentId), leftOut];
    };
    for (const text of ['soldadura', 'leeds', 'Fabricator', 'fabri', '"Fabricator"', 'leeds marigold'])
      expect([text, await found({ search: text })]).toEqual([text, [['welder'], 1]]);
    expect(await found({ search: 'soldadura farol' })).toEqual([[], 1]);
    expect(await found({ search: 'farol', location: 'leeds' })).toEqual([[], 1]);
    expect(await found({ location: 'leeds' })).toEqual([['welder'], 1]);
    expect(await found({ search: 'soldadura', status: 'placed' })).toEqual([[], 0]);
    expect((await search({ search: 'soldadura', basis: 'without' })).leftOut).toBe(1);
    expect((await search({ search: 'soldadura', basis: 'with' })).leftOut).toBe(0);
    for (const text of ['farol@people', 'FAROL', ' ']) expect((await search({ search: text })).leftOut).toBe(0);
    expect(await found({ search: 'lantern marigold' })).toEqual([['welder', 'without'], 0]);
    expect(await found({})).toEqual([['welder', 'without'], 0]);
  });

  it('says which concepts it understood', async () => {
    const { skills } = await list({ search: 'Leeds soldadura' });
    expect(skills.map(({ id }) => id)).toEqual(['skill:welding']);
    expect(skills[0]?.name.en).toMatch(/welding/i);
    expect((await list({ search: 'Leeds' })).skills).toEqual([]);
  });
});
