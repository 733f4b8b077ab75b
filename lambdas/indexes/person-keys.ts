/** Normalised keys that two records of one person share, for lookups. */
import { normaliseEmail } from '../../shared/domain/field.ts';
import { folded } from '../../shared/domain/folded.ts';

/** Words between the names of a person that some leave out. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'i', 'da', 'do', 'dos', 'van', 'von', 'der']);
/** The same mailboxes under another name. */
const PROVIDER_ALIASES: Record<string, string> = { 'googlemail.com': 'gmail.com' };
/** Two spellings of one number agree in these at least. */
export const LAST_DIGITS = 7;

/** The words of a name in one order, since surnames change places and second names move between the fields. */
export function nameKey(name: string): string {
  const words = folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !PARTICLES.has(word));
  // One word alone is no full name.
  return words.length < 2 ? '' : words.sort().join(' ');
}

/** Dots and what follows a plus lead to the same mailbox with many providers. */
export function mailboxOf(email: string): string | undefined {
  const [, name = '', provider = ''] = /^([^@+]+)(?:\+[^@]*)?@(.+)$/.exec(normaliseEmail(email)) ?? [];
  return name && `${name.replaceAll('.', '')}@${PROVIDER_ALIASES[provider] ?? provider}`;
}

/** The end of a number, by which others that may be the same are found; shorter where there are not so many digits. */
export function lastDigitsOf(phone: string): string {
  return phone.replace(/\D/g, '').slice(-LAST_DIGITS);
}
