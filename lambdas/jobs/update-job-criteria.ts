/** Changes the criteria by which people are ranked for a job. */
import type { CriteriaOfJob } from '../../shared/contract/admin-jobs.ts';
import type { routes } from '../../shared/contract/routes.ts';
import type { Job } from '../../shared/domain/job.ts';
import type { JobCriteria } from '../../shared/domain/job-criteria.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { namesProtected } from '../../shared/domain/protected-terms.ts';
import { AppError, type FieldError } from '../../shared/errors.ts';
import { canBeCriterion } from '../../shared/matching/index.ts';
import type { ActionInput } from '../runtime/http.ts';
import { type EditJobDeps, jobToEdit, storeEdit } from './edit-job.ts';
import { jobCriteriaView } from './job-criteria-view.ts';

type Input = Pick<ActionInput<typeof routes.updateJobCriteria>, 'params' | 'body' | 'correlationId'>;

function refuse(errors: FieldError[]): void {
  if (errors.length > 0) throw new AppError('invalid', 'INVALID_INPUT', { errors });
}

/** Nobody is ranked by what the law protects, and a requirement that says nothing would only look as if it counted. */
function additionErrors({ added }: JobCriteria): FieldError[] {
  return added.flatMap(({ text }, index) => {
    const path = `added.${index}.text`;
    if (namesProtected(text)) return [{ path, code: 'PROTECTED_CRITERION' }];
    return canBeCriterion(text) ? [] : [{ path, code: 'CRITERION_UNREADABLE' }];
  });
}

function isUnchanged(criteria: JobCriteria): boolean {
  return Object.values(criteria).every((part) => Object.keys(part).length === 0);
}

/**
 * A new version of the job, matched again with everybody. Errors: `JOB_NOT_FOUND`, `STALE_VERSION`; of a field,
 * `PROTECTED_CRITERION`, `CRITERION_UNREADABLE`, and `NO_CRITERION_LEFT` where all that is left has no weight.
 */
export async function updateJobCriteria(input: Input, actor: Actor, deps: EditJobDeps): Promise<CriteriaOfJob> {
  authorise(actor, 'jobs.manage');
  const { version, ...criteria } = input.body;
  const stored = await jobToEdit(input.params.id, version, deps);
  refuse(additionErrors(criteria));
  const changes: Pick<Job, 'criteria'> = { criteria: isUnchanged(criteria) ? null : criteria };
  const { read } = jobCriteriaView({ ...stored, ...changes });
  if (read.every(({ weight }) => weight === 0)) refuse([{ path: 'emphasis', code: 'NO_CRITERION_LEFT' }]);
  const edit = { stored, changes, action: 'job.adjust', correlationId: input.correlationId };
  return jobCriteriaView(await storeEdit(edit, actor, deps));
}
