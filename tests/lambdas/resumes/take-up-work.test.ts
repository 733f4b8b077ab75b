/** Shows what becomes of each message on the queue of resumes. */
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../shared/errors.ts';
import { START } from '../records.ts';
import { created, KEY, resumePipeline } from './resume-pipeline.ts';

const DROP = 'drops/2026/currículum de ana.txt';
const ENCODED = 'drops/2026/curr%C3%ADculum+de+ana.txt';

describe('work on resumes', () => {
  it('needs nothing for the test event of storage', async () => {
    const { outcomes, work } = resumePipeline({});
    await work({ Event: 's3:TestEvent', Service: 'Amazon S3' });
    expect(outcomes).toEqual([]);
  });

  it('reads what the form announced', async () => {
    const { deps, outcomes, work } = resumePipeline({});
    deps.uploads.put(KEY, 'v1', 'cv');
    await work(created(KEY, 'v1', '0A'));
    expect(outcomes).toEqual([['app1', 'completed']]);
  });

  it('needs nothing for an object that is gone by now', async () => {
    const { outcomes, work } = resumePipeline({});
    await work(created(KEY, 'v1', '0A'));
    await work({ applicationId: 'app1' });
    await work({ applicationId: 'app9' });
    expect(outcomes).toEqual([]);
  });

  it('reads again what the sweep asks for', async () => {
    const { deps, outcomes, work } = resumePipeline({});
    deps.uploads.put(KEY, 'v1', 'cv');
    await work({ applicationId: 'app1' });
    expect(outcomes).toEqual([['app1', 'completed']]);
  });
});

describe('a file of the form that was uploaded twice', () => {
  it('keeps the newest when the sweep read it before the late event of the older one', async () => {
    const { deps, row, work } = resumePipeline({});
    deps.uploads.put(KEY, 'v1', 'older');
    deps.uploads.put(KEY, 'v2', 'newest');
    await work({ applicationId: 'app1' });
    expect(row()?.versionId).toBe('v2');
    await work(created(KEY, 'v1', '0A'));
    expect(row()).toMatchObject({ versionId: 'v2', resumeStatus: 'completed' });
    expect([...deps.resumes.rows.values()].map(({ text }) => text)).toEqual(['newest']);
  });
});

describe('a ticket that is used too often or too late', () => {
  const stored = (deps: ReturnType<typeof resumePipeline>['deps']) =>
    deps.uploads.objects.get(KEY)?.map(({ versionId }) => versionId);

  it('brings five versions, of which the last is read, and the rest is removed', async () => {
    const { deps, row, work } = resumePipeline({});
    for (let version = 1; version <= 8; version += 1) deps.uploads.put(KEY, `v${version}`, `text ${version}`);
    for (let version = 8; version >= 1; version -= 1) await work(created(KEY, `v${version}`, `0${version}`));
    expect(row()).toMatchObject({ versionId: 'v5', resumeStatus: 'completed' });
    expect(stored(deps)).toEqual(['v1', 'v2', 'v3', 'v4', 'v5']);
  });

  it('brings no more when the sweep comes before the events', async () => {
    const { deps, row, work } = resumePipeline({});
    for (let version = 1; version <= 6; version += 1) deps.uploads.put(KEY, `v${version}`, `text ${version}`);
    await work({ applicationId: 'app1' });
    expect(row()?.versionId).toBe('v5');
    expect(stored(deps)).toHaveLength(5);
  });

  it('brings nothing to a withdrawn application, which keeps the file that it had', async () => {
    const { deps, row, work } = resumePipeline({ withdrawnAt: START, versionId: 'v1', sequencer: '0A' });
    deps.uploads.put(KEY, 'v1', 'taken up before');
    deps.uploads.put(KEY, 'v2', 'too late');
    await work(created(KEY, 'v1', '0A'));
    await work(created(KEY, 'v2', '0B'));
    expect(row()?.versionId).toBe('v1');
    expect(stored(deps)).toEqual(['v1']);
  });

  it('brings nothing to an erased application', async () => {
    const { deps, work } = resumePipeline();
    deps.uploads.put(KEY, 'v1', 'too late');
    await work(created(KEY, 'v1', '0A'));
    expect(stored(deps)).toBeUndefined();
  });
});

/** What GuardDuty says of a version. */
const verdict = (objectKey: string, versionId: string, scanResultStatus: string) => ({
  ...{ version: '0', 'detail-type': 'GuardDuty Malware Protection Object Scan Result', source: 'aws.guardduty' },
  detail: {
    schemaVersion: '1.0',
    scanStatus: 'COMPLETED',
    resourceType: 'S3_OBJECT',
    s3ObjectDetails: { bucketName: 'uploads', objectKey, eTag: 'tag', versionId, s3Throttled: false },
    scanResultDetails: { scanResultStatus, threats: null },
  },
});

