/** Counts what is waiting for a recruiter today, and the results of the last thirty days. */
import type { Overview } from '../../shared/contract/admin-overview.ts';
import { isApplication, isInTheRunning } from '../../shared/domain/application.ts';
import { calledOf } from '../../shared/domain/called.ts';
import type { Employer } from '../../shared/domain/employer.ts';
import type { JobStatus } from '../../shared/domain/job-choices.ts';
import type { Grade } from '../../shared/domain/match.ts';
import { isSuggested } from '../../shared/domain/match.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { applicationOf } from '../applications/application-view.ts';
import { type ApplicationReadings, RECENT_DAYS } from '../indexes/application-file.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';

const DAY_MS = 86_400_000;
const SHOWN = 5;
const STUCK_AFTER_MS = 10 * 60_000;

export interface GetOverviewDeps {
  applications(): Promise<ApplicationReadings>;
  jobsByStatus(): Promise<Record<JobStatus, number>>;
  allEmployers(): Promise<readonly Employer[]>;
  countTalents(): Promise<number>;
  now(): string;
}

export async function getOverview(_input: unknown, actor: Actor, deps: GetOverviewDeps): Promise<Overview> {
  authorise(actor, 'panel.use');
  const now = Date.parse(deps.now());
  const ago = (ms: number) => new Date(now - ms).toISOString();
  const [read, jobs, employers, talents] = await Promise.all([
    deps.applications(),
    deps.jobsByStatus(),
    deps.allEmployers(),
    deps.countTalents(),
  ]);
  const recent = read.recent.filter(({ submittedAt }) => submittedAt >= ago(RECENT_DAYS * DAY_MS));
  const stuck = read.atWork.filter(({ updatedAt }) => updatedAt < ago(STUCK_AFTER_MS));
  // Files and rows that someone brought are talents, and no applications for anything.
  const applied = recent.filter(isApplication);
  const lastWeek = recent.filter(({ submittedAt }) => submittedAt >= ago(7 * DAY_MS));
  return {
    applications: {
      lastDay: applied.filter(({ submittedAt }) => submittedAt >= ago(DAY_MS)).length,
      lastWeek: applied.filter(({ submittedAt }) => submittedAt >= ago(7 * DAY_MS)).length,
      newest: applied.slice(0, SHOWN).map(applicationOf),
    },
    requests: waiting(employers, deps.now()),
    resumes: troubled(recent, stuck),
    strongMatches: strongest(lastWeek),
    pipeline: read.byStage,
    jobs,
    talents,
    perDay: perDay(applied, read.hired, now),
  };
}

/** Employers who wait for an answer, the nearest deadline first. */
function waiting(employers: readonly Employer[], now: string): Overview['requests'] {
  const open = employers.filter(({ replyBy }) => replyBy !== null);
  const nearest = open.toSorted((a, b) => (a.replyBy ?? '').localeCompare(b.replyBy ?? ''));
  return {
    open: open.length,
    overdue: open.filter(({ replyBy }) => (replyBy ?? '') < now).length,
    nearest: nearest.slice(0, SHOWN),
  };
}

function troubled(recent: readonly ApplicationRecord[], stuck: readonly ApplicationRecord[]): Overview['resumes'] {
  const failed = recent.filter(({ resumeStatus }) => resumeStatus === 'failed');
  const newest = [...stuck, ...failed].slice(0, SHOWN).map(applicationOf);
  return { failed: failed.length, stuck: stuck.length, newest };
}

function strongest(applications: readonly ApplicationRecord[]): Overview['strongMatches'] {
  return applications
    .filter(isInTheRunning)
    .flatMap((record) => (record.match && isSuggested(record.match) ? [{ record, match: record.match }] : []))
    .sort((a, b) => b.match.percent - a.match.percent)
    .slice(0, SHOWN)
    .map(({ record, match }) => ({
      applicationId: record.applicationId,
      talentId: record.talentId ?? null,
      matchId: match.matchId,
      name: calledOf({ ...record, id: record.applicationId }),
      emailConfirmed: record.confirmedAt !== undefined,
      jobTitle: record.jobTitle ?? '',
      company: record.company ?? '',
      grade: match.grade as Grade,
      percent: match.percent,
      submittedAt: record.submittedAt,
    }));
}

const dayOf = (time: string) => time.slice(0, 10);

/** When someone was hired: the last time that they were moved to that stage. */
function hiredAt({ decisions = [] }: ApplicationRecord): string | undefined {
  return decisions.findLast((event) => event.kind === 'stage' && event.stage === 'hired')?.at;
}

function perDay(
  recent: readonly ApplicationRecord[],
  hired: readonly ApplicationRecord[],
  now: number,
): Overview['perDay'] {
  const tally = (times: (string | undefined)[]) => {
    const counts = new Map<string, number>();
    for (const time of times) if (time) counts.set(dayOf(time), (counts.get(dayOf(time)) ?? 0) + 1);
    return counts;
  };
  const applications = tally(recent.map(({ submittedAt }) => submittedAt));
  const hires = tally(hired.map(hiredAt));
  return Array.from({ length: RECENT_DAYS }, (_, at) => {
    const date = dayOf(new Date(now - (RECENT_DAYS - 1 - at) * DAY_MS).toISOString());
    return { date, applications: applications.get(date) ?? 0, hired: hires.get(date) ?? 0 };
  });
}
