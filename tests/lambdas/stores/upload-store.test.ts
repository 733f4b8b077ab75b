/** Shows that a file is removed with all of its versions, however many there are, and no other file with it. */
import { S3Client } from '@aws-sdk/client-s3';
import { beforeEach, expect, it, vi } from 'vitest';
import { uploadStore } from '../../../lambdas/stores/upload-store.ts';
import { ENVIRONMENT } from '../../../shared/contract/resources.ts';
import { fakeClient } from '../../contract/fake-client.ts';

const PAGE = 1000;

interface Stored {
  Key: string;
  VersionId: string;
}

beforeEach(() => {
  vi.stubEnv(ENVIRONMENT.uploadBucket, 'uploads');
});

/** Lists and deletes as S3 does: a thousand at once, by key, delete markers apart. */
function storage(...stored: Stored[]) {
  const objects = new Set(stored);
  const send = async ({ input }: { input: { Prefix?: string; Key?: string; VersionId?: string } }) => {
    const { Prefix, Key, VersionId } = input;
    if (Prefix === undefined) {
      for (const object of objects) if (object.Key === Key && object.VersionId === VersionId) objects.delete(object);
      return {};
    }
    const found = [...objects].filter((object) => object.Key.startsWith(Prefix));
    const page = found.sort((a, b) => a.Key.localeCompare(b.Key)).slice(0, PAGE);
    const isMarker = ({ VersionId: id }: Stored) => id.startsWith('marker');
    return {
      Versions: page.filter((object) => !isMarker(object)),
      DeleteMarkers: page.filter(isMarker),
      IsTruncated: found.length > PAGE,
    };
  };
  return { objects, uploads: uploadStore(fakeClient<S3Client, []>(send)) };
}

const versions = (Key: string, count: number): Stored[] =>
  Array.from({ length: count }, (_, position) => ({ Key, VersionId: `v${position}` }));

it.each([0, 1, PAGE, PAGE + 1, 2 * PAGE + 300])('removes a file with %i versions, and no other', async (count) => {
  const other = versions('applications/app10', PAGE + 5);
  const marker = { Key: 'applications/app1', VersionId: 'marker1' };
  const { objects, uploads } = storage(...versions('applications/app1', count), marker, ...other);
  await uploads.removeAllVersions('applications/app1');
  expect([...objects]).toEqual(other);
});

it.each([
  [3, []],
  [5, []],
  [6, ['v0']],
  [50, Array.from({ length: 45 }, (_, position) => `v${position}`)],
])(
  'keeps the first five of %i versions, which storage lists last, and names the newest of them',
  async (count, gone) => {
    // Newest first: `v0` came last.
    const stored = versions('applications/app1', count).map((version) => ({ ...version, ETag: '"e"' }));
    const { objects, uploads } = storage(...stored, ...versions('applications/app10', 9));
    expect(await uploads.keepFirstVersions('applications/app1', 5)).toBe(`v${gone.length}`);
    const left = new Set([...objects].map(({ Key, VersionId }) => `${Key} ${VersionId}`));
    expect(stored.map(({ VersionId }) => VersionId).filter((id) => !left.has(`applications/app1 ${id}`))).toEqual(gone);
    expect(left.size).toBe(count - gone.length + 9);
  },
);

it('takes documents for ten minutes only, and resumes for a quarter of an hour', async () => {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const uploads = uploadStore(new S3Client({ region: 'eu-west-1', credentials }));
  for (const [key, minutes] of [
    ['documents/talents/talent1/note1/a.pdf', 10],
    ['applications/app1', 15],
  ] as const) {
    const { fields, expiresAt } = await uploads.permitUpload(key, 'application/pdf');
    const { expiration } = JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString());
    for (const end of [expiration, expiresAt])
      expect(Math.abs(Date.parse(end) - Date.now() - minutes * 60_000)).toBeLessThan(20_000);
  }
});
