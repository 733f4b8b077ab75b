/** Erases an employer and all data of its people. */
import type { EmployerRequestStore } from '../stores/employer-request-store.ts';
import type { EmployerStore } from '../stores/employer-store.ts';
import { type EraseActivitiesDeps, eraseActivities } from '../traces/activity-traces.ts';

export interface EraseEmployerDeps extends EraseActivitiesDeps {
  employers: Pick<EmployerStore, 'remove'>;
  employerRequests: Pick<EmployerRequestStore, 'remove'>;
}

/**
 * The request goes first, or its lead would be created again; the employer goes when nothing hangs on it any more, and what
 * someone added in that moment goes after it. Jobs of the company stay.
 */
export async function eraseEmployer(employerId: string, deps: EraseEmployerDeps): Promise<void> {
  await deps.employerRequests.remove(employerId);
  await eraseActivities(employerId, deps);
  await deps.employers.remove(employerId);
  await eraseActivities(employerId, deps);
}
