/** Shows a recruiter one employer with its jobs and their progress. */

import type { EmployerDetail } from '../../shared/contract/admin-employers.ts';
import type { routes } from '../../shared/contract/routes.ts';
import type { Application } from '../../shared/domain/application.ts';
import type { Employer } from '../../shared/domain/employer.ts';
import { folded } from '../../shared/domain/folded.ts';
import type { Job } from '../../shared/domain/job.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { NoteRead } from '../audit/read-trail.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { EmployerStore } from '../stores/employer-store.ts';

type Stage = Application['stage'];

const MS_PER_HOUR = 3_600_000;

export interface GetEmployerDeps {
  employers: Pick<EmployerStore, 'get'>;
  allJobs(): Promise<Job[]>;
  /** The stage of every application for a job. */
  stagesOf(jobId: string): Promise<Stage[]>;
  noteRead: NoteRead;
}

/** A company's jobs are found by its name, whatever its accents and capitals. Errors: `EMPLOYER_NOT_FOUND`. */
export async function getEmployer(
  input: Pick<ActionInput<typeof routes.getEmployer>, 'params' | 'correlationId'>,
  actor: Actor,
  deps: GetEmployerDeps,
): Promise<EmployerDetail> {
  authorise(actor, 'employers.manage');
  const employer = await deps.employers.get(input.params.id);
  if (!employer) throw new AppError('not-found', 'EMPLOYER_NOT_FOUND');
  const name = companyName(employer.company);
  const own = (await deps.allJobs()).filter(({ company }) => companyName(company) === name);
  const { employerId: recordId } = employer;
  // Its contact is a person.
  const [jobs] = await Promise.all([
    Promise.all(own.map(async (job) => ({ job, stages: await deps.stagesOf(job.jobId) }))),
    deps.noteRead(actor, { recordKind: 'employer', recordId, correlationId: input.correlationId }),
  ]);
  const shown = jobs.map(({ job, stages }) => {
    const { jobId, title, status, openings } = job;
    return { jobId, title, status, openings, applications: stages.length };
  });
  return { ...employer, jobs: shown, stats: statsOf(employer, jobs) };
}

const companyName = (company: string): string => folded(company).replace(/\s+/g, ' ').trim();

const IN_PROCESS: readonly Stage[] = ['screening', 'interview', 'offer'];

function statsOf({ request, answeredAt }: Employer, jobs: { job: Job; stages: Stage[] }[]): EmployerDetail['stats'] {
  const active = jobs.map(({ job }) => job).filter(({ status }) => status === 'active');
  const stages = jobs.flatMap((job) => job.stages);
  return {
    activeJobs: active.length,
    openings: active.reduce((sum, { openings }) => sum + openings, 0),
    applications: stages.length,
    inProcess: stages.filter((stage) => IN_PROCESS.includes(stage)).length,
    hired: stages.filter((stage) => stage === 'hired').length,
    answeredAfterHours:
      request && answeredAt ? (Date.parse(answeredAt) - Date.parse(request.receivedAt)) / MS_PER_HOUR : null,
  };
}
