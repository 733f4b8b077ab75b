/** Shows that the index of talents loads once and is never behind: not after changes, erasures, late writes or a kill. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { followErasures } from '../../../lambdas/indexes/follow-erasures.ts';
import { rankingForms } from '../../../lambdas/indexes/ranking-forms.ts';
import type { SqliteFile } from '../../../lambdas/indexes/sqlite-file.ts';
import { openTalentFile, putTalents, replaceAll } from '../../../lambdas/indexes/talent-file.ts';
import { talentIndex } from '../../../lambdas/indexes/talent-index.ts';
import type { TalentRecord } from '../../../lambdas/stores/talent-record.ts';
import { importChanged } from '../../support/changed-module.ts';
import { clockAt, fakeApplications, fakeTalents } from '../../support/fakes.ts';
import { applicationIndexInMemory, indexOfJobs } from '../../support/index-in-memory.ts';
import { AGREED, aTalent, START } from '../records.ts';

const WRITER = fileURLToPath(new URL('../../support/index-writer.ts', import.meta.url));
const SETTLING_SECONDS = 30;
const COMPARED_EVERY_SECONDS = 15 * 60;

const EVERYBODY = { limit: 100, sort: 'updatedAt' } as const;

function agency(...people: string[]) {
  const clock = clockAt(START);
  const talents = fakeTalents(
    clock,
    ...people.map((talentId) => aTalent({ talentId, email: `${talentId}@p.example` })),
  );
  const asked: string[] = [];
  let [loads, scans] = [0, 0];
  const source = {
    everyone: () => {
      loads += 1;
      return talents.everyone();
    },
    all: () => {
      scans += 1;
      return talents.all();
    },
    changedSince: (time: string) => {
      asked.push(time);
      return talents.changedSince(time);
    },
  };
  clock.pass(60);
  const path = ':memory:';
  const index = talentIndex({ talents: source, path, now: () => Date.parse(clock.now()) });
  const all = async () => (await index.page({ ...EVERYBODY, now: clock.now() })).items;
  const ids = async () => (await all()).map(({ talentId }) => talentId).sort();
  const remove = async (talentId: string) => talents.remove((await talents.get(talentId)) as TalentRecord);
  return { clock, talents, source, index, all, ids, remove, asked, loads: () => loads, scans: () => scans };
}

describe('the index of talents', () => {
  it('loads once for all who ask while it loads', async () => {
    const { ids, loads } = agency('a', 'b');
    expect(await Promise.all([ids(), ids(), ids()])).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect(loads()).toBe(1);
  });

  it('asks only for what is newer than what has settled', async () => {
    const { asked, ids, clock } = agency('a');
    await ids();
    clock.pass(100);
    const readAt = clock.now();
    await ids();
    clock.pass(100);
    await ids();
    expect(asked.at(-1)).toBe(new Date(Date.parse(readAt) - SETTLING_SECONDS * 1000).toISOString());
  });

  it('shows edits, new talents and erasures at once', async () => {
    const { all, clock, ids, remove, talents, loads } = agency('a', 'b');
    await ids();
    clock.pass(100);
    await talents.edit('a', 1, { edits: { location: 'Huesca' }, status: 'active' });
    await talents.apply(aTalent({ talentId: 'c', email: 'c@p.example', updatedAt: clock.now() }));
    expect((await all()).find(({ talentId }) => talentId === 'a')?.status).toBe('active');
    await remove('b');
    expect(await ids()).toEqual(['a', 'c']);
    expect(loads()).toBe(1);
  });

  it('shows a talent that was created again after it was erased', async () => {
    const { clock, ids, remove, talents } = agency('a');
    await ids();
    clock.pass(10);
    await remove('a');
    expect(await ids()).toEqual([]);
    clock.pass(1);
    await talents.apply(aTalent({ talentId: 'a', updatedAt: clock.now() }));
    expect(await ids()).toEqual(['a']);
  });

  it('does not bring back whom an index still shows a moment after the erasure', async () => {
    const { clock, ids, remove, source, talents } = agency('a', 'b');
    const stale = (await talents.get('b')) as TalentRecord;
    await ids();
    clock.pass(1);
    await remove('b');
    const { changedSince } = source;
    source.changedSince = async (time) => {
      const now = await changedSince(time);
      return { ...now, talents: [stale, ...now.talents] };
    };
    expect(await ids()).toEqual(['a']);
    expect(await ids()).toEqual(['a']);
  });

  it('keeps the newer of two states when an index shows the older one again', async () => {
    const { all, clock, source, talents } = agency('a');
    const stale = (await talents.get('a')) as TalentRecord;
    clock.pass(1);
    await talents.edit('a', 1, { edits: {}, status: 'placed' });
    await all();
    source.changedSince = async () => ({ talents: [stale], gone: [] });
    expect((await all())[0]?.status).toBe('placed');
  });

  it('finds a write that shows half a minute late', async () => {
    const { clock, ids, talents } = agency('a');
    await ids();
    const begun = clock.now();
    clock.pass(SETTLING_SECONDS - 1);
    await ids();
    await talents.apply(aTalent({ talentId: 'late', email: 'late@p.example', updatedAt: begun }));
    expect(await ids()).toEqual(['a', 'late']);
  });

  it('compares itself with the whole table every quarter of an hour, while nobody waits', async () => {
    const { clock, ids, index, scans, talents } = agency('a', 'b');
    await ids();
    talents.rows.delete('a');
    clock.pass(COMPARED_EVERY_SECONDS - 1);
    expect([await ids(), scans()]).toEqual([['a', 'b'], 0]);
    clock.pass(1);
    await ids();
    await index.compared();
    expect([await ids(), scans()]).toEqual([['b'], 1]);
  });

  it('sees a legal ground that was settled without being a change of the person', async () => {
    const { all, clock, index, talents } = agency('a');
    const basisOf = async () => (await all())[0]?.basis?.until;
    await all();
    const basis = { kind: 'consent', until: '2027-11-21T09:00:00.000Z' } as const;
    talents.rows.set('a', { ...(talents.rows.get('a') as TalentRecord), basis, writeId: 'settled' });
    clock.pass(COMPARED_EVERY_SECONDS);
    await all();
    await index.compared();
    expect(await basisOf()).toBe(basis.until);
  });

  it('keeps whom the comparison missed because they changed meanwhile', async () => {
    const { clock, ids, index, source, talents } = agency('a', 'b');
    await ids();
    clock.pass(COMPARED_EVERY_SECONDS);
    source.all = async function* () {
      await talents.edit('b', 1, { edits: {}, status: 'active' });
      yield talents.rows.get('a') as TalentRecord;
    };
    await ids();
    await index.compared();
    expect(await ids()).toEqual(['a', 'b']);
  });

  it('does not bring back who was erased while everybody was being compared', async () => {
    const { clock, ids, index, remove, source, talents } = agency('a', 'b');
    await ids();
    clock.pass(COMPARED_EVERY_SECONDS);
    const shown: string[][] = [];
    source.all = async function* () {
      const [a, b] = [...talents.rows.values()] as [TalentRecord, TalentRecord];
      yield b;
      await remove('b');
      shown.push(await ids());
      clock.pass(2 * SETTLING_SECONDS);
      // More than are compared at once, so that what was read of the erased one is, too.
      yield* Array.from({ length: 300 }, () => a);
      shown.push(await ids());
    };
    await ids();
    await index.compared();
    expect([...shown, await ids()]).toEqual([['a'], ['a'], ['a']]);
  });

  it('asks again for all who were erased while everybody was being compared', async () => {
    const { clock, ids, index, remove, source, talents } = agency('a', 'b');
    await ids();
    clock.pass(COMPARED_EVERY_SECONDS);
    source.all = async function* () {
      yield* [...talents.rows.values()];
      await remove('b');
      clock.pass(2 * SETTLING_SECONDS);
      // As after a request of another process, which took it in and moved the file's time on.
      const { changedSince } = source;
      source.changedSince = async () => ({ talents: [], gone: [] });
      await ids();
      source.changedSince = changedSince;
    };
    await ids();
    await index.compared();
    expect(await ids()).toEqual(['a']);
  });

  it('answers although a comparison fails, and compares again a minute later', async () => {
    const { clock, ids, index, source, scans, talents } = agency('a');
    await ids();
    const { all } = source;
    source.all = () => {
      throw new Error('away');
    };
    clock.pass(COMPARED_EVERY_SECONDS);
    expect(await ids()).toEqual(['a']);
    await index.compared();
    source.all = all;
    talents.rows.delete('a');
    clock.pass(60);
    await ids();
    await index.compared();
    expect([await ids(), scans()]).toEqual([[], 1]);
  });

  it('counts without the table once it is made, and does not make itself for a number', async () => {
    const { index, ids, loads } = agency('a', 'b');
    expect([await index.countIfMade(), loads()]).toEqual([undefined, 0]);
    await ids();
    expect([await index.countIfMade(), loads()]).toEqual([2, 1]);
  });

  it('passes a failure on, and loads again next time', async () => {
    const { ids, source } = agency('a');
    const { everyone } = source;
    source.everyone = () => Promise.reject(new Error('away'));
    await expect(ids()).rejects.toThrow('away');
    source.everyone = everyone;
    expect(await ids()).toEqual(['a']);
  });
});

describe('the file of the index', () => {
  const folder = mkdtempSync(join(tmpdir(), 'encaje-index-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function filed(name: string, ...records: TalentRecord[]) {
    const clock = clockAt(START);
    const talents = fakeTalents(clock, ...records);
    let loads = 0;
    const everyone = () => {
      loads += 1;
      return talents.everyone();
    };
    const path = join(folder, `${name}.sqlite`);
    const open = () => talentIndex({ talents: { ...talents, everyone }, path, now: () => Date.parse(clock.now()) });
    return { clock, talents, path, open, loads: () => loads };
  }

  it('is there for the next process, which asks only for what changed', async () => {
    const { clock, open, loads, talents } = filed('kept', aTalent({ talentId: 'a' }));
    const first = open();
    expect(await first.count()).toBe(1);
    first.close();
    clock.pass(100);
    await talents.apply(aTalent({ talentId: 'b', email: 'b@p.example', updatedAt: clock.now() }));
    const second = open();
    expect([await second.count(), loads()]).toEqual([2, 1]);
    second.close();
  });

  it('is made again from the table when it is damaged', async () => {
    const { open, loads, path } = filed('damaged', aTalent({ talentId: 'a' }));
    writeFileSync(
      path,
      'no database at all, but a few words that are longer than the head of a file of SQLite is'.repeat(9),
    );
    const index = open();
    expect([await index.count(), loads()]).toEqual([1, 1]);
    index.close();
  });

  it('holds nothing of a person who was erased, in none of its pages', async () => {
    const person = aTalent({
      talentId: 'erased',
      email: 'quisquilla@people.example',
      applied: { firstName: 'Quisquilla', lastName: 'Zarzamora', phone: null, location: 'Tarazona', headline: null },
    });
    const others = Array.from({ length: 50 }, (_, at) => aTalent({ talentId: `t${at}`, email: `${at}@p.example` }));
    const { clock, open, path, talents } = filed('erased', person, ...others);
    const index = open();
    await index.count();
    index.close();
    const logged = () => (existsSync(`${path}-wal`) ? readFileSync(`${path}-wal`).toString('latin1') : '');
    const bytes = () => readFileSync(path).toString('latin1') + logged();
    expect(bytes()).toContain('Quisquilla');
    clock.pass(1);
    await talents.remove((await talents.get('erased')) as TalentRecord);
    const again = open();
    expect(await again.count()).toBe(50);
    // While the file is still open, too.
    for (const word of ['Quisquilla', 'quisquilla', 'Zarzamora', 'zarzamora', 'Tarazona'])
      expect(bytes()).not.toContain(word);
    again.close();
  });

  it('is whole after its writer was killed anywhere, and the next one continues', async () => {
    const path = join(folder, 'killed.sqlite');
    for (const delayMs of [150, 300, 450]) {
      const child = spawn(process.execPath, [WRITER, path], { stdio: ['ignore', 'pipe', 'inherit'] });
      await new Promise((resolve) => child.stdout.once('data', resolve));
      await sleep(delayMs);
      child.kill('SIGKILL');
      await new Promise((resolve) => child.once('exit', resolve));
      const { db, query, note, close } = openTalentFile(path);
      expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
      expect(query('SELECT count(*) count FROM people WHERE status_place <> ?').get(Number(note('round')))).toEqual({
        count: 0,
      });
      expect(query('SELECT count(*) count FROM people').get()).toEqual({ count: 40 });
      db.exec(
        "INSERT INTO words(words) VALUES ('integrity-check'); INSERT INTO meaning(meaning) VALUES ('integrity-check')",
      );
      close();
    }
  });

  it('loses nothing when two processes write it at once', async () => {
    const path = join(folder, 'shared.sqlite');
    const [names, count] = [['one', 'other'], 150];
    const exits = names.map(
      (name) =>
        new Promise((resolve) =>
          spawn(process.execPath, [WRITER, path, name, String(count)], { stdio: 'inherit' }).once('exit', resolve),
        ),
    );
    expect(await Promise.all(exits)).toEqual([0, 0]);
    const { query, db, close } = openTalentFile(path);
    const found = query('SELECT talent_id id FROM people')
      .all()
      .map(({ id }) => id);
    const expected = [...names, 'shared'].flatMap((name) => Array.from({ length: count }, (_, at) => `${name}${at}`));
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(query('SELECT max(records) most FROM stems').get()).toEqual({ most: 3 * count });
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    close();
  });

  it('leaves nothing of a person who was erased in a file of an earlier layout either', async () => {
    const person = aTalent({ talentId: 'earlier', email: 'quisquilla@people.example' });
    const { clock, open, path, talents } = filed('earlier', person);
    const first = open();
    await first.count();
    first.close();
    const earlier = new DatabaseSync(path);
    earlier.exec('PRAGMA user_version = 1');
    earlier.close();
    clock.pass(1);
    await talents.remove((await talents.get('earlier')) as TalentRecord);
    const again = open();
    expect(await again.count()).toBe(0);
    again.close();
    for (const name of readdirSync(folder).filter((one) => one.startsWith('earlier')))
      expect(readFileSync(join(folder, name)).toString('latin1')).not.toContain('quisquilla');
  });

  it('is made again when the taxonomy has changed, and then finds by its new concepts', async () => {
    const applied = { firstName: 'Ana', lastName: 'Gil', phone: null, location: null, headline: 'Zurupeta' };
    const { clock, open, loads, path, talents } = filed('taxonomy', aTalent({ talentId: 'a', applied, basis: AGREED }));
    const first = open();
    const found = async (index: typeof first) =>
      (await index.page({ ...EVERYBODY, search: 'tunelero', now: clock.now() })).items.length;
    expect(await found(first)).toBe(0);
    first.close();
    const again = open();
    expect([await found(again), loads()]).toEqual([0, 1]);
    again.close();
    const { talentIndex: withOtherData } = await importChanged<{ talentIndex: typeof talentIndex }>(
      new URL('../../../lambdas/indexes/talent-index.ts', import.meta.url),
      {
        file: new URL('../../../shared/taxonomy/data/further-occupations.ts', import.meta.url),
        change: (text) => text.replace('| Tunnel worker |', '| Tunnel worker | zurupeta,'),
      },
    );
    const everyone = vi.fn(talents.everyone);
    const other = withOtherData({ talents: { ...talents, everyone }, path, now: () => Date.parse(clock.now()) });
    expect(await found(other)).toBe(1);
    expect(everyone).toHaveBeenCalledOnce();
    other.close();
  });

  it('is followed by the forms of readings, of which nothing is left either while nobody asks', async () => {
    const [resumeId, bytes] = ['reading1', Buffer.from('form of quisquilla')];
    const { clock, open, talents } = filed('followed', aTalent({ talentId: 'a', resumeId }));
    const [index, forms] = [open(), rankingForms(join(folder, 'followed-forms.sqlite'))];
    const [jobs, applications] = [indexOfJobs(), applicationIndexInMemory(fakeApplications(clock), clock)];
    forms.put([{ resumeId, engine: '1', month: '2026-11', bytes }]);
    await followErasures({ index, forms, jobs, applications });
    expect([...forms.months('1').keys()]).toEqual([resumeId]);
    clock.pass(1);
    await talents.remove((await talents.get('a')) as TalentRecord);
    await followErasures({ index, forms, jobs, applications });
    index.close();
    forms.close();
    const files = readdirSync(folder).filter((name) => name.startsWith('followed'));
    expect(files).toContain('followed-forms.sqlite');
    for (const name of files) expect(readFileSync(join(folder, name)).toString('latin1')).not.toContain('quisquilla');
  });
});

describe('the order of the alphabet', () => {
  it('is the same whether people come one by one or all at once', async () => {
    const names = [
      'Zoe',
      'Ñandú',
      'nube',
      'Nadal 10',
      'Nadal 2',
      'ángel',
      'Ana',
      'Oca',
      'ana',
      'ÁNA',
      '李',
      'Éclair',
      "O'Hara",
      'nadal',
      '',
    ];
    const withName = (name: string, at: number) =>
      aTalent({
        talentId: `t${at}`,
        email: `${at}@p.example`,
        applied: { firstName: name, lastName: '', phone: null, location: name, headline: name },
        updatedAt: START,
      });
    const sorted = (file: SqliteFile, column: string) =>
      file
        .query(`SELECT talent_id id FROM people ORDER BY ${column}_place NULLS LAST, talent_id`)
        .all()
        .map(({ id }) => id);
    const [bulk, single] = [openTalentFile(':memory:'), openTalentFile(':memory:')];
    replaceAll(bulk, names.map(withName));
    for (const [at, name] of [...names.entries()].reverse()) putTalents(single, [withName(name, at)]);
    for (const column of ['name', 'headline', 'location']) expect(sorted(single, column)).toEqual(sorted(bulk, column));
    const collator = new Intl.Collator('es', { sensitivity: 'base', numeric: true });
    const expected = names
      .map((name, at) => ({ name, id: `t${at}` }))
      .sort(
        (a, b) =>
          Number(a.name === '') - Number(b.name === '') || collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1),
      );
    expect(sorted(single, 'headline')).toEqual(expected.map(({ id }) => id));
  });

  it('finds room between neighbours however often, by numbering all again', () => {
    const file = openTalentFile(':memory:');
    for (let at = 0; at < 200; at += 1) {
      const headline = `A${'a'.repeat(200 - at)}`;
      const applied = { firstName: 'Ana', lastName: '', phone: null, location: null, headline };
      putTalents(file, [aTalent({ talentId: `t${at}`, email: `${at}@p.example`, applied })]);
    }
    const rows = file.query('SELECT headline_text text FROM people ORDER BY headline_place').all() as {
      text: string;
    }[];
    expect(rows.map(({ text }) => text.length)).toEqual(Array.from({ length: 200 }, (_, at) => at + 2));
  });
});
