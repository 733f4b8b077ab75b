/** Shows for every action and every kind of caller who may and who may not, in the policy and in the actions that ask it. */
import { describe, expect, it } from 'vitest';
import { getApplication } from '../../lambdas/applications/get-application.ts';
import { listApplications } from '../../lambdas/applications/list-applications.ts';
import { updateApplication } from '../../lambdas/applications/update-application.ts';
import { listEmployers } from '../../lambdas/employers/list-employers.ts';
import { changeJobStatuses } from '../../lambdas/jobs/change-job-statuses.ts';
import { createJob } from '../../lambdas/jobs/create-job.ts';
import { deleteJob } from '../../lambdas/jobs/delete-job.ts';
import { getJob } from '../../lambdas/jobs/get-job.ts';
import { getJobCriteria } from '../../lambdas/jobs/get-job-criteria.ts';
import { listJobs } from '../../lambdas/jobs/list-jobs.ts';
import { updateJob } from '../../lambdas/jobs/update-job.ts';
import { updateJobCriteria } from '../../lambdas/jobs/update-job-criteria.ts';
import { listMatches } from '../../lambdas/matches/list-matches.ts';
import { matchJob } from '../../lambdas/matches/match-job.ts';
import { matchResume } from '../../lambdas/matches/match-resume.ts';
import { readUploadedResume } from '../../lambdas/resumes/read-uploaded-resume.ts';
import { sweep } from '../../lambdas/sweep/sweep.ts';
import { getTalent } from '../../lambdas/talents/get-talent.ts';
import { listTalents } from '../../lambdas/talents/list-talents.ts';
import { updateTalent } from '../../lambdas/talents/update-talent.ts';
import { type Action, type Actor, authorise, can, SYSTEM, VISITOR } from '../../shared/domain/policy.ts';
import { ADMIN, USER } from './records.ts';

const RECRUITER: Actor = { kind: 'admin', userId: 'user-2', email: 'rita@staff.example', role: 'recruiter' };
const ACTORS = { visitor: VISITOR, user: USER, recruiter: RECRUITER, admin: ADMIN, system: SYSTEM } as const;
type Kind = keyof typeof ACTORS;
const KINDS = Object.keys(ACTORS) as Kind[];

const MAY: Record<Action, Kind[]> = {
  'health.read': ['visitor', 'user', 'recruiter', 'admin', 'system'],
  'jobs.browse': ['visitor', 'user', 'recruiter', 'admin', 'system'],
  'applications.submit': ['visitor', 'user', 'recruiter', 'admin', 'system'],
  'applications.confirm': ['visitor', 'user', 'recruiter', 'admin', 'system'],
  'applications.request-links': ['visitor', 'user', 'recruiter', 'admin', 'system'],
  'messages.send': ['visitor', 'user', 'recruiter', 'admin', 'system'],
  'employers.request': ['visitor', 'user', 'recruiter', 'admin', 'system'],
  'applications.follow': ['admin', 'recruiter'],
  'applications.correct': ['admin', 'recruiter'],
  'applications.request-review': ['admin', 'recruiter'],
  'applications.set-talent-pool': ['admin', 'recruiter'],
  'applications.export': ['admin', 'recruiter'],
  'applications.withdraw': ['admin', 'recruiter'],
  'applications.renew-token': ['admin', 'recruiter'],
  'applications.request-confirmation': ['admin', 'recruiter'],
  'applications.erase': ['admin', 'recruiter'],
  'jobs.manage': ['admin', 'recruiter'],
  'applications.manage': ['admin', 'recruiter'],
  'talents.manage': ['admin', 'recruiter'],
  'employers.manage': ['admin', 'recruiter'],
  'activities.manage': ['admin', 'recruiter'],
  'matches.read': ['admin', 'recruiter'],
  'matches.evaluate': ['admin', 'recruiter'],
  'matches.decide': ['admin', 'recruiter'],
  'panel.use': ['admin', 'recruiter'],
  'outbox.read': ['admin', 'recruiter'],
  'audit.read': ['admin'],
  'files.manage': ['admin', 'recruiter'],
  'processing.manage': ['admin', 'recruiter'],
  'exchange.manage': ['admin', 'recruiter'],
  'messages.manage': ['admin', 'recruiter'],
  'settings.read': ['admin', 'recruiter'],
  'settings.manage': ['admin'],
  'records.export': ['admin'],
  'records.delete': ['admin'],
  'settings.read-public': ['visitor', 'user', 'recruiter', 'admin', 'system'],
  'resumes.process': ['system'],
  'matches.compute': ['system'],
  'work.sweep': ['system'],
  'exchange.work': ['system'],
  'retention.enforce': ['system'],
  'audit.archive': ['system'],
  'indexes.publish': ['system'],
};

const matrix = (Object.keys(MAY) as Action[]).flatMap((action) =>
  KINDS.map((kind) => [action, kind, MAY[action].includes(kind)] as const),
);

