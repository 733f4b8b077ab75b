/** Shows that a scan ends exactly once like any other file, although two functions work on it one after the other. */
import { describe, expect, it, vi } from 'vitest';
import { SCAN_LEASE_SECONDS, SCAN_WAIT_SECONDS } from '../../../lambdas/resumes/claim-decision.ts';
import { type ReadScanDeps, readScannedResume } from '../../../lambdas/resumes/read-scanned-resume.ts';
import type { ApplicationRecord } from '../../../lambdas/stores/application-record.ts';
import type { ScanRequest } from '../../../shared/contract/events.ts';
import { SYSTEM } from '../../../shared/domain/policy.ts';
import { AppError } from '../../../shared/errors.ts';
import { type ScannedPage, scannedDocument } from '../../../shared/extraction/index.ts';
import { plainPage } from '../../support/scans.ts';
import { aProfile } from '../records.ts';
import { created, KEY, resumePipeline } from './resume-pipeline.ts';

const PAGES = [plainPage('Amapola Quiñones', 'Enfermera de urgencias')];

/** A pipeline where every file is a scan, with OCR that a test can delay, break or make return no words. */
function scanPipeline(record: Partial<ApplicationRecord> = {}) {
  const pipeline = resumePipeline(record);
  pipeline.deps.readFile = () => Promise.reject(new AppError('invalid', 'FILE_IS_SCANNED'));
  const asked: unknown[] = [];
  const deps: ReadScanDeps = {
    ...pipeline.deps,
    recognise: async (scan) => {
      asked.push(scan);
      return PAGES;
    },
    readPages: async (kind, pages) => {
      const { text } = scannedDocument(kind, pages);
      return { text, profile: aProfile({ email: null }), sources: {}, sections: [] };
    },
  };
  const readScan = (request = pipeline.scans.sent.at(-1)) => readScannedResume(request as ScanRequest, SYSTEM, deps);
  /** A scan that the first step has handed on. */
  const handOn = async (versionId = 'v1', sequencer = '0A') => {
    pipeline.deps.uploads.put(KEY, versionId, 'pictures');
    return pipeline.read(versionId, sequencer);
  };
  return { ...pipeline, asked, scanDeps: deps, readScan, handOn };
}

/** A step of work that a test holds up until it lets it go on. */
function held<T>(value: T): { start: () => Promise<T>; release: () => void } {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { start: () => gate.then(() => value), release };
}

describe('the first step', () => {
  it('leaves a scan active, with a lease for the one that comes next, and asks for it', async () => {
    const { handOn, queue, row, scans } = scanPipeline();
    expect(await handOn()).toBe('handed-on');
    const { revision } = row() ?? {};
    expect(row()).toMatchObject({ resumeStatus: 'active', unfinished: 'reading' });
    expect(row()).not.toHaveProperty('failureCode');
    expect(scans.sent).toEqual([{ applicationId: 'app1', versionId: 'v1', revision, correlationId: 'corr-0001' }]);
    expect(queue.sent).toEqual([]);
  });

  it('does not hand it on twice when storage reports it twice', async () => {
    const { handOn, read, scans } = scanPipeline();
    await handOn();
    expect(await read('v1', '0A')).toBe('skipped');
    expect(scans.sent).toHaveLength(1);
  });

  it('gives the lease back when the queue is away, so that the next delivery hands it on', async () => {
    const { handOn, read, readScan, scans } = scanPipeline();
    scans.down = true;
    await expect(handOn()).rejects.toThrow('ECONNREFUSED');
    scans.down = false;
    expect(await read('v1', '0A')).toBe('handed-on');
    expect(await readScan()).toBe('completed');
  });

  it('hands it on again when it died before it asked, once the sweep finds it', async () => {
    const { clock, deps, handOn, readScan, scans, work } = scanPipeline();
    const ask = deps.requestScan;
    const dead = vi.fn(() => new Promise<void>(() => undefined));
    deps.requestScan = dead;
    void handOn();
    await expect.poll(() => dead.mock.calls.length).toBe(1);
    deps.requestScan = ask;
    await work({ applicationId: 'app1' });
    expect(scans.sent).toEqual([]);
    clock.pass(SCAN_WAIT_SECONDS + 1);
    await work({ applicationId: 'app1' });
    expect(await readScan()).toBe('completed');
  });
});

