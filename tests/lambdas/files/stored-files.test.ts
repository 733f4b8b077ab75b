/** Shows what recruiters learn of stored files, how they get one, and that deleting one leaves nothing personal behind. */
import { describe, expect, it } from 'vitest';
import { deleteFile } from '../../../lambdas/files/delete-file.ts';
import { getFileMetadata } from '../../../lambdas/files/get-file-metadata.ts';
import { getFileUrl } from '../../../lambdas/files/get-file-url.ts';
import { listFiles } from '../../../lambdas/files/list-files.ts';
import { derivedId } from '../../../lambdas/runtime/ids.ts';
import { clockAt, fakeApplications } from '../../support/fakes.ts';
import { fakeFiles, someFacts } from '../../support/file-fakes.ts';
import { ALL_CLEAN, fakeTrail } from '../../support/recruiting-fakes.ts';
import { ADMIN, anApplication, START } from '../records.ts';

const QUERY = { prefix: '', delimiter: '' as const, pageSize: 200 };
const resume = anApplication({ applicationId: 'app1', fileName: 'Currículum de Amapola.pdf' });

function setUp(...files: Parameters<typeof fakeFiles>) {
  const store = fakeFiles(...files);
  const applications = fakeApplications(clockAt(START), resume);
  const trail = fakeTrail();
  const deps = { files: store, applications, derivedId, noteRead: trail.noteRead, verdictOf: ALL_CLEAN };
  return { store, applications, deps, trail };
}

describe('the list of files', () => {
  it('returns metadata of storage and of its application for each, in the order of keys, beside the folders', async () => {
    const { deps } = setUp(
      someFacts('applications/app1', { metadata: {} }),
      someFacts('applications/gone'),
      someFacts('drops/partner/ana.docx', { metadata: { 'job-id': 'job1' }, contentType: 'application/msword' }),
      someFacts('notes.csv', { contentType: 'text/csv', sizeBytes: 12 }),
    );
    const page = await listFiles({ query: QUERY }, ADMIN, deps);
    expect([page.prefixes, page.nextPageToken]).toEqual([['folder/'], 'next']);
    expect(page.items.map(({ name, type }) => [name, type])).toEqual([
      ['app1', 'resume'],
      ['gone', 'resume'],
      ['ana.docx', 'resume'],
      ['notes.csv', 'spreadsheet'],
    ]);
    expect(page.items[0]).toMatchObject({ applicationId: 'app1', originalName: 'Currículum de Amapola.pdf' });
    expect(page.items[1]).not.toHaveProperty('applicationId');
    expect(page.items[2]).toMatchObject({
      applicationId: derivedId('drop', 'drops/partner/ana.docx', 'tag-drops/partner/ana.docx'),
      metadata: { 'job-id': 'job1' },
    });
    expect(page.items[3]).toEqual({
      bucket: 'uploads',
      name: 'notes.csv',
      fullPath: 'notes.csv',
      size: 12,
      contentType: 'text/csv',
      timeCreated: START,
      updated: START,
      metadata: {},
      type: 'spreadsheet',
    });
  });

  it('leaves out a file that goes away while the others are looked at, some at a time', async () => {
    const files = Array.from({ length: 100 }, (_, index) => someFacts(`drops/${index}.pdf`));
    const { store, deps } = setUp(...files);
    const list: typeof store.list = async (query) => {
      const page = await store.list(query);
      store.rows.delete('drops/7.pdf');
      return page;
    };
    const { items } = await listFiles({ query: QUERY }, ADMIN, { ...deps, files: { ...store, list } });
    expect(items).toHaveLength(99);
    expect(items.map(({ name }) => name)).not.toContain('7.pdf');
    expect(store.looks.most).toBeGreaterThan(1);
    expect(store.looks.most).toBeLessThanOrEqual(32);
  });
});

describe('one file', () => {
  it('is described as in the list, and unknown ones are not found', async () => {
    const { deps } = setUp(someFacts('applications/app1'));
    const { items } = await listFiles({ query: QUERY }, ADMIN, deps);
    expect(await getFileMetadata({ query: { path: 'applications/app1' } }, ADMIN, deps)).toEqual(items[0]);
    const missing = { query: { path: 'drops/none.pdf' }, correlationId: 'c' };
    await expect(getFileMetadata(missing, ADMIN, deps)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
    await expect(getFileUrl(missing, ADMIN, deps)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
  });

  it.each([
    ['applications/app1', 'Currículum de Amapola.pdf'],
    ['drops/partner/cv 100%.pdf', 'cv 100%.pdf'],
    ['drops/folder/', 'folder'],
  ])('%s is downloaded as %s', async (path, name) => {
    const { deps, trail } = setUp(someFacts(path));
    expect((await getFileUrl({ query: { path }, correlationId: 'c' }, ADMIN, deps)).url).toBe(
      `https://storage.test/${path}?as=${name}`,
    );
    const [read] = trail.reads;
    expect(read).toMatchObject({ actor: ADMIN, recordKind: 'file', recordId: derivedId('file', path) });
  });
});

describe('deleting a file', () => {
  const input = (path: string) => ({ query: { path }, correlationId: 'corr-0001' });

  it('removes it and notes its folder and type, but neither its name nor folders that people named', async () => {
    const { store } = setUp(someFacts('drops/Amapola Quintanar/cv.pdf'), someFacts('Amapola/foto.png'));
    const { entries, audit } = fakeTrail();
    for (const path of ['drops/Amapola Quintanar/cv.pdf', 'Amapola/foto.png'])
      await deleteFile(input(path), ADMIN, { files: store, derivedId, audit });
    expect(store.rows.size).toBe(0);
    expect(entries.map(({ action, recordKind, changes }) => [action, recordKind, changes])).toEqual([
      [
        'file.delete',
        'file',
        [
          { field: 'folder', before: 'drops/' },
          { field: 'type', before: 'resume' },
        ],
      ],
      ['file.delete', 'file', [{ field: 'folder' }, { field: 'type', before: 'document' }]],
    ]);
    expect(entries[0]?.recordId).toBe(derivedId('file', 'drops/Amapola Quintanar/cv.pdf'));
    expect(JSON.stringify(entries)).not.toContain('Amapola');
  });

  it('of a path where nothing is says so and notes nothing', async () => {
    const { store } = setUp();
    const { entries, audit } = fakeTrail();
    const deleting = deleteFile(input('drops/none.pdf'), ADMIN, { files: store, derivedId, audit });
    await expect(deleting).rejects.toMatchObject({ kind: 'not-found', code: 'FILE_NOT_FOUND' });
    expect(entries).toEqual([]);
  });
});
