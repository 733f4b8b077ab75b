/** Opens an application for the holder of its token. */
import { type Action, type Actor, can } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ApplicationRecord, ApplicationStore } from '../stores/application-store.ts';

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

/** Refuses what makes no sense for a withdrawn application: `APPLICATION_WITHDRAWN`. */
export function refuseWithdrawn({ withdrawnAt }: ApplicationRecord): void {
  if (withdrawnAt) throw new AppError('conflict', 'APPLICATION_WITHDRAWN');
}
