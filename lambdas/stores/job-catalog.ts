/** Remembers the jobs between requests of one container, for as long as nothing about them changed. */
import type { CatalogState, JobStore } from './job-store.ts';

/** An index may show a change this much later than the table; what is read meanwhile is not remembered. */
const SETTLING_MS = 5_000;
/** Even an unchanged catalogue is read anew after this. */
const MAX_AGE_MS = 60_000;

type Source = Pick<JobStore, 'catalogState'>;

/**
 * A function that answers `load()`, remembered until the catalogue's revision moves. One cheap read of the revision
 * per call keeps every container current.
 */
export function remembered<T>(source: Source, load: () => Promise<T>, now: () => number = Date.now): () => Promise<T> {
  let memory: { revision: number; readAt: number; value: T } | undefined;
  return async () => {
    const state = await source.catalogState();
    if (memory && memory.revision === state.revision && now() - memory.readAt < MAX_AGE_MS) return memory.value;
    const value = await load();
    memory = settled(state, now()) ? { revision: state.revision, readAt: now(), value } : undefined;
    return value;
  };
}

function settled(state: CatalogState, now: number): boolean {
  return state.changedAt === '' || now - Date.parse(state.changedAt) > SETTLING_MS;
}
