/** Shows that every upload ends once, in `completed` or `failed`, whatever arrives twice, late or in the middle of a crash. */
import { describe, expect, it } from 'vitest';
import { LEASE_SECONDS } from '../../../lambdas/resumes/claim-decision.ts';
import { readUploadedResume } from '../../../lambdas/resumes/read-uploaded-resume.ts';
import { SYSTEM } from '../../../shared/domain/policy.ts';
import { READING_FAILURES } from '../../../shared/domain/reading-failure.ts';
import { resumeSchema } from '../../../shared/domain/talent.ts';
import { AppError } from '../../../shared/errors.ts';
import { readCareer } from '../../../shared/resume/index.ts';
import { aTalent, START } from '../records.ts';
import { KEY, resumePipeline } from './resume-pipeline.ts';

/** A promise that the test settles, to hold a reader in the middle of its work. */
function gate() {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

describe('reading an uploaded resume', () => {
  it('completes it: a reading, a talent that has it, and a request for matches', async () => {
    const { deps, queue, read, row } = resumePipeline({});
    deps.uploads.put(KEY, 'v1', 'cv of amapola@people.example');
    expect(await read('v1', '0A')).toBe('completed');
    const { talentId = '', resumeId = '' } = row() ?? {};
    expect(row()).toMatchObject({ resumeStatus: 'completed', unfinished: 'matching', versionId: 'v1' });
    expect(row()).not.toHaveProperty('leaseUntil');
    expect(await deps.resumes.get(talentId, resumeId)).toMatchObject({ text: 'cv of amapola@people.example' });
    expect(deps.talents.rows.get(talentId)).toMatchObject({ resumeId, email: 'amapola@people.example' });
    const correlationId = 'corr-0001';
    expect(queue.sent).toEqual([{ kind: 'resume', talentId, resumeId, applicationId: 'app1', correlationId }]);
  });

  it('of an application that was confirmed before, lets it stand beside the known person until the two are joined', async () => {
    const { deps, queue, read, row } = resumePipeline({ confirmedAt: START });
    const owner = aTalent({ joined: ['earlier'] });
    await deps.talents.insert(owner);
    deps.uploads.put(KEY, 'v1', 'cv of amapola@people.example');
    expect(await read('v1', '0A')).toBe('completed');
    const beside = row()?.talentId ?? '';
    expect(deps.talents.rows.get('talent1')).toEqual(owner);
    expect(deps.talents.rows.get(beside)).toMatchObject({ besideId: 'talent1', joined: ['app1'] });
    expect(queue.sent).toMatchObject([{ kind: 'resume', talentId: beside }]);
  });

  it('that fails, of an application that was confirmed before, asks for the two to be joined', async () => {
    const { deps, queue, read, row } = resumePipeline({ confirmedAt: START });
    await deps.talents.insert(aTalent({ joined: ['earlier'] }));
    deps.readFile = () => Promise.reject(new AppError('invalid', 'FILE_DAMAGED'));
    deps.uploads.put(KEY, 'v1', 'cv');
    expect(await read('v1', '0A')).toBe('failed');
    expect(deps.talents.rows.get(row()?.talentId ?? '')).toMatchObject({ besideId: 'talent1' });
    expect(queue.sent).toMatchObject([{ kind: 'settle', applicationId: 'app1' }]);
  });

  it('another version of what a person took over goes to that person', async () => {
    const { deps, read, row } = resumePipeline({ confirmedAt: START, talentId: 'talent1' });
    await deps.talents.insert(aTalent({ joined: ['earlier', 'app1'] }));
    deps.uploads.put(KEY, 'v2', 'cv of amapola@people.example');
    expect(await read('v2', '0B')).toBe('completed');
    expect(row()?.talentId).toBe('talent1');
    expect(deps.talents.rows.size).toBe(1);
  });

  it('stores career, warnings and fields to check of the reading, and none where there are none', async () => {
    const { deps, read } = resumePipeline({});
    const warnings = [{ kind: 'tiny-text' as const, page: 1, excerpt: 'sap sap', span: null }];
    const atOnce = deps.readFile;
    deps.readFile = async (bytes) => {
      const reading = await atOnce(bytes);
      return { ...reading, career: readCareer(reading, '2026-11'), warnings, unsure: ['firstName', 'location'] };
    };
    deps.uploads.put(KEY, 'v1', 'amapola@people.example\nIncorporación inmediata');
    await read('v1', '0A');
    deps.readFile = atOnce;
    deps.uploads.put(KEY, 'v2', 'cv');
    await read('v2', '0B');
    const [first, second] = [...deps.resumes.rows.values()];
    expect(first).toMatchObject({
      unsure: ['firstName', 'location'],
      warnings,
      career: { availability: { text: 'Incorporación inmediata' } },
    });
    expect(resumeSchema.parse(first)).toEqual(first);
    expect(second).not.toHaveProperty('career');
    expect(second).not.toHaveProperty('warnings');
    expect(second).not.toHaveProperty('unsure');
  });

  it('makes one result of the same event five times at once', async () => {
    const { deps, queue, read } = resumePipeline({});
    deps.uploads.put(KEY, 'v1', 'cv');
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => read('v1', '0A')));
    expect(outcomes.sort()).toEqual(['completed', 'skipped', 'skipped', 'skipped', 'skipped']);
    expect([deps.resumes.rows.size, deps.talents.rows.size, queue.sent.length]).toEqual([1, 1, 1]);
  });

  it('lets the newest upload win when events arrive in the wrong order', async () => {
    const { deps, read, row } = resumePipeline({});
    deps.uploads.put(KEY, 'v1', 'old');
    deps.uploads.put(KEY, 'v2', 'new');
    expect(await read('v2', '0B')).toBe('completed');
    expect(await read('v1', '0A')).toBe('skipped');
    expect(row()).toMatchObject({ versionId: 'v2', sequencer: '0B' });
    expect([...deps.resumes.rows.values()].map(({ text }) => text)).toEqual(['new']);
  });

  it('gives way to a newer upload that arrives during the reading', async () => {
    const { deps, queue, read, row } = resumePipeline({});
    deps.uploads.put(KEY, 'v1', 'old');
    deps.uploads.put(KEY, 'v2', 'new');
    const { passed, open } = gate();
    const atOnce = deps.readFile;
    deps.readFile = async (bytes) => {
      if (Buffer.from(bytes).toString() === 'old') await passed;
      return atOnce(bytes);
    };
    const slow = read('v1', '0A');
    expect(await read('v2', '0B')).toBe('completed');
    open();
    expect(await slow).toBe('skipped');
    const { talentId = '', resumeId = '' } = row() ?? {};
    expect((await deps.resumes.get(talentId, resumeId))?.text).toBe('new');
    expect(deps.talents.rows.get(talentId)?.resumeId).toBe(resumeId);
    expect(queue.sent).toHaveLength(1);
  });

  it('leaves a file alone that another reader holds, until the lease runs out', async () => {
    const { clock, deps, read, row } = resumePipeline({});
    deps.uploads.put(KEY, 'v1', 'cv');
    const atOnce = deps.readFile;
    await killedWhileReading(deps, () => read('v1', '0A'));
    expect(row()).toMatchObject({ resumeStatus: 'active', unfinished: 'reading' });
    deps.readFile = atOnce;
    expect(await read('v1', '0A')).toBe('skipped');
    clock.pass(LEASE_SECONDS);
    expect(await read('v1', '0A')).toBe('completed');
  });

  it('holds it no longer than its environment says', async () => {
    const { clock, deps, read } = resumePipeline({});
    deps.uploads.put(KEY, 'v1', 'cv');
    const atOnce = deps.readFile;
    Object.assign(deps, { leaseSeconds: 10 });
    await killedWhileReading(deps, () => read('v1', '0A'));
    deps.readFile = atOnce;
    clock.pass(9);
    expect(await read('v1', '0A')).toBe('skipped');
    clock.pass(1);
    expect(await read('v1', '0A')).toBe('completed');
  });

  it('gives its lease back when it fails, so that the next delivery continues at once', async () => {
    const { deps, read, row } = resumePipeline({});
    deps.uploads.put(KEY, 'v1', 'cv');
    const atOnce = deps.readFile;
    deps.readFile = () => Promise.reject(new Error('the database is away'));
    await expect(read('v1', '0A')).rejects.toThrow('the database is away');
    expect(row()).toMatchObject({ resumeStatus: 'active', unfinished: 'reading' });
    deps.readFile = atOnce;
    expect(await read('v1', '0A')).toBe('completed');
  });

  it('takes the file of a reader known to be dead at once', async () => {
    const { deps, read } = resumePipeline({});
    deps.uploads.put(KEY, 'v1', 'cv');
    const atOnce = deps.readFile;
    await killedWhileReading(deps, () => read('v1'));
    deps.readFile = atOnce;
    expect(await read('v1', undefined, true)).toBe('completed');
  });

  it.each(READING_FAILURES)(
    'ends as failed with %s where that is what the reader says, and asks for no matches',
    async (code) => {
      const { deps, queue, read, row } = resumePipeline({});
      deps.uploads.put(KEY, 'v1', 'cv');
      deps.readFile = () => Promise.reject(new AppError('invalid', code));
      expect(await read('v1', '0A')).toBe('failed');
      expect(row()).toMatchObject({ resumeStatus: 'failed', failureCode: code });
      expect(row()).not.toHaveProperty('unfinished');
      expect(queue.sent).toEqual([]);
    },
  );

  it('makes a talent of the person on the form even when the file cannot be read', async () => {
    const { deps, read, row } = resumePipeline({});
    deps.uploads.put(KEY, 'v1', 'cv');
    deps.readFile = () => Promise.reject(new AppError('invalid', 'FILE_DAMAGED'));
    await read('v1');
    const talent = deps.talents.rows.get(row()?.talentId ?? '');
    expect(talent).toMatchObject({ email: 'amapola@people.example', applied: { firstName: 'Amapola' } });
    expect(talent).not.toHaveProperty('resumeId');
  });

  it('forgets a failure once a better file has been uploaded', async () => {
    const { deps, read, row } = resumePipeline({
      resumeStatus: 'failed',
      failureCode: 'FILE_ENCRYPTED',
      versionId: 'v1',
    });
    deps.uploads.put(KEY, 'v2', 'readable');
    expect(await read('v2', '0B')).toBe('completed');
    expect(row()).not.toHaveProperty('failureCode');
  });

  it('does not take an error of its own for a failure of the file', async () => {
    const { deps, read, row } = resumePipeline({});
    deps.uploads.put(KEY, 'v1', 'cv');
    deps.readFile = () => Promise.reject(new AppError('unavailable', 'SERVICE_UNAVAILABLE'));
    await expect(read('v1')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(row()?.resumeStatus).toBe('active');
  });

  it('needs nothing for an application that does not exist', async () => {
    const { deps } = resumePipeline();
    expect(await readUploadedResume('app9', { versionId: 'v1' }, SYSTEM, deps)).toBe('skipped');
  });

  it('keeps the marker for the sweep when matches cannot be asked for', async () => {
    const { deps, queue, read, row } = resumePipeline({});
    deps.uploads.put(KEY, 'v1', 'cv');
    queue.down = true;
    await expect(read('v1')).rejects.toThrow('ECONNREFUSED');
    expect(row()).toMatchObject({ resumeStatus: 'completed', unfinished: 'matching' });
  });
});

