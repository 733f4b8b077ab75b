/** Server data of one match and of what was decided about its pair. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Decision, DecisionInput } from '../../../../../shared/domain/evaluation.ts';
import { adminRoutes } from '../../../lib/admin-routes.ts';
import { call } from '../../../lib/api-client.ts';
import { APPLICATIONS_KEY } from '../kit/records/application-record.ts';
import { TALENTS_KEY } from '../kit/records/talent-record.ts';

/** Begins the key of everything on screen about evaluations. */
export const EVALUATIONS_KEY = 'admin-evaluations';

/** One stored match, wherever it came from. */
export function matchQuery(id: string) {
  return queryOptions({
    queryKey: [EVALUATIONS_KEY, 'match', id],
    queryFn: ({ signal }) => call(adminRoutes.getMatch, { params: { id } }, { signal }),
  });
}

export function decide(matchId: string, body: DecisionInput): Promise<Decision> {
  return call(adminRoutes.decideMatch, { params: { id: matchId }, body });
}

/** What was decided last about the pair of a match, past everything that is remembered. */
export async function decisionAbout(matchId: string): Promise<Decision | undefined> {
  return (await call(adminRoutes.getMatch, { params: { id: matchId } })).decision;
}

/** Lets everything be fetched again that shows evaluations or what was decided. */
export function refreshDecisions(client: QueryClient): void {
  for (const key of [EVALUATIONS_KEY, TALENTS_KEY, APPLICATIONS_KEY])
    void client.invalidateQueries({ queryKey: [key] });
}
