/** Every engine of the index of people gives the same answers: those of a look at everybody, whatever changed a moment ago. */
import { afterAll, describe, expect, it } from 'vitest';
import type { PeopleIndex } from '../../../lambdas/indexes/talent-index.ts';
import type { TalentQuery } from '../../../lambdas/indexes/talent-queries.ts';
import type { TalentRecord } from '../../../lambdas/stores/talent-record.ts';
import { talentOf } from '../../../lambdas/stores/talent-view.ts';
import { calledOf } from '../../../shared/domain/called.ts';
import { TALENT_STATUSES } from '../../../shared/domain/talent.ts';
import { clockAt, fakeTalents } from '../../support/fakes.ts';
import { seededRandom } from '../../support/faulty-proxy.ts';
import { OPENSEARCH, SQLITE } from '../../support/people-engines.ts';
import { talentsByScan } from '../../support/talents-by-scan.ts';
import { AGREED, aTalent, START } from '../records.ts';

const ENGINES = [SQLITE, OPENSEARCH];
afterAll(async () => {
  for (const { end } of ENGINES) await end();
});

const NAMES = [
  'Amapola',
  'Ñandú',
  'nube',
  'Óscar',
  'ana',
  'ÁNA',
  'Zoe',
  "O'Hara",
  'Nadal 10',
  'Nadal 2',
  '*',
  'a?b',
  '',
];
const TITLES = ['Soldador', 'Welder', 'Nurse', 'Enfermera', 'Mozo de almacén', 'C++ & SQL (senior)', '50 % [x]', null];
const PLACES = ['Zaragoza, España', 'Madrid, Spain', 'Chicago, IL, USA', 'Lima, Perú', null];
const SOON = '2026-11-25T00:00:00.000Z';

function person(at: number, seed = at): TalentRecord {
  const random = seededRandom(seed + 1);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const basis = pick([AGREED, { ...AGREED, until: SOON }, { ...AGREED, until: START }, undefined]);
  return aTalent({
    talentId: `t${at}`,
    email: random() < 0.9 ? `p${at}@people.example` : null,
    applied: {
      firstName: pick(NAMES),
      lastName: pick(NAMES),
      phone: null,
      location: pick(PLACES),
      headline: pick(TITLES),
    },
    status: pick(TALENT_STATUSES),
    resumeId: random() < 0.8 ? `reading${at}` : undefined,
    updatedAt: new Date(Date.parse(START) + (seed % 50) * 1000).toISOString(),
    ...(basis && { basis }),
  });
}

const SEARCHES = [
  ...[
    '',
    'soldador',
    'welder',
    'weldr',
    'enfermra',
    'almac',
    'españa',
    'usa',
    'nadal',
    'amapola zaragoza',
    'p1@people',
    '*',
  ],
  ...['a?', '"Mozo de almacén"', 'c++', '[x]', '50 %', '\0', 'zz', 'enfermera en madrid'],
];

/** Pages of a query, one after the other. */
async function walked(index: PeopleIndex, query: TalentQuery): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await index.page({ ...query, cursor });
    found.push(...page.items.map(({ talentId }) => talentId));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return found;
}

const SPANISH = new Intl.Collator('es', { sensitivity: 'base', numeric: true });

/** The order of a list, told apart from every engine. */
function ordered(records: readonly TalentRecord[], { sort, order }: Pick<TalentQuery, 'sort' | 'order'>): string[] {
  const sign = order === 'desc' ? -1 : 1;
  const byId = (a: string, b: string) => (a < b ? -1 : 1);
  const latest = (a: TalentRecord, b: TalentRecord) =>
    b.updatedAt.localeCompare(a.updatedAt) || byId(a.talentId, b.talentId);
  const textOf = (record: TalentRecord) => {
    const talent = talentOf(record);
    return sort === 'name'
      ? calledOf({ ...talent, id: record.talentId })
      : ((talent[sort as 'headline'] ?? '') as string);
  };
  const compare = (a: TalentRecord, b: TalentRecord): number => {
    if (sort === 'updatedAt') return order === 'asc' ? -latest(a, b) : latest(a, b);
    if (sort === 'status')
      return sign * (TALENT_STATUSES.indexOf(a.status) - TALENT_STATUSES.indexOf(b.status)) || latest(a, b);
    const [one, other] = [textOf(a), textOf(b)];
    return Number(one === '') - Number(other === '') || sign * SPANISH.compare(one, other) || latest(a, b);
  };
  return records.toSorted(compare).map(({ talentId }) => talentId);
}

