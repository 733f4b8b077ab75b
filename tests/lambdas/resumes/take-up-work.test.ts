/** Shows what becomes of each message on the queue of resumes. */
import { describe, expect, it } from 'vitest';
import { created, KEY, resumeDesk } from './resume-desk.ts';

const DROP = 'drops/2026/currículum de ana.txt';
const ENCODED = 'drops/2026/curr%C3%ADculum+de+ana.txt';

describe('work on resumes', () => {
  it('needs nothing for the test event of storage', async () => {
    const { outcomes, work } = resumeDesk({});
    await work({ Event: 's3:TestEvent', Service: 'Amazon S3' });
    expect(outcomes).toEqual([]);
  });

  it('reads what the form announced', async () => {
    const { deps, outcomes, work } = resumeDesk({});
    deps.uploads.put(KEY, 'v1', 'cv');
    await work(created(KEY, 'v1', '0A'));
    expect(outcomes).toEqual([['app1', 'completed']]);
  });

  it('needs nothing for an object that is gone by now', async () => {
    const { outcomes, work } = resumeDesk({});
    await work(created(KEY, 'v1', '0A'));
    await work({ applicationId: 'app1' });
    await work({ applicationId: 'app9' });
    expect(outcomes).toEqual([]);
  });

  it('reads again what the sweep asks for', async () => {
    const { deps, outcomes, work } = resumeDesk({});
    deps.uploads.put(KEY, 'v1', 'cv');
    await work({ applicationId: 'app1' });
    expect(outcomes).toEqual([['app1', 'completed']]);
  });
});

describe('a file of the form that was uploaded twice', () => {
  it('keeps the newest when the sweep read it before the late event of the older one', async () => {
    const { deps, row, work } = resumeDesk({});
    deps.uploads.put(KEY, 'v1', 'older');
    deps.uploads.put(KEY, 'v2', 'newest');
    await work({ applicationId: 'app1' });
    expect(row()?.versionId).toBe('v2');
    await work(created(KEY, 'v1', '0A'));
    expect(row()).toMatchObject({ versionId: 'v2', resumeStatus: 'completed' });
    expect([...deps.resumes.rows.values()].map(({ text }) => text)).toEqual(['newest']);
  });
});

describe('a dropped file', () => {
  it('becomes an application with the names that were read, for the job and in the language of its metadata', async () => {
    const { deps, work } = resumeDesk();
    deps.uploads.put(DROP, 'v1', 'ana@people.example', { 'job-id': 'soldador-job1', language: 'en' });
    await work(created(ENCODED, 'v1', '0A'));
    const [record] = deps.applications.rows.values();
    expect(record).toMatchObject({
      source: 'drop',
      jobId: 'job1',
      jobTitle: 'Soldador',
      language: 'en',
      email: 'ana@people.example',
      firstName: 'Leída',
      lastName: 'Del Archivo',
      fileName: 'currículum de ana.txt',
      resumeStatus: 'completed',
    });
    expect(record).not.toHaveProperty('tokenDigests');
  });

  it('is one application however often its event arrives, and another once its content changed', async () => {
    const { deps, work } = resumeDesk();
    deps.uploads.put(DROP, 'v1', 'ana@people.example');
    await Promise.all([1, 2, 3].map(() => work(created(ENCODED, 'v1', '0A'))));
    expect(deps.applications.rows.size).toBe(1);
    deps.uploads.put(DROP, 'v2', 'newer ana@people.example');
    await work(created(ENCODED, 'v2', '0B'));
    expect(deps.applications.rows.size).toBe(2);
    expect(deps.talents.rows.size).toBe(1);
  });

  it('is taken without a job where the named one does not exist, in Spanish where the language is unknown', async () => {
    const { deps, work } = resumeDesk();
    deps.uploads.put(DROP, 'v1', 'ana@people.example', { 'job-id': 'nothing', language: 'fr' });
    await work(created(ENCODED, 'v1', '0A'));
    const [record] = deps.applications.rows.values();
    expect(record?.language).toBe('es');
    expect(record).not.toHaveProperty('jobId');
  });

  it('without an e-mail address fails as such, makes no talent, and is mended by an address', async () => {
    const { deps, outcomes, work } = resumeDesk();
    deps.uploads.put(DROP, 'v1', 'nobody to write to');
    await work(created(ENCODED, 'v1', '0A'));
    const [record] = deps.applications.rows.values();
    const applicationId = record?.applicationId ?? '';
    expect(record).toMatchObject({ resumeStatus: 'failed', failureCode: 'EMAIL_NOT_FOUND' });
    expect(deps.talents.rows.size).toBe(0);
    const mended = { email: 'ana@people.example', resumeStatus: 'active', unfinished: 'reading' } as const;
    await deps.applications.edit(record as NonNullable<typeof record>, 1, mended);
    await work({ applicationId, takeOver: true });
    expect(deps.applications.rows.get(applicationId)).toMatchObject({ resumeStatus: 'completed' });
    expect(outcomes.map(([, outcome]) => outcome)).toEqual(['failed', 'completed']);
  });
});
