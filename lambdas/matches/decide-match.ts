/** Stores a recruiter's decision on a pair with its reason; the score stays unchanged. */
import type { routes } from '../../shared/contract/routes.ts';
import { changesBetween } from '../../shared/domain/audit.ts';
import type { Decision } from '../../shared/domain/evaluation.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { Audit } from '../stores/audit-store.ts';
import type { DecisionRecord, DecisionStore } from '../stores/decision-store.ts';
import type { MatchStore } from '../stores/match-store.ts';
import type { ResumeStore } from '../stores/resume-store.ts';
import { decisionOf } from './decided-matches.ts';

export interface DecideMatchDeps {
  matches: Pick<MatchStore, 'get'>;
  decisions: Pick<DecisionStore, 'get' | 'decide' | 'remove'>;
  resumes: Pick<ResumeStore, 'get'>;
  audit: Audit;
  now(): string;
}

/**
 * It takes the place of the pair's last decision, whichever of its matches that was about. Errors: `MATCH_NOT_FOUND`;
 * `STALE_VERSION` when someone else decided meanwhile.
 */
export async function decideMatch(
  input: Pick<ActionInput<typeof routes.decideMatch>, 'params' | 'body' | 'correlationId'>,
  actor: Actor,
  deps: DecideMatchDeps,
): Promise<Decision> {
  authorise(actor, 'matches.decide');
  const match = await deps.matches.get(input.params.id);
  if (!match) throw new AppError('not-found', 'MATCH_NOT_FOUND');
  const { matchId, talentId, jobId, resumeId } = match;
  const before = await deps.decisions.get(talentId, jobId);
  const by = actor.kind === 'admin' ? actor.email : null;
  const { replaces, ...said } = input.body;
  const decision: DecisionRecord = { talentId, jobId, ...said, by, at: deps.now(), matchId };
  if (!(await deps.decisions.decide(decision, replaces))) throw new AppError('conflict', 'STALE_VERSION');
  // Who erases a person removes readings first: one that is still there is erased with this decision later.
  if (!(await deps.resumes.get(talentId, resumeId))) {
    await deps.decisions.remove(talentId, jobId);
    throw new AppError('not-found', 'MATCH_NOT_FOUND');
  }
  // What was written about a person is theirs: the trail says that there is a reason, not which.
  const compared = { personal: ['reason'], ignored: ['talentId', 'jobId', 'by', 'at', 'matchId', 'writeId'] };
  const changes = changesBetween(before ?? {}, decision, compared);
  const about = { recordKind: 'match', recordId: matchId, correlationId: input.correlationId } as const;
  await deps.audit(actor, { action: 'match.decide', ...about, changes });
  return decisionOf(decision);
}