describe('a file that is someone else’s', () => {
  const sender = { firstName: 'Zacarías', lastName: 'Bermejo', email: 'zacarias@people.example' };

  it('is flagged with whom it leads to and in what it differs', async () => {
    const { deps, read, row } = resumePipeline(sender);
    await deps.talents.insert(aTalent({ talentId: 'known', email: 'known@people.example' }));
    deps.uploads.put(KEY, 'v1', 'cv of known@people.example');
    await read('v1', '0A');
    expect(row()?.foreignResume).toEqual({ talentId: 'known', differs: ['name', 'email'] });
    // The next file may be their own.
    deps.uploads.put(KEY, 'v2', 'cv of zacarias@people.example');
    await read('v2', '0B');
    expect(row()?.foreignResume).toBeUndefined();
  });

  it('is flagged by name and address where it leads to nobody who is known', async () => {
    const { deps, read, row } = resumePipeline(sender);
    deps.uploads.put(KEY, 'v1', 'cv of nobody@people.example');
    await read('v1', '0A');
    expect(row()?.foreignResume).toEqual({ talentId: null, differs: ['name', 'email'] });
  });

  it.each([
    ['has another address of one name', { firstName: 'Leída', lastName: 'Otra' }, 'nobody@people.example'],
    ['is that of the person themselves', { ...sender, email: 'known@people.example' }, 'known@people.example'],
  ])('is not flagged where it %s', async (_name, form, email) => {
    const { deps, read, row } = resumePipeline(form);
    await deps.talents.insert(aTalent({ talentId: 'known', email: 'known@people.example' }));
    deps.uploads.put(KEY, 'v1', `cv of ${email}`);
    await read('v1', '0A');
    expect(row()).toMatchObject({ resumeStatus: 'completed' });
    expect(row()?.foreignResume).toBeUndefined();
  });
});

