/** The audit trail: who changed what, when, in which record, from what to what. */
import * as z from 'zod';
import { timeSchema } from './field.ts';

export const AUDITED_KINDS = [
  'job',
  'talent',
  'employer',
  'application',
  'match',
  'evaluation',
  'activity',
  'preferences',
  'file',
  'message',
  'run',
  'settings',
  'processing',
  'audit',
] as const;
export type AuditedKind = (typeof AUDITED_KINDS)[number];

/** A field before and after; values that are personal data are left out, so that erasing a person erases nothing here. */
export const fieldChangeSchema = z.object({
  field: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;

export const auditEntrySchema = z.object({
  entryId: z.string(),
  at: timeSchema,
  /** The user's id and e-mail address; the system's own changes have neither. */
  actorId: z.string().nullable(),
  actorEmail: z.string().nullable(),
  /** `<kind>.<verb>`: `job.update`, `talent.erase`. */
  action: z.string(),
  recordKind: z.enum(AUDITED_KINDS),
  recordId: z.string(),
  changes: z.array(fieldChangeSchema),
  correlationId: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const VALUE_MAX_BYTES = 2_000;
/** Far from the 400 KB that an item of the trail may take, and a hundred entries are within what a function can answer. */
const VALUES_MAX_BYTES = 40_000;

const encoder = new TextEncoder();
const bytesOf = (value: unknown) => encoder.encode(JSON.stringify(value ?? null)).length;

/** The changes with the values there is room for; of the others, only that they changed is said. */
function withinEntry(changes: readonly FieldChange[]): FieldChange[] {
  let left = VALUES_MAX_BYTES;
  return changes.map((change) => {
    const [before, after] = [bytesOf(change.before), bytesOf(change.after)];
    if (Math.max(before, after) > VALUE_MAX_BYTES || before + after > left) return { field: change.field };
    left -= before + after;
    return change;
  });
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * The fields in which two states of a record differ. Bookkeeping is left out; of the fields named `personal`, and of
 * values of more than 2,000 bytes or beyond 40,000 in all, only that they changed is said.
 */
export function changesBetween(
  before: object,
  after: object,
  {
    personal = [],
    ignored = ['version', 'updatedAt'],
  }: { personal?: readonly string[]; ignored?: readonly string[] } = {},
): FieldChange[] {
  const was = before as Record<string, unknown>;
  const is = after as Record<string, unknown>;
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((field) => !ignored.includes(field));
  const changed = fields.filter((field) => !same(was[field], is[field]));
  return withinEntry(
    changed.map((field) => (personal.includes(field) ? { field } : { field, before: was[field], after: is[field] })),
  );
}
