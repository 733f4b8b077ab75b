/** Entry of the canaries. */
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { requiredEnv } from '../runtime/env.ts';
import { countProbe, logger } from '../runtime/log.ts';
import { scheduledHandler } from '../runtime/scheduled.ts';
import { probeSite } from './probe-site.ts';
import type { Ask } from './probes.ts';

export const uses = {} as const satisfies Uses;

/** Rounds come every five minutes, and the function's own limit is a minute. */
const PATIENCE_MS = 20_000;

// The firewall stops requests without an agent; by this one, logs of the edge distinguish canaries from people.
const ask: Ask = (url, { headers, ...init } = {}) =>
  fetch(url, {
    ...init,
    headers: { 'user-agent': 'encaje-canary', ...headers },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });

export const handler = scheduledHandler(uses, () => async () => {
  const probed = await probeSite({ siteOrigin: requiredEnv(ENVIRONMENT.siteOrigin), ask });
  for (const { probe, seconds, wrong } of probed) {
    countProbe(probe, { isWrong: wrong !== undefined, seconds });
    if (wrong !== undefined) logger.warn('A probe failed', { probe, wrong });
  }
  return probed;
});
