/** Shows that what has been kept for long enough goes, with everything about its person, and nothing goes before its time. */
import { describe, expect, it } from 'vitest';
import { retain } from '../../../lambdas/retention/retain.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import type { StatedBasis } from '../../../shared/domain/basis.ts';
import { SYSTEM } from '../../../shared/domain/policy.ts';
import { DEFAULT_SETTINGS, type Retention } from '../../../shared/domain/settings.ts';
import { aRun, fakePreferences, fakeRuns } from '../../support/erasure-fakes.ts';
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
} from '../../support/fakes.ts';
import { aMessage, fakeMessages } from '../../support/message-fakes.ts';
import { fakeActivities, fakeEmployers, fakeOutbox, fakeTrail } from '../../support/recruiting-fakes.ts';
import {
  ADMIN,
  AGREED,
  aDecision,
  aJob,
  aLead,
  aMatch,
  aNote,
  anApplication,
  anEmployer,
  anEvaluation,
  aResume,
  aTalent,
  START,
} from '../records.ts';

const DAY_SECONDS = 86_400;
const consent = { privacyNoticeAt: START, talentPoolAt: START, noticeVersion: '1', language: 'es' } as const;
const READ = { resumeStatus: 'completed', unfinished: undefined, talentId: 'talent1', resumeId: 'resume1' } as const;
const LATER = '2027-06-01T09:00:00.000Z';
const MOVED = { kind: 'stage', at: LATER } as const;
const NOTHING = {
  ...{ applications: 0, uploads: 0, talents: 0, auditEntries: 0, exports: 0, imports: 0, documents: 0 },
  ...{ matches: 0, merges: 0, messages: 0, leads: 0 },
  ...{ failed: 0, unfinished: false },
};

function agency(records: Partial<ApplicationRecord>[] = [{ ...READ, consent }], retention: Partial<Retention> = {}) {
  const clock = clockAt(START);
  const trail = fakeTrail();
  const old = { entries: 0 };
  const failures: unknown[] = [];
  const time = { isLeft: true };
  const deps = {
    applications: fakeApplications(clock, ...records.map(anApplication)),
    talents: fakeTalents(clock, aTalent({ basisCount: 1 })),
    resumes: fakeResumes(aResume()),
    matches: fakeMatches(aMatch('resume1', 'job1')),
    jobs: fakeJobs(clock, aJob(), aJob({ jobId: 'closed', status: 'closed' })),
    activities: fakeActivities(aNote()),
    outbox: fakeOutbox(),
    decisions: fakeDecisions(aDecision()),
    evaluations: fakeEvaluations(anEvaluation()),
    uploads: fakeUploads(clock),
    preferences: fakePreferences(),
    messages: fakeMessages(),
    employers: fakeEmployers(),
    employerRequests: { remove: async () => undefined, async *listDueUntil() {} },
    erasedIds: async () => undefined,
    ownerOf: async () => undefined,
    runs: fakeRuns(),
    requestRun: async () => undefined,
    settings: {
      get: async () => ({ ...DEFAULT_SETTINGS, retention: { ...DEFAULT_SETTINGS.retention, ...retention } }),
    },
    trail: {
      removeBefore: async (_time: string, note: (count: number) => Promise<void>) => {
        const count = Math.min(500, old.entries);
        if (count > 0) await note(count);
        old.entries -= count;
        return count;
      },
    },
    audit: trail.audit,
    hasTimeLeft: () => time.isLeft,
    onFailure: (error: unknown) => void failures.push(error),
    newId: counted('id'),
    now: clock.now,
  };
  const round = (actor = SYSTEM) => retain(actor, deps);
  const pass = (days: number) => clock.pass(days * DAY_SECONDS);
  return { deps, round, pass, trail: trail.entries, old, failures, time };
}

const left = ({ deps }: ReturnType<typeof agency>) => [...deps.applications.rows.keys()];

