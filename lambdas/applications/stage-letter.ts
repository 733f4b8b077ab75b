/** Tells an applicant that they were moved to another stage, where the recruiter chose to say so. */
import { stageLetter } from '../../shared/domain/applicant-letters.ts';
import type { ApplicationRecord } from '../stores/application-store.ts';
import { type HandOverDeps, handOverOnce } from '../stores/hand-over.ts';
import { outgoing } from '../stores/outgoing-letter.ts';

export interface StageLetterDeps extends HandOverDeps {
  derivedId(...parts: string[]): string;
  now(): string;
}

/** Whether there is a confirmed address to write to. */
export function canBeTold({ email, confirmedAt }: Pick<ApplicationRecord, 'email' | 'confirmedAt'>): boolean {
  return email !== undefined && confirmedAt !== undefined;
}

/** One letter per move: each counts the version up. Nobody is told who did not confirm their address. */
export async function sendStageLetter(moved: ApplicationRecord, deps: StageLetterDeps): Promise<void> {
  const { applicationId, email, language, stage, version } = moved;
  if (email === undefined || !canBeTold(moved)) return;
  const letter = stageLetter(moved, stage, language);
  const id = deps.derivedId('stage', applicationId, String(version));
  await handOverOnce(outgoing(id, { applicationId, email, language }, letter, deps), deps);
}
