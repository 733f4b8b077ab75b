/** Lists the stored matches of a talent or of a job. */
import type { Page } from '../../shared/contract/listing.ts';
import type { routes } from '../../shared/contract/routes.ts';
import type { Match } from '../../shared/domain/match.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { MatchStore } from '../stores/match-store.ts';

/** Newest first; the contract makes sure that exactly one of talent and job is asked for. */
export async function listMatches(
  input: Pick<ActionInput<typeof routes.listMatches>, 'query'>,
  actor: Actor,
  deps: { matches: Pick<MatchStore, 'listByTalent' | 'listByJob'> },
): Promise<Page<Match>> {
  authorise(actor, 'matches.read');
  const { talentId, jobId = '', limit, cursor } = input.query;
  if (talentId !== undefined) return deps.matches.listByTalent(talentId, { limit, cursor });
  return deps.matches.listByJob(jobId, { limit, cursor });
}
