/** Shows that the index of jobs is never behind the table: not after changes, removals, late writes, bulk writes or a kill. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { openJobFile } from '../../../lambdas/indexes/job-file.ts';
import { jobIndex } from '../../../lambdas/indexes/job-index.ts';
import { adminJobsQuerySchema } from '../../../shared/contract/admin-jobs.ts';
import type { Job } from '../../../shared/domain/job.ts';
import { clockAt, fakeJobs } from '../../support/fakes.ts';
import { aJob, START } from '../records.ts';

const WRITER = fileURLToPath(new URL('../../support/job-index-writer.ts', import.meta.url));
const EVERY_JOB = adminJobsQuerySchema.parse({});
const COMPARED_EVERY_SECONDS = 15 * 60;
const folder = mkdtempSync(join(tmpdir(), 'encaje-jobs-'));
afterAll(() => rmSync(folder, { recursive: true }));

function agency(name: string, ...records: Job[]) {
  const clock = clockAt(START);
  const jobs = fakeJobs(clock, ...records);
  const calls = { loads: 0, changes: 0 };
  const source = {
    ...jobs,
    listAll: () => {
      calls.loads += 1;
      return jobs.listAll();
    },
    changedSince: (time: string) => {
      calls.changes += 1;
      return jobs.changedSince(time);
    },
  };
  clock.pass(60);
  const inFolder = { all: join(folder, `${name}.sqlite`), open: join(folder, `${name}-open.sqlite`) };
  const paths = name ? inFolder : { all: ':memory:', open: ':memory:' };
  const open = () => jobIndex({ jobs: source, paths, now: () => Date.parse(clock.now()) });
  const index = open();
  const all = async () => (await index.page(EVERY_JOB)).items.map(({ jobId }) => jobId).sort();
  const shown = async () => (await index.openPage({ limit: 50 })).items.map(({ jobId }) => jobId).sort();
  const change = async (jobId: string, fields: Partial<Job>) => {
    const job = jobs.rows.get(jobId) as Job;
    await jobs.replace({ ...job, ...fields, version: job.version + 1, updatedAt: clock.now() }, job.version);
  };
  return { clock, jobs, source, calls, index, open, all, shown, change, paths };
}

describe('the index of jobs', () => {
  it('reads all jobs once, and asks for nothing while none changes', async () => {
    const { all, calls, clock } = agency('', aJob({ jobId: 'a' }));
    await all();
    clock.pass(60);
    await all();
    const asked = calls.changes;
    clock.pass(COMPARED_EVERY_SECONDS - 100);
    expect([await all(), calls.loads, calls.changes]).toEqual([['a'], 1, asked]);
  });

  it('shows what was added, changed, closed and removed in the next answer', async () => {
    const { all, calls, change, clock, index, jobs, shown } = agency('', aJob({ jobId: 'a' }), aJob({ jobId: 'b' }));
    expect([await all(), await shown()]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    clock.pass(100);
    await jobs.insert(aJob({ jobId: 'c', updatedAt: clock.now() }));
    await change('a', { title: 'Tornero' });
    expect(await shown()).toEqual(['a', 'b', 'c']);
    expect((await index.openPage({ limit: 50, search: 'tornero' })).items.map(({ jobId }) => jobId)).toEqual(['a']);
    await change('a', { status: 'closed' });
    await jobs.remove('b');
    expect([await all(), await shown(), calls.loads]).toEqual([['a', 'c'], ['c'], 1]);
    await change('a', { status: 'active' });
    expect([await all(), await shown()]).toEqual([
      ['a', 'c'],
      ['a', 'c'],
    ]);
  });

  it('shows a job that an import brings again under its id after it was taken back', async () => {
    const { all, clock, jobs } = agency('', aJob({ jobId: 'other' }));
    const bring = () => jobs.insertImported(aJob({ jobId: 'a', updatedAt: clock.now() }), 'import1');
    await bring();
    expect(await all()).toEqual(['a', 'other']);
    clock.pass(1);
    await jobs.removeImported('a', 'import1');
    expect(await all()).toEqual(['other']);
    clock.pass(1);
    await bring();
    expect(await all()).toEqual(['a', 'other']);
  });

  it('does not bring back a removed or earlier job that an index still shows a moment later', async () => {
    const { all, change, clock, index, jobs, source } = agency('', aJob({ jobId: 'a' }), aJob({ jobId: 'b' }));
    await all();
    const stale = [jobs.rows.get('a'), jobs.rows.get('b')] as Job[];
    clock.pass(1);
    await change('a', { title: 'Fresador' });
    await jobs.remove('b');
    source.changedSince = async (time) => {
      const now = await jobs.changedSince(time);
      return { ...now, jobs: [...stale, ...now.jobs, ...stale] };
    };
    expect(await all()).toEqual(['a']);
    expect((await index.page(EVERY_JOB)).items[0]?.title).toBe('Fresador');
  });

  it('does not bring a closed job back to visitors that an index still shows open a moment later', async () => {
    const { change, clock, jobs, shown, source } = agency('', aJob({ jobId: 'a' }), aJob({ jobId: 'b' }));
    clock.pass(100);
    await change('a', { title: 'Fresador' });
    expect(await shown()).toEqual(['a', 'b']);
    const earlier = jobs.rows.get('a') as Job;
    await change('a', { status: 'closed' });
    expect(await shown()).toEqual(['b']);
    source.changedSince = async () => ({ jobs: [earlier], gone: [] });
    expect(await shown()).toEqual(['b']);
    source.changedSince = jobs.changedSince;
    await change('a', { status: 'active' });
    expect(await shown()).toEqual(['a', 'b']);
  });

  it('looks removed jobs up a few at a time, and none again that it has taken out', async () => {
    const ids = Array.from({ length: 60 }, (_, at) => `job${at}`);
    const { all, clock, jobs, source } = agency('', aJob({ jobId: 'a' }), ...ids.map((jobId) => aJob({ jobId })));
    await all();
    clock.pass(100);
    for (const jobId of ids) await jobs.remove(jobId);
    const asked = { all: 0, now: 0, most: 0 };
    source.get = async (jobId) => {
      asked.all += 1;
      asked.now += 1;
      asked.most = Math.max(asked.most, asked.now);
      const found = await jobs.get(jobId);
      asked.now -= 1;
      return found;
    };
    expect(await all()).toEqual(['a']);
    expect([asked.all, asked.most < 30]).toEqual([60, true]);
    await jobs.remove('a');
    expect(await all()).toEqual([]);
    expect(asked.all).toBe(61);
  });

  it('keeps a job whose removal was noted and then failed', async () => {
    const { all, clock, jobs, source } = agency('', aJob({ jobId: 'a' }));
    await all();
    await jobs.noteReplacement();
    source.changedSince = async () => ({ jobs: [], gone: [{ goneId: 'a', updatedAt: clock.now() }] });
    expect(await all()).toEqual(['a']);
  });

  it('reads everything again when notified that jobs were written past the store', async () => {
    const { all, clock, jobs } = agency('', aJob({ jobId: 'a' }));
    await all();
    clock.pass(100);
    jobs.rows.set('past', aJob({ jobId: 'past' }));
    jobs.rows.delete('a');
    expect(await all()).toEqual(['a']);
    await jobs.noteReplacement();
    expect(await all()).toEqual(['past']);
  });

  it('takes what the table says of a job, be it older or of the same version and time', async () => {
    const before = [aJob({ jobId: 'a', title: 'Fresador' }), aJob({ jobId: 'b', title: 'Tornero' })] as const;
    const { clock, index, jobs } = agency('', ...before.map((job) => ({ ...job, version: 2, updatedAt: START })));
    const titles = async () => (await index.page({ ...EVERY_JOB, sort: 'title' })).items.map(({ title }) => title);
    expect(await titles()).toEqual(['Fresador', 'Tornero']);
    const putBack = { ...before[0], title: 'Alicatador', version: 1, updatedAt: '2026-11-20T09:00:00.000Z' };
    jobs.rows.set('a', putBack);
    jobs.rows.set('b', { ...before[1], version: 2, title: 'Zapatera' });
    await jobs.noteReplacement();
    expect(await titles()).toEqual(['Alicatador', 'Zapatera']);
    jobs.rows.set('a', { ...putBack, title: 'Barista' });
    clock.pass(COMPARED_EVERY_SECONDS);
    await titles();
    await index.compared();
    expect(await titles()).toEqual(['Barista', 'Zapatera']);
  });

  it('shows soon what came back in the place of a change of the last moments', async () => {
    const { clock, change, index, jobs } = agency('', aJob({ jobId: 'a', title: 'Fresador' }));
    const before = jobs.rows.get('a') as Job;
    const titles = async () => [
      (await index.page(EVERY_JOB)).items.map(({ title }) => title),
      (await index.openPage({ limit: 50 })).items.map(({ title }) => title),
    ];
    await change('a', { title: 'Tornero' });
    await titles();
    clock.pass(1);
    await change('a', { status: 'paused' });
    expect(await titles()).toEqual([['Tornero'], []]);
    jobs.rows.set('a', before);
    clock.pass(1);
    await jobs.noteReplacement();
    // The table's index may be showing what was there before the change.
    expect(await titles()).toEqual([['Tornero'], []]);
    clock.pass(60);
    await titles();
    await index.compared();
    expect(await titles()).toEqual([['Fresador'], ['Fresador']]);
  });

  it('compares itself with the whole table every quarter of an hour, while nobody waits', async () => {
    const { all, clock, index, jobs } = agency('', aJob({ jobId: 'a' }), aJob({ jobId: 'b' }));
    await all();
    jobs.rows.delete('a');
    jobs.rows.set('c', aJob({ jobId: 'c' }));
    clock.pass(COMPARED_EVERY_SECONDS);
    expect(await all()).toEqual(['a', 'b']);
    await index.compared();
    expect(await all()).toEqual(['b', 'c']);
  });

  it('does not bring back what was removed while everything was being compared', async () => {
    const { all, clock, index, jobs, source } = agency('', aJob({ jobId: 'a' }), aJob({ jobId: 'b' }));
    await all();
    clock.pass(COMPARED_EVERY_SECONDS);
    const { listAll } = source;
    source.listAll = async () => {
      const listed = await listAll();
      await jobs.remove('a');
      await all();
      return listed;
    };
    await all();
    await index.compared();
    expect(await all()).toEqual(['b']);
  });

  it('answers while a comparison asks what changed meanwhile, and puts in nothing that was removed by then', async () => {
    const { all, clock, index, jobs, paths, source } = agency('meanwhile', aJob({ jobId: 'a' }), aJob({ jobId: 'b' }));
    await all();
    clock.pass(COMPARED_EVERY_SECONDS);
    jobs.rows.set('a', { ...(jobs.rows.get('a') as Job), title: 'Quisquilla' });
    const [{ changedSince, listAll }, asked, answer] = [source, Promise.withResolvers(), Promise.withResolvers()];
    source.listAll = async () => {
      source.changedSince = async (time) => {
        source.changedSince = changedSince;
        const found = await changedSince(time);
        asked.resolve(undefined);
        await answer.promise;
        return found;
      };
      return listAll();
    };
    await all();
    await asked.promise;
    await jobs.remove('a');
    expect(await all()).toEqual(['b']);
    answer.resolve(undefined);
    await index.compared();
    const { close, query } = openJobFile(paths.all);
    expect(query('SELECT job_id id FROM jobs').all()).toEqual([{ id: 'b' }]);
    close();
    index.close();
  });

  it('shows a job that was edited, and so moved in the table, while everything was read again', async () => {
    const { all, change, clock, jobs, source } = agency('', aJob({ jobId: 'a' }), aJob({ jobId: 'b' }));
    await all();
    clock.pass(100);
    await jobs.noteReplacement();
    source.listAll = async () => {
      await change('a', { title: 'Tornero' });
      return (await jobs.listAll()).filter(({ jobId }) => jobId !== 'a');
    };
    expect(await all()).toEqual(['a', 'b']);
  });

  it('answers although a comparison fails', async () => {
    const { all, clock, index, source } = agency('', aJob({ jobId: 'a' }));
    await all();
    source.listAll = () => Promise.reject(new Error('away'));
    clock.pass(COMPARED_EVERY_SECONDS);
    expect(await all()).toEqual(['a']);
    await index.compared();
    expect(await all()).toEqual(['a']);
  });

  it('passes a failure on, and reads again next time', async () => {
    const { all, source } = agency('', aJob({ jobId: 'a' }));
    const { listAll } = source;
    source.listAll = () => Promise.reject(new Error('away'));
    await expect(all()).rejects.toThrow('away');
    source.listAll = listAll;
    expect(await all()).toEqual(['a']);
  });

  it('does not make itself for a number, and counts without the table once it is made', async () => {
    const { all, calls, index } = agency('', aJob({ jobId: 'a' }), aJob({ jobId: 'b', status: 'paused' }));
    expect([await index.countByStatusIfMade(), calls.loads]).toEqual([undefined, 0]);
    await all();
    expect([await index.countByStatusIfMade(), calls.loads]).toEqual([
      { draft: 0, active: 1, paused: 1, closed: 0 },
      1,
    ]);
  });
});

describe('the files of the index of jobs', () => {
  it('are there for the next process, which asks only for what changed', async () => {
    const { all, calls, clock, index, jobs, open } = agency('kept', aJob({ jobId: 'a' }));
    await all();
    index.close();
    clock.pass(100);
    await jobs.insert(aJob({ jobId: 'b', updatedAt: clock.now() }));
    const again = open();
    expect([(await again.page(EVERY_JOB)).total, calls.loads]).toEqual([2, 1]);
    again.close();
  });

  it('are made again when they are damaged', async () => {
    const { all, index, paths } = agency('damaged', aJob({ jobId: 'a' }));
    writeFileSync(paths.all, 'no database at all, but words that are longer than the head of such a file is'.repeat(9));
    expect(await all()).toEqual(['a']);
    index.close();
  });

  it('hold nothing of a job that was removed, in none of their pages', async () => {
    const words = ['Quisquilla', 'Zarzamora', 'Vendaval'];
    const [title, company, description] = words as [string, string, string];
    const others = Array.from({ length: 30 }, (_, at) => aJob({ jobId: `job${at}` }));
    const removed = aJob({ jobId: 'removed', title, company, description: `${description} de noche` });
    const { all, clock, index, jobs, paths, shown } = agency('removed', removed, ...others);
    await Promise.all([all(), shown()]);
    const bytes = () =>
      Object.values(paths)
        .flatMap((path) => [path, `${path}-wal`])
        .map((path) => (existsSync(path) ? readFileSync(path).toString('latin1') : ''))
        .join('');
    for (const word of words) expect(bytes()).toContain(word);
    clock.pass(1);
    await jobs.remove('removed');
    // As on a laptop nobody may ask for a list.
    await index.follow();
    for (const word of words) expect(bytes().toLowerCase()).not.toContain(word.toLowerCase());
    index.close();
  });

  it('show visitors nothing of drafts', async () => {
    const draft = aJob({ jobId: 'draft', title: 'Zurrador', status: 'draft', public: false });
    const { index, paths, shown } = agency('drafts', draft, aJob({ jobId: 'a' }));
    await shown();
    const { suggestion, items } = await index.openPage({ limit: 50, search: 'zurradro' });
    expect([suggestion, items]).toEqual([undefined, []]);
    index.close();
    expect(readFileSync(paths.open).toString('latin1')).not.toContain('urrador');
  });

  it('are whole after their writer was killed anywhere', async () => {
    const path = join(folder, 'killed.sqlite');
    for (const delayMs of [150, 300, 450]) {
      const child = spawn(process.execPath, [WRITER, path], { stdio: ['ignore', 'pipe', 'inherit'] });
      await new Promise((resolve) => child.stdout.once('data', resolve));
      await sleep(delayMs);
      child.kill('SIGKILL');
      await new Promise((resolve) => child.once('exit', resolve));
      const { db, query, note, close } = openJobFile(path);
      const round = Number(note('round'));
      expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
      const versions = query('SELECT version, count(*) count FROM jobs GROUP BY version').all();
      expect(versions.map((row) => ({ ...row }))).toEqual([{ version: round, count: round % 2 === 0 ? 19 : 20 }]);
      db.exec("INSERT INTO meaning(meaning) VALUES ('integrity-check'); DELETE FROM jobs; DELETE FROM meaning");
      db.exec('DELETE FROM stems; DELETE FROM ids; DELETE FROM called');
      close();
    }
  });

  it('lose nothing when two processes write them at once', async () => {
    const path = join(folder, 'shared.sqlite');
    const [names, count] = [['one', 'other'], 100];
    const ends = names.map((name) => {
      const child = spawn(process.execPath, [WRITER, path, name, String(count)], { stdio: 'inherit' });
      return new Promise((resolve) => child.once('exit', resolve));
    });
    expect(await Promise.all(ends)).toEqual([0, 0]);
    const { query, db, close } = openJobFile(path);
    const found = query('SELECT job_id id FROM jobs')
      .all()
      .map(({ id }) => id);
    const expected = [...names, 'shared'].flatMap((name) => Array.from({ length: count }, (_, at) => `${name}${at}`));
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(query('SELECT max(records) most FROM stems').get()).toEqual({ most: 3 * count });
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    close();
  });
});
