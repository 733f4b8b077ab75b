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

type Read = Pick<Profile, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** Whether both say it and say the same; `undefined` where one of them leaves it out. */
function isSame(field: 'email' | 'phone', form: Form, profile: Read): boolean | undefined {
  if (!form[field] || !profile[field]) return undefined;
  return field === 'email'
    ? normaliseEmail(form.email ?? '') === normaliseEmail(profile.email ?? '')
    : tailOf(form.phone) === tailOf(profile.phone);
}

/** Whether the file has the address or the number of the form. Anybody who has the file can type them, too. */
export function sharesContact(form: Form, profile: Read): boolean {
  return isSame('email', form, profile) === true || isSame('phone', form, profile) === true;
}

/**
 * In what they contradict each other: nothing where the name and the address are the same, for a number may be a second
 * one of theirs. Names differ where no word of one stands in the other; what either leaves out differs in nothing.
 */
export function formDifferences(form: Form, profile: Read): Differing[] {
  const [typed, read] = [form, profile].map(({ firstName, lastName }) => wordsOf(`${firstName} ${lastName}`));
  const differs: Record<Differing, boolean> = {
    name: Boolean(typed?.length && read?.length) && !typed?.some((word) => read?.includes(word)),
    email: isSame('email', form, profile) === false,
    phone: isSame('phone', form, profile) === false,
  };
  if (!differs.name && isSame('email', form, profile)) return [];
  return DIFFERING.filter((field) => differs[field]);
}
