/** The agency's settings apply over the wire: on pages, in feeds, and to the form limit. */
import { setTimeout as sleep } from 'node:timers/promises';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Settings } from '../../shared/domain/settings.ts';
import { contactForm, employerForm, post } from '../support/form-filling.ts';
import type { OwnStack } from '../support/local-stack.ts';
import { ownStack } from '../support/shared.ts';

let stack: OwnStack;
let admin: string;
beforeAll(async () => {
  stack = await ownStack();
  admin = await stack.token('admin@encaje.test');
});
afterAll(() => stack?.stop());

const PATH = '/api/admin/settings';
const MINUTE_MS = 60_000;
/** Several times what eleven forms take. */
const ROOM_MS = 5_000;

const read = async (): Promise<Settings> => (await stack.api(PATH, { token: admin })).body;
const save = (settings: object) => stack.api(PATH, { method: 'PUT', token: admin, body: settings });

async function textOf(path: string, selector: string) {
  const { document } = new JSDOM(await (await fetch(stack.origin + path)).text()).window;
  return document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ') ?? '';
}

// Each function reads the settings at its first request and again half a minute later: these tests begin with the change.
test('figures, feeds and the limit are changed once, by a caller with the last version', async () => {
  const before = await read();
  const [accuracy, ...others] = before.claims;
  const claims = [...others.map((claim) => ({ ...claim, shown: claim.id !== 'time' })), { ...accuracy, value: 87 }];
  const next = { ...before, claims, feedLanguages: ['es'], rateLimits: { publicFormsPerMinute: 10 } };
  expect(await save(next)).toMatchObject({ status: 200, body: { version: 1, updatedBy: 'admin@encaje.test' } });
  expect(await save(next)).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
  expect(await save({ ...next, version: 1, claims: claims.slice(1) })).toMatchObject({ status: 400 });
  expect((await stack.api(PATH)).status).toBe(401);
});

test('the first page and the page about AI are made with them, in both languages', async () => {
  for (const [path, selector] of [
    ['/', '#figures'],
    ['/ai-features', '#claims'],
  ] as const) {
    const spanish = await textOf(path, selector);
    expect(spanish).toContain('87 %');
    expect(spanish).not.toContain('tiempo ahorrado');
    expect(spanish.indexOf('precisión al encajar')).toBeGreaterThan(spanish.indexOf('para responder a cada empresa'));
    const english = await textOf(`/en${path}`, selector);
    expect(english).toContain('87%');
    expect(english).not.toContain('time saved');
  }
  const { body } = await stack.api('/api/site-settings');
  expect(body.claims.map(({ id }: { id: string }) => id)).toEqual([
    'processing',
    'hiring',
    'diversity',
    'reply',
    'accuracy',
  ]);
});

test('feeds in the language that is off are missing, and nothing names them', async () => {
  const status = async (path: string) => (await fetch(stack.origin + path)).status;
  expect(await Promise.all(['/feeds/indeed.xml', '/feeds/jobs.rss'].map(status))).toEqual([200, 200]);
  expect(await Promise.all(['/en/feeds/indeed.xml', '/en/feeds/jobs.rss'].map(status))).toEqual([404, 404]);
  for (const path of ['/robots.txt', '/sitemap.xml', '/en']) {
    expect(await (await fetch(stack.origin + path)).text()).not.toContain('/en/feeds/');
  }
});

test('the eleventh form of a minute is refused with a time to retry, whichever form it is', async () => {
  const left = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (left < ROOM_MS) await sleep(left);
  for (let form = 1; form <= 10; form += 1) {
    expect((await post(stack, '/api/contact', contactForm())).status).toBe(201);
  }
  // Nobody looks at what is sent beyond the limit, and a client does not choose its own name.
  for (const path of ['/api/contact', '/api/profiles']) {
    const headers = { 'x-encaje-viewer': '203.0.113.77', 'x-forwarded-for': '203.0.113.77' };
    const refused = await stack.api(path, { method: 'POST', body: {}, headers });
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  }
  const now = await read();
  expect((await save({ ...now, rateLimits: { publicFormsPerMinute: 600 } })).status).toBe(200);
  expect((await post(stack, '/api/employer-requests', employerForm())).status).toBe(201);
});

test('the trail says what was changed from what to what', async () => {
  const { body } = await stack.api('/api/admin/audit?recordKind=settings&limit=10', { token: admin });
  expect(body.items).toHaveLength(2);
  expect(body.items[0]).toMatchObject({
    action: 'settings.update',
    actorEmail: 'admin@encaje.test',
    changes: [{ field: 'rateLimits', before: { publicFormsPerMinute: 10 }, after: { publicFormsPerMinute: 600 } }],
  });
});
