/** Shows that an export holds every record once, in whatever parts it was made, and can only be had while it is there. */
import { describe, expect, it } from 'vitest';
import { eraseApplicationOf } from '../../../lambdas/erasure/erase-application.ts';
import { eraseExports } from '../../../lambdas/erasure/erase-copies.ts';
import { createExport } from '../../../lambdas/exchange/create-export.ts';
import { parseCsv } from '../../../lambdas/exchange/csv-file.ts';
import { getRunFile } from '../../../lambdas/exchange/get-run-file.ts';
import { workOnRun } from '../../../lambdas/exchange/work-on-run.ts';
import { readUploadedResume } from '../../../lambdas/resumes/read-uploaded-resume.ts';
import { SYSTEM, VISITOR } from '../../../shared/domain/policy.ts';
import { fakePreferences } from '../../support/erasure-fakes.ts';
import { ADMIN, anApplication, aProfile, aResume, aTalent } from '../records.ts';
import { runPlatform } from './run-platform.ts';

const correlationId = 'corr-0001';

function platformWith(count: number) {
  const platform = runPlatform();
  for (let at = 0; at < count; at += 1) {
    const talentId = `talent${String(at).padStart(5, '0')}`;
    const talent = aTalent({ talentId, email: `p${at}@people.example`, resumeId: `resume${at}` });
    platform.deps.talents.rows.set(talentId, talent);
  }
  return platform;
}

const begin = (platform: ReturnType<typeof runPlatform>, records: 'talents' | 'applications', format: 'csv' | 'json') =>
  createExport({ body: { records, format }, correlationId }, ADMIN, platform.admin);

const textOf = ({ deps }: ReturnType<typeof runPlatform>, runId: string, format: string) =>
  Buffer.from(deps.uploads.objects.get(`exports/${runId}.${format}`)?.at(-1)?.bytes ?? []).toString();

