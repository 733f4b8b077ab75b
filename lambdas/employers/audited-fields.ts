/** Which fields of an employer the audit trail names without their values. */

/** Who to talk to, and free text, in which anything may stand about anybody. */
export const PERSONAL_FIELDS = ['primaryContact', 'notes'] as const;
