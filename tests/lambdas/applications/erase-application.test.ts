/** Shows that erasing one application erases all of it and nothing else, however it is interrupted or raced. */
import { describe, expect, it } from 'vitest';
import { eraseApplication } from '../../../lambdas/applications/erase-application.ts';
import { withdrawApplication } from '../../../lambdas/applications/withdraw-application.ts';
import { contentTag, dropApplicationId } from '../../../lambdas/drops/drop-application-id.ts';
import { removeLate, removeOrphan } from '../../../lambdas/erasure/remove-orphan.ts';
import { matchResume } from '../../../lambdas/matches/match-resume.ts';
import { storeMatches } from '../../../lambdas/matches/store-matches.ts';
import { readUploadedResume } from '../../../lambdas/resumes/read-uploaded-resume.ts';
import { takeUpWork } from '../../../lambdas/resumes/take-up-work.ts';
import { derivedId, fingerprint } from '../../../lambdas/runtime/ids.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import { deleteTalent } from '../../../lambdas/talents/delete-talent.ts';
import type { GoneTalent, MatchRequest, RunRequest, ScanRequest } from '../../../shared/contract/events.ts';
import { SYSTEM, VISITOR } from '../../../shared/domain/policy.ts';
import { directMatcher } from '../../support/direct-matcher.ts';
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
  fakeVerdicts,
  legalBasis,
  outbox,
} from '../../support/fakes.ts';
import { aMessage, fakeMessages } from '../../support/message-fakes.ts';
import { fakeActivities, fakeOutbox, fakeTrail } from '../../support/recruiting-fakes.ts';
import {
  ADMIN,
  aDecision,
  aJob,
  aMatch,
  aNote,
  anApplication,
  anEvaluation,
  aProfile,
  aResume,
  aTalent,
  POOLED,
  START,
} from '../records.ts';

const TOKEN = 'the-token';
const VIEW = { viewId: 'view1', screen: 'talents', name: 'Para el yunque', query: 'search=amapola+quintanar' } as const;
const EARLIER = '2026-10-01T09:00:00.000Z';
const READ = { resumeStatus: 'completed', unfinished: undefined, talentId: 'talent1', resumeId: 'resume1' } as const;

function platform(over: Partial<ApplicationRecord> = READ, others: Partial<ApplicationRecord>[] = []) {
  const clock = clockAt(START);
  const record = anApplication({ tokenDigests: new Set([fingerprint(TOKEN)]), ...over });
  const jobs = fakeJobs(clock, aJob());
  const [queue, runs, gone] = [outbox<MatchRequest>(), outbox<RunRequest>(), outbox<GoneTalent>()];
  const trail = fakeTrail();
  const talents = record.talentId ? fakeTalents(clock, aTalent()) : fakeTalents(clock);
  const deps = {
    applications: fakeApplications(clock, record, ...others.map(anApplication)),
    talents,
    ownerOf: talents.ownerOf,
    resumes: record.talentId ? fakeResumes(aResume()) : fakeResumes(),
    matches: record.talentId ? fakeMatches(aMatch('resume1', 'job1'), aMatch('resume1', 'job2')) : fakeMatches(),
    uploads: fakeUploads(clock),
    activities: fakeActivities(aNote()),
    outbox: fakeOutbox(),
    decisions: fakeDecisions(aDecision()),
    evaluations: fakeEvaluations(anEvaluation()),
    messages: fakeMessages(aMessage({ email: 'Amapola@People.example' })),
    preferences: fakePreferences({ userId: 'admin1', version: 1, views: [VIEW] }),
    runs: fakeRuns(aRun({ fileName: 'amapola-quintanar.json' })),
    requestRun: runs.send,
    audit: trail.audit,
    readFile: async () => ({ profile: aProfile(), sources: {}, sections: [], text: 'Amapola' }),
    requestMatches: queue.send,
    requestScan: outbox<ScanRequest>().send,
    reportGone: gone.send,
    getJob: jobs.get,
    legalBasis,
    openJobs: jobs.listOpen,
    onTaken: () => undefined,
    onOutcome: () => undefined,
    fileVerdicts: fakeVerdicts(),
    newId: counted('talent'),
    derivedId,
    fingerprint,
    erasedIds: talents.erasedIds,
    wasConfirmed: talents.wasConfirmed,
    now: clock.now,
  };
  deps.uploads.put('applications/app1', 'v1', 'one');
  deps.uploads.put('applications/app1', 'v2', 'two');
  const input = { params: { id: 'app1' }, query: { token: TOKEN }, correlationId: 'corr-0001' };
  const erase = () => eraseApplication(input, VISITOR, deps);
  const rows = () =>
    [deps.applications.rows, deps.talents.rows, deps.resumes.rows, deps.matches.rows, deps.uploads.objects].map(
      ({ size }) => size,
    );
  const notes = () => [deps.activities.rows().length, deps.decisions.rows.size, deps.evaluations.rows.size];
  return { clock, deps, input, erase, rows, notes, trail: trail.entries, runRequests: runs.sent };
}

