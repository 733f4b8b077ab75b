/** The overview counts what waits, names what is nearest, and puts each day's numbers on its day. */
import { describe, expect, it } from 'vitest';
import type { ApplicationReadings } from '../../../lambdas/indexes/application-file.ts';
import { getOverview } from '../../../lambdas/overview/get-overview.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import { APPLICATION_STAGES } from '../../../shared/domain/application.ts';
import type { Employer } from '../../../shared/domain/employer.ts';
import type { Job } from '../../../shared/domain/job.ts';
import { countByStatus } from '../../../shared/domain/job.ts';
import { ADMIN, aJob, anApplication, anEmployer } from '../records.ts';

const NOW = '2026-11-21T12:00:00.000Z';
const hoursAgo = (hours: number) => new Date(Date.parse(NOW) - hours * 3_600_000).toISOString();

interface Stored {
  applications?: ApplicationRecord[];
  employers?: Employer[];
  jobs?: Job[];
}

function overviewOf({ applications = [], employers = [], jobs = [] }: Stored) {
  const newestFirst = applications.toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt));
  return getOverview({}, ADMIN, {
    applications: async () => ({
      recent: newestFirst,
      atWork: applications.filter(({ unfinished }) => unfinished === 'reading'),
      hired: applications.filter(({ stage }) => stage === 'hired'),
      byStage: Object.fromEntries(
        APPLICATION_STAGES.map((stage) => [stage, applications.filter((record) => record.stage === stage).length]),
      ) as ApplicationReadings['byStage'],
    }),
    jobsByStatus: async () => countByStatus(jobs),
    allEmployers: async () => employers,
    countTalents: async () => 7,
    now: () => NOW,
  });
}

const sent = (applicationId: string, hours: number, over: Partial<ApplicationRecord> = {}) =>
  anApplication({ applicationId, submittedAt: hoursAgo(hours), updatedAt: hoursAgo(hours), ...over });

describe('the overview', () => {
  it('counts applications of the last day and week and shows the newest first', async () => {
    const applications = [sent('old', 24 * 10), sent('week', 50), sent('today', 3), sent('now', 1)];
    const { applications: counted, pipeline } = await overviewOf({ applications });
    expect(counted).toMatchObject({ lastDay: 2, lastWeek: 3 });
    expect(counted.newest.map(({ applicationId }) => applicationId)).toEqual(['now', 'today', 'week', 'old']);
    expect(pipeline).toMatchObject({ new: 4, hired: 0 });
  });

  it('puts the request whose deadline is nearest first and says which are overdue', async () => {
    const employers = [
      anEmployer({ employerId: 'later', replyBy: hoursAgo(-20) }),
      anEmployer({ employerId: 'answered', replyBy: null }),
      anEmployer({ employerId: 'late', replyBy: hoursAgo(2) }),
    ];
    const { requests } = await overviewOf({ employers });
    expect(requests).toMatchObject({ open: 2, overdue: 1 });
    expect(requests.nearest.map(({ employerId }) => employerId)).toEqual(['late', 'later']);
  });

  it('distinguishes failed resumes from those that are stuck, and leaves out those at work since a moment', async () => {
    const applications = [
      sent('failed', 5, { resumeStatus: 'failed', failureCode: 'FILE_ENCRYPTED', unfinished: undefined }),
      sent('stuck', 2, { resumeStatus: 'active', unfinished: 'reading' }),
      sent('working', 0.1, { resumeStatus: 'active', unfinished: 'reading' }),
    ];
    const { resumes } = await overviewOf({ applications });
    expect(resumes).toMatchObject({ failed: 1, stuck: 1 });
    expect(resumes.newest.map(({ applicationId }) => applicationId)).toEqual(['stuck', 'failed']);
  });

  it('names the strongest results of the last seven days, and none from before', async () => {
    const match = (percent: number) => ({ match: { matchId: `m${percent}`, grade: 'B', percent } });
    const applications = [
      sent('fair', 3, match(60)),
      sent('best', 100, match(91)),
      sent('past', 24 * 8, match(99)),
      sent('weak', 2, match(34)),
    ];
    const { strongMatches } = await overviewOf({ applications });
    expect(strongMatches.map(({ applicationId, percent }) => [applicationId, percent])).toEqual([
      ['best', 91],
      ['fair', 60],
    ]);
  });

  it('names no strong result of a person who withdrew or was turned down', async () => {
    const match = { match: { matchId: 'm', grade: 'A', percent: 95 } };
    const applications = [
      sent('withdrawn', 3, { ...match, withdrawnAt: hoursAgo(1) }),
      sent('rejected', 3, { ...match, stage: 'rejected' }),
      sent('open', 3, { ...match, stage: 'interview', confirmedAt: undefined }),
    ];
    const { strongMatches } = await overviewOf({ applications });
    expect(strongMatches).toMatchObject([{ applicationId: 'open', emailConfirmed: false }]);
  });

  it('gives thirty days, oldest first, each with its own applications and hires', async () => {
    const decisions = [{ kind: 'stage' as const, at: hoursAgo(24), stage: 'hired' as const }];
    const applications = [sent('a', 2), sent('b', 49, { stage: 'hired', decisions })];
    const { perDay } = await overviewOf({ applications });
    expect(perDay).toHaveLength(30);
    expect(perDay.at(-1)).toEqual({ date: '2026-11-21', applications: 1, hired: 0 });
    expect(perDay.at(-2)).toEqual({ date: '2026-11-20', applications: 0, hired: 1 });
    expect(perDay.at(-3)).toEqual({ date: '2026-11-19', applications: 1, hired: 0 });
  });

  it('counts jobs by their status', async () => {
    const jobs = [aJob({ jobId: 'a' }), aJob({ jobId: 'b', status: 'draft' }), aJob({ jobId: 'c', status: 'draft' })];
    expect((await overviewOf({ jobs })).jobs).toEqual({ draft: 2, active: 1, paused: 0, closed: 0 });
  });
});
