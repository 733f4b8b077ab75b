/** Changes the status of several jobs, each independently. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { fieldErrors } from '../../shared/domain/field-errors.ts';
import { type Job, jobInputSchema } from '../../shared/domain/job.ts';
import type { JobStatus } from '../../shared/domain/job-choices.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError, isAppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import { allowStatus, type ChangeStatusDeps, type EditJobDeps, jobToEdit, storeEdit } from './edit-job.ts';

type Route = typeof routes.changeJobStatuses;
type Input = Pick<ActionInput<Route>, 'body' | 'correlationId'>;
type Deps = EditJobDeps & ChangeStatusDeps;
type Outcome = { changed: Job } | { refused: { id: string; code: string } };

/** Enough to answer soon, and few enough to leave the tables to others as well. */
const AT_ONCE = 10;

/** The code with which the form would refuse the job in this status, such as a published one without a pay range. */
function refusalOf(job: Job, status: JobStatus): string | undefined {
  const { error } = jobInputSchema.safeParse({ ...job, status }, { reportInput: true });
  return error && fieldErrors(error)[0]?.code;
}

async function change(one: Input['body']['jobs'][number], input: Input, actor: Actor, deps: Deps): Promise<Job> {
  const { status } = input.body;
  const stored = await jobToEdit(one.jobId, one.version, deps);
  if (stored.status === status) return stored;
  await allowStatus(stored, status, deps);
  const refusal = refusalOf(stored, status);
  if (refusal) throw new AppError('invalid', refusal);
  const edit = { stored, changes: { status }, action: 'job.change-status', correlationId: input.correlationId };
  return storeEdit(edit, actor, deps);
}

/** What was changed and what was refused, each in the order asked; a job that has the status already stays as it is. */
export async function changeJobStatuses(input: Input, actor: Actor, deps: Deps): Promise<ResponseOf<Route>> {
  authorise(actor, 'jobs.manage');
  // Named twice alike, it would be stale the second time.
  const jobs = [...new Map(input.body.jobs.map((one) => [`${one.jobId} ${one.version}`, one])).values()];
  const outcomes: Outcome[] = [];
  const outcomeOf = async (one: (typeof jobs)[number]): Promise<Outcome> => {
    try {
      return { changed: await change(one, input, actor, deps) };
    } catch (error) {
      if (isAppError(error)) return { refused: { id: one.jobId, code: error.code } };
      throw error;
    }
  };
  for (let at = 0; at < jobs.length; at += AT_ONCE)
    outcomes.push(...(await Promise.all(jobs.slice(at, at + AT_ONCE).map(outcomeOf))));
  return {
    changed: outcomes.flatMap((outcome) => ('changed' in outcome ? [outcome.changed] : [])),
    refused: outcomes.flatMap((outcome) => ('refused' in outcome ? [outcome.refused] : [])),
  };
}
