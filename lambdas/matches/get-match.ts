/** Shows one stored match, with what was decided about its pair. */
import type { routes } from '../../shared/contract/routes.ts';
import type { Match } from '../../shared/domain/match.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import { withDecisions } from '../stores/decided-matches.ts';
import type { DecisionStore } from '../stores/decision-store.ts';
import type { MatchStore } from '../stores/match-store.ts';

export interface GetMatchDeps {
  matches: Pick<MatchStore, 'get'>;
  decisions: Pick<DecisionStore, 'get' | 'listOfTalent' | 'listOfJob'>;
}

/** Errors: `MATCH_NOT_FOUND`. */
export async function getMatch(
  input: Pick<ActionInput<typeof routes.getMatch>, 'params'>,
  actor: Actor,
  deps: GetMatchDeps,
): Promise<Match> {
  authorise(actor, 'matches.read');
  const match = await deps.matches.get(input.params.id);
  const [decided] = match ? await withDecisions([match], deps.decisions) : [];
  if (!decided) throw new AppError('not-found', 'MATCH_NOT_FOUND');
  return decided;
}
