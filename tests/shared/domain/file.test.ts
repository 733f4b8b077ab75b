/** Holds paths, part sizes and the ten types of files to what the specification and storage say. */
import { describe, expect, it } from 'vitest';
import {
  FILE_MAX_BYTES,
  FILE_TYPES,
  filePathSchema,
  fileTypeOf,
  newFileSchema,
  newNameOf,
  partSizeFor,
  SINGLE_UPLOAD_MAX_BYTES,
  storedPathSchema,
} from '../../../shared/domain/file.ts';

const codeOf = (schema: typeof filePathSchema | typeof storedPathSchema, path: unknown) =>
  schema.safeParse(path).error?.issues[0]?.message;

describe('the path of a new file', () => {
  it.each(['drops/cv.pdf', 'a/b c/100% “ñ” (1).pdf', `drops/${'é'.repeat(509)}`, "it's+fine&=.txt"])(
    'may be %s',
    (path) => {
      expect(filePathSchema.parse(path)).toBe(path);
    },
  );

  it.each([
    ['', 'PATH_REQUIRED'],
    [undefined, 'PATH_REQUIRED'],
    ['   ', 'PATH_REQUIRED'],
    ['\u200b\u202a', 'PATH_REQUIRED'],
    [' a', 'PATH_INVALID'],
    ['a ', 'PATH_INVALID'],
    ['drops/a\nb', 'PATH_INVALID'],
    ['a\u0007b', 'PATH_INVALID'],
    ['drops/\u202egpj.exe', 'PATH_INVALID'],
    ['\u2066a/b', 'PATH_INVALID'],
    ['a/../b', 'PATH_INVALID'],
    ['..', 'PATH_INVALID'],
    ['./a', 'PATH_INVALID'],
    ['/a', 'PATH_INVALID'],
    ['a//b', 'PATH_INVALID'],
    ['a/', 'PATH_INVALID'],
    ['a\ud800.pdf', 'PATH_INVALID'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: storage's own placeholder.
    ['drops/${filename}', 'PATH_INVALID'],
    ['é'.repeat(513), 'TOO_LONG'],
    ['x'.repeat(1_025), 'TOO_LONG'],
  ])('may not be %j', (path, code) => {
    expect(codeOf(filePathSchema, path)).toBe(code);
  });
});

it.each([
  [' cv ', 'cv'],
  ['cv.pdf ', 'cv.pdf'],
  ['cv\n2026.pdf', 'cv 2026.pdf'],
  ['\u202ecv\u202c.pdf', 'cv.pdf'],
  ['cafe\u0301.pdf', 'café.pdf'],
  ['a  b – “c” (1).pdf', 'a  b – “c” (1).pdf'],
])('the name %j on someone’s device becomes %j, which a path takes', (name, own) => {
  expect(newNameOf(name)).toBe(own);
  expect(filePathSchema.parse(`drops/${own}`)).toBe(`drops/${own}`);
});

it('the path of a stored file is taken as storage spells it, but never leads upwards', () => {
  for (const path of ['/a', 'folder/', 'a//b', ' a.pdf ', '\u202aa.pdf', './a', 'a...b/..c'])
    expect(storedPathSchema.parse(path)).toBe(path);
  for (const path of ['../a', 'a/..', 'a/../b', '\udfff', 'a\u0000'])
    expect(codeOf(storedPathSchema, path)).toBe('PATH_INVALID');
  expect([codeOf(storedPathSchema, ''), codeOf(storedPathSchema, 'é'.repeat(513))]).toEqual([
    'PATH_REQUIRED',
    'TOO_LONG',
  ]);
});

it('parts are 5 MiB, doubled below 32 MiB while there would be more than 16, and storage takes that many', () => {
  const mebibytes = (size: number) => partSizeFor(size * 1024 * 1024) / 1024 / 1024;
  expect([6, 80, 81, 160, 161, 5_120].map(mebibytes)).toEqual([5, 5, 10, 10, 20, 20]);
  expect(FILE_MAX_BYTES / partSizeFor(FILE_MAX_BYTES)).toBeLessThan(10_000);
  expect(partSizeFor(SINGLE_UPLOAD_MAX_BYTES + 1)).toBe(SINGLE_UPLOAD_MAX_BYTES);
});

it('metadata are names in lower case with printable values, of 2,000 bytes in all', () => {
  const accepts = (metadata: Record<string, string>) =>
    newFileSchema.safeParse({ path: 'a', contentType: 'text/plain', sizeBytes: 1, metadata }).success;
  expect([accepts({ 'job-id': 'x' }), accepts({})]).toEqual([true, true]);
  expect([accepts({ Job: 'x' }), accepts({ a: 'ñ' }), accepts({ a: 'a\r\nb' })]).toEqual([false, false, false]);
  expect(accepts(Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, 'x'.repeat(450)])))).toBe(false);
});

describe('the type of a file', () => {
  it.each([
    ['applications/k3v9', 'application/octet-stream', 'resume'],
    ['drops/ana.pdf', 'application/pdf', 'resume'],
    ['drops/ana.docx', 'binary/octet-stream', 'resume'],
    ['drops/photo.jpg', 'image/jpeg', 'image'],
    ['partners/CV-ana.pdf', 'application/pdf', 'resume'],
    ['partners/Currículum 2026.docx', '', 'resume'],
    ['partners/Resume.png', 'image/png', 'image'],
    ['partners/civic.pdf', 'application/pdf', 'document'],
    ['a.md', 'text/plain; charset=utf-8', 'document'],
    ['a.odt', 'application/vnd.oasis.opendocument.text', 'document'],
    ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'document'],
    ['a', 'image/webp', 'image'],
    ['a.ts', 'video/mp2t', 'video'],
    ['a.mp4', '', 'video'],
    ['a.MP3', 'application/octet-stream', 'audio'],
    ['a.zip', 'application/zip', 'archive'],
    ['a.tar.gz', 'application/gzip', 'archive'],
    ['a.7z', 'application/x-7z-compressed', 'archive'],
    ['a.ts', 'text/plain', 'code'],
    ['a', 'application/ld+json', 'code'],
    ['a.html', 'text/html; charset=utf-8', 'code'],
    ['a.svg', 'image/svg+xml', 'image'],
    ['a.csv', 'text/csv', 'spreadsheet'],
    ['a.csv', 'text/plain', 'spreadsheet'],
    ['a.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'spreadsheet'],
    ['a.xls', 'application/vnd.ms-excel', 'spreadsheet'],
    ['a.pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'presentation'],
    ['a.odp', 'application/vnd.oasis.opendocument.presentation', 'presentation'],
    ['a', 'application/octet-stream', 'other'],
    ['a.xyz', 'application/x-unknown', 'other'],
    ['a.pdf|', '', 'other'],
  ] as const)('of %s as %s is %s', (key, contentType, type) => {
    expect(FILE_TYPES).toContain(type);
    expect(fileTypeOf(key, contentType, key.slice(key.lastIndexOf('/') + 1))).toBe(type);
  });
});
