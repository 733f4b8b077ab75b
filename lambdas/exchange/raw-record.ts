/** Reads values from untrusted data of any shape. */

export type RawRecord = Record<string, unknown>;

export const isRecord = (value: unknown): value is RawRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text, or a number as one; nothing else. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : '';
}

/** The objects of a list; none where it is no list. */
export const recordsIn = (value: unknown): RawRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** The texts of a list, or the one text. */
export function textsOf(value: unknown): string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.map(textOf).filter(Boolean);
}

/** The filled ones among texts, with something between them. */
export const joined = (texts: readonly unknown[], between = ', '): string =>
  texts.map(textOf).filter(Boolean).join(between);
