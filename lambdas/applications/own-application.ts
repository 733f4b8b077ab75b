/** Opens an application for the holder of its token. */
import { type Action, type Actor, can } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';

export interface OwnApplicationInput {
  params: { id: string };
  query: { token?: string | undefined };
}

export interface OwnApplicationDeps {
  applications: Pick<ApplicationStore, 'get'>;
  fingerprint(text: string): string;
}

/** The application that `input` names. An unknown id and a wrong token are the same: `APPLICATION_NOT_FOUND`. */
export async function ownApplication(
  { params, query }: OwnApplicationInput,
  actor: Actor,
  action: Action,
  deps: OwnApplicationDeps,
): Promise<ApplicationRecord> {
  const record = await deps.applications.get(params.id);
  const digest = deps.fingerprint(query.token ?? '');
  const tokenMatches = record?.tokenDigests?.has(digest) || record?.mailedDigest === digest;
  if (record && can(actor, action, { tokenMatches })) return record;
  throw new AppError('not-found', 'APPLICATION_NOT_FOUND');
}

/**
 * The same for the link that confirms as well, as long as it does: it lies in the same letter as the private one, and its
 * page shows what it is about and can erase it.
 */
export async function applicationOfEitherLink(
  input: OwnApplicationInput,
  actor: Actor,
  action: Action,
  deps: OwnApplicationDeps & { now(): string },
): Promise<ApplicationRecord> {
  const record = await deps.applications.get(input.params.id);
  const isConfirming = record && isConfirmedBy(record, deps.fingerprint(input.query.token ?? ''), deps.now());
  if (isConfirming && can(actor, action, { tokenMatches: true })) return record;
  return ownApplication(input, actor, action, deps);
}

/** Whether the link with the token of this digest came by mail, so that its holder reads the address. */
export function isMailedLink({ mailedDigest, mailedDigests }: ApplicationRecord, digest: string): boolean {
  return mailedDigest === digest || mailedDigests?.has(digest) === true;
}

/** Whether the link with the token of this digest still confirms the application. */
export function isConfirmedBy(
  { confirmedAt, confirmTokens = new Set() }: ApplicationRecord,
  digest: string,
  now: string,
): boolean {
  if (confirmedAt) return false;
  return [...confirmTokens].some((token) => {
    const [until = '', known] = token.split(' ');
    return known === digest && until > now;
  });
}

/** Refuses what makes no sense for a withdrawn application: `APPLICATION_WITHDRAWN`. */
export function refuseWithdrawn({ withdrawnAt }: ApplicationRecord): void {
  if (withdrawnAt) throw new AppError('conflict', 'APPLICATION_WITHDRAWN');
}
