/** Makes ids and tokens: random where they must be new, derived where the same thing must get the same id. */
import { createHash, randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const ID_CHARS = 16;

function spell(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, ID_CHARS), (byte) => ALPHABET[byte & 31]).join('');
}

/** A new id: 16 characters of Crockford's base 32 (80 random bits), without hyphens. */
export function newId(): string {
  return spell(randomBytes(ID_CHARS));
}

/** The id that these parts always have; unguessable only if a part is. */
export function derivedId(...parts: string[]): string {
  return spell(createHash('sha256').update(parts.join('\u0000')).digest());
}

const TIME_CHARS = 10;

/** An id that sorts by time: 10 characters of `at` (ISO 8601, to the millisecond), then a new id. */
export function timeOrderedId(at: string): string {
  let time = Date.parse(at);
  let spelt = '';
  for (let place = 0; place < TIME_CHARS; place += 1) {
    spelt = `${ALPHABET[time % 32]}${spelt}`;
    time = Math.floor(time / 32);
  }
  return `${spelt}${newId()}`;
}

/** A new secret of 256 bits for an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret, or of a content that is only ever compared. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