const SORTS = ['updatedAt', 'name', 'headline', 'location', 'status'] as const;

async function agency(make: (typeof ENGINES)[number]['make'], people: readonly TalentRecord[]) {
  const clock = clockAt(START);
  clock.pass(60);
  const talents = fakeTalents(clock, ...people);
  const engine = await make(talents, clock);
  const now = () => clock.now();
  const page = (query: Partial<TalentQuery> = {}) =>
    engine.index.page({ limit: 100, sort: 'updatedAt', now: now(), ...query });
  const remove = async (talentId: string) => talents.remove((await talents.get(talentId)) as TalentRecord);
  return { ...engine, clock, talents, now, page, remove, left: () => [...talents.rows.values()] };
}

/** Some settled, some changed, some new and some gone since: what an engine has is never all there is. */
async function unsettled(make: (typeof ENGINES)[number]['make']) {
  const people = Array.from({ length: 120 }, (_, at) => person(at));
  const made = await agency(make, people);
  await made.page();
  made.clock.pass(20);
  for (const at of [3, 30, 60, 90, 119])
    made.talents.rows.set(`t${at}`, { ...person(at, 1000 + at), updatedAt: made.now() });
  for (const at of [200, 201, 202]) made.talents.rows.set(`t${at}`, { ...person(at), updatedAt: made.now() });
  for (const at of [7, 77, 99]) await made.remove(`t${at}`);
  return made;
}

