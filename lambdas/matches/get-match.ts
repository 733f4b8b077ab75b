/** Shows one stored match with the decision on its pair. */
import type { routes } from '../../shared/contract/routes.ts';
import type { Match } from '../../shared/domain/match.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { NoteRead } from '../audit/read-trail.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { DecisionStore } from '../stores/decision-store.ts';
import type { MatchStore } from '../stores/match-store.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { withDecisions } from './decided-matches.ts';
import { withPeople } from './people-of-matches.ts';

export interface GetMatchDeps {
  matches: Pick<MatchStore, 'get'>;
  decisions: Pick<DecisionStore, 'get' | 'listOfTalent' | 'listOfJob'>;
  talents: Pick<TalentStore, 'get'>;
  noteRead: NoteRead;
}

/** Errors: `MATCH_NOT_FOUND`. */
export async function getMatch(
  input: Pick<ActionInput<typeof routes.getMatch>, 'params' | 'correlationId'>,
  actor: Actor,
  deps: GetMatchDeps,
): Promise<Match> {
  authorise(actor, 'matches.read');
  const match = await deps.matches.get(input.params.id);
  const named = match ? await withPeople([match], deps.talents) : [];
  const [decided] = await withDecisions(named, deps.decisions);
  if (!decided) throw new AppError('not-found', 'MATCH_NOT_FOUND');
  const { matchId: recordId } = decided;
  await deps.noteRead(actor, { recordKind: 'match', recordId, correlationId: input.correlationId });
  return decided;
}
