/** Mails the private links of all applications under an address to that address. */
import type { routes } from '../../shared/contract/routes.ts';
import { normaliseEmail } from '../../shared/domain/field.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { type ApplicantMailDeps, sendLinks } from '../outbox/applicant-mail.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { OwnerOf } from '../stores/talent-claims.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { applicationsOf } from '../traces/applications-of.ts';

export interface RequestLinksDeps extends ApplicantMailDeps {
  applications: ApplicantMailDeps['applications'] & Pick<ApplicationStore, 'get' | 'list' | 'listByAddress'>;
  talents: Pick<TalentStore, 'get' | 'resolveMergedId' | 'besides'>;
  ownerOf: OwnerOf;
  /** Called when they could not be sent. */
  onFailed(cause: unknown): void;
  wait(milliseconds: number): Promise<unknown>;
}

/** So many applications stand in one letter. */
const LISTED_MAX = 50;
/** Of the unconfirmed ones among them, so many are the newest; the others take turns. */
const NEWEST_MAX = 10;
/** Nobody has more under one address, but someone who floods it. */
const READ_MAX = 2_000;
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
  // Unread or fileless applications have no talent; older ones lack `address` and are found through their talent.
  const lists = await Promise.all([
    deps.applications.listByAddress(address, READ_MAX, isUnder),
    applicationsUnder(email, deps),
  ]);
  const found = [...new Map(lists.flat().map((one) => [one.applicationId, one])).values()].filter(isUnder);
  await sendLinks(listedAmong(found), deps);
}

/**
 * Confirmed ones first: no others can be. Of the rest, which anybody may have sent under the address, the newest, and those
 * that a letter listed longest ago: what comes later waits behind them, so each gets its turn however many others send.
 */
export function listedAmong<T extends ApplicationRecord>(found: readonly T[]): T[] {
  const newestFirst = found.toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt));
  const proven = newestFirst.filter(({ confirmedAt }) => confirmedAt !== undefined);
  const others = newestFirst.filter(({ confirmedAt }) => confirmedAt === undefined);
  const turnOf = ({ linkedAt = '', submittedAt }: T) => `${linkedAt} ${submittedAt}`;
  const inTurn = others.slice(NEWEST_MAX).sort((a, b) => turnOf(a).localeCompare(turnOf(b)));
  return [...proven, ...others.slice(0, NEWEST_MAX), ...inTurn].slice(0, LISTED_MAX);
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
