/** Turns an employer's request into a lead with a deadline for the answer. */
import type { Employer } from '../../shared/domain/employer.ts';
import { EMPLOYER_FIELDS } from '../../shared/domain/employer-fields.ts';
import { defaultsOf } from '../../shared/domain/field-table.ts';
import type { EmployerRequestRecord, EmployerRequestStore } from '../stores/employer-request-store.ts';
import type { EmployerStore } from '../stores/employer-store.ts';

/** The lead of a request; it has the request's id, so that there is one of each. */
export function leadOf(request: EmployerRequestRecord): Employer {
  const { requestId, company, firstName, lastName, email, phone, jobTitle, positionsToHire, language } = request;
  const { createdAt: receivedAt, replyBy } = request;
  return {
    employerId: requestId,
    version: 1,
    ...defaultsOf(EMPLOYER_FIELDS),
    company,
    status: 'lead',
    openRoles: positionsToHire,
    lastTouchAt: null,
    primaryContact: { name: `${firstName} ${lastName}`, email, phone },
    replyBy,
    answeredAt: null,
    request: { receivedAt, jobTitle, positionsToHire, language },
    createdAt: receivedAt,
    updatedAt: receivedAt,
  };
}

/**
 * Makes the lead of a request that has none, as after a crash between the two; whether it did. The request is read again
 * right before: an index may still list one that was just deleted together with its employer.
 */
export async function restoreLead(
  { requestId }: Pick<EmployerRequestRecord, 'requestId'>,
  deps: { employerRequests: Pick<EmployerRequestStore, 'get'>; employers: Pick<EmployerStore, 'get' | 'insert'> },
): Promise<boolean> {
  if (await deps.employers.get(requestId)) return false;
  const request = await deps.employerRequests.get(requestId);
  return request !== undefined && deps.employers.insert(leadOf(request));
}
