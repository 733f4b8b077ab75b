/** Forged cursors: no list breaks, and none shows the records of another. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '../../shared/contract/route.ts';
import { routes } from '../../shared/contract/routes.ts';
import type { TestStack } from '../support/local-stack.ts';
import { sharedStack } from '../support/shared.ts';

let stack: TestStack;
let admin: string;
let talents: string[];
beforeAll(async () => {
  stack = await sharedStack();
  admin = await stack.token('admin@encaje.test');
  const { items } = (await stack.api('/api/admin/talents?limit=2', { token: admin })).body;
  talents = items.map(({ talentId }: { talentId: string }) => talentId);
});

const LISTS: readonly Route[] = Object.values(routes).filter(
  ({ query }: Route) => query && ('cursor' in query.shape || 'pageToken' in query.shape),
);
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const MADE_UP = [
  'x',
  '%00',
  '../../etc/passwd',
  '0.',
  '-1.abc',
  '999999999.nosuch',
  '1e9.abc',
  `${'9'.repeat(400)}.a`,
  'x'.repeat(1999),
  'x'.repeat(5000),
  encoded(null),
  encoded([]),
  encoded(['a']),
  encoded('text'),
  encoded({}),
  encoded({ a: 'b' }),
  encoded({ talentId: 'a', nothing: 'b' }),
  encoded({ applicationId: { S: 'a' } }),
  encoded({ applicationId: 'a'.repeat(3000) }),
  encoded({ constructor: 'a', __proto__: 'b' }),
  Buffer.from('{"__proto__":"a"}').toString('base64url'),
  Buffer.from('{"applicationId":"a"').toString('base64url'),
];

/** A list with what it cannot do without. */
function addressOf({ path, query }: Route, cursor: string): string {
  const search = new URLSearchParams();
  if (query && 'talentId' in query.shape) search.set('talentId', talents[0] ?? '');
  search.set(query && 'pageToken' in query.shape ? 'pageToken' : 'cursor', cursor);
  return `${path.replace('{id}', talents[0] ?? '')}?${search}`;
}

describe('a cursor', () => {
  test('is what these lists take', () => expect(LISTS.length).toBeGreaterThanOrEqual(12));

  test.each(LISTS.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'that was made up breaks nothing at %s',
    async (_name, route) => {
      const token = route.access === 'admin' ? { token: admin } : {};
      const answers = await Promise.all(
        MADE_UP.map(async (cursor) => [cursor, (await stack.api(addressOf(route, cursor), token)).status] as const),
      );
      expect(answers.filter(([, status]) => ![200, 400, 404].includes(status))).toEqual([]);
    },
  );

  test('of one person’s list shows nothing of theirs in another’s', async () => {
    const [one = '', other = ''] = talents;
    const mark = `Solo para uno ${randomUUID()}`;
    const at = (talentId: string, query = '') => `/api/admin/talents/${talentId}/activities${query}`;
    for (const text of [`${mark} 1`, `${mark} 2`, `${mark} 3`])
      await stack.api(at(one), { method: 'POST', body: { kind: 'note', text }, token: admin });
    const first = await stack.api(at(one, '?limit=1'), { token: admin });
    expect(first.body.nextCursor).toEqual(expect.any(String));
    const query = `?${new URLSearchParams({ cursor: first.body.nextCursor })}`;
    expect(JSON.stringify((await stack.api(at(one, query), { token: admin })).body)).toContain(mark);
    const elsewhere = await stack.api(at(other, query), { token: admin });
    expect([200, 400]).toContain(elsewhere.status);
    expect(JSON.stringify(elsewhere.body)).not.toContain(mark);
  });

  test('of the recruiters’ jobs shows visitors no job that is not open', async () => {
    const all = await stack.api('/api/admin/jobs?limit=100', { token: admin });
    const hidden = all.body.items.filter(
      (job: { status: string; public: boolean }) => job.status !== 'active' || !job.public,
    );
    expect(hidden.length).toBeGreaterThan(0);
    for (const { jobId } of hidden.slice(0, 3)) {
      const answer = await stack.api(`/api/jobs?limit=100&cursor=0.${jobId}`);
      expect([200, 400]).toContain(answer.status);
      expect(JSON.stringify(answer.body)).not.toContain(jobId);
    }
  });
});
