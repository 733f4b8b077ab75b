/** Writes values as JSON that JSON alone cannot say, so that what the engine prepares can be stored whatever its shape. */

/** The one key of an object that stands for something else. */
const TAG = '~';

function tagged(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : { [TAG]: 'number', of: String(value) };
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(tagged);
  if (value instanceof Map) return { [TAG]: 'map', of: [...value].flat().map(tagged) };
  if (value instanceof Set) return { [TAG]: 'set', of: [...value].map(tagged) };
  if (ArrayBuffer.isView(value)) throw new TypeError('Typed arrays have a place of their own');
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, tagged(one)]));
}

/** A map of keys and values in turn. */
function mapOf(values: readonly unknown[]): Map<unknown, unknown> {
  const made = new Map<unknown, unknown>();
  for (let at = 0; at < values.length; at += 2) made.set(values[at], values[at + 1]);
  return made;
}

const isObject = (value: unknown): value is object => value !== null && typeof value === 'object';

/** In place: most values are texts and numbers, which stay as they are. */
function eachUntagged(values: unknown[]): unknown[] {
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at];
    if (isObject(value)) values[at] = untagged(value);
  }
  return values;
}

function untagged(value: object): unknown {
  if (Array.isArray(value)) return eachUntagged(value);
  const { [TAG]: tag, of } = value as { [TAG]?: string; of?: unknown };
  if (tag === 'number') return Number(of);
  if (tag === 'set') return new Set(eachUntagged(of as unknown[]));
  if (tag === 'map') return mapOf(eachUntagged(of as unknown[]));
  const given = value as Record<string, unknown>;
  for (const key in given) {
    const one = given[key];
    if (isObject(one)) given[key] = untagged(one);
  }
  return given;
}

/** Plain data that may hold maps, sets, NaN and infinities as data that JSON can say. Throws on typed arrays. */
export const toTagged = tagged;

/** What `toTagged` was given, in place; `undefined` among an object's values is absent. */
export const fromTagged = (value: unknown): unknown => (isObject(value) ? untagged(value) : value);
