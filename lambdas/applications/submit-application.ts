/** Stores an application in one atomic write and returns permission to upload the resume. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import type { Upload } from '../../shared/contract/upload.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import { type TakeApplicationDeps, takeApplication, ticketFor } from './take-application.ts';

export interface SubmitApplicationDeps extends TakeApplicationDeps {
  permitUpload(key: string, contentType: string): Promise<Upload>;
}

type Route = typeof routes.submitApplication;

/**
 * Stores the application under an id that its Idempotency-Key always has, so that the same form sent twice is one
 * application. Errors: `JOB_NOT_FOUND`, `JOB_NOT_OPEN`, `IDEMPOTENCY_KEY_REUSED` (same key, other content).
 */
export async function submitApplication(
  input: ActionInput<Route>,
  actor: Actor,
  deps: SubmitApplicationDeps,
): Promise<ResponseOf<Route>> {
  authorise(actor, 'applications.submit');
  const { fileName, contentType } = input.body.resume;
  const ticket = ticketFor('application', input.headers['idempotency-key'], deps);
  // Permission first: if storage cannot be asked, nothing has been written yet.
  const upload = await deps.permitUpload(ticket.objectKey, contentType);
  await takeApplication(input, ticket, { source: 'form', fileName, declaredType: contentType }, deps);
  return { applicationId: ticket.applicationId, statusToken: ticket.statusToken, upload };
}