describe.each(ENGINES)('people in $name', { timeout: 120_000 }, ({ name, make }) => {
  it('stand in every order, page by page, also those who changed a moment ago', async () => {
    const { index, left, now } = await unsettled(make);
    for (const sort of SORTS)
      for (const order of ['asc', 'desc'] as const)
        expect([sort, order, await walked(index, { sort, order, limit: 50, now: now() })]).toEqual([
          sort,
          order,
          ordered(left(), { sort, order }),
        ]);
  });

  it('are found by words and by meaning, which says what it understood', async () => {
    const { page, left } = await unsettled(make);
    const scan = talentsByScan(left());
    for (const search of SEARCHES) {
      const shown = await page({ search, limit: 200 });
      const { found, understood, suggestion } = scan.search(search);
      expect([search, shown.total + shown.leftOut]).toEqual([search, found.length]);
      const ids = shown.items.map(({ talentId }) => talentId);
      expect([search, ids.filter((id) => !found.includes(id))]).toEqual([search, []]);
      expect([search, shown.understood, shown.suggestion]).toEqual([search, understood, suggestion]);
    }
  });

  it('are counted by filter without that filter, and left out where they may not be found', async () => {
    const { page, left, now } = await unsettled(make);
    const live = ({ basis }: TalentRecord) => (basis?.until ?? '') > now();
    const soon = (record: TalentRecord) => live(record) && record.basis?.until === SOON;
    for (const status of [undefined, ...TALENT_STATUSES]) {
      const of = (fits: (record: TalentRecord) => boolean) =>
        left().filter((record) => fits(record) && (status === undefined || record.status === status)).length;
      const all = await page({ status });
      expect(all.byBasis).toEqual({ with: of(live), without: of((one) => !live(one)), ending: of(soon) });
      expect(all.total).toBe(of(() => true));
      expect((await page({ status, basis: 'ending' })).total).toBe(of(soon));
    }
    const there = await page({ location: 'zaragoza' });
    const inPlace = left().filter(({ applied }) => applied.location === 'Zaragoza, España');
    expect([there.total, there.leftOut]).toEqual([
      inPlace.filter(live).length,
      inPlace.filter((one) => !live(one)).length,
    ]);
  });

  it('are listed for rankings, by the id, and counted', async () => {
    const { index, left } = await unsettled(make);
    const expected = left()
      .flatMap(({ talentId, resumeId, basis }) =>
        resumeId ? [{ talentId, resumeId, basisUntil: basis?.until ?? '' }] : [],
      )
      .sort((a, b) => (a.talentId < b.talentId ? -1 : 1));
    expect((await index.rankable()).map((one) => ({ ...one }))).toEqual(expected);
    expect([await index.count(), await index.countIfMade()]).toEqual([left().length, left().length]);
  });

  it('are named by parts of names, those first whose name begins so, and found again by what they share', async () => {
    const { index, left, now } = await unsettled(make);
    const found = await index.named({ words: ['nadal'], limit: 5, now: now() });
    const live = ({ basis }: TalentRecord) => (basis?.until ?? '') > now();
    const called = left().filter(
      (one) =>
        /nadal/i.test(`${one.applied.firstName} ${one.applied.lastName}`) ||
        (live(one) && /nadal/i.test(one.applied.headline ?? '')),
    );
    const begins = (one: TalentRecord) => one.applied.firstName.startsWith('Nadal');
    const best = [...called.filter(begins), ...called.filter((one) => !begins(one))].slice(0, 5);
    expect(
      found.map(({ talentId }) => begins(left().find((one) => one.talentId === talentId) as TalentRecord)),
    ).toEqual(best.map(begins));
    const [first] = called as [TalentRecord];
    const like = await index.likely({ ...first, email: first.email, addresses: undefined });
    expect(like.map(({ talentId }) => talentId)).toContain(first.talentId);
  });

  it('go on after the last one shown, wherever they are now, and where they stood if they are gone', async () => {
    const { page, remove, talents, clock, now, settle } = await agency(
      make,
      Array.from({ length: 40 }, (_, at) => person(at, at)),
    );
    const first = await page({ limit: 10 });
    const cursor = first.nextCursor ?? undefined;
    const rest = await page({ limit: 100, cursor });
    await remove(first.items[2]?.talentId ?? '');
    const ids = (shown: typeof rest) => shown.items.map(({ talentId }) => talentId);
    expect(ids(await page({ limit: 100, cursor }))).toEqual(ids(rest));
    await settle();
    expect(ids(await page({ limit: 100, cursor }))).toEqual(ids(rest));
    // Somebody new stands before all.
    talents.rows.set('t99', { ...person(99), updatedAt: now() });
    expect(ids(await page({ limit: 100, cursor }))).toEqual(ids(rest));
    await settle();
    expect(ids(await page({ limit: 100, cursor }))).toEqual(ids(rest));
    await talents.remove((await talents.get('t99')) as TalentRecord);
    await remove(first.items[9]?.talentId ?? '');
    const without = ids(await page({ limit: 100, cursor }));
    expect(without.length).toBeGreaterThan(27);
    clock.pass(1);
    await talents.edit(rest.items[0]?.talentId ?? '', 1, { edits: {}, status: 'active' });
    expect(ids(await page({ limit: 1 }))).toEqual([rest.items[0]?.talentId]);
  });

  it('are gone with their erasure, at once and for good, and back when they apply again', async () => {
    const { index, page, remove, talents, clock, settle, now } = await agency(
      make,
      [1, 2, 3].map((at) => person(at)),
    );
    const stale = (await talents.get('t2')) as TalentRecord;
    clock.pass(5);
    await remove('t2');
    const ids = async () => (await page()).items.map(({ talentId }) => talentId).sort();
    expect([await ids(), await index.count()]).toEqual([['t1', 't3'], 2]);
    await settle();
    const { changedSince } = talents;
    talents.changedSince = async (time) => {
      const changes = await changedSince(time);
      return { ...changes, talents: [stale, ...changes.talents] };
    };
    expect([name, await ids()]).toEqual([name, ['t1', 't3']]);
    talents.changedSince = changedSince;
    await settle();
    expect(await ids()).toEqual(['t1', 't3']);
    talents.rows.set('t2', { ...stale, updatedAt: now() });
    expect(await ids()).toEqual(['t1', 't2', 't3']);
    await settle();
    expect(await ids()).toEqual(['t1', 't2', 't3']);
  });
});