describe('the second step', () => {
  it('completes it with what was recognised of exactly that version', async () => {
    const { asked, deps, handOn, queue, readScan, row } = scanPipeline();
    await handOn();
    expect(await readScan()).toBe('completed');
    expect(asked).toEqual([{ key: KEY, versionId: 'v1' }]);
    const { talentId = '', resumeId = '' } = row() ?? {};
    expect(row()).toMatchObject({ resumeStatus: 'completed', unfinished: 'matching', attempts: 1 });
    expect(row()).not.toHaveProperty('leaseUntil');
    expect((await deps.resumes.get(talentId, resumeId))?.text).toContain('Enfermera de urgencias');
    expect(row()?.steps?.map(({ kind }) => kind)).toEqual(['uploaded', 'read']);
    expect(queue.sent).toHaveLength(1);
  });

  it('makes one result of the same message five times at once', async () => {
    const { deps, handOn, queue, readScan } = scanPipeline();
    await handOn();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => readScan()));
    expect(outcomes.sort()).toEqual(['completed', 'skipped', 'skipped', 'skipped', 'skipped']);
    expect(await readScan()).toBe('skipped');
    expect([deps.resumes.rows.size, deps.talents.rows.size, queue.sent.length]).toEqual([1, 1, 1]);
  });

  it('is begun again after a crash, by the sweep and not before its lease has run out', async () => {
    const { clock, handOn, readScan, row, scanDeps, work } = scanPipeline();
    await handOn();
    const recognise = scanDeps.recognise;
    scanDeps.recognise = () => new Promise(() => undefined);
    void readScan();
    await expect.poll(() => row()?.revision).toBe(4);
    scanDeps.recognise = recognise;
    expect(await readScan()).toBe('skipped');
    clock.pass(SCAN_LEASE_SECONDS + 1);
    await work({ applicationId: 'app1' });
    expect(await readScan()).toBe('completed');
  });

  it('is begun again at once where its reader is known to be dead', async () => {
    const { handOn, readScan, row, scanDeps, work } = scanPipeline();
    await handOn();
    const recognise = scanDeps.recognise;
    scanDeps.recognise = () => new Promise(() => undefined);
    void readScan();
    await expect.poll(() => row()?.revision).toBe(4);
    scanDeps.recognise = recognise;
    await work({ applicationId: 'app1', takeOver: true });
    expect(await readScan()).toBe('completed');
  });

  it('leaves it to the next delivery when the recogniser is away, five times without an end, then reads it', async () => {
    const { handOn, readScan, row, scanDeps } = scanPipeline();
    await handOn();
    const recognise = scanDeps.recognise;
    scanDeps.recognise = () => Promise.reject(new Error('ThrottlingException'));
    for (let delivery = 1; delivery <= 5; delivery += 1) {
      await expect(readScan()).rejects.toThrow('ThrottlingException');
      expect(row()).toMatchObject({ resumeStatus: 'active', unfinished: 'reading' });
    }
    // Put back from the dead letters, once the recogniser is there again.
    scanDeps.recognise = recognise;
    expect(await readScan()).toBe('completed');
  });

  it.each(['FILE_DAMAGED', 'FILE_TOO_COMPLEX', 'READING_TIMED_OUT'])(
    'fails with %s where the recogniser says so',
    async (code) => {
      const { handOn, queue, readScan, row, scanDeps } = scanPipeline();
      await handOn();
      scanDeps.recognise = () => Promise.reject(new AppError('invalid', code));
      expect(await readScan()).toBe('failed');
      expect(row()).toMatchObject({ resumeStatus: 'failed', failureCode: code });
      expect(queue.sent).toEqual([]);
    },
  );

  it.each<[string, ScannedPage[]]>([
    ['no page', []],
    ['a page without a word', [{ lines: [] }]],
  ])('fails for want of text with %s', async (_, pages) => {
    const { handOn, readScan, row, scanDeps } = scanPipeline();
    await handOn();
    scanDeps.recognise = async () => pages;
    expect(await readScan()).toBe('failed');
    expect(row()).toMatchObject({ resumeStatus: 'failed', failureCode: 'FILE_HAS_NO_TEXT' });
  });
});

describe('what happens meanwhile', () => {
  it('is a withdrawal: nothing is recognised any more, and nothing of a recognition under way is kept', async () => {
    const early = scanPipeline();
    await early.handOn();
    const withdraw = { withdrawnAt: '2026-11-21T11:00:00.000Z', unfinished: undefined, leaseUntil: undefined };
    await early.deps.applications.advance(early.row() as ApplicationRecord, withdraw);
    expect(await early.readScan()).toBe('skipped');
    expect(early.asked).toEqual([]);

    const late = scanPipeline();
    await late.handOn();
    const { start, release } = held(PAGES);
    late.scanDeps.recognise = start;
    const reading = late.readScan();
    await expect.poll(() => late.row()?.revision).toBe(4);
    await late.deps.applications.advance(late.row() as ApplicationRecord, withdraw);
    release();
    expect(await reading).toBe('skipped');
    expect([late.deps.resumes.rows.size, late.deps.talents.rows.size]).toEqual([0, 0]);
  });

  it('is an erasure: there is nothing left to do', async () => {
    const { asked, deps, handOn, readScan } = scanPipeline();
    await handOn();
    await deps.applications.remove('app1');
    expect(await readScan()).toBe('skipped');
    expect(asked).toEqual([]);
  });

  it('is a newer file: only that one counts, whether it comes before or during the recognition', async () => {
    const { deps, handOn, queue, readScan, row, scanDeps, scans } = scanPipeline();
    await handOn('v1', '0A');
    const [old] = scans.sent;
    const { start, release } = held(PAGES);
    const recognise = scanDeps.recognise;
    scanDeps.recognise = start;
    const slow = readScan(old);
    await expect.poll(() => row()?.revision).toBe(4);
    expect(await handOn('v2', '0B')).toBe('handed-on');
    release();
    expect(await slow).toBe('skipped');
    scanDeps.recognise = recognise;
    expect(await readScan(old)).toBe('skipped');
    expect(await readScan()).toBe('completed');
    expect(row()).toMatchObject({ versionId: 'v2' });
    expect([...deps.talents.rows.values()].map(({ resumeId }) => resumeId)).toEqual([row()?.resumeId]);
    expect(queue.sent).toHaveLength(1);
  });
});

it('is a matter of the queue for drops as well', async () => {
  const { deps, readScan, scans, work } = scanPipeline();
  deps.uploads.put('drops/scan.pdf', 'v1', 'pictures of amapola@people.example');
  await work(created('drops/scan.pdf', 'v1', '0A'));
  const applicationId = scans.sent[0]?.applicationId ?? '';
  expect(deps.applications.rows.get(applicationId)).toMatchObject({ source: 'drop', resumeStatus: 'active' });
  expect(await readScan()).toBe('failed');
  expect(deps.applications.rows.get(applicationId)).toMatchObject({ failureCode: 'EMAIL_NOT_FOUND' });
});
