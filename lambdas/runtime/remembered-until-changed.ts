/** Caches a value between requests of one container until its source changes. */

/** What shows whether something has changed. */
export interface ChangeState {
  /** Another one after each change. */
  revision: number | string;
  /** When the last change was made, ISO 8601; empty where there never was one. */
  changedAt: string;
}

export interface RememberedProps<T> {
  /** A cheap read. */
  state(): Promise<ChangeState>;
  load(): Promise<T>;
  /** What is read this soon after a change may not show it, and is not remembered. */
  settlingMs: number;
  /** Even what has not changed is read again after this, in case a change was missed. */
  maxAgeMs: number;
  now(): number;
}

interface Memory<T> {
  revision: ChangeState['revision'];
  readAt: number;
  value: T;
}

interface Reading<T> {
  revision: ChangeState['revision'];
  /** Whether it began late enough after the last change to have seen it. */
  isSettled: boolean;
  value: Promise<T>;
}

/**
 * A function that answers `load()`, remembered until the revision moves. One cheap read of the state
 * per call keeps every container current. Requests that come while it is being read wait for that reading; right after a
 * change they wait for the next one together, as this one may have missed it: there is never more than one at a time.
 */
export function rememberedUntilChanged<T>(props: RememberedProps<T>): () => Promise<T> {
  const { now } = props;
  let memory: Memory<T> | undefined;
  let reading: Reading<T> | undefined;
  let waiting: Promise<T> | undefined;

  const read = (state: ChangeState): Promise<T> => {
    const isSettled = state.changedAt === '' || now() - Date.parse(state.changedAt) > props.settlingMs;
    const load = async () => {
      const value = await props.load();
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
  const readAfter = (running: Reading<T>, state: ChangeState): Promise<T> => {
    const begin = () => {
      waiting = undefined;
      return read(state);
    };
    waiting ??= running.value.then(begin, begin);
    return waiting;
  };

  return async () => {
    const state = await props.state();
    if (memory && memory.revision === state.revision && now() - memory.readAt < props.maxAgeMs) return memory.value;
    if (!reading) return read(state);
    return reading.isSettled && reading.revision === state.revision ? reading.value : readAfter(reading, state);
  };
}
