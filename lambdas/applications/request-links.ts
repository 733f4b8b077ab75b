/** Mails the private links of all applications under an address to that address. */
import type { routes } from '../../shared/contract/routes.ts';
import { normaliseEmail } from '../../shared/domain/field.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { type ApplicantMailDeps, sendLinks } from '../outbox/applicant-mail.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { ApplicationRecord, ApplicationStore } from '../stores/application-store.ts';
import type { OwnerOf } from '../stores/talent-claims.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { applicationsOf } from '../traces/applications-of.ts';

export interface RequestLinksDeps extends ApplicantMailDeps {
  applications: ApplicantMailDeps['applications'] & Pick<ApplicationStore, 'get' | 'list' | 'listByAddress'>;
  talents: Pick<TalentStore, 'get' | 'resolveMergedId' | 'besides'>;
  ownerOf: OwnerOf;
  /** Told when they could not be sent. */
  onFailed(cause: unknown): void;
  wait(milliseconds: number): Promise<unknown>;
}

const APPLICATIONS_MAX = 5;
/** Longer than looking and sending take, so that the time of the answer says nothing either. */
const ANSWER_AFTER_MS = 1_500;

/** Always the same answer, after the same time, whether anything was found, sent, or went wrong. */
export async function requestLinks(
  { body }: Pick<ActionInput<typeof routes.requestLinks>, 'body'>,
  actor: Actor,
  deps: RequestLinksDeps,
): Promise<Record<string, never>> {
  authorise(actor, 'applications.request-links');
  const sent = send(body.email, deps).catch(deps.onFailed);
  await Promise.all([sent, deps.wait(ANSWER_AFTER_MS)]);
  return {};
}

async function send(email: string, deps: RequestLinksDeps): Promise<void> {
  const address = normaliseEmail(email);
  const isUnder = (record: ApplicationRecord): record is ApplicationRecord & { email: string } =>
    !record.withdrawnAt && record.email !== undefined && normaliseEmail(record.email) === address;
  const isConfirmed = (record: ApplicationRecord) => isUnder(record) && record.confirmedAt !== undefined;
  // Unread or fileless applications have no talent; older ones lack `address` and are found through their talent.
  const lists = await Promise.all([
    deps.applications.listByAddress(address, APPLICATIONS_MAX, isConfirmed),
    deps.applications.listByAddress(address, APPLICATIONS_MAX, isUnder),
    applicationsUnder(email, deps),
  ]);
  const found = [...new Map(lists.flat().map((one) => [one.applicationId, one])).values()].filter(isUnder);
  await sendLinks(found.toSorted(provenFirst).slice(0, APPLICATIONS_MAX), deps);
}

/** Confirmed ones before all others, which anybody may have sent under the address; then the newest. */
function provenFirst(a: ApplicationRecord, b: ApplicationRecord): number {
  const proven = Number(b.confirmedAt !== undefined) - Number(a.confirmedAt !== undefined);
  return proven || b.submittedAt.localeCompare(a.submittedAt);
}

/** Those of the person who has the address, and those that stand beside them without proof. */
async function applicationsUnder(email: string, deps: RequestLinksDeps): Promise<ApplicationRecord[]> {
  const owner = await deps.ownerOf({ email });
  const talent = owner === undefined ? undefined : await deps.talents.get(await deps.talents.resolveMergedId(owner));
  if (!talent) return [];
  const besides = await Promise.all([talent.talentId, ...(talent.mergedIds ?? [])].map(deps.talents.besides));
  const found = await Promise.all([talent, ...besides.flat()].map((one) => applicationsOf(one, deps)));
  return found.flat();
}
