/** Shows that the questions put to a deployed site are answered by a site that is well: the local one, over the wire. */
import { expect, it } from 'vitest';
import { smoke } from '../../../infra/ops/smoke.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { sharedStack } from '../../support/shared.ts';

it('a site that is well answers everything, and one of another version is distinguished', async () => {
  const { origin } = await sharedStack();
  expect(await smoke(origin, packageJson.version)).toEqual([]);
  expect(await smoke(origin, '9.9.9')).toEqual([expect.stringContaining('not 9.9.9')]);
});
