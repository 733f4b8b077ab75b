/** The limit on public forms: what is counted, what is not, and that nothing is lost where nobody can count. */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';
import { ERASURES_PER_MINUTE, erasureLimit, formLimit } from '../../../lambdas/forms/form-limit.ts';
import { clientOf, holdToLimit } from '../../../lambdas/runtime/form-limit.ts';
import { recentSettings } from '../../../lambdas/stores/settings-store.ts';
import { DEFAULT_SETTINGS } from '../../../shared/domain/settings.ts';

const from = (headers: Record<string, string> | null, sourceIp = '198.51.100.1') =>
  ({ headers, requestContext: { identity: { sourceIp } } }) as unknown as APIGatewayProxyEvent;
const settingsWith = (publicFormsPerMinute: number) => ({ ...DEFAULT_SETTINGS, rateLimits: { publicFormsPerMinute } });

/** A limit over one count; `now` moves by hand. */
function limited(publicFormsPerMinute: number) {
  const clock = { now: 0 };
  const counted: string[] = [];
  const settings = { get: vi.fn(async () => settingsWith(publicFormsPerMinute)) };
  const formCounters = {
    count: async (client: string, limit: number) => {
      counted.push(client);
      return counted.length > limit ? 42 : undefined;
    },
  };
  return { limit: formLimit({ settings, formCounters }, () => clock.now), counted, settings, clock };
}

describe('a public form', () => {
  it('beyond the limit is refused with the seconds to wait', async () => {
    const { limit } = limited(2);
    const send = () => holdToLimit(from({}), limit);
    await send();
    await send();
    await expect(send()).rejects.toMatchObject({
      kind: 'rate-limited',
      code: 'RATE_LIMITED',
      details: { retryAfterSeconds: 42 },
    });
  });

  it('is left to the firewall where the limit is the firewall’s own', async () => {
    const { limit, counted } = limited(600);
    for (let form = 0; form < 700; form += 1) await holdToLimit(from({}), limit);
    expect(counted).toEqual([]);
  });

  it('is taken where it cannot be counted, however long nobody answers', async () => {
    await holdToLimit(from({}), () => Promise.reject(new Error('The table is not there')));
    await holdToLimit(from({}), () => new Promise(() => {}));
  });

  it('counts for the address that CloudFront saw, not for CloudFront’s own', () => {
    expect(clientOf(from({ 'x-encaje-viewer': '203.0.113.9', 'x-forwarded-for': '192.0.2.7' }))).toBe('203.0.113.9');
    expect(clientOf(from({ 'x-forwarded-for': '192.0.2.7' }))).toBe('198.51.100.1');
    expect(clientOf(from(null))).toBe('198.51.100.1');
  });
});

describe('an erasure', () => {
  it('has a low limit of its own, whatever the settings say, and counts apart from other forms', async () => {
    const counts = new Map<string, number>();
    const formCounters = {
      count: async (client: string, limit: number) => {
        counts.set(client, (counts.get(client) ?? 0) + 1);
        return (counts.get(client) ?? 0) > limit ? 42 : undefined;
      },
    };
    const erasing = erasureLimit(
      { settings: { get: async () => settingsWith(600) }, formCounters },
      undefined,
      () => 0,
    );
    for (let erasure = 0; erasure < ERASURES_PER_MINUTE; erasure += 1) expect(await erasing('a')).toBeUndefined();
    expect(await erasing('a')).toBe(42);
    expect(await erasing('b')).toBeUndefined();
    expect([...counts.keys()]).not.toContain('a');
  });

  it('counts as a form where the agency has lowered the limit of forms', async () => {
    const formCounters = { count: async (client: string) => (client === 'a' ? 7 : undefined) };
    const erasing = erasureLimit({ settings: { get: async () => settingsWith(20) }, formCounters }, undefined, () => 0);
    expect(await erasing('a')).toBe(7);
  });
});

describe('settings that are asked for with each request', () => {
  it('are read once in half a minute, for all who ask meanwhile', async () => {
    const { limit, settings, clock } = limited(10);
    await Promise.all([limit('a'), limit('b')]);
    clock.now = 29_999;
    await limit('c');
    expect(settings.get).toHaveBeenCalledTimes(1);
    clock.now = 30_000;
    await limit('d');
    expect(settings.get).toHaveBeenCalledTimes(2);
  });

  it('are read again at once where reading them failed', async () => {
    const get = vi.fn().mockRejectedValueOnce(new Error('not now')).mockResolvedValue(DEFAULT_SETTINGS);
    const recent = recentSettings({ get }, () => 0);
    await expect(recent()).rejects.toThrow('not now');
    expect(await recent()).toEqual(DEFAULT_SETTINGS);
  });
});
