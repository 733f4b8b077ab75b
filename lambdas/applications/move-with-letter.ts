/** Moves an application and puts the letter about it into the outbox, both in one transaction. */
import { TABLES } from '../../shared/contract/resources.ts';
import type { Outgoing } from '../../shared/domain/outgoing.ts';
import { allOf } from '../dynamodb/condition.ts';
import { allOrNone, change, insertion } from '../dynamodb/transaction.ts';
import type { GrantedTables } from '../runtime/granted.ts';
import { type ApplicationChanges, type ApplicationRecord, editOf, STANDING } from '../stores/application-record.ts';
import { applicationStore } from '../stores/application-store.ts';
import { type StoredOutgoing, storedOutgoing } from '../stores/outbox-store.ts';

/**
 * A recruiter's edit of an application together with a letter, which stays `pending` until it is handed over. `undefined`
 * when the stored version is another, or the application was withdrawn, or is gone: then neither is stored.
 */
export type MoveWithLetter = (
  record: ApplicationRecord,
  changes: ApplicationChanges,
  letter: Outgoing,
) => Promise<ApplicationRecord | undefined>;

/** Over the tables named in the environment. */
export function moverWithLetter(tables: GrantedTables<{ changes: ('applications' | 'outbox')[] }>): MoveWithLetter {
  const applications = applicationStore(tables.applications);
  return async ({ applicationId, version }, changes, letter) => {
    const edit = editOf(version, changes);
    const pending: StoredOutgoing = { ...storedOutgoing(letter), isResumable: true };
    const isDone = await allOrNone(tables.applications, [
      change(TABLES.applications, { applicationId }, edit.changes, allOf(edit.condition, STANDING)),
      insertion(TABLES.outbox, pending),
    ]);
    const stored = isDone ? await applications.get(applicationId) : undefined;
    // Whatever someone else has changed since, the caller made these changes.
    return stored && { ...stored, ...edit.changes };
  };
}
