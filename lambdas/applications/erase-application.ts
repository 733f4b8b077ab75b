/** Erases one application and all its data at the applicant's request. */
import type { Actor } from '../../shared/domain/policy.ts';
import { type EraseApplicationDeps as EraseDeps, eraseApplicationOf } from '../erasure/erase-application.ts';
import { applicationOfEitherLink, type OwnApplicationDeps, type OwnApplicationInput } from './own-application.ts';

export type EraseApplicationDeps = OwnApplicationDeps & EraseDeps;

/**
 * The token proves this one application, so nothing of the person's other applications is touched, and none of the
 * messages that someone sent under their address. The link that confirms erases as well: "this was not me". Errors: `APPLICATION_NOT_FOUND`, `STALE_VERSION`.
 */
export async function eraseApplication(
  input: OwnApplicationInput & { correlationId: string },
  actor: Actor,
  deps: EraseApplicationDeps,
): Promise<void> {
  const find = () => applicationOfEitherLink(input, actor, 'applications.erase', deps);
  const { correlationId } = input;
  await eraseApplicationOf(find, { actor, verb: 'erase', changes: [], correlationId }, deps);
}
