/** The id of the user whose preferences these are. */
import type { Actor } from '../../shared/domain/policy.ts';

/** The signed-in person's id; only people have a desk. */
export function userIdOf(actor: Actor): string {
  if (actor.kind === 'admin' || actor.kind === 'user') return actor.userId;
  throw new Error(`A ${actor.kind} has no desk`);
}
