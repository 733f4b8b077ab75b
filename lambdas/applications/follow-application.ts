/** Shows the status of an application to the holder of its token. */
import type { FollowedApplication } from '../../shared/contract/routes.ts';
import type { Actor } from '../../shared/domain/policy.ts';
import { type FollowedDeps, followedOf } from './followed-application.ts';
import { applicationOfEitherLink, type OwnApplicationDeps, type OwnApplicationInput } from './own-application.ts';

/** An unknown id and a wrong token are the same: `APPLICATION_NOT_FOUND`. */
export async function followApplication(
  input: OwnApplicationInput,
  actor: Actor,
  deps: OwnApplicationDeps & FollowedDeps & { now(): string },
): Promise<FollowedApplication> {
  return followedOf(await applicationOfEitherLink(input, actor, 'applications.follow', deps), deps);
}
