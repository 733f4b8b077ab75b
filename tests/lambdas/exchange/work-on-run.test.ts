/** Shows that an import adds each row once or nothing at all, whatever stops, kills or doubles it in between. */
import { describe, expect, it } from 'vitest';
import { eraseApplication } from '../../../lambdas/applications/erase-application.ts';
import { checkImport } from '../../../lambdas/exchange/check-import.ts';
import { createImport } from '../../../lambdas/exchange/create-import.ts';
import { startImport } from '../../../lambdas/exchange/start-import.ts';
import { workOnRun } from '../../../lambdas/exchange/work-on-run.ts';
import { stopRun } from '../../../lambdas/runs/stop-run.ts';
import { fingerprint } from '../../../lambdas/runtime/ids.ts';
import type { TalentRecord } from '../../../lambdas/stores/talent-record.ts';
import { deleteTalent } from '../../../lambdas/talents/delete-talent.ts';
import { type Actor, SYSTEM, VISITOR } from '../../../shared/domain/policy.ts';
import type { IMPORT_RECORDS, ImportFormat } from '../../../shared/domain/run.ts';
import { fakePreferences } from '../../support/erasure-fakes.ts';
import { ADMIN, aJob, anApplication, aTalent, signedIn, USER } from '../records.ts';
import { runPlatform } from './run-platform.ts';
import { aRun } from './runs.ts';

type Platform = ReturnType<typeof runPlatform>;
type Records = (typeof IMPORT_RECORDS)[number];

const correlationId = 'corr-0001';

const people = (count: number) =>
  `nombre,apellidos,email\n${Array.from({ length: count }, (_, at) => `Persona,Uno,p${at}@people.example`).join('\n')}`;

const AGENCY = { kind: 'agency' } as const;

/** An import with its file, checked. */
async function checked(
  text: string,
  platform = runPlatform(),
  records: Records = 'talents',
  format: ImportFormat = 'csv',
) {
  const body = { records, format, fileName: 'people.csv', sizeBytes: text.length, basis: AGENCY };
  const { runId } = await createImport({ body, correlationId }, ADMIN, platform.admin);
  platform.deps.uploads.put(`imports/${runId}`, 'v1', text);
  await checkImport({ params: { id: runId } }, ADMIN, platform.admin);
  await platform.settle();
  return { ...platform, runId };
}

const begin = (
  { admin, runs, runId }: { admin: Platform['admin']; runs: Platform['deps']['runs']; runId: string },
  skipRefused = false,
) =>
  startImport(
    { params: { id: runId }, body: { version: runs.rows.get(runId)?.version ?? 0, skipRefused }, correlationId },
    ADMIN,
    admin,
  );

const started = async (platform: Awaited<ReturnType<typeof checked>>, skipRefused = false) => {
  await begin({ ...platform, runs: platform.deps.runs }, skipRefused);
  return platform;
};

/** An import whose first part took so long that there was no time for another. */
async function halfWay(platform: Awaited<ReturnType<typeof checked>>) {
  const { clock, deps, runId } = platform;
  const insert = deps.applications.insert;
  deps.applications.insert = (record) => {
    clock.pass(1);
    return insert(record);
  };
  await workOnRun({ runId }, SYSTEM, deps);
  deps.applications.insert = insert;
  return platform;
}

/** Whatever is left of an import anywhere. */
const leftOf = ({ deps }: Pick<Platform, 'deps'>) => ({
  applications: deps.applications.rows.size,
  talents: deps.talents.rows.size,
  readings: deps.resumes.rows.size,
  files: deps.uploads.objects.size,
  notes: deps.runs.notes.size,
  locks: deps.runs.locks.size,
});
const NOTHING = { applications: 0, talents: 0, readings: 0, files: 0, notes: 0, locks: 0 };

