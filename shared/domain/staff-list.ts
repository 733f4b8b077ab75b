/** Who may join the staff groups of a stage, for sign-in and the first-admin command. */

/** Whom the stage lets into the groups besides their members: nobody where both are empty, which means anybody in a group. */
export interface StaffList {
  /** Addresses in lower case. */
  emails: readonly string[];
  /** After the `@`, in lower case; empty for none. */
  domain: string;
}

/** The list as the environment carries it: addresses with commas between them. */
export function staffListOf(emails: string, domain: string): StaffList {
  const each = emails.toLowerCase().split(',');
  return {
    emails: each.map((email) => email.trim()).filter(Boolean),
    domain: domain.trim().toLowerCase().replace(/^@/, ''),
  };
}

/** Whether the stage keeps no list: then membership of a group is enough. */
export function isOpen({ emails, domain }: StaffList): boolean {
  return emails.length === 0 && domain === '';
}

/** Whether an address is on the list, by itself or by its domain. */
export function isListed(email: string, { emails, domain }: StaffList): boolean {
  const address = email.trim().toLowerCase();
  return emails.includes(address) || (domain !== '' && address.endsWith(`@${domain}`));
}
