/** Shows that the canaries find a site that is well to be well, and leave nothing behind. */
import { expect, it } from 'vitest';
import { probeSite } from '../../../lambdas/canary/probe-site.ts';
import { sharedStack } from '../../support/shared.ts';

it('a site that is well passes every probe, and nobody has applied afterwards', async () => {
  const stack = await sharedStack();
  const token = await stack.token('admin@encaje.test');
  const applications = async () => (await stack.api('/api/admin/applications?limit=1', { token })).body;
  const before = await applications();
  const probed = await probeSite({ siteOrigin: stack.origin, ask: fetch });
  expect(probed.map(({ probe, wrong }) => [probe, wrong])).toEqual([
    ['home', undefined],
    ['apply', undefined],
    ['sign-in', undefined],
  ]);
  expect(await applications()).toEqual(before);
});
