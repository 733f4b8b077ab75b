/** Recomputes a stored match's score for changed criteria, in the browser. */
import { gradeOf } from './calibrate.ts';
import type { CriterionFamily, JobCriteria } from './job-criteria.ts';
import type { Criterion, Grade, Match } from './match.ts';
import { judge, type Weighable, wholePercent } from './weighing.ts';
import { currentWeights, emphasised, partChange, WEIGHTS } from './weights.ts';

/** The family that a criterion belongs to, told by its id: `skill:java` is of the skills, `education` a family itself. */
export function familyOf(criterionId: string): CriterionFamily {
  const kind = criterionId.split(':')[0] ?? '';
  return kind in currentWeights() ? (kind as CriterionFamily) : 'skills';
}

function changed(criterion: Criterion, importance: 'must' | 'nice'): Weighable {
  const { id, weight, verdict, score, needsProof } = criterion;
  const family = familyOf(id);
  // Within a family weights are as parts are: shares of one and the same amount.
  const part = weight * partChange(family, criterion.importance, importance);
  return { family, part, importance, verdict, score, ...(needsProof && { needsProof }) };
}

/**
 * Percent (0..100, whole) and grade of a match under `criteria`, whatever criteria it was made with: the same as scoring
 * the pair again, for every change of emphasis, importance and knockouts (which never move a score). It can only
 * approximate where the match lacks what the change needs: a requirement `added` since is not judged yet and counts
 * nothing, one taken out again still counts, and a criterion or family that was left out when the match was made does
 * not come back. Saving the criteria has the server score everybody again.
 */
export function previewScore(
  match: Pick<Match, 'criteria' | 'engine'>,
  criteria: JobCriteria,
): { percent: number; grade: Grade } {
  const weights = emphasised(WEIGHTS[match.engine.version] ?? currentWeights(), criteria.emphasis);
  const findings = match.criteria.flatMap((criterion) => {
    const wanted = criteria.importance[criterion.id] ?? criterion.ownImportance ?? criterion.importance;
    return wanted === 'ignored' ? [] : [changed(criterion, wanted)];
  });
  const percent = wholePercent(judge(findings, weights, match.engine.version).percent);
  return { percent, grade: gradeOf(percent) };
}
