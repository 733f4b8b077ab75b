/** Everything that runs work with, in memory, and a queue that is worked off until it is empty. */
import { dropAdopter } from '../../../lambdas/drops/register-drop.ts';
import { importTargets } from '../../../lambdas/exchange/import-targets.ts';
import { takeUpRunWork } from '../../../lambdas/exchange/take-up-run-work.ts';
import { readUploadedResume } from '../../../lambdas/resumes/read-uploaded-resume.ts';
import { stopRun } from '../../../lambdas/runs/stop-run.ts';
import { derivedId } from '../../../lambdas/runtime/ids.ts';
import type { AuditStore } from '../../../lambdas/stores/audit-store.ts';
import type { RunRecord } from '../../../lambdas/stores/run-store.ts';
import type { MatchRequest, ReadingRequest, RunWork, ScanRequest } from '../../../shared/contract/events.ts';
import { SYSTEM } from '../../../shared/domain/policy.ts';
import { fakeDecisions, fakeEvaluations } from '../../support/evaluation-fakes.ts';
import {
  clockAt,
  counted,
  fakeApplications,
  fakeJobs,
  fakeMatches,
  fakeResumes,
  fakeTalents,
  fakeUploads,
  legalBasis,
  outbox,
} from '../../support/fakes.ts';
import { fakeMessages } from '../../support/message-fakes.ts';
import { ALL_CLEAN, fakeActivities, fakeEmployers, fakeOutbox, fakeTrail } from '../../support/recruiting-fakes.ts';
import { fakeExchanges, fakeRuns } from '../../support/run-fakes.ts';
import { aProfile, START, signedIn } from '../records.ts';

/** A platform where nothing is but these runs. */
export function runPlatform(...runs: RunRecord[]) {
  const clock = clockAt(START);
  const [requests, readings, matchings] = [outbox<RunWork>(), outbox<ReadingRequest>(), outbox<MatchRequest>()];
  const trail = fakeTrail();
  const uploads = fakeUploads(clock);
  const jobs = fakeJobs(clock);
  const audit: Pick<AuditStore, 'list'> = { list: async () => ({ items: [], nextCursor: null }) };
  const stores = {
    runs: fakeRuns(clock, ...runs),
    applications: fakeApplications(clock),
    talents: fakeTalents(clock),
    resumes: fakeResumes(),
    matches: fakeMatches(),
    activities: fakeActivities(),
    outbox: fakeOutbox(),
    decisions: fakeDecisions(),
    evaluations: fakeEvaluations(),
    employers: fakeEmployers(),
    messages: fakeMessages(),
    exchanges: fakeExchanges(clock, uploads),
    uploads,
    jobs,
  };
  const queues = {
    requestRun: requests.send,
    reportGone: requests.send,
    requestReading: readings.send,
    requestMatches: matchings.send,
    requestScan: outbox<ScanRequest>().send,
    onPostponed: () => undefined,
  };
  const facts = { getJob: jobs.get, legalBasis, newId: counted('id'), derivedId, now: clock.now };
  const base = { ...stores, ...queues, ...facts, ownerOf: stores.talents.ownerOf, audit };
  const deps = {
    ...base,
    hasActiveJobs: async () => (await jobs.listActive()).length > 0,
    adoptDrop: dropAdopter(base),
    targetOf: importTargets(base),
  };
  const admin = {
    ...stores,
    ...queues,
    ...facts,
    ownerOf: stores.talents.ownerOf,
    audit: trail.audit,
    noteRead: trail.noteRead,
    verdictOf: ALL_CLEAN,
  };

  /** Works off every message, those that work itself sends included. */
  const settle = async (options: { takeOver?: boolean } = {}): Promise<void> => {
    for (let message = requests.sent.shift(); message; message = requests.sent.shift()) {
      await takeUpRunWork({ ...message, ...options }, SYSTEM, deps);
    }
  };

  /** Reads what an import brought, as the queue of resumes would. */
  const readAll = async (during: () => Promise<unknown> = async () => undefined): Promise<void> => {
    const readFile = async (bytes: Uint8Array) => {
      await during();
      return { profile: aProfile({ skills: [] }), sources: {}, sections: [], text: Buffer.from(bytes).toString() };
    };
    for (const { applicationId, resumeStatus } of [...stores.applications.rows.values()]) {
      if (resumeStatus === 'awaiting-upload')
        await readUploadedResume(applicationId, { versionId: 'v1' }, SYSTEM, { ...base, readFile });
    }
  };

  const run = (runId = 'run1') => stores.runs.rows.get(runId);
  const stop = () => stopRun({ params: { id: 'run1' }, correlationId: 'corr-0002' }, signedIn(clock.now()), admin);
  return { clock, deps, admin, requests, readings, matchings, trail, settle, readAll, run, stop };
}