describe('where files are scanned for malware', () => {
  function scanned(...records: Parameters<typeof resumePipeline>) {
    const pipeline = resumePipeline(...records);
    pipeline.deps.fileVerdicts.scan.isOn = true;
    return pipeline;
  }

  it('nothing is read before the verdict on that very version', async () => {
    const { deps, outcomes, row, work } = scanned({});
    deps.uploads.put(KEY, 'v1', 'cv');
    deps.readFile = () => Promise.reject(new Error('opened'));
    await work(created(KEY, 'v1', '0A'));
    await work({ applicationId: 'app1' });
    await work(verdict(KEY, 'v0', 'NO_THREATS_FOUND'));
    expect(outcomes).toEqual([]);
    expect(row()).toMatchObject({ resumeStatus: 'awaiting-upload' });
  });

  it('a clean file is read when its verdict comes, also where the sweep asks after that', async () => {
    const { deps, outcomes, work } = scanned({});
    deps.uploads.put(KEY, 'v1', 'cv');
    await work(verdict(KEY, 'v1', 'NO_THREATS_FOUND'));
    await work(verdict(KEY, 'v1', 'NO_THREATS_FOUND'));
    await work({ applicationId: 'app1' });
    expect(outcomes.map(([, outcome]) => outcome)).toEqual(['completed', 'skipped', 'skipped']);
  });

  it.each([
    ['THREATS_FOUND', 'FILE_INFECTED'],
    ['UNSUPPORTED', 'FILE_NOT_SCANNABLE'],
    ['ACCESS_DENIED', 'FILE_NOT_SCANNABLE'],
    ['FAILED', 'FILE_NOT_SCANNABLE'],
  ])('a file with the verdict %s ends as %s and is never opened', async (status, failureCode) => {
    const { deps, outcomes, row, work } = scanned({});
    deps.uploads.put(KEY, 'v1', 'cv');
    deps.readFile = () => Promise.reject(new Error('opened'));
    await work(verdict(KEY, 'v1', status));
    expect(outcomes).toEqual([['app1', 'failed']]);
    expect(row()).toMatchObject({ resumeStatus: 'failed', failureCode });
  });

  it('a newer version waits for a verdict of its own', async () => {
    const { deps, outcomes, row, work } = scanned({});
    deps.uploads.put(KEY, 'v1', 'older');
    deps.uploads.put(KEY, 'v2', 'newer');
    await work(verdict(KEY, 'v1', 'NO_THREATS_FOUND'));
    expect(outcomes).toEqual([]);
    await work(verdict(KEY, 'v2', 'THREATS_FOUND'));
    expect(row()).toMatchObject({ resumeStatus: 'failed', failureCode: 'FILE_INFECTED', versionId: 'v2' });
  });

  it('a dropped file is taken in, and read when its own key was found clean', async () => {
    const { deps, outcomes, work } = scanned();
    deps.uploads.put(DROP, 'v1', 'ana@people.example');
    await work(verdict(DROP, 'v1', 'NO_THREATS_FOUND'));
    expect(outcomes).toEqual([]);
    const [taken = ''] = deps.uploads.objects.keys();
    await work(verdict(taken, 'v1', 'NO_THREATS_FOUND'));
    expect(outcomes.map(([, outcome]) => outcome)).toEqual(['completed']);
  });

  it('the verdict on a document is stored for later requests', async () => {
    const { deps, outcomes, work } = scanned();
    await work(verdict('documents/talents/t/a/carta.pdf', 'v1', 'THREATS_FOUND'));
    expect(await deps.fileVerdicts.of('documents/talents/t/a/carta.pdf', 'v1')).toBe('infected');
    expect(outcomes).toEqual([]);
  });
});

