/**
 * Applies what a recruiter changed about single criteria to what they found.
 *
 * After the reading and not before it: which criteria there are is then always told by the ad, a change can be taken back,
 * and the browser can work out the same change from a stored result (`../domain/score-preview.ts`).
 */
import type { CriterionFamily } from '../domain/job-criteria.ts';
import { partChange } from '../domain/weights.ts';
import type { Finding } from './finding.ts';
import { knockoutOf } from './formal.ts';
import type { PreparedJob } from './prepare-job.ts';

/** Families whose musts are stated as knockouts unless a recruiter says otherwise. */
const FORMAL: ReadonlySet<CriterionFamily> = new Set<CriterionFamily>(['education', 'language', 'licence', 'location']);

/** The status beside the sum: the engine's own where it has one, else what the verdict says; none where unwanted. */
function knockoutFor(finding: Finding, wanted: boolean | undefined): Finding['knockout'] {
  const isStated = wanted ?? (finding.importance === 'must' && FORMAL.has(finding.family));
  return isStated ? (finding.knockout ?? knockoutOf('must', finding.verdict)) : undefined;
}

/** The findings that still count, changed in place: they were made for this one pair. */
export function adjusted(findings: Finding[], { changes }: Pick<PreparedJob, 'changes'>): Finding[] {
  if (changes === null) return findings;
  return findings.filter((finding) => {
    const wanted = changes.importance[finding.id] ?? finding.importance;
    if (wanted === 'ignored') return false;
    if (wanted !== finding.importance) {
      finding.ownImportance = finding.importance;
      finding.part *= partChange(finding.family, finding.importance, wanted);
      finding.importance = wanted;
    }
    finding.knockout = knockoutFor(finding, changes.knockouts[finding.id]);
    return true;
  });
}