describe('an export', () => {
  it('has one row for each talent, and the reading of those who have one', async () => {
    const platform = platformWith(3);
    const profile = { ...aResume().profile, skills: [{ id: null, name: '=Excel' }] };
    await platform.deps.resumes.insert(aResume({ talentId: 'talent00000', resumeId: 'resume0', profile }));
    const { runId } = await begin(platform, 'talents', 'csv');
    await platform.settle();
    expect(platform.run(runId)).toMatchObject({
      state: 'done',
      total: 3,
      done: 3,
      fileName: 'encaje-talents-2026-11-21.csv',
    });
    const [head, first] = parseCsv(textOf(platform, runId, 'csv'));
    expect(head?.cells.slice(0, 4)).toEqual(['talentId', 'firstName', 'lastName', 'email']);
    expect(first?.cells[head?.cells.indexOf('skills') ?? -1]).toBe('=Excel');
    expect(textOf(platform, runId, 'csv')).toContain("'=Excel");
    expect([...platform.deps.uploads.objects.keys()]).toEqual([`exports/${runId}.csv`]);
  });

  it.each(['talents', 'applications'] as const)('of %s says whether the address is confirmed', async (records) => {
    const platform = runPlatform();
    const { talents, applications } = platform.deps;
    for (const [id, confirmedAt] of Object.entries({ proven: '2026-11-20T09:00:00.000Z', unproven: undefined })) {
      talents.rows.set(id, aTalent({ talentId: id, email: `${id}@people.example`, confirmedAt }));
      applications.rows.set(id, anApplication({ applicationId: id, confirmedAt }));
    }
    const [csv, json] = [await begin(platform, records, 'csv'), await begin(platform, records, 'json')];
    await platform.settle();
    const [head, ...rows] = parseCsv(textOf(platform, csv.runId, 'csv'));
    const at = head?.cells.indexOf('emailConfirmed') ?? -1;
    const said = (row: (typeof rows)[number]) => [row.cells[0], row.cells[at]];
    expect(rows.map(said).toSorted()).toEqual([
      ['proven', 'true'],
      ['unproven', 'false'],
    ]);
    const objects: Record<string, unknown>[] = JSON.parse(textOf(platform, json.runId, 'json'));
    const confirmed = objects.map((one) => [Object.values(one)[0], one.emailConfirmed]);
    expect(confirmed.toSorted()).toEqual([
      ['proven', true],
      ['unproven', false],
    ]);
  });

  it('is made in parts, across stretches and a death in between, and holds everybody once', async () => {
    const platform = platformWith(2_300);
    const { runId } = await begin(platform, 'talents', 'json');
    const write = platform.deps.exchanges.write;
    let count = 0;
    platform.deps.exchanges.write = async (...given) => {
      platform.clock.pass(21);
      count += 1;
      if (count === 2) throw new Error('power cut');
      return write(...given);
    };
    await expect(platform.settle()).rejects.toThrow('power cut');
    expect(platform.run(runId)).toMatchObject({ state: 'running', done: 1_000, total: 2_300 });
    await workOnRun({ runId }, SYSTEM, platform.deps);
    await platform.settle();
    const people = JSON.parse(textOf(platform, runId, 'json')) as { talentId: string }[];
    expect(people).toHaveLength(2_300);
    expect(new Set(people.map(({ talentId }) => talentId)).size).toBe(2_300);
  });

  it('that began again after an erasure does not hold who was erased', async () => {
    const platform = platformWith(2);
    const { runId } = await begin(platform, 'talents', 'json');
    const readText = platform.deps.exchanges.readText;
    platform.deps.exchanges.readText = async (key) => {
      const text = await readText(key);
      if (platform.run(runId)?.parts === 1 && platform.deps.talents.rows.delete('talent00001'))
        await eraseExports({ ids: ['talent00001'], records: ['talents'] }, platform.deps);
      return text;
    };
    await platform.settle();
    expect(JSON.parse(textOf(platform, runId, 'json'))).toMatchObject([{ talentId: 'talent00000' }]);
  });

  it('leaves no file behind for the seconds until it is made again, where someone is erased as it is written', async () => {
    const platform = platformWith(2);
    const { runId } = await begin(platform, 'talents', 'json');
    const { write } = platform.deps.exchanges;
    let isErased = false;
    platform.deps.exchanges.write = async (key, ...given) => {
      if (!key.includes('.part-') && !isErased) {
        isErased = platform.deps.talents.rows.delete('talent00001');
        await eraseExports({ ids: ['talent00001'], records: ['talents'] }, platform.deps);
      }
      await write(key, ...given);
    };
    await workOnRun({ runId }, SYSTEM, platform.deps);
    expect(isErased).toBe(true);
    expect(textOf(platform, runId, 'json')).toBe('');
    await platform.settle();
    expect(JSON.parse(textOf(platform, runId, 'json'))).toMatchObject([{ talentId: 'talent00000' }]);
  });

  it('ends while one person after the other is erased, and holds none of them', async () => {
    const platform = platformWith(1_200);
    const { runId } = await begin(platform, 'talents', 'json');
    const { write } = platform.deps.exchanges;
    let erased = 0;
    platform.deps.exchanges.write = async (key, ...given) => {
      await write(key, ...given);
      if (erased >= 20 || !key.includes('.part-')) return;
      const talentId = `talent${String(erased).padStart(5, '0')}`;
      erased += 1;
      platform.deps.talents.rows.delete(talentId);
      await eraseExports({ ids: [talentId], records: ['talents'] }, platform.deps);
    };
    await platform.settle();
    expect(platform.run(runId)).toMatchObject({ state: 'done' });
    const people = JSON.parse(textOf(platform, runId, 'json')) as { talentId: string }[];
    expect(erased).toBe(20);
    expect(people.map(({ talentId }) => talentId)[0]).toBe('talent00020');
    expect(people).toHaveLength(1_180);
  });

  describe('made while a person who erased their application is still being read', () => {
    const ID = 'app1';
    const FILE = { profile: aProfile(), sources: {}, sections: [], text: 'Amapola' };

    type Erase = () => Promise<unknown>;

    /** Called before the reader claims the address, and once the talent is there. */
    async function read(onClaim: (erase: Erase) => Promise<unknown>, onPlaced: (erase: Erase) => Promise<unknown>) {
      const platform = platformWith(0);
      const { deps } = platform;
      deps.uploads.put(`applications/${ID}`, 'v1', 'Amapola');
      deps.applications.rows.set(ID, anApplication({ applicationId: ID, submittedAt: platform.clock.now() }));
      const erasing = { ...deps, preferences: fakePreferences(), erasedIds: deps.talents.erasedIds, ...platform.admin };
      const occasion = { actor: VISITOR, verb: 'erase' as const, changes: [], correlationId };
      const erase = () => eraseApplicationOf(() => deps.applications.get(ID), occasion, erasing);
      const { claim } = deps.talents;
      deps.talents.claim = async (...given) => {
        await onClaim(erase);
        return claim(...given);
      };
      const { insert } = deps.resumes;
      deps.resumes.insert = async (...given) => {
        await onPlaced(erase);
        return insert(...given);
      };
      const { runId } = await begin(platform, 'talents', 'json');
      const exportOf = async () => {
        await platform.settle();
        return textOf(platform, runId, 'json');
      };
      const readFile = async () => FILE;
      const outcome = () => readUploadedResume(ID, { versionId: 'v1' }, SYSTEM, { ...deps, readFile });
      return { ...platform, erase, exportOf, outcome };
    }

    it('does not keep them where they erased it before they were known', async () => {
      let seen = '';
      const { exportOf, outcome } = await read(
        (erase) => erase(),
        async () => {
          seen = await exportOf();
        },
      );
      expect(await outcome()).toBe('skipped');
      // Or the test would show nothing.
      expect(seen).toContain('Amapola');
      expect(await exportOf()).not.toContain('Amapola');
    });

    it('does not keep their application where it was made right before that went', async () => {
      const nothing = async () => undefined;
      const platform = await read(nothing, nothing);
      const { remove } = platform.deps.applications;
      let seen = '';
      let runId = '';
      platform.deps.applications.remove = async (id) => {
        ({ runId } = await begin(platform, 'applications', 'json'));
        await platform.settle();
        seen = textOf(platform, runId, 'json');
        return remove(id);
      };
      await platform.erase();
      await platform.settle();
      expect(seen).toContain('Amapola');
      expect(textOf(platform, runId, 'json')).not.toContain('Amapola');
    });

    it('does not keep them where they erased it before the application said who they are', async () => {
      let seen = '';
      const { exportOf, outcome } = await read(
        async () => undefined,
        async (erase) => {
          seen = await exportOf();
          await erase();
          throw new Error('power cut');
        },
      );
      await expect(outcome()).rejects.toThrow('power cut');
      expect(seen).toContain('Amapola');
      expect(await exportOf()).not.toContain('Amapola');
    });
  });

  describe('that is done, when someone in it is erased', () => {
    async function done(count: number) {
      const platform = platformWith(count);
      const { runId } = await begin(platform, 'talents', 'json');
      await platform.settle();
      platform.clock.pass(600);
      const erase = (talentId: string, more: { mayWait?: boolean } = {}) => {
        platform.deps.talents.rows.delete(talentId);
        return eraseExports({ ids: [talentId], records: ['talents'], ...more }, platform.deps);
      };
      const file = () => getRunFile({ params: { id: runId }, correlationId }, ADMIN, platform.admin);
      return { ...platform, runId, erase, file };
    }

    it('is made again without them, once for all who are erased in a row', async () => {
      const platform = await done(5);
      const { run, runId, erase, file, deps, requests } = platform;
      const finishedAt = run(runId)?.finishedAt;
      const { write } = deps.exchanges;
      const written: string[] = [];
      deps.exchanges.write = async (key, ...given) => {
        written.push(key);
        return write(key, ...given);
      };
      for (const at of [1, 3]) await erase(`talent0000${at}`);
      expect(deps.uploads.objects.size).toBe(0);
      expect(run(runId)).toMatchObject({ state: 'done', unfinished: 'work' });
      await expect(file()).rejects.toMatchObject({ kind: 'conflict', code: 'RUN_REBUILDING' });
      expect(requests.sent.length).toBeGreaterThan(0);
      await platform.settle();
      expect(written.filter((key) => key.endsWith('.json'))).toHaveLength(1);
      expect(JSON.parse(textOf(platform, runId, 'json'))).toHaveLength(3);
      expect((await file()).url).toContain('encaje-talents-2026-11-21.json');
      expect(run(runId)).toMatchObject({ state: 'done', total: 3, finishedAt });
      for (const gone of ['staleSince', 'unfinished', 'leaseUntil', 'without', 'restarts'])
        expect(run(runId)).not.toHaveProperty(gone);
    });

    it('can be had for a minute after it was made again, however often visitors erase', async () => {
      const platform = await done(12);
      const { run, runId, erase, deps, requests, clock } = platform;
      const hasFile = () => deps.uploads.objects.has(`exports/${runId}.json`);
      await erase('talent00000', { mayWait: true });
      // The first one takes it away at once.
      expect(hasFile()).toBe(false);
      await platform.settle();
      const rebuiltAt = Date.parse(run(runId)?.rebuiltAt ?? '');
      for (let at = 1; at < 10; at += 1) {
        clock.pass(6);
        await erase(`talent0000${at}`, { mayWait: true });
        // The queue delivers each message when its time has come; what comes earlier changes nothing.
        await platform.settle();
        expect([at, hasFile(), run(runId)?.staleSince]).toEqual([at, true, undefined]);
      }
      expect(run(runId)).toMatchObject({ unfinished: 'work', staysUntil: new Date(rebuiltAt + 60_000).toISOString() });
      expect(await platform.file()).toBeTruthy();
      clock.pass(6);
      await workOnRun({ runId }, SYSTEM, deps);
      await platform.settle();
      const left = JSON.parse(textOf(platform, runId, 'json')) as { talentId: string }[];
      expect(left.map(({ talentId }) => talentId)).toEqual(['talent00010', 'talent00011']);
      expect(requests.sent).toEqual([]);
      for (const gone of ['staysUntil', 'staleSince', 'unfinished']) expect(run(runId)).not.toHaveProperty(gone);
    });

    it('asks for its work once, when the minute is over, and goes at once where staff erase', async () => {
      const platform = await done(4);
      const { run, runId, erase, deps, clock } = platform;
      await erase('talent00000', { mayWait: true });
      await platform.settle();
      clock.pass(20);
      const delays: (number | undefined)[] = [];
      deps.requestRun = async (_message, seconds?: number) => void delays.push(seconds);
      for (const at of [1, 2]) await erase(`talent0000${at}`, { mayWait: true });
      expect(delays).toEqual([40]);
      await erase('talent00003');
      expect(deps.uploads.objects.size).toBe(0);
      expect(run(runId)).not.toHaveProperty('staysUntil');
      await workOnRun({ runId }, SYSTEM, deps);
      expect(JSON.parse(textOf(platform, runId, 'json'))).toEqual([]);
    });

    it('is not brought back after its day', async () => {
      const platform = await done(2);
      await platform.erase('talent00001');
      platform.clock.pass(24 * 3600);
      await platform.settle();
      expect(platform.run(platform.runId)).not.toHaveProperty('staleSince');
      await expect(platform.file()).rejects.toMatchObject({ code: 'RUN_FILE_GONE' });
    });
  });

  it('of applications says where each stands', async () => {
    const platform = runPlatform();
    platform.deps.applications.rows.set('app1', anApplication({ match: { matchId: 'm', grade: 'B', percent: 70 } }));
    const { runId } = await begin(platform, 'applications', 'json');
    await platform.settle();
    const [row] = JSON.parse(textOf(platform, runId, 'json'));
    expect(row).toMatchObject({ applicationId: 'app1', stage: 'new', jobId: null, matchGrade: 'B', matchPercent: 70 });
  });

  it('is noted in the trail without a value of anybody', async () => {
    const platform = platformWith(1);
    const { runId } = await begin(platform, 'talents', 'csv');
    expect(platform.trail.entries).toMatchObject([{ action: 'run.export', recordKind: 'run', recordId: runId }]);
    expect(JSON.stringify(platform.trail.entries)).not.toContain('people.example');
  });

  it('can be had when it is done, and not after it was removed', async () => {
    const platform = platformWith(1);
    const { runId } = await begin(platform, 'talents', 'csv');
    const file = (id = runId, actor = ADMIN) => getRunFile({ params: { id }, correlationId }, actor, platform.admin);
    await expect(file()).rejects.toMatchObject({ code: 'RUN_NOT_DONE' });
    await platform.settle();
    expect((await file()).url).toContain('encaje-talents-2026-11-21.csv');
    await platform.deps.uploads.removeAllVersions(`exports/${runId}.csv`);
    await expect(file()).rejects.toMatchObject({ kind: 'gone', code: 'RUN_FILE_GONE' });
    await expect(file('nobody')).rejects.toMatchObject({ code: 'RUN_NOT_FOUND' });
    await expect(file(runId, VISITOR)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
