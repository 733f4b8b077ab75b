/** Searches the public jobs over the wire: by meaning, in both languages, with facets that agree with the list. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../shared/contract/routes.ts';
import { eventually } from '../support/local-stack.ts';
import { sharedStack } from '../support/shared.ts';

let stack: Awaited<ReturnType<typeof sharedStack>>;
beforeAll(async () => {
  stack = await sharedStack();
});

async function list(query: Record<string, string>) {
  const response = await stack.api(`/api/jobs?${new URLSearchParams({ limit: '100', ...query })}`);
  expect(response.status).toBe(200);
  return routes.listPublicJobs.response.parse(response.body);
}
const ids = async (query: Record<string, string>) => (await list(query)).items.map(({ jobId }) => jobId);

test.each([
  ['soldador', 'demo13welder'],
  ['mozo de almacén', 'demo14forklift'],
  ['driver', 'demo15driver'],
  ['enfermra', 'demo01nurse'],
  ['lawyer', 'demo27lawyer'],
])('"%s" finds %s', async (search, jobId) => {
  expect(await ids({ search })).toContain(jobId);
});

test('what was understood is said in both languages, and quotation marks undo it', async () => {
  const { understood } = await list({ search: 'soldador' });
  expect(understood).toEqual([
    { text: 'soldador', kind: 'occupation', id: 'occupation:welder', label: { es: 'Soldador', en: 'Welder' } },
  ]);
  expect(await ids({ search: '"soldador"' })).not.toContain('demo13welder');
});

test('a driver is neither an analyst nor an engineer', async () => {
  const found = await ids({ search: 'driver' });
  expect(found).not.toContain('demo08data');
  expect(found).not.toContain('demo11security');
});

test('a search that finds nothing offers what comes nearest', async () => {
  const { total, items, nearest, facets } = await list({ search: 'welder helsinki' });
  expect({ total, items }).toEqual({ total: 0, items: [] });
  expect(nearest?.map(({ jobId }) => jobId)).toContain('demo13welder');
  expect(facets.industry).toEqual([]);
});

test('both spellings of an industry and of a town are one choice, and its count is the length of its list', async () => {
  const { facets } = await list({});
  const technology = facets.industry.find(({ label }) => label?.en === 'Technology');
  expect(technology?.label).toEqual({ es: 'Tecnología', en: 'Technology' });
  for (const industry of ['Tecnología', 'technology']) expect((await list({ industry })).total).toBe(technology?.count);
  for (const name of ['industry', 'location'] as const)
    for (const { value, count } of facets[name].slice(0, 6)) expect((await list({ [name]: value })).total).toBe(count);
  expect(await ids({ location: 'España' })).toEqual(await ids({ location: 'Spain' }));
});

test('the list can be ordered by relevance, age and pay', async () => {
  const newest = (await list({ search: 'enfermera', sort: 'newest' })).items.map(
    ({ publishedAt }) => publishedAt ?? '',
  );
  expect(newest).toEqual(newest.toSorted().reverse());
  const paid = (await list({ sort: 'pay' })).items[0];
  expect(paid?.salaryMax).not.toBeNull();
  expect((await stack.api('/api/jobs?sort=luck')).status).toBe(400);
});

test.each([
  ['jobs', 'listJobs'],
  ['talents', 'listTalents'],
] as const)(
  "the recruiters' list of %s says what it understood, and takes quoted words as they are",
  async (name, route) => {
    const token = await stack.token('admin@encaje.test');
    const asked = async (search: string) => {
      const answer = await stack.api(`/api/admin/${name}?${new URLSearchParams({ search, limit: '100' })}`, { token });
      expect(answer.status).toBe(200);
      return routes[route].response.parse(answer.body);
    };
    const { understood, suggestion } = await asked('enfermra madrid');
    expect(understood.map(({ text, kind, label }) => [text, kind, label.en])).toEqual([
      ['enfermra', 'occupation', 'Nurse'],
      ['madrid', 'place', 'Madrid'],
    ]);
    expect(suggestion).toBe('enfermero madrid');
    const quoted = await asked('"zzyzx" madrid');
    expect(quoted.understood[0]).toMatchObject({ text: '"zzyzx"', literal: true });
    expect(quoted.items).toEqual([]);
  },
);

test('a place is found under the region and the metropolis that it lies in', async () => {
  expect(await ids({ location: 'yorkshire' })).toEqual([]);
  const [inEngland, inTheKingdom] = [await ids({ search: 'inglaterra' }), await ids({ search: 'reino unido' })];
  expect(inEngland.length).toBeGreaterThan(0);
  expect(inTheKingdom).toEqual(expect.arrayContaining(inEngland));
});

test('hours and jobs that need no experience can be chosen, and their counts are those of their lists', async () => {
  const { facets, total } = await list({});
  expect(facets.shift.length).toBeGreaterThan(1);
  for (const { value, count } of facets.shift) {
    const found = await list({ shift: value });
    expect(found.total).toBe(count);
    expect(count).toBeLessThan(total);
  }
  expect((await list({ noExperience: 'true' })).total).toBe(facets.noExperience[0]?.count);
  expect((await stack.api('/api/jobs?shift=teatime')).status).toBe(400);
});

describe('jobs near a point', () => {
  const ZARAGOZA = { lat: '41.65', lng: '-0.89' };
  const isThere = ({ location }: { location: string }) => /zaragoza/i.test(location);

  test('are those within the radius, each with its distance, and counts are those of the list', async () => {
    const [all, near] = [await list({}), await list(ZARAGOZA)];
    expect(near.items.map(({ jobId }) => jobId)).toEqual(all.items.filter(isThere).map(({ jobId }) => jobId));
    expect(near.items.map(({ distanceKm }) => distanceKm)).toEqual(near.items.map(() => 1));
    expect(near.near).toEqual({ radiusKm: 30, town: { es: 'Zaragoza', en: 'Saragossa' } });
    const wide = await list({ ...ZARAGOZA, radiusKm: '300' });
    expect(wide.total).toBeGreaterThan(near.total);
    expect(wide.total).toBeLessThan(all.total);
    for (const { distanceKm } of wide.items) expect(distanceKm).toBeLessThanOrEqual(300);
    for (const { value, count } of wide.facets.remotePolicy)
      expect((await list({ ...ZARAGOZA, radiusKm: '300', remotePolicy: value })).total).toBe(count);
    expect(all.near).toBeUndefined();
    expect(all.items.filter((job) => 'distanceKm' in job)).toEqual([]);
  });

  test('are remote ones only where their town is', async () => {
    const remote = await list({ remotePolicy: 'remote' });
    const near = await list({ ...ZARAGOZA, radiusKm: '300', remotePolicy: 'remote' });
    expect(near.total).toBeLessThan(remote.total);
    for (const { distanceKm } of near.items) expect(distanceKm).toBeLessThanOrEqual(300);
  });

  test('are paged and sorted as all others are', async () => {
    const asked = { ...ZARAGOZA, radiusKm: '500', sort: 'pay' };
    const whole = (await list(asked)).items;
    expect(whole.length).toBeGreaterThan(2);
    const first = await list({ ...asked, limit: '2' });
    const second = await list({ ...asked, limit: '100', cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items]).toEqual(whole);
  });

  test('are asked for with a whole point', async () => {
    const { status, body } = await stack.api('/api/jobs?lat=41.65&radiusKm=501');
    const errors = [
      { path: 'radiusKm', code: 'TOO_LARGE' },
      { path: 'lng', code: 'REQUIRED' },
    ];
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', errors } });
    expect((await stack.api('/api/jobs?lat=41.65')).body.errors).toEqual([{ path: 'lng', code: 'REQUIRED' }]);
  });

  test('are answered to nobody else, kept nowhere and logged without the point', async () => {
    // No second of a time stamp reads like these.
    const point = '?lat=78.123456&lng=-111.654321';
    for (const path of ['/api/jobs', '/jobs', '/en/jobs']) {
      expect((await stack.api(path)).headers.get('cache-control')).toContain('s-maxage=60');
      const answer = await stack.api(path + point);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(JSON.stringify(answer.body)).not.toContain('.654321');
    }
    expect((await stack.api(`/api/jobs${point}&radiusKm=x`)).status).toBe(400);
    const answered = async () => readFile(join(stack.dataDir, 'functions.log'), 'utf8');
    await eventually(answered, (log) => log.includes('GET /api/jobs'));
    expect(await answered()).not.toMatch(/78\.12|111\.65/);
  });
});
