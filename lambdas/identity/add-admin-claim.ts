/** Turns membership of the groups of staff into the claims that the whole product goes by. */
import type { StaffRole } from '../../shared/domain/policy.ts';

/** Names of claims and groups at once; who is in both groups is an administrator. */
export const ADMIN_GROUP = 'admin';
export const RECRUITER_GROUP = 'recruiter';

/** Whom the stage lets into the groups besides their members: nobody where both are empty, which means anybody in a group. */
export interface StaffList {
  /** Addresses in lower case. */
  emails: readonly string[];
  /** After the `@`, in lower case; empty for none. */
  domain: string;
}

export interface Person {
  groups: readonly string[];
  email: string | undefined;
  /** Whether the identity provider vouches for the address. */
  isVerified: boolean;
}

/** Whether the list lets somebody in; an address that nobody vouches for is on no list. */
function isListed({ email = '', isVerified }: Person, { emails, domain }: StaffList): boolean {
  if (emails.length === 0 && domain === '') return true;
  const address = email.trim().toLowerCase();
  const isOfDomain = domain !== '' && address.endsWith(`@${domain}`);
  return isVerified && (emails.includes(address) || isOfDomain);
}

/** Claims to add to the access and ID tokens of a member of staff; none for anybody else. */
export function claimsOf(person: Person, list: StaffList): { admin?: true; role?: StaffRole } {
  const isAdmin = person.groups.includes(ADMIN_GROUP);
  if ((!isAdmin && !person.groups.includes(RECRUITER_GROUP)) || !isListed(person, list)) return {};
  return { admin: true, role: isAdmin ? 'admin' : 'recruiter' };
}

/** The list as the environment carries it: addresses with commas between them. */
export function staffListOf(emails: string, domain: string): StaffList {
  const each = emails.toLowerCase().split(',');
  return {
    emails: each.map((email) => email.trim()).filter(Boolean),
    domain: domain.trim().toLowerCase().replace(/^@/, ''),
  };
}
