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

/** A map's keys and values in turn, as pairs. */
function* pairs(values: readonly unknown[]): Generator<[unknown, unknown]> {
  for (let at = 0; at < values.length; at += 2) yield [values[at], values[at + 1]];
}

function untagged(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) value[at] = untagged(value[at]);
    return value;
  }
  const { [TAG]: tag, of } = value as { [TAG]?: string; of?: unknown };
  if (tag === 'number') return Number(of);
  if (tag === 'set') return new Set((of as unknown[]).map(untagged));
  if (tag === 'map') return new Map(pairs((of as unknown[]).map(untagged)));
  const given = value as Record<string, unknown>;
  for (const key in given) given[key] = untagged(given[key]);
  return given;
}

/** JSON of plain data that may hold maps, sets, NaN and infinities. Throws on typed arrays. */
export function toTaggedJson(value: unknown): string {
  return JSON.stringify(tagged(value));
}

/** What `toTaggedJson` was given; `undefined` among an object's values is absent. */
export function fromTaggedJson(json: string): unknown {
  return untagged(JSON.parse(json));
}
