/** Gives the holder of an application's link a new link and revokes all others. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import type { Actor } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import { isMailedLink, type OwnApplicationDeps, type OwnApplicationInput, ownApplication } from './own-application.ts';

export interface RenewTokenDeps extends OwnApplicationDeps {
  applications: OwnApplicationDeps['applications'] & Pick<ApplicationStore, 'replaceTokens'>;
  newToken(): string;
}

/** Of two who ask at once with the same token, one gets a new one. Errors: `APPLICATION_NOT_FOUND`. */
export async function renewToken(
  input: OwnApplicationInput,
  actor: Actor,
  deps: RenewTokenDeps,
): Promise<ResponseOf<typeof routes.renewToken>> {
  const record = await ownApplication(input, actor, 'applications.renew-token', deps);
  const statusToken = deps.newToken();
  const shown = deps.fingerprint(input.query.token ?? '');
  const [digest, isMailed] = [deps.fingerprint(statusToken), isMailedLink(record, shown)];
  if (await deps.applications.replaceTokens(record.applicationId, shown, digest, isMailed)) return { statusToken };
  throw new AppError('not-found', 'APPLICATION_NOT_FOUND');
}
