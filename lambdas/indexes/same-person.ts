/** Explains why two talents may be one person, and how strong the evidence is. */
import type { Duplicate } from '../../shared/domain/talent.ts';
import { internationalPhone } from '../../shared/resume/index.ts';
import { talentOf } from '../stores/talent-view.ts';
import { LAST_DIGITS, lastDigitsOf, mailboxOf, nameKey } from './person-keys.ts';
import type { IndexedTalent } from './talent-rows.ts';

type Reason = Duplicate['reasons'][number];

/** A mailbox is one person's, a number nearly so; a name is many people's. */
const STRENGTH: Record<Reason, number> = { email: 4, phone: 3, name: 2 };

/** What of a person can be compared, in one spelling each; empty where nothing is known. */
interface Features {
  name: string;
  mailboxes: string[];
  phones: { written: string; lastDigits: string }[];
  place: string | null;
}

/** Worked out once for each state of a talent: records are never changed, but replaced. */
const known = new WeakMap<IndexedTalent, Features>();

function featuresOf(record: IndexedTalent): Features {
  const before = known.get(record);
  if (before) return before;
  const { firstName, lastName, phone, location } = talentOf(record);
  const further = record.addresses ?? [];
  const emails = [record.email ?? [], further.flatMap((one) => ('email' in one ? one.email : []))].flat();
  const phones = [phone ?? [], further.flatMap((one) => ('phone' in one ? one.phone : []))].flat();
  const features = {
    name: nameKey(`${firstName} ${lastName}`),
    mailboxes: emails.flatMap((email) => mailboxOf(email) ?? []),
    phones: phones.map((written) => ({ written, lastDigits: lastDigitsOf(written) })),
    place: location,
  };
  known.set(record, features);
  return features;
}

/** Parsing numbers takes long: only those that end alike are. */
function sharePhone(one: Features, other: Features): boolean {
  return one.phones.some(({ written, lastDigits }) =>
    other.phones.some((theirs) => {
      if (lastDigits.length < LAST_DIGITS || theirs.lastDigits !== lastDigits) return false;
      const number = internationalPhone(written, one.place);
      return number !== null && number === internationalPhone(theirs.written, other.place);
    }),
  );
}

/** Why these two may be one person, the strongest reason first; none where nothing says so. */
export function reasonsToMerge(one: IndexedTalent, other: IndexedTalent): Reason[] {
  const [a, b] = [featuresOf(one), featuresOf(other)];
  const holds: Record<Reason, boolean> = {
    email: a.mailboxes.some((mailbox) => b.mailboxes.includes(mailbox)),
    phone: sharePhone(a, b),
    name: a.name !== '' && a.name === b.name,
  };
  return (['email', 'phone', 'name'] as const).filter((reason) => holds[reason]);
}

/** How much the reasons say together. */
export function strengthOf(reasons: readonly Reason[]): number {
  return reasons.reduce((sum, reason) => sum + STRENGTH[reason], 0);
}
