/** Caches answers within one run: readers look at each line many times, and hostile files repeat lines. */

/** More different texts than the lines of a resume have, and a few megabytes at most. */
const KNOWN_MAX = 8_192;
/** Longer texts are asked once or twice. */
const LENGTH_MAX = 200;

/**
 * `answer`, remembered for each text as long as the thread goes on without waiting for anything: nothing of one resume is
 * there when the next one is read. Callers must not change the answer.
 */
export function withinOneRun<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, { answer: T }>();
  return (text) => {
    if (text.length > LENGTH_MAX) return answer(text);
    const before = known.get(text);
    if (before) return before.answer;
    const given = { answer: answer(text) };
    if (known.size >= KNOWN_MAX) known.clear();
    if (known.size === 0) queueMicrotask(() => known.clear());
    known.set(text, given);
    return given.answer;
  };
}