describe('a dry run', () => {
  it('counts what is new, known and refused, and stores nothing', async () => {
    const platform = runPlatform();
    const known = { firstName: 'Uno', lastName: 'Dos', phone: null, location: null, headline: null };
    await platform.deps.talents.apply(aTalent({ email: 'p1@people.example', applied: known }));
    const { run, runId, deps } = await checked(`${people(3)}\nSin,Correo,`, platform);
    const counts = { total: 4, done: 4, added: 2, known: 1, refused: 1 };
    expect(run(runId)).toMatchObject({ state: 'checked', ...counts });
    expect(run(runId)?.rowErrors).toEqual([{ row: 5, path: 'email', code: 'EMAIL_OR_PHONE_REQUIRED' }]);
    expect([deps.applications.rows.size, deps.talents.rows.size]).toEqual([0, 1]);
    expect(run(runId)).not.toHaveProperty('leaseUntil');
  });

  it('ends with the reason where the file is none, and the file is removed', async () => {
    const { run, runId, deps } = await checked('uno;dos\n1;2');
    expect(run(runId)).toMatchObject({ state: 'failed', failure: 'COLUMNS_UNKNOWN', finishedAt: expect.any(String) });
    expect(run(runId)).not.toHaveProperty('unfinished');
    expect(leftOf({ deps })).toEqual(NOTHING);
  });

  it('keeps 500 errors, and the number of all', async () => {
    const { run, runId } = await checked(`nombre,email\n${'Ana,x\n'.repeat(700)}`);
    expect(run(runId)?.refused).toBe(700);
    expect(run(runId)?.rowErrors).toHaveLength(500);
  });

  it('is refused before the file is there', async () => {
    const platform = runPlatform(aRun());
    const asked = checkImport({ params: { id: 'run1' } }, ADMIN, platform.admin);
    await expect(asked).rejects.toMatchObject({ code: 'IMPORT_NOT_UPLOADED' });
  });

  it('is for recruiters only', async () => {
    const platform = runPlatform(aRun());
    await expect(checkImport({ params: { id: 'run1' } }, USER, platform.admin)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('an import', () => {
  it('makes an application with a text of each row, and is over without its file', async () => {
    const { run, runId, deps, settle, readAll, trail } = await started(await checked(people(60)));
    await settle();
    expect(run(runId)).toMatchObject({ state: 'done', total: 60, done: 60, added: 60, known: 0 });
    expect(deps.uploads.objects.has(`imports/${runId}`)).toBe(false);
    expect(trail.entries.map(({ action }) => action)).toEqual(['run.import']);
    expect(JSON.stringify(trail.entries)).not.toContain('people.csv');
    await readAll();
    expect(deps.talents.rows.size).toBe(60);
    expect([...deps.talents.rows.values()][0]).toMatchObject({ source: 'import' });
  });

  it('finds a person without an address by their number', async () => {
    const text = 'nombre,apellidos,teléfono\nAna,Ruiz,+34 600 111 222';
    const platform = await started(await checked(text));
    await platform.settle();
    await platform.readAll();
    const [talent] = platform.deps.talents.rows.values();
    expect(talent).toMatchObject({ email: null, applied: { firstName: 'Ana', phone: '+34 600 111 222' } });
    const again = await checked(text.replace('+34 600', '0034-600'), platform);
    expect(again.run(again.runId)).toMatchObject({ added: 0, known: 1 });
  });

  it('adds nobody when it is done again, while they are being read and after', async () => {
    const platform = await started(await checked(people(3)));
    await platform.settle();
    const again = await started(await checked(people(3), platform));
    await again.settle();
    expect(again.run(again.runId)).toMatchObject({ state: 'done', added: 0, known: 3 });
    await again.readAll();
    const third = await started(await checked(people(4), platform));
    await third.settle();
    expect(third.run(third.runId)).toMatchObject({ added: 1, known: 3 });
  });

  it('adds a person whose address an unconfirmed talent was first to give, and changes nothing of that one', async () => {
    const platform = runPlatform();
    const { applications, talents } = platform.deps;
    const squatter = aTalent({ email: 'p1@people.example', confirmedAt: undefined, joined: ['fake'] });
    await talents.apply(squatter);
    const { run, runId, settle, readAll } = await started(await checked(people(3), platform));
    await settle();
    expect(run(runId)).toMatchObject({ state: 'done', added: 3, known: 0 });
    await readAll();
    expect(talents.rows.get('talent1')).toEqual(squatter);
    const imported = [...applications.rows.values()].find(({ email }) => email === 'p1@people.example');
    // Confirmed from the start, it takes the other's place once its reading is matched.
    const beside = talents.rows.get(imported?.talentId ?? '');
    expect(beside).toMatchObject({ source: 'import', besideId: 'talent1', confirmedAt: imported?.confirmedAt });
    const again = await started(await checked(people(3), platform));
    await again.settle();
    expect(run(again.runId)).toMatchObject({ added: 0, known: 3 });
  });

  it('resumes where it was killed, and counts nobody twice', async () => {
    const platform = await started(await checked(people(60)));
    const { deps, settle, run, runId } = platform;
    const insert = deps.applications.insert;
    let left = 33;
    deps.applications.insert = async (record) => {
      left -= 1;
      if (left < 0) throw new Error('power cut');
      return insert(record);
    };
    await expect(settle()).rejects.toThrow('power cut');
    expect(run(runId)).toMatchObject({ state: 'running', done: 25 });
    deps.applications.insert = insert;
    await workOnRun({ runId, takeOver: true }, SYSTEM, deps);
    expect(run(runId)).toMatchObject({ state: 'done', added: 60, known: 0 });
    expect(deps.applications.rows.size).toBe(60);
  });

  it('is worked on once, however often it is asked for', async () => {
    const { deps, run, runId } = await started(await checked(people(40)));
    const message = { runId };
    await Promise.all([
      workOnRun(message, SYSTEM, deps),
      workOnRun(message, SYSTEM, deps),
      workOnRun(message, SYSTEM, deps),
    ]);
    expect(run(runId)).toMatchObject({ state: 'done', added: 40, known: 0 });
    await workOnRun(message, SYSTEM, deps);
    expect(run(runId)).toMatchObject({ state: 'done', added: 40 });
  });

  it('continues in another message when its time is over', async () => {
    const platform = await started(await checked(people(60)));
    platform.requests.sent.splice(0);
    const { requests, settle, run, runId } = await halfWay(platform);
    expect(run(runId)).toMatchObject({ state: 'running', done: 25 });
    expect(requests.sent).toHaveLength(1);
    await settle();
    expect(run(runId)).toMatchObject({ state: 'done', added: 60 });
  });

  it('with refused rows waits for someone to say that they may be left out', async () => {
    const platform = await checked(`${people(2)}\nSin,Correo,`);
    await expect(started(platform)).rejects.toMatchObject({ code: 'IMPORT_HAS_ERRORS' });
    await started(platform, true);
    await platform.settle();
    expect(platform.run(platform.runId)).toMatchObject({ state: 'done', added: 2, refused: 1, done: 3 });
  });

  it('is refused while another one of the same records is at work, and not of others', async () => {
    const first = await started(await checked(people(2)));
    const other = await checkedIn(first, people(3));
    await expect(begin({ ...first, runs: first.deps.runs, runId: other })).rejects.toMatchObject({
      code: 'IMPORT_RUNNING',
    });
    expect(first.deps.runs.locks.get('talents')).toBe(first.runId);
    await first.settle();
    expect(await begin({ ...first, runs: first.deps.runs, runId: other })).toMatchObject({ state: 'running' });
  });

  it('of which the file was erased takes back what it had brought', async () => {
    const platform = await started(await checked(people(60)));
    const { deps, run, runId, settle } = await halfWay(platform);
    expect(run(runId)?.added).toBe(25);
    await deps.uploads.removeAllVersions(`imports/${runId}`);
    await settle();
    expect(run(runId)).toMatchObject({ state: 'failed', failure: 'FILE_GONE', added: 0 });
    expect(leftOf(platform)).toEqual(NOTHING);
  });
});

describe('a person who is erased while an import is under way', () => {
  const emailsIn = ({ deps }: Pick<Platform, 'deps'>) =>
    [...deps.applications.rows.values(), ...deps.talents.rows.values()].map(({ email }) => email);

  const applied = { firstName: 'Persona', lastName: 'Uno', phone: null, location: null, headline: null };
  const LAST = { email: 'p59@people.example', talentId: 'talent1', applied };

  /** Two ways to erase who stands in the last row. */
  function erasing({ admin }: Pick<Platform, 'admin'>) {
    const { erasedIds, wasConfirmed } = admin.talents;
    const deps = { ...admin, preferences: fakePreferences(), fingerprint, erasedIds, wasConfirmed };
    const input = { params: { id: 'app1' }, query: { token: 'token' }, correlationId };
    return {
      aRecruiter: () => deleteTalent({ params: { id: 'talent1' }, correlationId }, ADMIN, deps),
      themselves: () => eraseApplication(input, VISITOR, deps),
    };
  }

  it.each(['aRecruiter', 'themselves'] as const)('is not added by a row that comes later (by %s)', async (who) => {
    const platform = runPlatform();
    const { applications, talents } = platform.deps;
    await talents.apply(aTalent({ ...LAST, joined: ['app1'] }));
    const own = { email: LAST.email, talentId: LAST.talentId, tokenDigests: new Set([fingerprint('token')]) };
    await applications.insert(anApplication({ ...own, resumeStatus: 'completed', unfinished: undefined }));
    const { run, runId, settle } = await halfWay(await started(await checked(people(60), platform)));
    await erasing(platform)[who]();
    await settle();
    expect(run(runId)).toMatchObject({ state: 'done', added: 59, known: 0, refused: 1 });
    expect(run(runId)).not.toHaveProperty('erased');
    expect(emailsIn(platform)).not.toContain(LAST.email);
  });

  it('is taken back where the row is added right after it was looked for', async () => {
    const platform = await started(await checked(people(60)));
    const { applications, talents } = platform.deps;
    const { insert } = applications;
    applications.insert = async (record) => {
      if (record.email === LAST.email) {
        applications.insert = insert;
        await talents.apply(aTalent(LAST));
        await erasing(platform).aRecruiter();
      }
      return insert(record);
    };
    await platform.settle();
    expect(platform.run(platform.runId)).toMatchObject({ state: 'done', added: 59, refused: 1 });
    expect(emailsIn(platform)).not.toContain(LAST.email);
  });
});

describe('a person who is erased while an import waits for a recruiter', () => {
  const erased = (platform: Platform, email: string, over: Partial<TalentRecord> = {}) => {
    const applied = { firstName: 'Persona', lastName: 'Uno', phone: null, location: null, headline: null };
    const { erasedIds, wasConfirmed } = platform.admin.talents;
    const deps = { ...platform.admin, preferences: fakePreferences(), erasedIds, wasConfirmed };
    platform.deps.talents.rows.set('talent1', aTalent({ email, applied, ...over }));
    return deleteTalent({ params: { id: 'talent1' }, correlationId }, ADMIN, deps);
  };
  const fileOf = ({ deps, runId }: Awaited<ReturnType<typeof checked>>) =>
    (deps.uploads.objects.get(`imports/${runId}`) ?? []).map(({ bytes }) => Buffer.from(bytes).toString());

  it('is taken out of its file and its preview, and everybody else is imported', async () => {
    const platform = await checked(`${people(3)}\nSin,Correo,`);
    await erased(platform, 'P1@people.example');
    await platform.settle();
    const { run, runId } = platform;
    expect(run(runId)).toMatchObject({ state: 'checked', unfinished: 'person', total: 3, added: 2, refused: 1 });
    // The number that the row has in the recruiter's own file.
    expect(run(runId)?.rowErrors).toEqual([{ row: 5, path: 'email', code: 'EMAIL_OR_PHONE_REQUIRED' }]);
    const files = fileOf(platform);
    expect(files).toHaveLength(1);
    expect(files[0]).toContain('p2@people.example');
    expect(files[0]).not.toContain('p1@people.example');
    await started(platform, true);
    await platform.settle();
    expect(run(runId)).toMatchObject({ state: 'done', added: 2, refused: 1 });
  });

  it('is taken out of a list of objects, one that is no good row included', async () => {
    const list = [
      { firstName: 'Ana', lastName: 'Uno', email: 'ana@people.example' },
      { lastName: 'Dos', email: 'dos@people.example' },
      { firstName: 'Eva', lastName: 'Tres', email: 'eva@people.example' },
    ];
    const platform = await checked(JSON.stringify(list), runPlatform(), 'talents', 'json');
    await erased(platform, 'dos@people.example');
    await platform.settle();
    expect(platform.run(platform.runId)).toMatchObject({ state: 'checked', total: 2, added: 2, refused: 0 });
    expect(fileOf(platform).join()).not.toContain('dos@people.example');
  });

  it('is taken out by name as well as address where they never confirmed that', async () => {
    const email = 'dos@people.example';
    const list = (row: object) =>
      JSON.stringify([
        { ...row, email },
        { name: 'Eva Tres', email: 'eva@people.example' },
      ]);
    for (const [row, total] of [
      [{ firstName: 'PERSONA', lastName: 'Uno' }, 1],
      [{ name: 'Persona Uno' }, 1],
      [{ firstName: 'Otra', lastName: 'Persona' }, 2],
    ] as const) {
      const platform = await checked(list(row), runPlatform(), 'talents', 'json');
      await erased(platform, email, { confirmedAt: undefined });
      await platform.settle();
      expect([row, platform.run(platform.runId)?.total]).toEqual([row, total]);
      await started(platform, true);
      await platform.settle();
      expect(platform.run(platform.runId)).toMatchObject({ state: 'done', added: total });
    }
  });

  it('changes nothing of a file that does not hold them', async () => {
    const platform = await checked(people(3));
    const before = [fileOf(platform), platform.run(platform.runId)?.version];
    await erased(platform, 'else@people.example');
    await platform.settle();
    expect([fileOf(platform), platform.run(platform.runId)?.version]).toEqual(before);
    expect(platform.run(platform.runId)).toMatchObject({ state: 'checked', unfinished: 'person', added: 3 });
  });

  it('is taken out before the dry run of a file that nobody has checked yet', async () => {
    const platform = runPlatform(aRun());
    platform.deps.uploads.put('imports/run1', 'v1', people(3));
    await erased(platform, 'p2@people.example');
    await checkImport({ params: { id: 'run1' } }, ADMIN, platform.admin);
    await platform.settle();
    expect(platform.run('run1')).toMatchObject({ state: 'checked', total: 2, added: 2 });
    expect(fileOf({ ...platform, runId: 'run1' }).join()).not.toContain('p2@people.example');
  });

  it('was the only one: there is nothing left to import, and the import says so', async () => {
    const platform = await checked(people(1));
    await erased(platform, 'p0@people.example');
    await platform.settle();
    expect(platform.run(platform.runId)).toMatchObject({ state: 'failed', failure: 'FILE_HAS_NO_ROWS' });
    expect(leftOf(platform).files).toBe(0);
  });
});

/** An import that is checked while another one is at work. */
async function checkedIn(platform: Platform, text: string): Promise<string> {
  const body = { records: 'talents', format: 'csv', fileName: 'b.csv', sizeBytes: 9, basis: AGENCY } as const;
  const { runId } = await createImport({ body, correlationId }, ADMIN, platform.admin);
  platform.deps.uploads.put(`imports/${runId}`, 'v1', text);
  await checkImport({ params: { id: runId } }, ADMIN, platform.admin);
  await workOnRun({ runId }, SYSTEM, platform.deps);
  return runId;
}

describe('an import that is stopped', () => {
  it('is so by an administrator who signed in lately, once there is something to take back', async () => {
    const platform = await checked(people(30));
    const { runId, admin, clock, run } = await started(platform);
    const stop = (actor: Actor) => stopRun({ params: { id: runId }, correlationId }, actor, admin);
    const recruiter = { ...signedIn(clock.now()), role: 'recruiter' } as Actor;
    await expect(stop(recruiter)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(stop(ADMIN)).rejects.toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    expect(run(runId)).toMatchObject({ state: 'running' });
    expect(await stop(signedIn(clock.now()))).toMatchObject({ state: 'stopping' });
  });

  const stopping = (platform: Awaited<ReturnType<typeof checked>>) =>
    stopRun({ params: { id: platform.runId }, correlationId }, signedIn(platform.clock.now()), platform.admin);

  it('leaves nothing, though it was in the middle of a part', async () => {
    const platform = await started(await checked(people(80)));
    const { deps } = platform;
    const insert = deps.applications.insert;
    let count = 0;
    deps.applications.insert = async (record) => {
      count += 1;
      if (count === 40) await stopping(platform);
      return insert(record);
    };
    await platform.settle();
    expect(count).toBeLessThan(80);
    expect(platform.run(platform.runId)).toMatchObject({ state: 'stopped', added: 0, known: 0 });
    expect(leftOf(platform)).toEqual(NOTHING);
    expect(platform.trail.entries.map(({ action }) => action)).toEqual(['run.import', 'run.stop']);
  });

  it('is in the trail with the state from which it was stopped, which its worker had reached meanwhile', async () => {
    const platform = await checked(people(3));
    const { runs } = platform.deps;
    const { advance } = runs;
    platform.admin.runs.advance = async (run, changes) => {
      runs.advance = advance;
      await advance(run, { state: 'running', unfinished: 'work' });
      return advance(run, changes);
    };
    await stopping(platform);
    expect(platform.trail.entries.at(-1)?.changes).toEqual([{ field: 'state', before: 'running', after: 'stopping' }]);
  });

  it('takes back anyone who was read meanwhile, and nobody who was there before', async () => {
    const platform = runPlatform();
    const before = anApplication({ email: 'p1@people.example', applicationId: 'before' });
    platform.deps.applications.rows.set('before', before);
    platform.deps.uploads.put('applications/before', 'v1', 'cv');
    const { deps, runId } = await halfWay(await started(await checked(people(30), platform)));
    await platform.readAll();
    // The 25 of the half, and one who was known: their row stands beside them until the two are joined.
    const beside = [...deps.talents.rows.values()].filter(({ besideId }) => besideId !== undefined);
    expect(beside).toMatchObject([{ email: 'p1@people.example' }]);
    expect(deps.talents.rows.size).toBe(26);
    await stopping({ ...platform, runId });
    await platform.settle();
    expect([...deps.applications.rows.keys()]).toEqual(['before']);
    expect([...deps.talents.rows.values()].map(({ email }) => email)).toEqual(['p1@people.example']);
    expect(deps.resumes.rows.size).toBe(1);
  });

  it('is not brought back by a person who was reading at that moment', async () => {
    const platform = await started(await checked(people(30)));
    const { runId } = await halfWay(platform);
    let isStopped = false;
    await platform.readAll(async () => {
      if (isStopped) return;
      isStopped = true;
      await stopping(platform);
      await platform.settle();
    });
    expect(platform.run(runId)).toMatchObject({ state: 'stopped', added: 0 });
    expect(leftOf(platform)).toEqual(NOTHING);
  });

  it('before it was started is simply over', async () => {
    const platform = await checked(people(2));
    expect(await stopping(platform)).toMatchObject({ state: 'stopped', added: 0 });
    await platform.settle();
    expect(leftOf(platform)).toEqual(NOTHING);
    await expect(stopping(platform)).rejects.toMatchObject({ code: 'RUN_OVER' });
    await expect(started(platform)).rejects.toMatchObject({ code: 'IMPORT_NOT_CHECKED' });
  });

  it('ends by itself when its recruiter left it for a day', async () => {
    const platform = await checked(people(2));
    platform.clock.pass(24 * 3600 + 1);
    await workOnRun({ runId: platform.runId }, SYSTEM, platform.deps);
    expect(platform.run(platform.runId)).toMatchObject({ state: 'stopped' });
    expect(leftOf(platform)).toEqual(NOTHING);
  });
});

const JOBS = [
  'title,company,location,industry,category,jobType,experienceLevel,description,status,public,salaryMin,salaryMax',
  'Soldador,Yunque,Zaragoza,Metal,Taller,full-time,mid,Soldar,active,true,20000,24000',
  'Tornero,Yunque,Zaragoza,Metal,Taller,full-time,mid,Tornear,,,,',
].join('\n');

describe('an import of jobs', () => {
  it('leaves an existing job alone, also one typed by hand, and requests matches of the active ones', async () => {
    const platform = runPlatform();
    await platform.deps.jobs.insert(aJob({ title: 'TORNERO', company: 'yunque', location: 'Zaragoza' }));
    const { deps, run, runId, settle, matchings } = await started(await checked(JOBS, platform, 'jobs'));
    await settle();
    expect(run(runId)).toMatchObject({ state: 'done', added: 1, known: 1 });
    expect(deps.jobs.rows.size).toBe(2);
    expect(matchings.sent).toMatchObject([{ kind: 'job', version: 1 }]);
  });

  it('takes back the jobs that nobody has touched since', async () => {
    const platform = await started(await checked(JOBS, runPlatform(), 'jobs'));
    const { deps, runId } = platform;
    const noteIds = deps.runs.noteIds;
    deps.runs.noteIds = async (...noted) => {
      await noteIds(...noted);
      await stopRun({ params: { id: runId }, correlationId }, signedIn(platform.clock.now()), platform.admin);
    };
    const insert = deps.jobs.insertImported;
    deps.jobs.insertImported = async (job, importId) => {
      const isOwn = await insert(job, importId);
      if (job.title === 'Tornero') await deps.jobs.replace({ ...job, version: 2, openings: 3 }, 1);
      return isOwn;
    };
    await platform.settle();
    expect(platform.run(runId)).toMatchObject({ state: 'stopped', added: 0 });
    expect([...deps.jobs.rows.values()].map(({ title }) => title)).toEqual(['Tornero']);
  });
});
