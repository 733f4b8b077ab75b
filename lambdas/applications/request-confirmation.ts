/** Mails a new link that confirms an application to its address, for the holder of its private link. */
import type { Actor } from '../../shared/domain/policy.ts';
import { type ApplicantMailDeps, sendConfirmation } from '../outbox/applicant-mail.ts';
import {
  type OwnApplicationDeps,
  type OwnApplicationInput,
  ownApplication,
  refuseWithdrawn,
} from './own-application.ts';

export type RequestConfirmationDeps = OwnApplicationDeps & ApplicantMailDeps;

/** Nothing is sent where it is confirmed already, gave no address, or asked too often today. Errors: `APPLICATION_NOT_FOUND`, `APPLICATION_WITHDRAWN`. */
export async function requestConfirmation(
  input: OwnApplicationInput,
  actor: Actor,
  deps: RequestConfirmationDeps,
): Promise<Record<string, never>> {
  const record = await ownApplication(input, actor, 'applications.request-confirmation', deps);
  refuseWithdrawn(record);
  const { email, confirmedAt } = record;
  if (email !== undefined && !confirmedAt) await sendConfirmation({ ...record, email }, deps);
  return {};
}