const NOTHING = [0, 0, 0, 0, 0];
const other = {
  ...READ,
  applicationId: 'app2',
  resumeId: 'resume2',
  submittedAt: EARLIER,
  firstName: 'Ami',
  consent: POOLED,
};

describe('erasing an application', () => {
  it('leaves nothing of a person who sent no other', async () => {
    const { deps, erase, rows } = platform();
    await erase();
    expect(rows()).toEqual(NOTHING);
    // The address is free: the next applicant with it is a new person.
    expect(await deps.talents.claim({ email: 'amapola@people.example' }, 'new')).toBe('new');
    await expect(erase()).rejects.toMatchObject({ kind: 'not-found', code: 'APPLICATION_NOT_FOUND' });
  });

  it('takes along what recruiters noted, decided and evaluated about a person who sent no other', async () => {
    const { erase, notes, trail } = platform();
    expect(notes()).toEqual([1, 1, 1]);
    await erase();
    expect(notes()).toEqual([0, 0, 0]);
    expect(trail).toMatchObject([
      { actor: VISITOR, action: 'talent.erase', recordId: 'talent1', changes: [] },
      { actor: VISITOR, action: 'application.erase', recordId: 'app1', changes: [] },
    ]);
    expect(JSON.stringify(trail)).not.toContain('amapola');
  });

  it('takes along files of nobody and searches for the person, but no message that an address alone proves', async () => {
    const { deps, erase } = platform();
    for (const key of ['exports/run2.csv', 'imports/run5']) deps.uploads.put(key, 'v1', 'x');
    await erase();
    expect([...deps.uploads.objects.keys()]).toEqual([]);
    expect(deps.runs.rows.get('run1')?.fileName).toBeNull();
    expect(deps.preferences.rows.get('admin1')).toMatchObject({ version: 2, views: [] });
    expect(deps.messages.rows.size).toBe(1);
  });

  describe('while copies of many people are there', () => {
    const LATER = '2026-11-21T12:00:00.000Z';
    const exported = (runId: string, over: Parameters<typeof aRun>[0] = {}) =>
      aRun({ runId, kind: 'export', format: 'csv', finishedAt: LATER, fileName: 'export.csv', ...over });

    function withCopies(over: Partial<ApplicationRecord> = READ) {
      const given = platform(over);
      const runs = [
        exported('talents'),
        exported('applications', { records: 'applications' }),
        exported('employers', { records: 'employers' }),
        exported('earlier', { finishedAt: '2020-01-01T00:00:00.000Z' }),
        aRun({ runId: 'waiting', state: 'checked', unfinished: 'person' }),
        aRun({ runId: 'running', state: 'running', unfinished: 'work' }),
      ];
      for (const run of runs) {
        given.deps.runs.rows.set(run.runId, run);
        given.deps.uploads.put(run.kind === 'export' ? `exports/${run.runId}.csv` : `imports/${run.runId}`, 'v1', 'x');
      }
      const run = (runId: string) => given.deps.runs.rows.get(runId);
      return { ...given, run, files: () => [...given.deps.uploads.objects.keys()].sort() };
    }

    it('has exports that may hold the person made again, and leaves all others alone', async () => {
      const { erase, files, run, runRequests } = withCopies();
      await erase();
      expect(files()).toEqual([
        ...['exports/earlier.csv', 'exports/employers.csv', 'imports/running', 'imports/waiting'],
      ]);
      for (const runId of ['talents', 'applications'])
        expect(run(runId)).toMatchObject({ state: 'done', staleSince: START, unfinished: 'work', finishedAt: LATER });
      expect(run('earlier')).not.toHaveProperty('staleSince');
      expect(runRequests.map(({ runId }) => runId)).toEqual(
        expect.arrayContaining(['talents', 'applications', 'waiting', 'running']),
      );
    });

    it('tells imports whom they may not add, and keeps their files', async () => {
      const { erase, run } = withCopies();
      await erase();
      expect(run('waiting')).toMatchObject({ state: 'checked', unfinished: 'work', erased: [expect.any(String)] });
      expect(run('running')).toMatchObject({ state: 'running', unfinished: 'work', erased: [expect.any(String)] });
    });

    it('touches none of them where nobody is known by the application, but an export of applications made since', async () => {
      const { deps, erase, files, run } = withCopies({ resumeStatus: 'awaiting-upload', submittedAt: START });
      const before = structuredClone([...deps.runs.rows.values()].filter(({ runId }) => runId !== 'applications'));
      await erase();
      expect(files()).not.toContain('exports/applications.csv');
      expect(files()).toEqual(expect.arrayContaining(['exports/talents.csv', 'imports/waiting', 'imports/running']));
      expect([...deps.runs.rows.values()].filter(({ runId }) => runId !== 'applications')).toEqual(before);
      expect(run('applications')).toHaveProperty('staleSince');
    });

    it('never keeps an export from ending, however many people erase themselves while it is made', async () => {
      const { deps, erase, run } = withCopies();
      const busy = { runId: 'busy', kind: 'export', state: 'running', unfinished: 'work', finishedAt: null } as const;
      deps.runs.rows.set('busy', aRun({ ...busy, parts: 2, restarts: 3, cursor: 'far' }));
      await erase();
      expect(run('busy')).toMatchObject({
        parts: 2,
        cursor: 'far',
        without: expect.arrayContaining(['app1', 'talent1']),
      });
    });
  });

  it('removes of a dropped file only the versions with its own content', async () => {
    const objectKey = 'drops/cv.txt';
    const applicationId = dropApplicationId(objectKey, contentTag(Buffer.from('mine')), derivedId);
    const { deps, input } = platform({ ...READ, applicationId, objectKey, source: 'drop' });
    for (const [version, text] of Object.entries({ v1: 'mine', v2: 'theirs', v3: 'mine' }))
      deps.uploads.put(objectKey, version, text);
    await eraseApplication({ ...input, params: { id: applicationId } }, VISITOR, deps);
    expect(deps.uploads.objects.get(objectKey)).toMatchObject([{ versionId: 'v2' }]);
  });

  it('leaves what recruiters noted about a person who sent another', async () => {
    const { erase, notes, trail } = platform(READ, [other]);
    await erase();
    expect(notes()).toEqual([1, 1, 1]);
    expect(trail.map(({ action }) => action)).toEqual(['application.erase']);
  });

  it('removes an application whose file never came, or was never read', async () => {
    const { erase, rows } = platform({});
    await erase();
    expect(rows()).toEqual(NOTHING);
  });

  it('keeps the other applications with their readings and matches, and the person as those know them', async () => {
    const { deps, erase, rows } = platform({ ...READ, phone: '+34 600 000 001' }, [other]);
    deps.talents.rows.set('talent1', aTalent({ applied: { ...aTalent().applied, phone: '+34 600 000 001' } }));
    await deps.resumes.insert(aResume({ resumeId: 'resume2', applicationId: 'app2' }));
    await deps.matches.insert(aMatch('resume2', 'job1'));
    deps.uploads.put('applications/app2', 'v1', 'other');
    await erase();
    expect(rows()).toEqual([1, 1, 1, 1, 1]);
    expect([...deps.matches.rows.keys()]).toEqual(['resume2-job1']);
    expect(deps.talents.rows.get('talent1')).toMatchObject({
      resumeId: 'resume2',
      resumeAt: EARLIER,
      applied: { firstName: 'Ami', phone: null, location: 'Zaragoza, España' },
      appliedAt: EARLIER,
    });
  });

  it('erases what was corrected along with what was read', async () => {
    const { deps, erase, rows } = platform({ ...READ, resumeId: 'corrected' });
    await deps.resumes.insert(aResume({ resumeId: 'corrected', correctedAt: START }));
    await deps.matches.insert(aMatch('corrected', 'job1'));
    await erase();
    expect(rows()).toEqual(NOTHING);
  });

  it.each([
    ['the file', 'uploads', 'removeAllVersions'],
    ['a reading', 'resumes', 'remove'],
    ['a match', 'matches', 'removeMany'],
    ['the talent', 'talents', 'remove'],
    ['the record', 'applications', 'remove'],
  ] as const)('interrupted before %s was removed, goes on when it is asked for again', async (_what, store, method) => {
    const { deps, erase, rows, trail } = platform();
    const target = deps[store] as unknown as Record<string, (...given: never[]) => Promise<unknown>>;
    const remove = target[method];
    target[method] = () => Promise.reject(new Error('killed'));
    await expect(erase()).rejects.toThrow('killed');
    if (remove) target[method] = remove;
    await erase();
    expect(rows()).toEqual(NOTHING);
    expect(trail.map(({ action }) => action)).toEqual(['talent.erase', 'application.erase']);
  });
});

