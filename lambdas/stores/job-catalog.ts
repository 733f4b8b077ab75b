/** Remembers the jobs between requests of one container, for as long as nothing about them changed. */
import type { CatalogState, JobStore } from './job-store.ts';

/** An index may show a change this much later than the table; what is read meanwhile is not remembered. */
const SETTLING_MS = 5_000;
/** Even an unchanged catalogue is read anew after this, in case its counter missed something. */
const MAX_AGE_MS = 15 * 60_000;

type Source = Pick<JobStore, 'catalogState'>;

interface Memory<T> {
  revision: number;
  readAt: number;
  value: T;
}

/**
 * A function that answers `load()`, remembered until the catalogue's revision moves. One cheap read of the revision
 * per call keeps every container current; requests that come while it is being read anew wait for the same reading.
 */
export function remembered<T>(source: Source, load: () => Promise<T>, now: () => number = Date.now): () => Promise<T> {
  let memory: Memory<T> | undefined;
  let reading: { revision: number; value: Promise<T> } | undefined;

  const read = (state: CatalogState): Promise<T> => {
    const value = load()
      .then((loaded) => {
        memory = settled(state, now()) ? { revision: state.revision, readAt: now(), value: loaded } : undefined;
        return loaded;
      })
      .finally(() => {
        if (reading?.value === value) reading = undefined;
      });
    // Begun right after a change, a reading may have missed it; who asks later must not be given that one.
    if (settled(state, now())) reading = { revision: state.revision, value };
    return value;
  };

  return async () => {
    const state = await source.catalogState();
    if (memory && memory.revision === state.revision && now() - memory.readAt < MAX_AGE_MS) return memory.value;
    return reading?.revision === state.revision ? reading.value : read(state);
  };
}

function settled(state: CatalogState, now: number): boolean {
  return state.changedAt === '' || now - Date.parse(state.changedAt) > SETTLING_MS;
}
