/** Stores an evaluation and its matches, leaving nothing of people erased meanwhile. */
import type { Match } from '../../shared/domain/match.ts';
import type { Actor } from '../../shared/domain/policy.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import { ENGINE_VERSION } from '../../shared/matching/index.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { EvaluationRecord, EvaluationStore } from '../stores/evaluation-store.ts';
import { type StoreMatchesDeps, storeMatches } from './store-matches.ts';

export interface KeepEvaluationDeps extends StoreMatchesDeps {
  evaluations: Pick<EvaluationStore, 'insert' | 'remove'>;
  audit: Audit;
  now(): string;
}

/** What is known of an evaluation besides its matches. */
export type Ran = Pick<
  EvaluationRecord,
  'evaluationId' | 'talentId' | 'jobId' | 'createdAt' | 'elapsedMs' | 'skipped' | 'leftOut'
> & {
  /** Of the talent that it is about, where it is about one. */
  reading: Pick<Resume, 'talentId' | 'resumeId'> | undefined;
  correlationId: string;
};

/** Stores the matches, then the evaluation, and notes it in the audit trail. Returns the matches that stay. */
export async function keepEvaluation(
  { correlationId, reading, ...ran }: Ran,
  matches: readonly Match[],
  actor: Actor,
  deps: KeepEvaluationDeps,
): Promise<Match[]> {
  const kept = await storeMatches(matches, deps);
  const [best] = kept;
  await deps.evaluations.insert({
    ...ran,
    kind: 'evaluation',
    by: actor.kind === 'admin' ? actor.email : null,
    count: kept.length,
    engineVersion: ENGINE_VERSION,
    best: best ? { matchId: best.matchId, percent: best.percent, grade: best.grade } : null,
    matchIds: kept.map(({ matchId }) => matchId),
  });
  const { evaluationId, talentId, jobId } = ran;
  const about = Object.entries({ talentId, jobId, count: kept.length }).filter(([, after]) => after !== undefined);
  const changes = about.map(([field, after]) => ({ field, after }));
  const record = { recordKind: 'evaluation', recordId: evaluationId } as const;
  await deps.audit(actor, { action: 'evaluation.run', ...record, changes, correlationId });
  // As with matches, the reading shows whether the person has been erased meanwhile.
  if (!reading || (await deps.resumes.get(reading.talentId, reading.resumeId))) return kept;
  await deps.evaluations.remove(evaluationId);
  return [];
}