describe('a consent to be considered for other jobs', () => {
  it('that has ended takes the application along, and with the last one the person and all that was noted', async () => {
    const given = agency();
    const { deps, round, pass, trail } = given;
    deps.uploads.put('applications/app1', 'v1', 'cv');
    pass(364);
    expect(await round()).toEqual(NOTHING);
    pass(2);
    expect(await round()).toEqual({ ...NOTHING, applications: 1, talents: 1 });
    const stores = [deps.applications, deps.talents, deps.resumes, deps.matches, deps.decisions, deps.evaluations];
    expect(stores.map(({ rows }) => rows.size)).toEqual([0, 0, 0, 0, 0, 0]);
    expect([deps.uploads.objects.size, deps.activities.rows().length]).toEqual([0, 0]);
    const changes = [{ field: 'reason', after: 'talent-pool-consent' }];
    expect(trail).toEqual([
      {
        actor: SYSTEM,
        action: 'talent.expire',
        recordKind: 'talent',
        recordId: 'talent1',
        changes,
        correlationId: 'id2',
      },
      {
        ...{ actor: SYSTEM, action: 'application.expire', recordKind: 'application', recordId: 'app1' },
        ...{ changes, correlationId: 'id2' },
      },
    ]);
    expect(await round()).toEqual(NOTHING);
  });

  it.each([
    ['waits while the job is open and nobody has decided', { jobId: 'job1' }, false],
    ['waits while the person is being interviewed', { jobId: 'job1', stage: 'interview' }, false],
    ['ends once the person was rejected', { jobId: 'job1', stage: 'rejected' }, true],
    ['ends once the person was hired', { jobId: 'job1', stage: 'hired' }, true],
    ['ends once the person withdrew', { jobId: 'job1', withdrawnAt: START }, true],
    ['ends once the job is closed', { jobId: 'closed' }, true],
    ['ends once the job is no more', { jobId: 'deleted' }, true],
  ] as const)('%s', async (_what, over, goes) => {
    const given = agency([{ ...READ, consent, ...over }]);
    given.pass(366);
    await given.round();
    expect(left(given)).toEqual(goes ? [] : ['app1']);
  });

  it('is kept for as long as the agency says, and never longer than a year', async () => {
    const short = agency(undefined, { talentPoolMonths: 3 });
    short.pass(93);
    expect((await short.round()).applications).toBe(1);
    const long = agency(undefined, { talentPoolMonths: 24 });
    long.pass(366);
    expect(await long.round()).toMatchObject({ applications: 0 });
    expect(left(long)).toEqual(['app1']);
  });

  it('that was never given leaves the application to its own term', async () => {
    const never = { ...READ, consent: { ...consent, talentPoolAt: undefined } };
    const given = agency([never, { applicationId: 'app2' }], { talentPoolMonths: 1 });
    given.deps.uploads.put('applications/app2', 'v1', 'cv');
    given.pass(364);
    await given.round();
    expect(left(given)).toEqual(['app1', 'app2']);
    given.pass(2);
    await given.round();
    expect(left(given)).toEqual([]);
    expect(given.trail.at(-1)?.changes).toEqual([{ field: 'reason', after: 'kept-long-enough' }]);
  });

  it('ends with its term while the process continues, and takes matches with other jobs along', async () => {
    const given = agency([{ ...READ, consent, jobId: 'job1', stage: 'interview' }], { talentPoolMonths: 3 });
    const { matches, talents, applications } = given.deps;
    talents.rows.set('talent1', aTalent({ basisCount: 1, basis: AGREED, joined: ['app1'] }));
    await matches.insert(aMatch('resume1', 'job2'));
    given.pass(93);
    await given.round();
    expect([...matches.rows.values()].map(({ jobId }) => jobId)).toEqual(['job1']);
    expect(applications.rows.get('app1')?.consent).not.toHaveProperty('talentPoolAt');
    expect(talents.rows.get('talent1')).not.toHaveProperty('basis');
  });

  it('leaves a person who sent another application', async () => {
    const given = agency([
      { ...READ, consent },
      { ...READ, applicationId: 'app2', resumeId: 'resume2', submittedAt: '2027-06-01T09:00:00.000Z' },
    ]);
    given.pass(366);
    expect(await given.round()).toEqual({ ...NOTHING, applications: 1 });
    expect(left(given)).toEqual(['app2']);
    expect([...given.deps.talents.rows.keys()]).toEqual(['talent1']);
    expect(given.deps.activities.rows()).toHaveLength(1);
  });

  it('that is taken up again at the last moment keeps the application', async () => {
    const given = agency([{ ...READ, consent, jobId: 'job1', stage: 'rejected' }]);
    given.pass(366);
    const { get } = given.deps.applications;
    given.deps.applications.get = async (id) => {
      const record = await get(id);
      return record && { ...record, stage: 'interview' };
    };
    expect(await given.round()).toEqual(NOTHING);
    expect(left(given)).toEqual(['app1']);
  });
});

