/** Caches an answer for a moment, since many screens make the same request. */

const KEPT_MS = 2_000;
/** What takes long to find out is asked for less often, so that asking never takes more than a twentieth of the time. */
const KEPT_PER_LOADING = 20;

interface Memory<T> {
  value: Promise<T>;
  /** Milliseconds since 1970; of an answer that is still awaited, never. */
  until: number;
}

/**
 * A function that answers `load()`, kept for two seconds, or twenty times as long as loading took. Those who ask
 * meanwhile wait for the same answer; a failure is not kept.
 */
export function rememberedBriefly<T>(load: () => Promise<T>, now: () => number = Date.now): () => Promise<T> {
  let memory: Memory<T> | undefined;
  return () => {
    if (memory && now() < memory.until) return memory.value;
    const begun = now();
    const next: Memory<T> = { value: load(), until: Number.POSITIVE_INFINITY };
    memory = next;
    next.value.then(
      () => {
        next.until = now() + Math.max(KEPT_MS, (now() - begun) * KEPT_PER_LOADING);
      },
      () => {
        next.until = 0;
      },
    );
    return next.value;
  };
}
