/** The addresses and numbers of a person, normalised as keys. */
import { normaliseEmail, normalisePhone } from '../../shared/domain/field.ts';

/** The e-mail address, or where they gave none the phone number. */
export type KnownBy = { email: string } | { phone: string };

interface Applicant {
  email: string | null;
  applied: { phone: string | null };
}

/** The key of the claim on an address or number, one per spelling that means the same. */
export function claimKey(known: KnownBy): string {
  return 'email' in known ? `email#${normaliseEmail(known.email)}` : `phone#${normalisePhone(known.phone)}`;
}

/** Anyone who is known by a number applied with it, in whatever spelling; recruiters' edits stand beside it. */
export function knownBy({ email, applied }: Applicant): KnownBy {
  return email === null ? { phone: applied.phone ?? '' } : { email };
}

/** Everything that the person is known by, each once. */
export function allKnownBy(talent: Applicant & { addresses?: KnownBy[] }): KnownBy[] {
  const all = [knownBy(talent), ...(talent.addresses ?? [])];
  return [...new Map(all.map((known) => [claimKey(known), known])).values()];
}
