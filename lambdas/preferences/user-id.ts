/** The id of the user whose preferences these are. */
import type { Actor } from '../../shared/domain/policy.ts';

/** Throws for an actor without an account: the route's access rule admits only signed-in people. */
export function userIdOf(actor: Actor): string {
  if (actor.kind === 'admin' || actor.kind === 'user') return actor.userId;
  throw new Error(`A ${actor.kind} has no preferences`);
}
