/** Ids for criteria that only the words of an ad name. */
import { fingerprint } from '../domain/fingerprint.ts';
import { fold } from '../taxonomy/index.ts';

const SLUG_MAX_CHARS = 60;

/** The words in small letters and hyphens, up to 60 characters as they are; longer ones end with a fingerprint of the whole. */
export function slug(text: string): string {
  const whole = fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return whole.length <= SLUG_MAX_CHARS
    ? whole
    : `${whole.slice(0, SLUG_MAX_CHARS)}-${fingerprint(whole).toString(36)}`;
}
