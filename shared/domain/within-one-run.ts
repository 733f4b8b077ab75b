/** Caches answers within one run: readers look at each line many times, and hostile files repeat lines. */

/** More different texts than the lines of a resume have, and a few megabytes at most. */
const KNOWN_MAX = 8_192;
/** Longer texts are whole documents: a few forms of one are asked by turns. */
const LENGTH_MAX = 200;
const LONG_KNOWN_MAX = 3;

/**
 * `answer`, remembered for each text as long as the thread goes on without waiting for anything: nothing of one resume is
 * there when the next one is read. Callers must not change the answer.
 */
export function withinOneRun<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, { answer: T }>();
  const long = new Map<string, { answer: T }>();
  const forget = () => {
    known.clear();
    long.clear();
  };
  return (text) => {
    const [same, most] = text.length > LENGTH_MAX ? [long, LONG_KNOWN_MAX] : [known, KNOWN_MAX];
    const before = same.get(text);
    if (before) return before.answer;
    const given = { answer: answer(text) };
    if (known.size + long.size === 0) queueMicrotask(forget);
    if (same.size >= most) same.clear();
    same.set(text, given);
    return given.answer;
  };
}
