/** The import target of each kind of record. */
import type { ImportTarget } from './import-target.ts';
import type { ImportedRecords } from './imported-record.ts';
import { type EmployerTargetDeps, employerTarget, type JobTargetDeps, jobTarget } from './record-targets.ts';
import { type TalentTargetDeps, talentTarget } from './talent-target.ts';

type Deps = TalentTargetDeps & JobTargetDeps & EmployerTargetDeps;

export function importTargets(deps: Deps): (records: ImportedRecords) => ImportTarget {
  const targets = { talents: talentTarget, jobs: jobTarget, employers: employerTarget };
  return (records) => targets[records](deps);
}
