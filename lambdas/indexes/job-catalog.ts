/** Caches the jobs between requests of one container until one of them changes. */

import { rememberedUntilChanged } from '../runtime/remembered-until-changed.ts';
import { INDEX_DELAY_MS } from '../runtime/settling-time.ts';
import type { JobStore } from '../stores/job-store.ts';

/** Even an unchanged catalogue is read again after this, in case its counter missed something. */
const MAX_AGE_MS = 15 * 60_000;

/** A function that answers `loadAll()`, remembered until the catalogue's revision moves. */
export function remembered<T>(
  source: Pick<JobStore, 'catalogState'>,
  loadAll: () => Promise<T>,
  now: () => number = Date.now,
): () => Promise<T> {
  const state = () => source.catalogState();
  return rememberedUntilChanged({ state, load: loadAll, settlingMs: INDEX_DELAY_MS, maxAgeMs: MAX_AGE_MS, now });
}
