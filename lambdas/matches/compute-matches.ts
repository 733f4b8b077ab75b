/** Computes the matches that a queue message requests. */
import type { MatchRequest } from '../../shared/contract/events.ts';
import type { Actor } from '../../shared/domain/policy.ts';
import { matchBasis } from './match-basis.ts';
import { type MatchJobDeps, matchJob } from './match-job.ts';
import { type MatchResumeDeps, matchResume } from './match-resume.ts';

/** Returns how many matches there are of it. */
export function computeMatches(
  request: Exclude<MatchRequest, { kind: 'settle' }>,
  actor: Actor,
  deps: MatchJobDeps & MatchResumeDeps,
): Promise<number> {
  if (request.kind === 'resume') return matchResume(request, actor, deps);
  return request.kind === 'job' ? matchJob(request, actor, deps) : matchBasis(request, actor, deps);
}
