/** Shows that the sweep finds each kind of lost work, and leaves alone what is under way. */
import { describe, expect, it } from 'vitest';
import { contentTag, idOfDrop } from '../../../lambdas/drops/drop-application-id.ts';
import { dropAdopter } from '../../../lambdas/drops/register-drop.ts';
import { restoreLead } from '../../../lambdas/employers/employer-lead.ts';
import { derivedId } from '../../../lambdas/runtime/ids.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import type { EmployerRequestRecord } from '../../../lambdas/stores/employer-request-store.ts';
import { leftLetterSender } from '../../../lambdas/sweep/left-letters.ts';
import { sweep } from '../../../lambdas/sweep/sweep.ts';
import type { MatchRequest, ReadingRequest, RunRequest } from '../../../shared/contract/events.ts';
import type { Job } from '../../../shared/domain/job.ts';
import { SYSTEM } from '../../../shared/domain/policy.ts';
import {
  clockAt,
  counted,
  fakeApplications,
  fakeJobs,
  fakeProgress,
  fakeUploads,
  legalBasis,
  outbox,
} from '../../support/fakes.ts';
import { fakeOnce } from '../../support/form-fakes.ts';
import { fakeCarrier, fakeEmployers, fakeOutbox } from '../../support/recruiting-fakes.ts';
import { fakeRuns } from '../../support/run-fakes.ts';
import { aRun } from '../exchange/runs.ts';
import { aJob, anApplication, START } from '../records.ts';

const NOTHING = {
  readings: 0,
  matchings: 0,
  jobs: 0,
  drops: 0,
  leads: 0,
  runs: 0,
  letters: 0,
  moveLetters: 0,
  failed: 0,
};

function platform(records: Partial<ApplicationRecord>[] = [], jobs: Job[] = []) {
  const clock = clockAt(START);
  const applications = fakeApplications(clock, ...records.map(anApplication));
  const uploads = fakeUploads(clock);
  const store = fakeJobs(clock, ...jobs);
  const readings = outbox<ReadingRequest>();
  const matchings = outbox<MatchRequest>();
  const runs = fakeRuns(clock);
  const runRequests = outbox<RunRequest>();
  const requests = { ...fakeOnce<'requestId', EmployerRequestRecord>('requestId'), listDueAfter: listed };
  async function* listed() {
    yield* [...requests.rows.values()];
  }
  const employers = fakeEmployers();
  const letters: string[] = [];
  const [mails, post] = [fakeOutbox(), fakeCarrier()];
  const refused = () => undefined;
  const progress = fakeProgress();
  const failures = new Map<string, unknown>();
  const facts = { getJob: store.get, legalBasis, derivedId, newId: counted('id'), now: clock.now };
  const deps = {
    applications,
    jobs: store,
    uploads,
    requestReading: readings.send,
    requestMatches: matchings.send,
    runs,
    requestRun: runRequests.send,
    employerRequests: requests,
    restoreLead: (request: { requestId: string }) => restoreLead(request, { employerRequests: requests, employers }),
    adoptDrop: dropAdopter({ applications, uploads, ...facts }),
    progress,
    onFailure: (id: string, error: unknown) => void failures.set(id, error),
    derivedId,
    now: clock.now,
    outbox: mails,
    handOverLeft: leftLetterSender({ ...post, applications, outbox: mails, onRefused: refused, now: clock.now }),
    sendLetter: async (record: ApplicationRecord) => {
      letters.push(record.applicationId);
      await applications.mailed(record);
    },
  };
  const round = (takeOver = false) => sweep({ takeOver }, SYSTEM, deps);
  return {
    clock,
    applications,
    uploads,
    store,
    readings,
    matchings,
    requests,
    employers,
    runs,
    runRequests,
    letters,
    places: progress.places,
    failures,
    mails,
    post,
    round,
  };
}

/** How often applications were asked for, one by one and together. */
function counting(at: ReturnType<typeof platform>) {
  const asked = { single: 0, many: [] as number[] };
  const { get, getMany } = at.applications;
  at.applications.get = (id) => {
    asked.single += 1;
    return get(id);
  };
  at.applications.getMany = (ids) => {
    asked.many.push(ids.length);
    return getMany(ids);
  };
  return { ...at, asked };
}

const leased = (until: string) => ({ unfinished: 'reading', resumeStatus: 'active', leaseUntil: until }) as const;

