/** The bucket of the files screen in memory: versions, uploads in parts, and storage's refusals. */
import type { FileFacts, FileStore, ReceivedPart } from '../../lambdas/stores/file-store.ts';
import { SINGLE_UPLOAD_MAX_BYTES } from '../../shared/domain/file.ts';
import { START } from '../lambdas/records.ts';

interface Begun {
  key: string;
  note: string;
  contentType: string;
  parts: Map<number, ReceivedPart>;
}

/** A stored file of which a test names only what it is about. */
export function someFacts(key: string, over: Partial<FileFacts> = {}): FileFacts {
  const kept = { eTag: `tag-${key}`, sizeBytes: 3, lastModified: START, metadata: {}, versionId: 'v1' };
  return { ...kept, key, contentType: 'application/pdf', ...over };
}

/** Files; `rows` is what is stored, `uploads` what has been begun and neither completed nor given up. */
export function fakeFiles(...files: FileFacts[]) {
  const rows = new Map(files.map((file) => [file.key, file]));
  const uploads = new Map<string, Begun>();
  const looks = { now: 0, most: 0 };
  let begun = 0;
  const uploadOf = (key: string, id: string) => (uploads.get(id)?.key === key ? uploads.get(id) : undefined);
  const store: FileStore = {
    bucket: 'uploads',
    permitDownload: async (key, fileName) => ({ url: `https://storage.test/${key}?as=${fileName}`, expiresAt: START }),
    removeAllVersions: async (key) => {
      rows.delete(key);
    },
    list: async ({ prefix }) => ({
      keys: [...rows.keys()].filter((key) => key.startsWith(prefix)),
      prefixes: ['folder/'],
      nextPageToken: 'next',
    }),
    head: async (key) => {
      looks.now += 1;
      looks.most = Math.max(looks.most, looks.now);
      await new Promise((resolve) => setImmediate(resolve));
      looks.now -= 1;
      return rows.get(key);
    },
    permitForm: async ({ path, contentType }) => ({
      url: 'https://storage.test/',
      fields: { key: path, 'Content-Type': contentType },
    }),
    beginParts: async ({ path, contentType }, note) => {
      begun += 1;
      uploads.set(`upload-${begun}`, { key: path, note, contentType, parts: new Map() });
      return `upload-${begun}`;
    },
    permitParts: async (key, uploadId, count) =>
      Array.from({ length: count }, (_, index) => ({
        partNumber: index + 1,
        url: `https://storage.test/${key}?uploadId=${uploadId}&partNumber=${index + 1}`,
      })),
    listParts: async (key, id) => {
      const parts = uploadOf(key, id)?.parts.values();
      return parts && [...parts].sort((a, b) => a.partNumber - b.partNumber);
    },
    completeParts: async (key, id, named) => {
      const upload = uploadOf(key, id);
      if (!upload) return 'unknown';
      const found = named.map(({ partNumber }) => upload.parts.get(partNumber));
      const isRight = found.every(
        (part, at) =>
          part?.etag === named[at]?.etag.replaceAll('"', '') &&
          (at === found.length - 1 || (part?.sizeBytes ?? 0) >= SINGLE_UPLOAD_MAX_BYTES),
      );
      if (!isRight) return 'refused';
      uploads.delete(id);
      const sizeBytes = found.reduce((sum, part) => sum + (part?.sizeBytes ?? 0), 0);
      rows.set(key, someFacts(key, { sizeBytes, contentType: upload.contentType, uploadNote: upload.note }));
      return 'done';
    },
    abortParts: async (key, id) => uploadOf(key, id) !== undefined && uploads.delete(id),
  };
  /** What a browser's PUT to a part's address does. */
  const receive = (partNumber: number, sizeBytes: number, etag = `etag${partNumber}`) => {
    for (const { parts } of uploads.values()) parts.set(partNumber, { partNumber, sizeBytes, etag });
  };
  return { rows, uploads, looks, receive, ...store };
}
