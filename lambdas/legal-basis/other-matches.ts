/** Removes a person's matches with jobs they did not apply for, once no basis allows them. */
import { isLive } from '../../shared/domain/basis.ts';
import type { DecisionStore } from '../stores/decision-store.ts';
import type { EvaluationStore } from '../stores/evaluation-store.ts';
import type { MatchStore } from '../stores/match-store.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { appliedJobs, type ConsideredDeps } from './considered-for.ts';

export interface OtherMatchesDeps extends ConsideredDeps {
  talents: Pick<TalentStore, 'get' | 'settleBasis'>;
  matches: Pick<MatchStore, 'referencesOfTalent' | 'removeMany'>;
  decisions: Pick<DecisionStore, 'listOfTalent' | 'remove'>;
  evaluations: Pick<EvaluationStore, 'listByTalent' | 'remove'>;
}

const PAGE = 100;

/**
 * Removes matches with jobs that the talent did not apply for, what people decided about them, and evaluations they are
 * in; then the mark that there is something to remove. Nothing happens while the talent has a live basis. Returns how many
 * matches went. Repeating it changes nothing.
 */
export async function removeOtherMatches(talentId: string, deps: OtherMatchesDeps): Promise<number> {
  const talent = await deps.talents.get(talentId);
  if (!talent || isLive(talent.basis, deps.now())) return 0;
  const applied = await appliedJobs(talent, deps);
  const isOther = ({ jobId }: { jobId: string }) => !applied.has(jobId);
  const gone = (await deps.matches.referencesOfTalent(talentId)).filter(isOther).map(({ matchId }) => matchId);
  // The matches last: by them the rest is found again where this was interrupted.
  await removeEvaluationsWith(new Set(gone), talentId, deps);
  for (const { jobId } of (await deps.decisions.listOfTalent(talentId)).filter(isOther)) {
    await deps.decisions.remove(talentId, jobId);
  }
  await deps.matches.removeMany(gone);
  if (talent.basisEnded) await deps.talents.settleBasis(talent, { basis: talent.basis, basisEnded: undefined });
  return gone.length;
}

async function removeEvaluationsWith(
  matchIds: ReadonlySet<string>,
  talentId: string,
  { evaluations }: OtherMatchesDeps,
): Promise<void> {
  let cursor: string | undefined;
  const ids: string[] = [];
  do {
    const page = await evaluations.listByTalent(talentId, { limit: PAGE, cursor });
    const other = page.items.filter((evaluation) => evaluation.matchIds.some((id) => matchIds.has(id)));
    ids.push(...other.map(({ evaluationId }) => evaluationId));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  for (const id of ids) await evaluations.remove(id);
}
