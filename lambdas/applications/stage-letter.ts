/** Writes the letter about a stage move, if the recruiter chose to send one. */
import { stageLetter } from '../../shared/domain/applicant-letters.ts';
import type { Outgoing } from '../../shared/domain/outgoing.ts';
import { type HandOverDeps, handOver } from '../outbox/hand-over.ts';
import { outgoing } from '../outbox/outgoing-letter.ts';
import type { ApplicationChanges, ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { MoveWithLetter } from './move-with-letter.ts';

export interface StageLetterDeps {
  applications: Pick<ApplicationStore, 'edit'>;
  moveWithLetter: MoveWithLetter;
  outbox: Pick<HandOverDeps['outbox'], 'setDelivery'>;
  carrier: HandOverDeps['carrier'];
  onRefused: HandOverDeps['onRefused'];
  derivedId(...parts: string[]): string;
  now(): string;
  /** Called when something could not be done now and is left to the sweep. */
  onPostponed(applicationId: string, cause: unknown): void;
}

/** What is stored of a recruiter's changes: the application, and the letter that is still to be handed over. */
export interface StoredChanges {
  edited: ApplicationRecord;
  letter?: Outgoing;
}

/** Whether there is a confirmed address to write to. */
export function canBeEmailed<T extends Pick<ApplicationRecord, 'email' | 'confirmedAt'>>(
  application: T,
): application is T & { email: string } {
  return application.email !== undefined && application.confirmedAt !== undefined;
}

/**
 * Stores a recruiter's changes; where the person is to be notified of a move, the letter with them, so that no move is left
 * without its letter. `undefined` where someone else changed the application first.
 */
export async function storeChanges(
  record: ApplicationRecord,
  changes: ApplicationChanges,
  { tell }: { tell?: boolean },
  deps: StageLetterDeps,
): Promise<StoredChanges | undefined> {
  const letter = tell ? letterAbout(record, changes, deps) : undefined;
  const edited = letter
    ? await deps.moveWithLetter(record, changes, letter)
    : await deps.applications.edit(record, record.version, changes);
  return edited && { edited, letter };
}

/** One letter per move: each counts the version up. Nobody is written to who did not confirm their address. */
function letterAbout(
  record: ApplicationRecord,
  changes: ApplicationChanges,
  deps: StageLetterDeps,
): Outgoing | undefined {
  if (changes.stage === undefined || !canBeEmailed(record)) return undefined;
  const id = deps.derivedId('stage', record.applicationId, String(record.version + 1));
  return outgoing(id, record, stageLetter(record, changes.stage, record.language), deps);
}

/** Hands over the letter of a move, if there is one. It is stored: what fails here, the sweep does again. */
export async function sendStored({ edited, letter }: StoredChanges, deps: StageLetterDeps): Promise<void> {
  if (!letter) return;
  try {
    await handOver(letter, deps);
  } catch (cause) {
    deps.onPostponed(edited.applicationId, cause);
  }
}