it('interrupted right after the talent was gone, still finds what is under the ids of merged talents', async () => {
  const { deps, erase, notes } = platform();
  deps.talents.rows.set('talent1', aTalent({ mergedIds: ['merged'] }));
  await deps.activities.insert(aNote({ recordId: 'merged' }));
  const { remove } = deps.talents;
  deps.talents.remove = async (talent) => {
    deps.talents.remove = remove;
    await remove(talent);
    throw new Error('killed');
  };
  await expect(erase()).rejects.toThrow('killed');
  await erase();
  expect(notes()).toEqual([0, 0, 0]);
});

describe('a person whose other application comes in while one is erased', () => {
  const NEXT = { applicationId: 'app2', submittedAt: START, firstName: 'Ami' };

  /** `app2` was sent under the address of `talent1`, and is not read yet. */
  function joining(before: { app2?: Partial<ApplicationRecord>; joined?: string[] } = {}) {
    const given = platform(READ, [{ ...NEXT, ...before.app2 }]);
    given.deps.talents.rows.set('talent1', aTalent({ joined: before.joined ?? ['app1'] }));
    given.deps.uploads.put('applications/app2', 'v1', 'another');
    const read = () => readUploadedResume('app2', { versionId: 'v1' }, SYSTEM, given.deps);
    const people = () => [...given.deps.talents.rows.values()];
    return { ...given, read, people };
  }

  /** The person of `app2` alone, who has the address now. */
  async function expectOwnRecord({ deps, people }: ReturnType<typeof joining>) {
    const record = deps.applications.rows.get('app2');
    expect(people()).toEqual([
      expect.objectContaining({ talentId: record?.talentId, kind: 'talent', joined: ['app2'] }),
    ]);
    expect(people()[0]).toMatchObject({ resumeId: record?.resumeId, applied: { firstName: 'Ami' } });
    expect(people()[0]?.besideId).toBeUndefined();
    expect(await deps.talents.claim({ email: 'amapola@people.example' }, 'new')).toBe(record?.talentId);
  }

  it('is somebody of their own while the other one is between its talent and its own record', async () => {
    const given = joining();
    const { deps, erase, read } = given;
    const { insert } = deps.resumes;
    deps.resumes.insert = async (resume) => {
      deps.resumes.insert = insert;
      await erase();
      return insert(resume);
    };
    expect(await read()).toBe('completed');
    await expectOwnRecord(given);
  });

  it('is somebody of their own when the other one came in after nothing was seen of it', async () => {
    const given = joining();
    const { deps, erase, read } = given;
    const { remove } = deps.talents;
    deps.talents.remove = async (seen) => {
      deps.talents.remove = remove;
      expect(await read()).toBe('completed');
      return remove(seen);
    };
    await erase();
    await expectOwnRecord(given);
    expect([...deps.applications.rows.keys()]).toEqual(['app2']);
  });

  it('stays when another version of what is theirs came in after nothing was seen of it', async () => {
    // As records of before are: the talent does not list what it has.
    const { deps, erase, read, people } = joining({ app2: { talentId: 'talent1' } });
    const { remove } = deps.talents;
    deps.talents.remove = async (seen) => {
      deps.talents.remove = remove;
      expect(await read()).toBe('completed');
      return remove(seen);
    };
    await erase();
    expect(people()).toMatchObject([{ talentId: 'talent1', joined: ['app2'], applied: { firstName: 'Ami' } }]);
  });

  it('stays while the index does not name the other one yet, and goes while it still names one that is gone', async () => {
    const { deps, erase, read, people } = joining({ app2: { talentId: 'talent1' }, joined: ['app1', 'app2'] });
    expect(await read()).toBe('completed');
    deps.applications.list = async () => ({ items: [], nextCursor: null });
    await erase();
    expect(people()).toMatchObject([{ talentId: 'talent1', joined: ['app2'] }]);

    const old = platform();
    const gone = anApplication({ ...READ, applicationId: 'gone' });
    old.deps.applications.list = async () => ({ items: [gone], nextCursor: null });
    await old.erase();
    expect(old.rows()).toEqual(NOTHING);
  });

  it('is deleted along with what comes in meanwhile when a recruiter deletes them', async () => {
    const { deps, read, rows } = joining();
    const { get } = deps.talents;
    deps.talents.get = async (talentId) => {
      deps.talents.get = get;
      const talent = await get(talentId);
      expect(await read()).toBe('completed');
      return talent;
    };
    await deleteTalent({ params: { id: 'talent1' }, correlationId: 'corr-0001' }, ADMIN, deps);
    expect(rows()).toEqual(NOTHING);
  });

  it('is deleted along with what was still on its way, which is then not read any more', async () => {
    const { deps, read, rows } = joining();
    await deleteTalent({ params: { id: 'talent1' }, correlationId: 'corr-0001' }, ADMIN, deps);
    expect(await read()).toBe('skipped');
    expect(rows()).toEqual(NOTHING);
  });

  it('frees the address where an erasure was interrupted right before that', async () => {
    const { deps, erase } = platform();
    deps.talents.rows.delete('talent1');
    await erase();
    expect(await deps.talents.claim({ email: 'amapola@people.example' }, 'new')).toBe('new');
  });
});