describe('the sweep', () => {
  it('sends a letter that was due when its sender died, once, after a while', async () => {
    const { clock, letters, round } = platform([{ mailDue: true, unfinished: undefined }]);
    await round();
    expect(letters).toEqual([]);
    clock.pass(61);
    expect(await round()).toMatchObject({ letters: 1 });
    await round();
    expect(letters).toEqual(['app1']);
  });

  it('sends a letter that was postponed, however long ago', async () => {
    const { clock, letters, round } = platform([{ mailPostponed: true, unfinished: undefined }]);
    clock.pass(30 * 24 * 3600);
    await round();
    await round();
    expect(letters).toEqual(['app1']);
  });

  it('looks at a part of a flood of postponed letters in each round, the oldest first', async () => {
    const ids = Array.from({ length: 250 }, (_, at) => `app${String(at).padStart(3, '0')}`);
    const { letters, round } = platform(
      ids.map((applicationId) => ({ applicationId, mailPostponed: true, unfinished: undefined })),
    );
    await round();
    expect(letters).toEqual(ids.slice(0, 200));
    await round();
    expect(letters).toEqual(ids);
  });

  describe('hands over a letter about a move', () => {
    const about = { kind: 'application' as const, id: 'app1' };
    const words = { channel: 'email' as const, subject: 'Novedades', text: 'Entrevista', language: 'es' as const };
    const rest = { to: ['amapola@people.example'], attachments: [], by: null, delivery: 'pending' as const };
    const letter = { ...words, ...rest, about, outgoingId: 'letter1', activityId: 'letter1', createdAt: START };

    function withLetter(over: object = { isResumable: true }) {
      const at = platform([{ unfinished: undefined }]);
      at.mails.rows.set('letter1', { ...letter, ...over });
      return at;
    }

    it('that has waited for more than five minutes and less than a day, once', async () => {
      const { clock, post, round } = withLetter();
      clock.pass(299);
      expect(await round()).toEqual(NOTHING);
      clock.pass(2);
      expect(await round()).toEqual({ ...NOTHING, moveLetters: 1 });
      expect(await round()).toEqual(NOTHING);
      expect(post.handedOver).toMatchObject([{ outgoingId: 'letter1' }]);
      const late = withLetter();
      late.clock.pass(24 * 3600 + 1);
      expect(await late.round()).toEqual(NOTHING);
    });

    it('at once after a crash of everything', async () => {
      const { clock, post, round } = withLetter();
      clock.pass(1);
      expect(await round(true)).toEqual({ ...NOTHING, moveLetters: 1 });
      expect(post.handedOver).toHaveLength(1);
    });

    it('again where the sweep itself died over it, but not before it must have', async () => {
      const { clock, mails, round } = withLetter();
      clock.pass(400);
      mails.rows.set('letter1', { ...letter, isResumable: true, takenUpAt: clock.now() });
      clock.pass(299);
      expect(await round()).toEqual(NOTHING);
      clock.pass(1);
      expect(await round()).toEqual({ ...NOTHING, moveLetters: 1 });
    });

    it.each([
      ['was handed over', { isResumable: true, delivery: 'kept' }],
      ['a recruiter sent, who decides what becomes of it', {}],
    ])('and none that %s', async (_what, over) => {
      const { clock, post, round } = withLetter(over);
      clock.pass(400);
      expect([await round(), post.handedOver]).toEqual([NOTHING, []]);
    });
  });

  it('finds nothing where nothing is lost', async () => {
    expect(await platform().round()).toEqual(NOTHING);
  });

  it('asks for a file whose event never came, once it has waited long enough', async () => {
    const { clock, readings, uploads, round } = platform([{}]);
    uploads.put('applications/app1', 'v1', 'cv');
    clock.pass(60);
    expect(await round()).toEqual(NOTHING);
    clock.pass(1);
    expect(await round()).toEqual({ ...NOTHING, readings: 1 });
    expect(readings.sent).toEqual([{ applicationId: 'app1', takeOver: false }]);
  });

  it('asks for a profile whose text arrived without its event, like for any other file', async () => {
    const { clock, readings, uploads, round } = platform([{ source: 'profile' }]);
    uploads.put('applications/app1', 'v1', 'a profile');
    clock.pass(61);
    expect(await round()).toEqual({ ...NOTHING, readings: 1 });
    expect(readings.sent).toEqual([{ applicationId: 'app1', takeOver: false }]);
  });

  it('waits a day for a file that was never uploaded, and then no longer', async () => {
    const { applications, clock, readings, round } = platform([{}]);
    clock.pass(24 * 3600);
    expect(await round()).toEqual(NOTHING);
    expect(applications.rows.get('app1')?.unfinished).toBe('upload');
    clock.pass(1);
    await round();
    expect(applications.rows.get('app1')).not.toHaveProperty('unfinished');
    expect(readings.sent).toEqual([]);
  });

  it('asks again for a reading whose lease ran out, not for one under way', async () => {
    const dead = { applicationId: 'dead', ...leased('2026-11-21T08:59:59.000Z') };
    const unleased = { applicationId: 'unleased', unfinished: 'reading', resumeStatus: 'active' } as const;
    const alive = { applicationId: 'alive', ...leased('2026-11-21T09:00:30.000Z') };
    const { readings, round } = platform([dead, unleased, alive]);
    expect(await round()).toEqual({ ...NOTHING, readings: 2 });
    expect(readings.sent.map(({ applicationId }) => applicationId)).toEqual(['dead', 'unleased']);
  });

  it('asks again for matches that were never stored', async () => {
    const { clock, matchings, round } = platform([
      { unfinished: 'matching', resumeStatus: 'completed', talentId: 't1', resumeId: 'r1' },
    ]);
    expect(await round()).toEqual(NOTHING);
    clock.pass(61);
    expect(await round()).toEqual({ ...NOTHING, matchings: 1 });
    expect(matchings.sent).toEqual([
      { kind: 'resume', talentId: 't1', resumeId: 'r1', applicationId: 'app1', correlationId: 'corr-0001' },
    ]);
  });

  it('asks again for a changed job that was never matched', async () => {
    const jobs = [aJob({ version: 4 }), aJob({ jobId: 'done' }), aJob({ jobId: 'closed', status: 'closed' })];
    const { clock, matchings, store, round } = platform([], jobs);
    await store.markMatched('done', 1, 0);
    expect(await round()).toEqual(NOTHING);
    clock.pass(61);
    expect(await round()).toEqual({ ...NOTHING, jobs: 1 });
    expect(matchings.sent).toEqual([{ kind: 'job', jobId: 'job1', version: 4 }]);
  });

  it('adopts a dropped file whose event was lost, once', async () => {
    const { applications, readings, uploads, round } = platform([], [aJob()]);
    uploads.put('drops/ana.txt', 'v1', 'cv', { 'job-id': 'job1' });
    expect(await round()).toEqual({ ...NOTHING, drops: 1 });
    const [record] = applications.rows.values();
    expect(record).toMatchObject({ source: 'drop', jobId: 'job1', objectKey: `drops/${record?.applicationId}.txt` });
    expect(readings.sent).toEqual([{ applicationId: record?.applicationId }]);
    expect(await round()).toEqual(NOTHING);
  });

  describe('of very many dropped files', () => {
    const MANY = 4_500;

    /** Files that were taken in, whose applications are known, and one among them that nobody has seen. */
    function withMany() {
      const at = platform();
      for (let n = 0; n < MANY; n += 1) {
        const applicationId = String(n).padStart(16, '0');
        const objectKey = `drops/${applicationId}.txt`;
        at.uploads.put(objectKey, 'v1', 'cv');
        at.applications.rows.set(applicationId, anApplication({ applicationId, objectKey, unfinished: undefined }));
      }
      at.uploads.put('drops/zz.txt', 'v1', 'lost');
      return at;
    }

    it('looks through a part in each round, by the hundred, and begins where the last round ended', async () => {
      const { round, asked } = counting(withMany());
      expect([(await round()).drops, (await round()).drops, (await round()).drops]).toEqual([0, 0, 1]);
      expect(asked).toEqual({ single: 2, many: [2_000, 2_000, 501] });
      expect((await round()).drops).toBe(0);
      expect(asked.many.at(-1)).toBe(2_000);
    });

    it('adopts a hundred in a round, and the others in the next', async () => {
      const { uploads, round } = platform();
      for (let n = 0; n < 150; n += 1) uploads.put(`drops/cv-${n}.txt`, 'v1', `cv ${n}`);
      expect([(await round()).drops, (await round()).drops, (await round()).drops]).toEqual([100, 50, 0]);
    });

    it('keeps no name of a person as the place where it resumes, and resumes all the same', async () => {
      const { uploads, applications, places, round } = platform();
      for (let n = 0; n < 2_000; n += 1) {
        const objectKey = `drops/amapola-${n}.pdf`;
        uploads.put(objectKey, 'v1', 'cv');
        const applicationId = idOfDrop(objectKey, contentTag(Buffer.from('cv')), derivedId);
        applications.rows.set(applicationId, anApplication({ applicationId, objectKey, unfinished: undefined }));
      }
      uploads.put('drops/zinnia.pdf', 'v1', 'lost');
      expect(await round()).toEqual(NOTHING);
      expect(JSON.stringify([...places])).not.toContain('amapola');
      expect((await round()).drops).toBe(1);
    });
  });

  describe('of dropped files that cannot be read', () => {
    /** Every file whose key passes is refused by storage, as one under a key of someone else's is. */
    function withUnreadable(count: number) {
      const at = platform();
      for (let n = 0; n < count; n += 1) at.uploads.put(`drops/bad-${n}.txt`, 'v1', `cv ${n}`);
      at.uploads.put('drops/good.txt', 'v1', 'cv');
      const { head } = at.uploads;
      at.uploads.head = (key, versionId) =>
        key.includes('bad') ? Promise.reject(new Error('refused')) : head(key, versionId);
      return at;
    }

    it('says which applications they would be, and takes in what comes after them', async () => {
      const { failures, readings, round } = withUnreadable(2);
      expect(await round()).toEqual({ ...NOTHING, drops: 1, failed: 2 });
      expect(readings.sent).toHaveLength(1);
      const tag = contentTag(Buffer.from('cv 0'));
      expect([...failures.keys()]).toContain(idOfDrop('drops/bad-0.txt', tag, derivedId));
      expect(await round()).toEqual({ ...NOTHING, failed: 2 });
    });

    it('gets past them, however many there are, and tries them again', async () => {
      const { round } = withUnreadable(250);
      const rounds = [await round(), await round(), await round()];
      expect(rounds.map(({ drops, failed }) => [drops, failed])).toEqual([
        [0, 100],
        [0, 100],
        [1, 50],
      ]);
      expect((await round()).failed).toBe(100);
    });
  });

  describe('of very many forms whose files never came', () => {
    const MANY = 4_500;
    const inOrder = (n: number) => new Date(Date.parse(START) - MANY * 10 + n).toISOString();

    /** They wait for their files; the last one has its file, but no notification arrived. */
    function withMany() {
      const forms = Array.from({ length: MANY }, (_, n) => ({ applicationId: `form${n}`, updatedAt: inOrder(n) }));
      const last = { applicationId: 'last', updatedAt: inOrder(MANY) };
      const dead = { applicationId: 'dead', ...leased('2026-11-21T08:00:00.000Z') };
      const at = platform(
        [...forms, last, dead].map((one) => ({ ...one, objectKey: `applications/${one.applicationId}` })),
      );
      at.uploads.put('applications/last', 'v1', 'cv');
      const asked = { now: 0, most: 0, all: 0, readings: [] as number[] };
      const { head } = at.uploads;
      at.uploads.head = async (key, versionId) => {
        asked.all += 1;
        asked.now += 1;
        asked.most = Math.max(asked.most, asked.now);
        asked.readings.push(at.readings.sent.length);
        return head(key, versionId).finally(() => {
          asked.now -= 1;
        });
      };
      at.clock.pass(61);
      return { ...at, asked };
    }

    it('asks after a part in each round, a few at once, and begins where the last round ended', async () => {
      const { asked, readings, round } = withMany();
      expect([(await round()).readings, asked.all]).toEqual([1, 2_000]);
      await round();
      expect((await round()).readings).toBe(2);
      expect(readings.sent.at(-1)).toEqual({ applicationId: 'last', takeOver: false });
      expect(asked.most).toBeGreaterThan(5);
      expect(asked.most).toBeLessThan(50);
    });

    it('does so after it has looked for readings that nobody is at', async () => {
      const { asked, round } = withMany();
      await round();
      expect(asked.readings[0]).toBe(1);
    });
  });

  it('looks at other uploads where storage fails for one', async () => {
    const { clock, failures, uploads, round } = platform([
      { applicationId: 'bad', objectKey: 'applications/bad' },
      { applicationId: 'good', objectKey: 'applications/good' },
    ]);
    uploads.put('applications/good', 'v1', 'cv');
    const { head } = uploads;
    uploads.head = (key, versionId) =>
      key.endsWith('bad') ? Promise.reject(new Error('refused')) : head(key, versionId);
    clock.pass(61);
    expect(await round()).toEqual({ ...NOTHING, readings: 1, failed: 1 });
    expect([...failures.keys()]).toEqual(['bad']);
  });

  it('makes up for leads, runs and letters whatever becomes of the files', async () => {
    const { clock, letters, runs, runRequests, uploads, round } = platform([{ mailDue: true, unfinished: undefined }]);
    runs.rows.set('run1', aRun({ state: 'running', unfinished: 'work' }));
    uploads.list = () => {
      throw new Error('storage is away');
    };
    clock.pass(61);
    await expect(round()).rejects.toThrow('storage is away');
    expect([letters, runRequests.sent.length]).toEqual([['app1'], 1]);
  });

  it('takes over everything at once after a crash, whatever its lease or age', async () => {
    const { readings, matchings, uploads, round } = platform(
      [
        { applicationId: 'uploaded' },
        { applicationId: 'leased', ...leased('2026-11-21T09:01:00.000Z') },
        { applicationId: 'matching', unfinished: 'matching', talentId: 't1', resumeId: 'r1' },
      ],
      [aJob()],
    );
    uploads.put('applications/uploaded', 'v1', 'cv');
    expect(await round(true)).toEqual({ ...NOTHING, readings: 2, matchings: 1, jobs: 1 });
    expect(readings.sent).toEqual([
      { applicationId: 'leased', takeOver: true },
      { applicationId: 'uploaded', takeOver: true },
    ]);
    expect(matchings.sent.map(({ kind }) => kind)).toEqual(['resume', 'job']);
  });

  it('makes the lead of an employer’s request that was left without one, once, and of none that is gone', async () => {
    const { clock, employers, requests, round } = platform();
    const contact = { firstName: 'Baltasar', lastName: 'Olmedo', phone: '+34 555 010 090', email: 'b@yunque.example' };
    const wish = { company: 'Yunque', positionsToHire: 4, jobTitle: 'Soldadura', language: 'es' as const };
    const times = { createdAt: START, updatedAt: START, replyBy: '2026-11-22T09:00:00.000Z' };
    const rest = { kind: 'request' as const, version: 1, correlationId: 'c', contentDigest: 'd' };
    await requests.insert({ requestId: 'request1', ...contact, ...wish, ...times, ...rest });
    expect(await round()).toEqual(NOTHING);
    clock.pass(61);
    expect(await round()).toEqual({ ...NOTHING, leads: 1 });
    expect(employers.rows.get('request1')).toMatchObject({ status: 'lead', company: 'Yunque', openRoles: 4 });
    expect(await round()).toEqual(NOTHING);
    employers.rows.clear();
    const listed = [...requests.rows.values()];
    requests.rows.clear();
    requests.listDueAfter = async function* () {
      yield* listed;
    };
    expect(await round()).toEqual(NOTHING);
  });

  it('asks for a run that nobody has in hand, after a minute', async () => {
    const { clock, runs, runRequests, round } = platform();
    runs.rows.set('run1', aRun({ state: 'running', unfinished: 'work' }));
    clock.pass(60);
    expect(await round()).toEqual(NOTHING);
    clock.pass(1);
    expect(await round()).toEqual({ ...NOTHING, runs: 1 });
    expect(runRequests.sent).toEqual([{ runId: 'run1', correlationId: 'corr-0001' }]);
  });

  it('leaves a run in the hands of its worker, unless everybody was killed', async () => {
    const { clock, runs, runRequests, round } = platform();
    const leaseUntil = '2026-11-21T09:10:00.000Z';
    runs.rows.set('run1', aRun({ state: 'running', unfinished: 'work', leaseUntil }));
    clock.pass(61);
    expect(await round()).toEqual(NOTHING);
    expect(await round(true)).toEqual({ ...NOTHING, runs: 1 });
    expect(runRequests.sent).toEqual([{ runId: 'run1', correlationId: 'corr-0001', takeOver: true }]);
  });

  it('asks for the end of an import that its recruiter left for more than a day', async () => {
    const { clock, runs, runRequests, round } = platform();
    runs.rows.set('run1', aRun({ state: 'checked', unfinished: 'person' }));
    clock.pass(24 * 3600);
    expect(await round(true)).toEqual(NOTHING);
    clock.pass(1);
    expect(await round()).toEqual({ ...NOTHING, runs: 1 });
    expect(runRequests.sent).toHaveLength(1);
  });
});
