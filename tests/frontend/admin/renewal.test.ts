/** Staying signed in: tokens are renewed five minutes before they expire, not earlier, and without anybody asking. */
import { afterEach, expect, it, vi } from 'vitest';
import { isIdle, watchActivity } from '../../../frontend/src/lib/idle.ts';
import { readSession } from '../../../frontend/src/lib/session.ts';
import { isolate, requests } from '../site.tsx';
import { staff, token } from './staff.ts';

isolate();
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE_MS = 60_000;
const ADMIN = 'ana@encaje.test';
const renewals = () => requests.filter(({ method, path }) => method === 'POST' && path === '/').length;

it('renews an hour-long token after 55 minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  staff(ADMIN, true, {
    'POST /': () => [
      200,
      {
        AuthenticationResult: {
          AccessToken: token({ username: ADMIN, admin: true, renewed: true }),
          IdToken: token({ email: ADMIN }),
          ExpiresIn: 3600,
          TokenType: 'Bearer',
        },
      },
    ],
  });
  const auth = await import('../../../frontend/src/lib/auth.ts');
  const first = await auth.accessToken();
  expect(await auth.currentUser()).toEqual({ email: ADMIN, admin: true, role: 'admin' });
  await vi.advanceTimersByTimeAsync(54 * MINUTE_MS);
  expect(renewals()).toBe(0);
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  // The renewal's own steps run outside the faked clock.
  for (let turn = 0; turn < 200 && renewals() === 0; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(renewals()).toBe(1);
  expect(await auth.accessToken()).not.toBe(first);
  expect(renewals()).toBe(1);
  // Nobody has touched anything for an hour when the next renewal is due: the session ends instead.
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  for (let turn = 0; turn < 200 && readSession(); turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(readSession()).toBeNull();
  expect(
    requests.filter(({ headers }) => headers.get('x-amz-target')?.endsWith('.GetTokensFromRefreshToken')),
  ).toHaveLength(1);
});

it('ends a session that nobody has used for an hour when the panel is opened again, on the server too', async () => {
  staff(ADMIN, true, { 'POST /': () => [200, {}] });
  const [stored] = Object.keys(localStorage).filter((key) => key.endsWith(`${ADMIN}.accessToken`));
  localStorage.setItem(stored ?? '', token({ username: ADMIN, admin: true, origin_jti: 'first' }));
  watchActivity();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * MINUTE_MS });
  const auth = await import('../../../frontend/src/lib/auth.ts');
  expect(await auth.currentUser()).toBeNull();
  expect(readSession()).toBeNull();
  const asked = requests.flatMap(({ headers }) => headers.get('x-amz-target') ?? []);
  expect(asked.filter((target) => target.endsWith('.GetTokensFromRefreshToken'))).toEqual([]);
  expect(asked.filter((target) => target.endsWith('.RevokeToken'))).toHaveLength(1);
  expect(isIdle()).toBe(false);
});

it('distinguishes a session in use from an idle one', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(isIdle()).toBe(false);
  watchActivity();
  vi.advanceTimersByTime(59 * MINUTE_MS);
  expect(isIdle()).toBe(false);
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(59 * MINUTE_MS);
  expect(isIdle()).toBe(false);
  vi.advanceTimersByTime(2 * MINUTE_MS);
  expect(isIdle()).toBe(true);
});
