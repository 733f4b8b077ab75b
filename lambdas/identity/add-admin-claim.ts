/** Turns membership of the group `admin` into the claim `admin` that the whole product goes by. */

export const ADMIN_GROUP = 'admin';

/** Claims to add to the access and ID tokens of a member of these groups; none for anybody else. */
export function claimsOfGroups(groups: readonly string[]): { admin?: true } {
  return groups.includes(ADMIN_GROUP) ? { admin: true } : {};
}
