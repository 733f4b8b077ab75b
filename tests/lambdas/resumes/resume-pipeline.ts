/** The reading of uploaded resumes over stores in memory, with a reader that a test can slow down, break or refuse. */
import { type FileReading, type Outcome, readUploadedResume } from '../../../lambdas/resumes/read-uploaded-resume.ts';
import { takeUpWork } from '../../../lambdas/resumes/take-up-work.ts';
import { derivedId } from '../../../lambdas/runtime/ids.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import {
  type GoneTalent,
  type MatchRequest,
  resumeWorkSchema,
  type ScanRequest,
} from '../../../shared/contract/events.ts';
import { SYSTEM } from '../../../shared/domain/policy.ts';
import {
  clockAt,
  counted,
  fakeApplications,
  fakeJobs,
  fakeResumes,
  fakeTalents,
  fakeUploads,
  fakeVerdicts,
  legalBasis,
  outbox,
} from '../../support/fakes.ts';
import { aJob, anApplication, aProfile, START } from '../records.ts';

export const KEY = 'applications/app1';

/** What reading a file gives: its text, and the first e-mail address in it. */
function readingOf(bytes: Uint8Array): FileReading {
  const text = Buffer.from(bytes).toString('utf8');
  const email = /\S+@\S+/.exec(text)?.[0] ?? null;
  return { text, profile: aProfile({ email, firstName: 'Leída', lastName: 'Del Archivo' }), sources: {}, sections: [] };
}

export function resumePipeline(...records: Partial<ApplicationRecord>[]) {
  const clock = clockAt(START);
  const queue = outbox<MatchRequest>();
  const scans = outbox<ScanRequest>();
  const gone = outbox<GoneTalent>();
  const outcomes: [string, Outcome][] = [];
  const talents = fakeTalents(clock);
  const deps = {
    applications: fakeApplications(clock, ...records.map(anApplication)),
    talents,
    ownerOf: talents.ownerOf,
    resumes: fakeResumes(),
    uploads: fakeUploads(clock),
    readFile: async (bytes: Uint8Array) => readingOf(bytes),
    requestMatches: queue.send,
    requestScan: scans.send,
    reportGone: gone.send,
    getJob: fakeJobs(clock, aJob()).get,
    legalBasis,
    newId: counted('id'),
    derivedId,
    now: clock.now,
    fileVerdicts: fakeVerdicts(),
    onTaken: () => undefined,
    onOutcome: (id: string, outcome: Outcome) => void outcomes.push([id, outcome]),
  };
  const read = (versionId: string, sequencer?: string, takeOver = false) =>
    readUploadedResume('app1', { versionId, sequencer, takeOver }, SYSTEM, deps);
  const work = (message: unknown) => takeUpWork(resumeWorkSchema.parse(message), deps);
  return { clock, queue, scans, outcomes, deps, read, work, row: () => deps.applications.rows.get('app1') };
}

/** Storage's event of a created object. */
export function created(key: string, versionId: string, sequencer: string) {
  const s3 = { bucket: { name: 'uploads' }, object: { key, versionId, sequencer } };
  return { Records: [{ eventName: 'ObjectCreated:Post', s3 }] };
}