describe('work that is under way while an application is erased', () => {
  it.each(['resumes.insert', 'talents.claim', 'applications.advance'])(
    'leaves nothing if it is done at %s',
    async (at) => {
      const { deps, erase, rows } = platform({ submittedAt: START });
      const [store = '', method = ''] = at.split('.');
      const target = (deps as unknown as Record<string, Record<string, (...given: never[]) => Promise<unknown>>>)[
        store
      ];
      const original = target?.[method];
      if (!target || !original) throw new Error(`There is no ${at}`);
      let calls = 0;
      // The first step of the reader is its claim; the erasure comes between that and what it stores.
      target[method] = async (...given) => {
        calls += 1;
        if (calls === (at === 'applications.advance' ? 2 : 1)) {
          target[method] = original;
          await erase();
        }
        return original(...given);
      };
      expect(await readUploadedResume('app1', { versionId: 'v2' }, SYSTEM, deps)).toBe('skipped');
      expect(rows()).toEqual(NOTHING);
    },
  );

  it.each([
    ['by themselves', undefined],
    ['beside who has the address', aTalent({ talentId: 'talent9', joined: ['app9'] })],
  ])('finds whom a reader made %s before it failed', async (_where, owner) => {
    const { deps, erase } = platform({ submittedAt: START, confirmedAt: undefined });
    if (owner) await deps.talents.insert(owner);
    deps.resumes.insert = () => Promise.reject(new Error('refused'));
    await expect(readUploadedResume('app1', { versionId: 'v2' }, SYSTEM, deps)).rejects.toThrow('refused');
    expect([...deps.talents.rows.values()].map(({ joined }) => joined)).toContainEqual(['app1']);
    await erase();
    expect([...deps.talents.rows.keys()]).toEqual(owner ? ['talent9'] : []);
  });

  it('leaves nothing after the daily round where the erasure comes at any moment and the reader dies at any later one', async () => {
    const STORES = ['applications', 'talents', 'resumes', 'uploads'] as const;

    /** Reads the file; asked before each call of a store by the reader, counted from 0, and how many there were. */
    async function disturbed(given: ReturnType<typeof platform>, before: (call: number) => Promise<unknown>) {
      let calls = 0;
      const watch = <S extends object>(store: S): S =>
        new Proxy(store, {
          get: (target, method) => {
            const own: unknown = Reflect.get(target, method);
            if (typeof own !== 'function') return own;
            return async (...args: unknown[]) => {
              await before(calls++);
              return own.apply(target, args) as unknown;
            };
          },
        });
      const watched = Object.fromEntries(STORES.map((name) => [name, watch(given.deps[name])]));
      const deps = { ...given.deps, ...watched } as typeof given.deps;
      await readUploadedResume('app1', { versionId: 'v2' }, SYSTEM, deps).catch(() => undefined);
      return calls;
    }

    const places = await disturbed(platform({ submittedAt: START }), async () => undefined);
    expect(places).toBeGreaterThan(8);
    for (let erased = 1; erased < places; erased += 1) {
      for (let dead = erased; dead <= places + 6; dead += 1) {
        const given = platform({ submittedAt: START });
        await disturbed(given, async (call) => {
          if (call === erased) await given.erase();
          if (call >= dead) throw new Error('killed');
        });
        given.clock.pass(2 * 3_600);
        for (const talent of [...given.deps.talents.rows.values()]) await removeOrphan(talent, given.deps);
        await removeLate(given.deps);
        expect(given.rows(), `erased at call ${erased}, dead at call ${dead}`).toEqual(NOTHING);
      }
    }
  });

  it('stores no match of a reading that is gone', async () => {
    const { deps, erase } = platform();
    await erase();
    await storeMatches([aMatch('resume1', 'job1')], deps);
    expect(deps.matches.rows.size).toBe(0);
  });

  it('matches a withdrawn application no further', async () => {
    const { deps, input } = platform();
    await withdrawApplication(input, VISITOR, deps);
    const request = { kind: 'resume', talentId: 'talent1', resumeId: 'resume1', applicationId: 'app1' } as const;
    const ready = {
      activeJobs: async () => [],
      getJob: async () => undefined,
      today: () => '2026-11',
      matcher: directMatcher(),
    };
    expect(await matchResume(request, SYSTEM, { ...deps, ...ready, settle: async () => undefined })).toBe(0);
    expect(deps.talents.rows.get('talent1')?.resumeId).toBeUndefined();
  });

  it('does not read a file that was uploaded to a withdrawn application', async () => {
    const { deps, input } = platform({});
    await withdrawApplication(input, VISITOR, deps);
    expect(await readUploadedResume('app1', { versionId: 'v2' }, SYSTEM, deps)).toBe('skipped');
    expect(deps.resumes.rows.size).toBe(0);
  });

  it('removes a file that arrives after its application was erased', async () => {
    const { deps, erase, rows } = platform();
    await erase();
    deps.uploads.put('applications/app1', 'v3', 'late');
    const object = { key: 'applications/app1', sequencer: '01', versionId: 'v3' };
    const created = { eventName: 'ObjectCreated:Post', s3: { bucket: { name: 'b' }, object } };
    await takeUpWork({ Records: [created] }, deps);
    expect(rows()).toEqual(NOTHING);
  });
});