describe('the policy', () => {
  it.each(matrix)('on %s by %s says %s', (action, kind, allowed) => {
    expect(can(ACTORS[kind], action)).toBe(allowed);
    if (allowed) return authorise(ACTORS[kind], action);
    const refusal = kind === 'visitor' ? { kind: 'unauthenticated' } : { kind: 'forbidden' };
    expect(() => authorise(ACTORS[kind], action)).toThrow(expect.objectContaining(refusal));
  });

  it.each([
    'applications.follow',
    'applications.correct',
    'applications.request-review',
    'applications.set-talent-pool',
    'applications.export',
    'applications.withdraw',
    'applications.renew-token',
    'applications.request-confirmation',
    'applications.erase',
  ] as const)('lets anyone do %s who shows the token, and nothing of recruiters by it', (action) => {
    const shown = { tokenMatches: true };
    expect(can(VISITOR, action, shown)).toBe(true);
    expect(can(USER, action, shown)).toBe(true);
    expect(can(VISITOR, 'applications.manage', shown)).toBe(false);
  });
});

/** Dependencies that fail the test when an action touches them before it has asked the policy. */
const UNTOUCHABLE = new Proxy(
  {},
  {
    get: (_target, name) => {
      throw new Error(`touched ${String(name)} before asking`);
    },
  },
) as never;
const INPUT = { params: { id: 'x' }, query: { limit: 1 }, body: {} } as never;
const SEVERAL_JOBS = { body: { status: 'paused', jobs: [{ jobId: 'x', version: 1 }] } } as never;

type Call = (actor: Actor) => Promise<unknown>;
const ADMIN_ACTIONS: [string, Call][] = [
  ['create-job', (actor) => createJob(INPUT, actor, UNTOUCHABLE)],
  ['update-job', (actor) => updateJob(INPUT, actor, UNTOUCHABLE)],
  ['delete-job', (actor) => deleteJob(INPUT, actor, UNTOUCHABLE)],
  ['get-job', (actor) => getJob(INPUT, actor, UNTOUCHABLE)],
  ['list-jobs', (actor) => listJobs(INPUT, actor, UNTOUCHABLE)],
  ['change-job-statuses', (actor) => changeJobStatuses(SEVERAL_JOBS, actor, UNTOUCHABLE)],
  ['get-job-criteria', (actor) => getJobCriteria(INPUT, actor, UNTOUCHABLE)],
  ['update-job-criteria', (actor) => updateJobCriteria(INPUT, actor, UNTOUCHABLE)],
  ['list-applications', (actor) => listApplications(INPUT, actor, UNTOUCHABLE)],
  ['get-application', (actor) => getApplication(INPUT, actor, UNTOUCHABLE)],
  ['update-application', (actor) => updateApplication(INPUT, actor, UNTOUCHABLE)],
  ['list-talents', (actor) => listTalents(INPUT, actor, UNTOUCHABLE)],
  ['get-talent', (actor) => getTalent(INPUT, actor, UNTOUCHABLE)],
  ['update-talent', (actor) => updateTalent(INPUT, actor, UNTOUCHABLE)],
  ['list-employers', (actor) => listEmployers(INPUT, actor, UNTOUCHABLE)],
  ['list-matches', (actor) => listMatches(INPUT, actor, UNTOUCHABLE)],
];
const REQUEST = { kind: 'resume', talentId: 't', resumeId: 'r', applicationId: 'a' } as const;
const SYSTEM_ACTIONS: [string, Call][] = [
  ['match-resume', (actor) => matchResume(REQUEST, actor, UNTOUCHABLE)],
  ['match-job', (actor) => matchJob({ kind: 'job', jobId: 'j', version: 1 }, actor, UNTOUCHABLE)],
  ['read-uploaded-resume', (actor) => readUploadedResume('a', { versionId: 'v' }, actor, UNTOUCHABLE)],
  ['sweep', (actor) => sweep({ takeOver: false }, actor, UNTOUCHABLE)],
];

const refusals = [
  ...ADMIN_ACTIONS.flatMap(([name, call]) =>
    (['visitor', 'user', 'system'] as const).map((kind) => [name, kind, call] as const),
  ),
  ...SYSTEM_ACTIONS.flatMap(([name, call]) =>
    (['visitor', 'user', 'admin'] as const).map((kind) => [name, kind, call] as const),
  ),
];
const admissions = [
  ...ADMIN_ACTIONS.map(([name, call]) => [name, 'admin', call] as const),
  ...SYSTEM_ACTIONS.map(([name, call]) => [name, 'system', call] as const),
];

describe('actions', () => {
  it.each(refusals)('%s refuses a %s before it touches anything', async (_name, kind, call) => {
    const refused = kind === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
    await expect(call(ACTORS[kind])).rejects.toMatchObject({ code: refused });
  });

  it.each(admissions)('%s goes to work for the %s', async (_name, kind, call) => {
    await expect(call(ACTORS[kind])).rejects.toThrow(/touched \w+ before asking/);
  });
});