describe('a consent that a recruiter stated', () => {
  const STATED = { kind: 'consent', at: START, until: '2027-11-21T09:00:00.000Z' } as const;
  const OWN = { kind: 'agency', at: START, until: STATED.until } as const;

  async function stated(basis: StatedBasis, over: Parameters<typeof aTalent>[0] = {}) {
    const given = agency([{ ...READ, source: 'drop', basis }], { talentPoolMonths: 3 });
    const { kind, until } = basis;
    const { talents, matches } = given.deps;
    talents.rows.set('talent1', aTalent({ basisCount: 1, basis: { kind, until }, joined: ['app1'], ...over }));
    await matches.insert(aMatch('resume1', 'job2'));
    const basisNow = () => talents.rows.get('talent1')?.basis;
    return { ...given, basisNow };
  }

  it('with a drop ends after the months of the settings, and matches with other jobs go', async () => {
    const { basisNow, pass, round, deps } = await stated(STATED);
    pass(90);
    expect(await round()).toEqual(NOTHING);
    expect(basisNow()).toEqual({ kind: 'consent', until: STATED.until });
    pass(3);
    expect(await round()).toEqual({ ...NOTHING, matches: 2 });
    expect([basisNow(), deps.matches.rows.size]).toEqual([undefined, 0]);
    expect(deps.applications.rows.get('app1')?.basis).toEqual({ ...STATED, until: '2027-02-21T09:00:00.000Z' });
  });

  it('with the talent ends alike, and what was stated stays with its source', async () => {
    const { kind, until, at } = STATED;
    const recruiterBasis = { at, basis: { kind, until }, by: 'ana@agency.example', reason: 'On the phone' };
    const { basisNow, pass, round, deps } = await stated(
      { ...OWN, until: '2026-12-21T09:00:00.000Z' },
      {
        basis: { kind, until },
        recruiterBasis,
      },
    );
    pass(93);
    expect(await round()).toEqual({ ...NOTHING, matches: 2 });
    expect(basisNow()).toBeUndefined();
    const ended = { kind, until: '2027-02-21T09:00:00.000Z' };
    expect(deps.talents.rows.get('talent1')?.recruiterBasis).toEqual({ ...recruiterBasis, basis: ended });
  });

  it('that was noted as ended before the round died is settled by the next one', async () => {
    const { basisNow, pass, round, deps } = await stated(STATED);
    pass(93);
    const { settleBasis } = deps.talents;
    deps.talents.settleBasis = () => Promise.reject(new Error('throttled'));
    expect(await round()).toEqual({ ...NOTHING, failed: 1 });
    deps.talents.settleBasis = settleBasis;
    await round();
    expect(basisNow()).toBeUndefined();
  });

  it('is no measure for the agency’s own ground, which keeps its term', async () => {
    const { basisNow, pass, round } = await stated(OWN);
    pass(364);
    expect(await round()).toEqual(NOTHING);
    expect(basisNow()).toEqual({ kind: 'agency', until: OWN.until });
  });

  it('that has ended keeps no drop', async () => {
    const given = agency([{ ...READ, source: 'drop', basis: STATED }], { talentPoolMonths: 3, dropMonths: 2 });
    const { kind, until } = STATED;
    given.deps.talents.rows.set('talent1', aTalent({ basisCount: 1, basis: { kind, until }, joined: ['app1'] }));
    given.pass(80);
    await given.round();
    expect(left(given)).toEqual(['app1']);
    given.pass(13);
    expect(await given.round()).toMatchObject({ applications: 1, talents: 1 });
  });
});