describe('a dropped file', () => {
  it('becomes an application with the names that were read, for the job and in the language of its metadata', async () => {
    const { deps, work } = resumePipeline();
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
    const { deps, work } = resumePipeline();
    deps.uploads.put(DROP, 'v1', 'ana@people.example');
    await Promise.all([1, 2, 3].map(() => work(created(ENCODED, 'v1', '0A'))));
    expect(deps.applications.rows.size).toBe(1);
    deps.uploads.put(DROP, 'v2', 'newer ana@people.example');
    await work(created(ENCODED, 'v2', '0B'));
    expect(deps.applications.rows.size).toBe(2);
    // The second proves no more than the first that it is the same person.
    expect([...deps.talents.rows.values()].map(({ besideId }) => besideId)).toEqual([undefined, expect.any(String)]);
  });

  it('is taken without a job where the named one does not exist, in Spanish where the language is unknown', async () => {
    const { deps, work } = resumePipeline();
    deps.uploads.put(DROP, 'v1', 'ana@people.example', { 'job-id': 'nothing', language: 'fr' });
    await work(created(ENCODED, 'v1', '0A'));
    const [record] = deps.applications.rows.values();
    expect(record?.language).toBe('es');
    expect(record).not.toHaveProperty('jobId');
  });

  it('without an e-mail address fails as such, makes no talent, and is mended by an address', async () => {
    const { deps, outcomes, work } = resumePipeline();
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

  it('lies under the id of its application once it was taken in: its name stands in the record alone', async () => {
    const { deps, outcomes, work } = resumePipeline();
    deps.uploads.put(DROP, 'v1', 'ana@people.example');
    await work(created(ENCODED, 'v1', '0A'));
    const [record] = deps.applications.rows.values();
    const taken = `drops/2026/${record?.applicationId}.txt`;
    expect([...deps.uploads.objects.keys()]).toEqual([taken]);
    expect(record).toMatchObject({ objectKey: taken, fileName: 'currículum de ana.txt' });
    // Storage announces what was stored there, too.
    await work(created(taken, 'v1', '0B'));
    expect(outcomes.map(([, outcome]) => outcome)).toEqual(['completed', 'skipped']);
    expect([deps.applications.rows.size, deps.resumes.rows.size]).toEqual([1, 1]);
  });

  it('lies in a folder that names nobody, with the others of the one it came in', async () => {
    const { deps, work } = resumePipeline();
    for (const name of ['uno', 'dos', 'otra/uno']) {
      deps.uploads.put(`drops/María López/${name}.txt`, 'v1', `${name.replace('/', '.')}@people.example`);
      await work(created(`drops/Mar%C3%ADa+L%C3%B3pez/${name}.txt`, 'v1', '0A'));
    }
    const records = [...deps.applications.rows.values()];
    const folders = ['María López/', 'María López/', 'María López/otra/'];
    expect(records.map(({ folder }) => folder)).toEqual(folders);
    const keys = records.map(({ objectKey }) => objectKey);
    for (const key of keys) expect(key).toMatch(/^drops\/[0-9a-z]{16}\/[0-9a-z]{16}\.txt$/);
    const [first, second, third] = keys.map((key) => key.split('/')[1]);
    expect([first === second, first === third]).toEqual([true, false]);
    expect([...deps.uploads.objects.keys()].toSorted()).toEqual(keys.toSorted());
  });

  it.each(['writeOnce', 'removeVersions'] as const)('interrupted before %s, is brought to its end', async (step) => {
    const { deps, work } = resumePipeline();
    deps.uploads.put(DROP, 'v1', 'ana@people.example');
    const original = deps.uploads[step];
    deps.uploads[step] = () => Promise.reject(new Error('killed'));
    await expect(work(created(ENCODED, 'v1', '0A'))).rejects.toThrow('killed');
    Object.assign(deps.uploads, { [step]: original });
    await work(created(ENCODED, 'v1', '0A'));
    expect([...deps.applications.rows.values()]).toMatchObject([{ resumeStatus: 'completed' }]);
    expect(deps.uploads.objects.has(DROP)).toBe(false);
  });

  it('that happens to be called like one taken in is a dropped file all the same', async () => {
    const { deps, work } = resumePipeline();
    deps.uploads.put('drops/0123456789abcdef.txt', 'v1', 'ana@people.example');
    await work(created('drops/0123456789abcdef.txt', 'v1', '0A'));
    expect([...deps.applications.rows.values()]).toMatchObject([{ fileName: '0123456789abcdef.txt' }]);
  });

  it('whose application was erased while it was taken in is removed', async () => {
    const { deps, work } = resumePipeline();
    deps.uploads.put(DROP, 'v1', 'ana@people.example');
    const { writeOnce } = deps.uploads;
    deps.uploads.writeOnce = async (...given) => {
      deps.applications.rows.clear();
      return writeOnce(...given);
    };
    await work(created(ENCODED, 'v1', '0A'));
    const [taken = ''] = deps.uploads.objects.keys();
    await work(created(taken, 'v1', '0B'));
    expect([deps.uploads.objects.size, deps.applications.rows.size]).toEqual([0, 0]);
  });

  it('too large to be read lies under its application’s id as well, and fails as such', async () => {
    const { deps, outcomes, work } = resumePipeline();
    deps.uploads.put(DROP, 'v1', 'ana@people.example');
    const { head } = deps.uploads;
    deps.uploads.head = async (...given) => {
      const object = await head(...given);
      return object && { ...object, sizeBytes: 16 * 1024 * 1024 };
    };
    deps.uploads.read = () => Promise.reject(new AppError('too-large', 'FILE_TOO_LARGE'));
    await work(created(ENCODED, 'v1', '0A'));
    expect(outcomes.map(([, outcome]) => outcome)).toEqual(['failed']);
    const [record] = deps.applications.rows.values();
    expect(record).toMatchObject({
      objectKey: `drops/2026/${record?.applicationId}.txt`,
      failureCode: 'FILE_TOO_LARGE',
    });
    expect([...deps.uploads.objects.keys()]).toEqual([record?.objectKey]);
  });
});

describe('the same bytes dropped twice under one name', () => {
  it('are one application, though storage with a key of ours tags each upload differently', async () => {
    const { deps, work } = resumePipeline({});
    deps.uploads.put(DROP, 'v1', 'cv', {}, 'tag-of-one-upload');
    await work(created(ENCODED, 'v1', '0A'));
    deps.uploads.put(DROP, 'v2', 'cv', {}, 'tag-of-another');
    await work(created(ENCODED, 'v2', '0B'));
    const drops = [...deps.applications.rows.values()].filter(({ source }) => source === 'drop');
    expect(drops).toHaveLength(1);
    expect([...deps.uploads.objects.keys()]).toEqual([drops[0]?.objectKey]);
  });
});
