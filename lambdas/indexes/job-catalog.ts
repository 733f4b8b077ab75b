/** Remembers the jobs between requests of one container, for as long as nothing about them changed. */
import { INDEX_DELAY_MS } from '../dynamodb/settling-time.ts';
import type { CatalogState, JobStore } from '../stores/job-store.ts';

/** Even an unchanged catalogue is read anew after this, in case its counter missed something. */
const MAX_AGE_MS = 15 * 60_000;

type Source = Pick<JobStore, 'catalogState'>;

interface Memory<T> {
  revision: number;
  readAt: number;
  value: T;
}

interface Reading<T> {
  revision: number;
  /** Whether it began late enough after the last change to have seen it. */
  isSettled: boolean;
  value: Promise<T>;
}

/**
 * A function that answers `loadAll()`, remembered until the catalogue's revision moves. One cheap read of the revision
 * per call keeps every container current. Requests that come while it is being read wait for that reading; right after a
 * change they wait for the next one together, as this one may have missed it: there is never more than one at a time.
 */
export function remembered<T>(
  source: Source,
  loadAll: () => Promise<T>,
  now: () => number = Date.now,
): () => Promise<T> {
  let memory: Memory<T> | undefined;
  let reading: Reading<T> | undefined;
  let waiting: Promise<T> | undefined;

  const read = (state: CatalogState): Promise<T> => {
    const isSettled = settled(state, now());
    const load = async () => {
      const value = await loadAll();
      memory = isSettled ? { revision: state.revision, readAt: now(), value } : undefined;
      return value;
    };
    const begun: Reading<T> = { revision: state.revision, isSettled, value: load() };
    reading = begun;
    const end = () => {
      if (reading === begun) reading = undefined;
    };
    begun.value.then(end, end);
    return begun.value;
  };

  /** A reading that begins after `running` has ended, for all who ask until then. */
  const readAfter = (running: Reading<T>, state: CatalogState): Promise<T> => {
    const begin = () => {
      waiting = undefined;
      return read(state);
    };
    waiting ??= running.value.then(begin, begin);
    return waiting;
  };

  return async () => {
    const state = await source.catalogState();
    if (memory && memory.revision === state.revision && now() - memory.readAt < MAX_AGE_MS) return memory.value;
    if (!reading) return read(state);
    return reading.isSettled && reading.revision === state.revision ? reading.value : readAfter(reading, state);
  };
}

/** What is read before the table's index shows the last change is not remembered. */
function settled(state: CatalogState, now: number): boolean {
  return state.changedAt === '' || now - Date.parse(state.changedAt) > INDEX_DELAY_MS;
}
