/** Converts a position in a table or bucket to a cursor for callers, and back. */
import { AppError } from '../../shared/errors.ts';

/** Attributes by name: what the next page begins after. */
type Place = Record<string, unknown>;

/** The cursor that names a place; `null` where there is nothing after it. */
export function encodeCursor(key: Place | undefined): string | null {
  return key ? Buffer.from(JSON.stringify(key)).toString('base64url') : null;
}

/** The place that a cursor names. Errors: `INVALID_INPUT` for what no list ever gave out. */
export function decodeCursor(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  try {
    const key = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as Place;
    const entries = Object.values(key);
    if (entries.length > 0 && entries.every((value) => typeof value === 'string')) return key;
  } catch {
    // Falls through to the refusal: a cursor that is no JSON is as wrong as one that is no key.
  }
  throw invalidCursor();
}

/** The refusal of a cursor. */
export const invalidCursor = () =>
  new AppError('invalid', 'INVALID_INPUT', { errors: [{ path: 'cursor', code: 'INVALID' }] });
