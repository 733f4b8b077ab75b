/** Builds the outbox item of a letter that the product writes to an applicant. */
import type { Letter } from '../../shared/domain/applicant-letters.ts';
import type { Language } from '../../shared/domain/field.ts';
import type { Outgoing } from '../../shared/domain/outgoing.ts';

/** A letter of the product to the address of an application. */
export function outgoing(
  outgoingId: string,
  { applicationId, email, language }: { applicationId: string; email: string; language: Language },
  letter: Letter,
  { now }: { now(): string },
): Outgoing {
  const about = { kind: 'application' as const, id: applicationId };
  const sent = { channel: 'email' as const, to: [email], attachments: [], delivery: 'pending' as const, by: null };
  return { outgoingId, activityId: outgoingId, ...letter, ...sent, language, about, createdAt: now() };
}
