/** Which personal data of a resume contradicts the form it came with. */
import { DIFFERING, type Differing } from './application.ts';
import { normaliseEmail } from './field.ts';
import { folded } from './folded.ts';
import type { Profile } from './profile.ts';

interface Form {
  firstName: string;
  lastName: string;
  email?: string | undefined;
  phone?: string | undefined;
}

const wordsOf = (name: string) =>
  folded(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);

const NATIONAL_DIGITS = 9;

/** With or without its country's code, a number ends the same. */
const tailOf = (phone: string | null | undefined) => (phone ?? '').replace(/\D/g, '').slice(-NATIONAL_DIGITS);

/**
 * In what they contradict each other: nothing where the address or the number is the same, for then the file is the
 * sender's, whatever name was read. Names differ where no word of one stands in the other; what either leaves out differs
 * in nothing.
 */
export function formDifferences(
  form: Form,
  profile: Pick<Profile, 'firstName' | 'lastName' | 'email' | 'phone'>,
): Differing[] {
  const both = (field: 'email' | 'phone') => Boolean(form[field] && profile[field]);
  const isSame = {
    email: normaliseEmail(form.email ?? '') === normaliseEmail(profile.email ?? ''),
    phone: tailOf(form.phone) === tailOf(profile.phone),
  };
  if ((['email', 'phone'] as const).some((field) => both(field) && isSame[field])) return [];
  const [typed, read] = [form, profile].map(({ firstName, lastName }) => wordsOf(`${firstName} ${lastName}`));
  const differs: Record<Differing, boolean> = {
    name: Boolean(typed?.length && read?.length) && !typed?.some((word) => read?.includes(word)),
    email: both('email'),
    phone: both('phone'),
  };
  return DIFFERING.filter((field) => differs[field]);
}
