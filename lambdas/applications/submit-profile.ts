/** Stores a profile as a text file, which is then read like any other resume. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { profileText } from '../../shared/resume/index.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import { type TakeApplicationDeps, takeApplication, ticketFor } from './take-application.ts';

export interface SubmitProfileDeps extends TakeApplicationDeps {
  uploads: Pick<UploadStore, 'writeOnce'>;
}

type Route = typeof routes.submitProfile;

const PROFILE_CONTENT_TYPE = 'text/plain';

/**
 * Answers once the text is safe in storage, from where the reading of resumes takes it up. The same form sent again
 * with its Idempotency-Key is the same application, and brings a text that never arrived.
 * Errors: `JOB_NOT_FOUND`, `JOB_NOT_OPEN`, `IDEMPOTENCY_KEY_REUSED` (same key, other content).
 */
export async function submitProfile(
  input: ActionInput<Route>,
  actor: Actor,
  deps: SubmitProfileDeps,
): Promise<ResponseOf<Route>> {
  authorise(actor, 'applications.submit');
  const { aboutMe, certificates, educationLevel, link, skills } = input.body;
  const ticket = ticketFor('profile', input.headers['idempotency-key'], deps);
  const profileForm = { aboutMe, certificates, educationLevel, link, skills };
  await takeApplication(input, ticket, { source: 'profile', declaredType: PROFILE_CONTENT_TYPE, profileForm }, deps);
  const text = new TextEncoder().encode(profileText(input.body));
  await deps.uploads.writeOnce(ticket.objectKey, text, PROFILE_CONTENT_TYPE);
  return { applicationId: ticket.applicationId, statusToken: ticket.statusToken };
}
