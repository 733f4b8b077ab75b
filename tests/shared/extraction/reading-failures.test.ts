/** Every way a file can fail has one code, and each code a sentence in both languages. */
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { extractDocument, READING_FAILURE_MESSAGES, READING_FAILURES } from '../../../shared/extraction/index.ts';
import {
  brokenPdf,
  emptyFile,
  encryptedPdf,
  imageOnlyPdf,
  pngFile,
  rawDocx,
  resumeDocx,
  resumePdf,
  resumeTxt,
  zipBombDocx,
} from '../../support/resume-files.ts';
import { blankScan, emptyPdf } from '../../support/scans.ts';

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

function lockedOffice(): Uint8Array {
  const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
  return new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array(600).fill(0), ...name]);
}

function manyEntries(): Uint8Array {
  return zipSync(
    Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`word/${index}.xml`, new Uint8Array(1)])),
  );
}

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('a file that cannot be read', () => {
  test.each([
    ['no bytes', 'FILE_EMPTY', emptyFile],
    ['more than 15 MiB', 'FILE_TOO_LARGE', () => new Uint8Array(15_728_641)],
    ['a picture', 'FILE_IS_SCANNED', pngFile],
    ['a photo', 'FILE_IS_SCANNED', () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['a ZIP that is no Word file', 'FILE_TYPE_UNSUPPORTED', () => zipSync({ 'a.txt': new Uint8Array([65]) })],
    ['a page of the web', 'FILE_TYPE_UNSUPPORTED', () => utf8('\uFEFF\n<!DOCTYPE html>\n<title>Ana Ruiz</title>')],
    ['a page after comments', 'FILE_TYPE_UNSUPPORTED', () => utf8(`${'<!---->'.repeat(400)}<html lang="es"><p>Ana`)],
    ['a page in two bytes a letter', 'FILE_TYPE_UNSUPPORTED', () => Buffer.from('\uFEFF<html><p>Ana', 'utf16le')],
    ['a PDF with a password', 'FILE_ENCRYPTED', encryptedPdf],
    ['an Office file with a password', 'FILE_ENCRYPTED', lockedOffice],
    ['a broken PDF', 'FILE_DAMAGED', brokenPdf],
    ['half a Word file', 'FILE_DAMAGED', async () => (await resumeDocx()).slice(0, 3_000)],
    ['a scan', 'FILE_IS_SCANNED', imageOnlyPdf],
    ['a scan with a mark of the scanning program', 'FILE_IS_SCANNED', () => blankScan(1, 'Scanned with an app')],
    ['more than 30 scanned pages', 'FILE_TOO_COMPLEX', () => blankScan(31)],
    ['empty pages', 'FILE_HAS_NO_TEXT', emptyPdf],
    ['a Word file without words', 'FILE_HAS_NO_TEXT', () => rawDocx('<w:p/>')],
    ['a bomb', 'FILE_TOO_COMPLEX', () => zipBombDocx()],
    ['a bomb that denies it', 'FILE_TOO_COMPLEX', () => zipBombDocx(true)],
    ['more than 2,000 entries', 'FILE_TOO_COMPLEX', manyEntries],
  ])('%s gives %s', async (_, code, build) => {
    await expect(extractDocument(await build())).rejects.toMatchObject({ name: 'AppError', kind: 'invalid', code });
  });
});

describe('the declared type', () => {
  test('is refused when the content is another known type', async () => {
    const mismatch = { code: 'FILE_TYPE_MISMATCH' };
    await expect(extractDocument(await resumePdf(), { declaredType: DOCX })).rejects.toMatchObject(mismatch);
    await expect(extractDocument(resumeTxt(), { declaredType: PDF })).rejects.toMatchObject(mismatch);
    await expect(
      extractDocument(await resumeDocx(), { declaredType: 'text/plain; charset=utf-8' }),
    ).rejects.toMatchObject(mismatch);
  });

  test.each([undefined, '', 'application/octet-stream', PDF])('%s never hinders a PDF', async (declaredType) => {
    expect((await extractDocument(await resumePdf(), { declaredType })).kind).toBe('pdf');
  });

  test('does not make text of a picture', async () => {
    const read = extractDocument(pngFile(), { declaredType: 'text/plain', fileName: 'resume.txt' });
    await expect(read).rejects.toMatchObject({ code: 'FILE_TYPE_MISMATCH' });
  });
});

test('every failure has a different sentence in Spanish and in English', () => {
  const sentences = READING_FAILURES.flatMap((code) => Object.values(READING_FAILURE_MESSAGES[code]));
  expect(new Set(sentences).size).toBe(READING_FAILURES.length * 2);
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.{30,}\.$/u);
});
