/** Shows how recruiters see resumes being read: by state, by reason, by folder, with ages and figures. */
import { describe, expect, it } from 'vitest';
import { contentTag, dropApplicationId } from '../../../lambdas/drops/drop-application-id.ts';
import { listProcessing } from '../../../lambdas/resumes/list-processing.ts';
import { rememberedBriefly } from '../../../lambdas/resumes/remembered-briefly.ts';
import { encodeCursor } from '../../../lambdas/runtime/place-cursor.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import { clockAt, fakeApplications, fakeUploads } from '../../support/fakes.ts';
import { ADMIN, anApplication, START, USER } from '../records.ts';

type Query = Parameters<typeof listProcessing>[0]['query'];

const COUNTS = { 'awaiting-upload': 1, active: 2, completed: 3, failed: 4 };
const DEAD = { resumes: 1, scans: 0, matching: 0, runs: 0 };
const derivedId = (...parts: string[]) => parts.join('|');

function setUp(...records: Partial<ApplicationRecord>[]) {
  const clock = clockAt(START);
  const applications = fakeApplications(clock, ...records.map(anApplication));
  const uploads = fakeUploads(clock);
  const figures = { counts: async () => COUNTS, deadLetters: async () => DEAD };
  const deps = { applications, uploads, ...figures, derivedId, now: clock.now };
  const list = (query: Partial<Query> = {}, actor = ADMIN) =>
    listProcessing({ query: { limit: 25, ...query } }, actor, deps);
  const drop = (key: string, over: Partial<ApplicationRecord> = {}) => {
    uploads.put(key, 'v1', `text of ${key}`);
    const applicationId = dropApplicationId(key, contentTag(Buffer.from(`text of ${key}`)), derivedId);
    const record = anApplication({ applicationId, source: 'drop', objectKey: key, ...over });
    applications.rows.set(applicationId, record);
  };
  return { applications, clock, drop, list, uploads };
}

const failed = { resumeStatus: 'failed', unfinished: undefined } as const;
const ids = (page: { items: { applicationId: string }[] }) => page.items.map(({ applicationId }) => applicationId);

describe('the processing of resumes', () => {
  it('is shown with what failed, in both languages, how old that is, and the figures', async () => {
    const steps = [{ kind: 'failed' as const, at: START }];
    const { clock, list } = setUp({ ...failed, failureCode: 'FILE_ENCRYPTED', steps, attempts: 2 });
    clock.pass(90);
    const { items, ...rest } = await list();
    expect(rest).toEqual({ nextCursor: null, counts: COUNTS, deadLetters: DEAD });
    const name = 'Amapola Quintanar';
    expect(items).toMatchObject([{ applicationId: 'app1', name, status: 'failed', attempts: 2, ageSeconds: 90 }]);
    expect(items[0]?.failure).toMatchObject({ code: 'FILE_ENCRYPTED', message: { es: /contraseña/, en: /password/ } });
  });

  it('counts the age from when the resume came into its state, whatever was edited since', async () => {
    const steps = [{ kind: 'read' as const, at: START }];
    const { clock, list } = setUp({ resumeStatus: 'completed', steps, updatedAt: '2026-11-21T09:59:00.000Z' });
    clock.pass(3600);
    expect((await list()).items[0]?.ageSeconds).toBe(3600);
  });

  it('lists one state last changed first, and a reason or a source of it', async () => {
    const { list } = setUp(
      {
        applicationId: 'a',
        ...failed,
        failureCode: 'EMAIL_NOT_FOUND',
        source: 'drop',
        updatedAt: '2026-11-21T08:00:00Z',
      },
      { applicationId: 'b', ...failed, failureCode: 'FILE_DAMAGED', updatedAt: '2026-11-21T10:00:00Z' },
      { applicationId: 'c', resumeStatus: 'completed', updatedAt: '2026-11-21T09:00:00Z' },
    );
    expect(ids(await list({ status: 'failed' }))).toEqual(['b', 'a']);
    expect(ids(await list({ failure: 'EMAIL_NOT_FOUND' }))).toEqual(['a']);
    expect(ids(await list({ source: 'drop' }))).toEqual(['a']);
    expect(ids(await list({ status: 'completed', failure: 'FILE_DAMAGED' }))).toEqual([]);
  });

  it('lists what a folder brought, page by page, without looking at anything else', async () => {
    const { applications, drop, list } = setUp({ applicationId: 'other' });
    const names = Array.from({ length: 7 }, (_, at) => `drops/batch-1/cv-${at}.pdf`);
    for (const name of names) drop(name);
    drop('drops/batch-10/cv.pdf');
    applications.list = () => Promise.reject(new Error('a folder needs no index'));
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ prefix: 'drops/batch-1/', limit: 3, cursor });
      expect(page.items.length).toBeLessThanOrEqual(3);
      found.push(...page.items.map(({ fullPath }) => fullPath));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(found).toEqual(names);
  });

  it.each([{ applicationId: 'app1', kind: 'x' }, { nextKey: 'drops/batch-2/cv.pdf' }, { nextKey: '' }])(
    'refuses the cursor of another list than the folder’s: %j',
    async (place) => {
      const { drop, list } = setUp();
      drop('drops/batch-1/cv.pdf');
      await expect(list({ prefix: 'drops/batch-1/', cursor: encodeCursor(place) ?? undefined })).rejects.toMatchObject({
        kind: 'invalid',
        code: 'INVALID_INPUT',
        details: { errors: [{ path: 'cursor', code: 'INVALID' }] },
      });
    },
  );

  it('leaves out files of a folder that nobody has taken up yet, and states that were not asked for', async () => {
    const { drop, list, uploads } = setUp();
    uploads.put('drops/batch/arriving.pdf', 'v1', 'cv');
    drop('drops/batch/read.pdf', { resumeStatus: 'completed' });
    drop('drops/batch/refused.pdf', failed);
    const paths = async (query: Partial<Query>) => (await list(query)).items.map(({ fullPath }) => fullPath);
    expect(await paths({ prefix: 'drops/batch/' })).toEqual(['drops/batch/read.pdf', 'drops/batch/refused.pdf']);
    expect(await paths({ prefix: 'drops/batch/', status: 'failed' })).toEqual(['drops/batch/refused.pdf']);
    expect(await paths({ prefix: 'documents/' })).toEqual([]);
  });

  it('is for recruiters', async () => {
    await expect(setUp().list({}, USER)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a figure that is remembered briefly', () => {
  function counter() {
    const time = { now: 0, takes: 0, asked: 0, fails: false };
    const ask = rememberedBriefly(
      async () => {
        time.asked += 1;
        time.now += time.takes;
        if (time.fails) throw new Error('down');
        return time.asked;
      },
      () => time.now,
    );
    return { ask, time };
  }

  it('is computed again after two seconds, and once for all who ask at once', async () => {
    const { ask, time } = counter();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    time.now = 1_999;
    expect(await ask()).toBe(1);
    time.now = 2_000;
    expect(await ask()).toBe(2);
  });

  it('is found out less often where that takes long', async () => {
    const { ask, time } = counter();
    time.takes = 1_000;
    await ask();
    time.now = 20_999;
    expect(await ask()).toBe(1);
    time.now = 21_000;
    expect(await ask()).toBe(2);
  });

  it('is asked for again right after a failure', async () => {
    const { ask, time } = counter();
    time.fails = true;
    await expect(ask()).rejects.toThrow('down');
    time.fails = false;
    expect(await ask()).toBe(2);
  });
});
