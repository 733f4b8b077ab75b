/** Turns membership of the staff groups into the claims that the whole product checks. */
import type { StaffRole } from '../../shared/domain/policy.ts';
import { isListed, isOpen, type StaffList } from '../../shared/domain/staff-list.ts';

/** Names of claims and groups at once; who is in both groups is an administrator. */
export const ADMIN_GROUP = 'admin';
export const RECRUITER_GROUP = 'recruiter';

export interface Person {
  groups: readonly string[];
  email: string | undefined;
  /** Whether the identity provider vouches for the address. */
  isVerified: boolean;
}

/** Whether the list lets someone in; an address that nobody vouches for is on no list. */
function isLetIn({ email = '', isVerified }: Person, list: StaffList): boolean {
  return isOpen(list) || (isVerified && isListed(email, list));
}

/** Claims to add to the access and ID tokens of a member of staff; none for anybody else. */
export function claimsOf(person: Person, list: StaffList): { admin?: true; role?: StaffRole } {
  const isAdmin = person.groups.includes(ADMIN_GROUP);
  if ((!isAdmin && !person.groups.includes(RECRUITER_GROUP)) || !isLetIn(person, list)) return {};
  return { admin: true, role: isAdmin ? 'admin' : 'recruiter' };
}
