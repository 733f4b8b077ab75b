/** Tells why two talents may be one person, and how much that says. */
import { normaliseEmail } from '../../shared/domain/field.ts';
import { folded } from '../../shared/domain/folded.ts';
import type { Duplicate } from '../../shared/domain/talent.ts';
import { internationalPhone } from '../../shared/resume/index.ts';
import { type TalentRecord, talentOf } from '../stores/talent-store.ts';

type Reason = Duplicate['reasons'][number];

/** A mailbox is one person's, a number nearly so; a name is many people's. */
const STRENGTH: Record<Reason, number> = { email: 4, phone: 3, name: 2 };

/** Words between the names of a person that some leave out. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'i', 'da', 'do', 'dos', 'van', 'von', 'der']);
/** The same mailboxes under another name. */
const PROVIDER_ALIASES: Record<string, string> = { 'googlemail.com': 'gmail.com' };
/** Two spellings of one number agree in these at least. */
const LAST_DIGITS = 7;

/** What of a person can be compared, in one spelling each; empty where nothing is known. */
interface Features {
  name: string;
  mailboxes: string[];
  phones: { written: string; lastDigits: string }[];
  place: string | null;
}

/** Worked out once for each state of a talent: records are never changed, but replaced. */
const known = new WeakMap<TalentRecord, Features>();

function featuresOf(record: TalentRecord): Features {
  const before = known.get(record);
  if (before) return before;
  const { firstName, lastName, phone, location } = talentOf(record);
  const further = record.addresses ?? [];
  const emails = [record.email ?? [], further.flatMap((one) => ('email' in one ? one.email : []))].flat();
  const phones = [phone ?? [], further.flatMap((one) => ('phone' in one ? one.phone : []))].flat();
  const features = {
    name: nameKey(`${firstName} ${lastName}`),
    mailboxes: emails.flatMap((email) => mailboxOf(email) ?? []),
    phones: phones.map((written) => ({ written, lastDigits: written.replace(/\D/g, '').slice(-LAST_DIGITS) })),
    place: location,
  };
  known.set(record, features);
  return features;
}

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
export function reasonsToMerge(one: TalentRecord, other: TalentRecord): Reason[] {
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