describe('a round of retention', () => {
  it('erases forms whose file never came, and only those', async () => {
    const given = agency([
      { applicationId: 'never' },
      { applicationId: 'came' },
      { applicationId: 'built', source: 'profile' },
      { applicationId: 'failed', resumeStatus: 'failed' },
    ]);
    given.deps.uploads.put('applications/came', 'v1', 'cv');
    given.pass(6);
    expect(await given.round()).toEqual(NOTHING);
    given.pass(2);
    expect(await given.round()).toEqual({ ...NOTHING, uploads: 1 });
    expect(left(given)).toEqual(['came', 'built', 'failed']);
    expect(given.trail).toMatchObject([
      { action: 'application.expire', recordId: 'never', changes: [{ field: 'reason', after: 'abandoned-upload' }] },
    ]);
  });

  it.each([
    ['a drop', 'drop', 'dropMonths'],
    ['an import', 'import', 'importMonths'],
    ['a profile', 'profile', 'applicationMonths'],
  ] as const)(
    'erases %s after the months of its own, unless its person may still be considered',
    async (_what, source, term) => {
      const sent = { ...READ, source, basis: null };
      const given = agency([sent], { [term]: 3 });
      given.pass(90);
      expect((await given.round()).applications).toBe(0);
      given.pass(3);
      expect(await given.round()).toMatchObject({ applications: 1, talents: 1 });
      const kept = agency([sent], { [term]: 3 });
      kept.deps.talents.rows.set('talent1', aTalent({ basisCount: 1, basis: AGREED }));
      kept.pass(93);
      expect((await kept.round()).applications).toBe(0);
    },
  );

  it.each([
    ['a drop', 'drop', 'dropMonths'],
    ['an import', 'import', 'importMonths'],
  ] as const)(
    'erases %s for a job by its arrival, and what a person sent for that job not while it is open',
    async (_what, source, term) => {
      const sent = { ...READ, jobId: 'job1', basis: null };
      const taken = { source, stage: 'interview' as const, decisions: [{ ...MOVED, stage: 'interview' as const }] };
      const given = agency(
        [
          { ...sent, source },
          { ...sent, ...taken, applicationId: 'app2' },
          { ...sent, source, withdrawnAt: LATER, applicationId: 'app3' },
          { ...sent, source: 'form', applicationId: 'app4' },
        ],
        { [term]: 3, applicationMonths: 3 },
      );
      given.pass(90);
      expect((await given.round()).applications).toBe(0);
      given.pass(3);
      expect((await given.round()).applications).toBe(3);
      expect(left(given)).toEqual(['app4']);
      given.pass(2_000);
      await given.round();
      expect(left(given)).toEqual(['app4']);
    },
  );

  it('keeps a drop for a job until its own term when a consent of its person ended earlier', async () => {
    const sent = { ...READ, source: 'drop', basis: null, jobId: 'job1', consent } as const;
    const given = agency([sent], { talentPoolMonths: 3, dropMonths: 6 });
    given.pass(93);
    await given.round();
    expect(left(given)).toEqual(['app1']);
    given.pass(92);
    await given.round();
    expect(left(given)).toEqual([]);
  });

  it('keeps an application until as long after the decision as the agency says', async () => {
    const given = agency([{ ...READ, jobId: 'job1', stage: 'rejected', decisions: [{ ...MOVED, stage: 'rejected' }] }]);
    given.pass(500);
    expect((await given.round()).applications).toBe(0);
    given.pass(60);
    expect((await given.round()).applications).toBe(1);
  });

  it('erases messages after their last answer, and companies that only asked after the last contact', async () => {
    const given = agency([]);
    const { messages, employers } = given.deps;
    const answered = { answeredAt: '2027-03-01T09:00:00.000Z' };
    await messages.insert(aMessage());
    await messages.insert(aMessage({ messageId: 'answered', ...answered }));
    await employers.insert(aLead({ employerId: 'asked' }));
    await employers.insert(aLead({ employerId: 'met', lastTouchAt: answered.answeredAt }));
    await employers.insert(anEmployer());
    given.pass(366);
    expect(await given.round()).toEqual({ ...NOTHING, messages: 1, leads: 1 });
    expect([...messages.rows.keys(), ...employers.rows.keys()]).toEqual(['answered', 'met', 'employer1']);
    given.pass(120);
    expect(await given.round()).toEqual({ ...NOTHING, messages: 1, leads: 1 });
    expect(given.trail.map(({ action }) => action)).toEqual([
      ...['message.expire', 'employer.expire', 'message.expire', 'employer.expire'],
    ]);
  });

  it('removes old entries of the trail in batches, and notes how many', async () => {
    const { round, old, trail } = agency([]);
    old.entries = 730;
    expect(await round()).toEqual({ ...NOTHING, auditEntries: 730 });
    const before = { field: 'before', after: '2024-11-21T09:00:00.000Z' };
    expect(trail.map(({ action, changes }) => [action, changes])).toEqual([
      ['audit.expire', [{ field: 'count', after: 500 }, before]],
      ['audit.expire', [{ field: 'count', after: 230 }, before]],
    ]);
  });

  it('marks those who stood beside someone before rankings looked for them', async () => {
    const { deps, round } = agency([{ ...READ, talentId: 'beside1' }]);
    const beside = { talentId: 'beside1', besideId: 'talent1', kind: 'beside#talent1' as const, joined: ['app1'] };
    deps.talents.rows.set('beside1', aTalent({ ...beside, basisCount: 1 }));
    expect(await deps.talents.standing()).toEqual([]);
    await round();
    expect((await deps.talents.standing()).map(({ talentId }) => talentId)).toEqual(['beside1']);
  });

  it('ends the ground of those who stand beside someone that was merged', async () => {
    const { deps, round } = agency([{ ...READ, talentId: 'beside1' }]);
    deps.talents.rows.set('talent1', aTalent({ basisCount: 1, mergedIds: ['gone1'] }));
    const beside = { talentId: 'beside1', besideId: 'gone1', kind: 'beside#gone1' as const, joined: ['app1'] };
    deps.talents.rows.set('beside1', aTalent({ ...beside, basisCount: 1, basis: { ...AGREED, until: START } }));
    deps.resumes.rows.clear();
    await deps.resumes.insert(aResume({ talentId: 'beside1' }));
    await deps.matches.insert(aMatch('resume1', 'job2', { matchId: 'other', talentId: 'beside1' }));
    expect(await round()).toMatchObject({ matches: 1 });
    expect(deps.talents.rows.get('beside1')?.basis).toBeUndefined();
    expect(deps.matches.rows.has('other')).toBe(false);
  });

  it('forgets what there was before a merge once that cannot be undone any more', async () => {
    const { deps, round, pass } = agency([]);
    const merge = { ...aTalent({ talentId: 'merge#other', updatedAt: START }), kind: 'merge' as never };
    deps.talents.rows.set('merge#other', merge);
    pass(29);
    expect(await round()).toMatchObject({ merges: 0 });
    pass(2);
    expect(await round()).toMatchObject({ merges: 1 });
    expect(deps.talents.rows.has('merge#other')).toBe(false);
  });

  it('removes exports of yesterday, imports that are over or forgotten, and documents of nobody', async () => {
    const { deps, round, pass } = agency([]);
    const states = { over: 'done', forgotten: 'awaiting-upload', unread: 'checked', working: 'running' } as const;
    for (const [runId, state] of Object.entries(states)) deps.runs.rows.set(runId, aRun({ runId, state }));
    const kept = ['imports/working', 'documents/talents/talent1/note1'];
    const going = ['over', 'forgotten', 'unread', 'unknown'].map((runId) => `imports/${runId}`);
    for (const key of [...kept, ...going, 'exports/run1.csv', 'documents/talents/gone/note7'])
      deps.uploads.put(key, 'v1', 'x');
    expect(await round()).toEqual(NOTHING);
    pass(1.1);
    deps.uploads.put('exports/run2.json', 'v1', 'x');
    expect(await round()).toEqual({ ...NOTHING, exports: 1, imports: 4, documents: 1 });
    expect([...deps.uploads.objects.keys()]).toEqual([...kept, 'exports/run2.json']);
  });

  it('keeps the document of an activity that moved to another talent', async () => {
    const { deps, round, pass } = agency([]);
    await deps.activities.insert(aNote({ activityId: 'moved' }));
    deps.uploads.put('documents/talents/other/moved', 'v1', 'x');
    deps.talents.rows.set('other', aTalent({ talentId: 'other', mergingInto: 'talent1', basisCount: 1 }));
    pass(2);
    expect(await round()).toEqual(NOTHING);
    expect([...deps.uploads.objects.keys()]).toEqual(['documents/talents/other/moved']);
  });

  it('continues with others when one person cannot be erased, and finds that one again', async () => {
    const given = agency(
      ['app1', 'app2', 'app3'].map((applicationId) => ({ applicationId, consent, ...withoutTalent })),
    );
    const { deps, round, pass, failures } = given;
    const { removeAllVersions } = deps.uploads;
    deps.uploads.removeAllVersions = (key) =>
      key === 'applications/app2' ? Promise.reject(new Error('throttled')) : removeAllVersions(key);
    pass(366);
    expect(await round()).toEqual({ ...NOTHING, applications: 2, failed: 1 });
    expect(left(given)).toEqual(['app2']);
    expect(failures).toMatchObject([{ message: 'throttled' }]);
    deps.uploads.removeAllVersions = removeAllVersions;
    expect(await round()).toEqual({ ...NOTHING, applications: 1 });
  });

  it('stops when its time is up, says so, and continues the next day', async () => {
    const given = agency(['app1', 'app2'].map((applicationId) => ({ applicationId, consent, ...withoutTalent })));
    given.pass(366);
    const { remove } = given.deps.applications;
    given.deps.applications.remove = async (id) => {
      given.time.isLeft = false;
      await remove(id);
    };
    expect(await given.round()).toEqual({ ...NOTHING, applications: 1, unfinished: true });
    given.time.isLeft = true;
    given.deps.applications.remove = remove;
    expect(await given.round()).toEqual({ ...NOTHING, applications: 1 });
  });

  it('is the system’s own', async () => {
    await expect(agency().round(ADMIN)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

const withoutTalent = { resumeStatus: 'failed', unfinished: undefined } as const;

describe('a talent that a reader made of an application and never took back', () => {
  const ORPHAN = { talentId: 'talent2', joined: ['app2'], resumeId: undefined, email: 'suelta@people.example' };

  async function withOrphan(over: Parameters<typeof aTalent>[0] = {}, records: Partial<ApplicationRecord>[] = []) {
    const given = agency([{ ...READ, consent }, ...records]);
    await given.deps.talents.insert(aTalent({ basisCount: 1, ...ORPHAN, ...over }));
    await given.deps.resumes.insert(aResume({ talentId: 'talent2', resumeId: 'resume2' }));
    return given;
  }

  it('goes with what was read once no reader can be at work, and its address is free', async () => {
    const { deps, round, pass } = await withOrphan();
    expect(await round()).toEqual(NOTHING);
    pass(0.1);
    expect(await round()).toEqual({ ...NOTHING, talents: 1 });
    expect([...deps.talents.rows.keys()]).toEqual(['talent1']);
    expect([...deps.resumes.rows.keys()]).toHaveLength(1);
    expect(await deps.talents.claim({ email: ORPHAN.email }, 'new')).toBe('new');
  });

  it.each([
    ['has an application', {}, [{ applicationId: 'app2', talentId: 'talent2' }]],
    ['has an application that does not name them yet', {}, [{ applicationId: 'app2' }]],
    ['has a reading', { resumeId: 'resume2' }, []],
    ['is being merged', { mergingInto: 'talent1' }, []],
  ])('is nobody who %s', async (_what, over, records) => {
    const { deps, round, pass } = await withOrphan(over, records);
    pass(0.1);
    await round();
    expect(deps.talents.rows.has('talent2')).toBe(true);
  });
});