describe('the person behind a resume', () => {
  it('is one for one e-mail address, however it is spelled: the second one stands beside the first', async () => {
    const { deps, queue, read } = resumePipeline({ email: 'Amapola@People.example' }, { applicationId: 'app2' });
    deps.uploads.put(KEY, 'v1', 'first');
    deps.uploads.put('applications/app2', 'v1', 'second');
    await Promise.all([read('v1'), readUploadedResume('app2', { versionId: 'v1' }, SYSTEM, deps)]);
    const people = [...deps.talents.rows.values()];
    const owner = people.find(({ besideId }) => besideId === undefined);
    expect(people).toHaveLength(2);
    expect(people.filter(({ besideId }) => besideId === owner?.talentId)).toHaveLength(1);
    expect(deps.resumes.rows.size).toBe(2);
    // Each of the two requests has the confirmed application joined to the owner.
    const requests = queue.sent.map((sent) => 'applicationId' in sent && sent.applicationId);
    expect(requests.sort()).toEqual(['app1', 'app2']);
  });

  it('keeps the names of the form, and what recruiters edited, when they apply again', async () => {
    const { deps, read, row } = resumePipeline({});
    deps.uploads.put(KEY, 'v1', 'first');
    await read('v1', '0A');
    const talentId = row()?.talentId ?? '';
    await deps.talents.edit(talentId, 1, { edits: { lastName: 'Corregida' }, status: 'active' });
    const submittedAt = '2026-11-22T09:00:00.000Z';
    const again = { ...row(), applicationId: 'app2', objectKey: 'applications/app2', submittedAt, lastName: 'Nueva' };
    await deps.applications.insert({
      ...(again as NonNullable<ReturnType<typeof row>>),
      resumeStatus: 'awaiting-upload',
    });
    deps.uploads.put('applications/app2', 'v9', 'second');
    await readUploadedResume('app2', { versionId: 'v9' }, SYSTEM, deps);
    expect(deps.talents.rows.get(talentId)).toMatchObject({
      applied: { firstName: 'Amapola', lastName: 'Nueva' },
      edits: { lastName: 'Corregida' },
      status: 'active',
      version: 2,
      resumeAt: submittedAt,
    });
  });

  it('keeps the resume of the newer application when the older one is read last', async () => {
    const { deps, read } = resumePipeline({}, { applicationId: 'app2', submittedAt: '2026-11-22T09:00:00.000Z' });
    deps.uploads.put(KEY, 'v1', 'older');
    deps.uploads.put('applications/app2', 'v1', 'newer');
    await readUploadedResume('app2', { versionId: 'v1' }, SYSTEM, deps);
    await read('v1');
    const [talent] = deps.talents.rows.values();
    expect((await deps.resumes.get(talent?.talentId ?? '', talent?.resumeId ?? ''))?.text).toBe('newer');
    expect(talent?.appliedAt).not.toBe(START);
  });
});

/** A reader whose process is gone in the middle of a file: it neither ends nor gives anything back. */
async function killedWhileReading(
  deps: ReturnType<typeof resumePipeline>['deps'],
  read: () => Promise<unknown>,
): Promise<void> {
  await new Promise<void>((resolve) => {
    deps.readFile = () => {
      resolve();
      return new Promise(() => undefined);
    };
    void read();
  });
}
