/** Builds small RTF, ODT and Word 97 files of fictional people, byte by byte as their formats are described. */
import { strToU8, zipSync } from 'fflate';
import { type ResumeContent, resumeTxt } from './resume-files.ts';

/** An RTF file with the given body; `\` words are the caller's. */
export function rawRtf(body: string, head = ''): Uint8Array {
  const fonts =
    '{\\fonttbl{\\f0\\fswiss\\fcharset0 Calibri;}{\\f1\\fnil\\fcharset2 Symbol;}{\\f2\\fcharset204 Arial Cyr;}}';
  const colours = '{\\colortbl;\\red255\\green255\\blue255;\\red31\\green56\\blue100;}';
  const styles = '{\\stylesheet{\\s0 Normal;}{\\s1\\sbasedon0\\b\\fs32 heading 1;}}';
  return strToU8(`{\\rtf1\\ansi\\ansicpg1252\\deff0\\uc1${fonts}${colours}${styles}${head}\n${body}}`, true);
}

function rtfText(text: string): string {
  const escaped = text.replace(/[\\{}]/g, '\\$&').replace(/\t/g, '\\tab ');
  return escaped.replace(/\P{ASCII}/gu, (letter) => `\\u${letter.charCodeAt(0)}?`);
}

function linesOf(changes: Partial<ResumeContent>): string[] {
  return new TextDecoder().decode(resumeTxt(changes)).split('\n');
}

function isHeading(line: string): boolean {
  return /^\p{Lu}[\p{Lu} ]+$/u.test(line);
}

/** A whole resume as RTF. */
export function resumeRtf(changes: Partial<ResumeContent> = {}): Uint8Array {
  return rawRtf(
    linesOf(changes)
      .map((line) => `\\pard${isHeading(line) ? '\\s1' : '\\s0'} ${rtfText(line)}\\par`)
      .join('\n'),
  );
}

const SPACES = ['office', 'text', 'table', 'draw', 'style', 'fo', 'xlink', 'svg']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');

/** An OpenDocument text with the given body, automatic styles, and further parts by name. */
export function rawOdt(body: string, styles = '', parts: Record<string, string> = {}): Uint8Array {
  const automatic = `<office:automatic-styles>${styles}</office:automatic-styles>`;
  const content = `<office:document-content ${SPACES}>${automatic}<office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  const files = { 'content.xml': content, 'META-INF/manifest.xml': '<manifest:manifest/>', ...parts };
  const packed = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  const mimetype = strToU8('application/vnd.oasis.opendocument.text');
  return zipSync({ mimetype: [mimetype, { level: 0 }], ...Object.fromEntries(packed) });
}

function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\t', '<text:tab/>');
}

/** A whole resume as an OpenDocument text. */
export function resumeOdt(changes: Partial<ResumeContent> = {}): Uint8Array {
  const paragraphs = linesOf(changes).map((line) =>
    isHeading(line) ? `<text:h text:outline-level="1">${xmlText(line)}</text:h>` : `<text:p>${xmlText(line)}</text:p>`,
  );
  return rawOdt(paragraphs.join(''));
}

/** A stretch of a Word 97 file: text, with modifiers (Sprm) of its letters and of the paragraphs that end in it. */
export interface DocPart {
  text: string;
  run?: number[];
  paragraph?: number[];
}

const SECTOR = 512;

function padded(bytes: Uint8Array, unit: number): Uint8Array {
  const whole = new Uint8Array(Math.ceil(bytes.length / unit) * unit);
  whole.set(bytes);
  return whole;
}

function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function uint32s(...values: number[]): Uint8Array {
  return new Uint8Array(Uint32Array.from(values).buffer);
}

function directoryEntry(name: string, type: number, start: number, size: number): Uint8Array {
  const entry = new Uint8Array(128);
  const view = new DataView(entry.buffer);
  for (const [index, letter] of [...name].entries()) view.setUint16(index * 2, letter.charCodeAt(0), true);
  view.setUint16(64, name.length * 2 + 2, true);
  entry[66] = type;
  view.setUint32(116, start, true);
  view.setUint32(120, size, true);
  return entry;
}

/** A compound file ([MS-CFB]) of these streams, none of them in small sectors; `changeFat` may break its table. */
export function compoundFile(
  streams: Record<string, Uint8Array>,
  changeFat: (fat: Uint32Array) => void = () => undefined,
): Uint8Array {
  const names = Object.keys(streams);
  const bodies = names.map((name) => padded(streams[name] ?? new Uint8Array(0), SECTOR));
  const directorySectors = Math.ceil((names.length + 1) / 4);
  const total = bodies.reduce((sum, body) => sum + body.length / SECTOR, directorySectors);
  const fatSectors = Math.ceil((total + Math.ceil(total / 127)) / 128);
  const fat = new Uint32Array(fatSectors * 128).fill(0xffffffff);
  let next = fatSectors;
  const chain = (sectors: number) => {
    const start = next;
    for (let index = 0; index < sectors; index++)
      fat[next + index] = index + 1 < sectors ? next + index + 1 : 0xfffffffe;
    next += sectors;
    return start;
  };
  fat.fill(0xfffffffd, 0, fatSectors);
  const directoryStart = chain(directorySectors);
  const entries = names.map((name, index) => {
    const body = bodies[index] ?? new Uint8Array(0);
    return directoryEntry(name, 2, chain(body.length / SECTOR), body.length);
  });
  changeFat(fat);
  const directory = padded(joined(directoryEntry('Root Entry', 5, 0xfffffffe, 0), ...entries), SECTOR);
  const header = new Uint8Array(SECTOR);
  const view = new DataView(header.buffer);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(26, 3, true);
  view.setUint16(28, 0xfffe, true);
  view.setUint16(30, 9, true);
  view.setUint16(32, 6, true);
  view.setUint32(44, fatSectors, true);
  view.setUint32(48, directoryStart, true);
  view.setUint32(56, 0, true);
  view.setUint32(60, 0xfffffffe, true);
  view.setUint32(68, 0xfffffffe, true);
  for (let index = 0; index < 109; index++)
    view.setUint32(76 + index * 4, index < fatSectors ? index : 0xffffffff, true);
  return joined(header, new Uint8Array(fat.buffer), directory, ...bodies);
}

const TEXT_AT = 1_024;

/** One formatted page (FKP): the offsets between which entries hold, and the entries from the page's end. */
function formattedPage(offsets: number[], entries: Uint8Array[], entryBytes: 1 | 13): Uint8Array {
  const page = new Uint8Array(SECTOR);
  page.set(uint32s(...offsets));
  let end = SECTOR - 2;
  for (const [index, entry] of entries.entries()) {
    end = (end - entry.length) & ~1;
    page.set(entry, end);
    page[offsets.length * 4 + index * entryBytes] = end / 2;
  }
  page[SECTOR - 1] = entries.length;
  return page;
}

function paragraphEntry(modifiers: number[]): Uint8Array {
  const body = [0, 0, ...modifiers];
  return body.length % 2 === 1
    ? Uint8Array.from([(body.length + 1) / 2, ...body])
    : Uint8Array.from([0, body.length / 2, ...body]);
}

function positioned(parts: readonly DocPart[]): { text: string; offsets: number[] } {
  const text = parts.map((part) => part.text).join('');
  const offsets = [TEXT_AT];
  for (const part of parts) offsets.push((offsets.at(-1) ?? 0) + part.text.length * 2);
  return { text, offsets };
}

/** A Word 97 file ([MS-DOC]) of these parts, its text in UTF-16; `flags` go into its header. */
export function rawDoc(parts: readonly DocPart[], flags = 0x0200): Uint8Array {
  const { text, offsets } = positioned(parts);
  const letters = new Uint8Array(text.length * 2);
  const view = new DataView(letters.buffer);
  for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index), true);
  const body = padded(letters, SECTOR);
  const runPage = (TEXT_AT + body.length) / SECTOR;
  const runs = formattedPage(
    offsets,
    parts.map(({ run = [] }) => Uint8Array.from([run.length, ...run])),
    1,
  );
  const paragraphs = formattedPage(
    offsets,
    parts.map(({ paragraph = [] }) => paragraphEntry(paragraph)),
    13,
  );
  const clx = joined(
    Uint8Array.from([2]),
    uint32s(16 + 4),
    uint32s(0, text.length),
    Uint8Array.from([0, 0]),
    uint32s(TEXT_AT),
    Uint8Array.from([0, 0]),
  );
  const end = offsets.at(-1) ?? TEXT_AT;
  const table = joined(uint32s(TEXT_AT, end, runPage), uint32s(TEXT_AT, end, runPage + 1), clx);
  const header = new Uint8Array(TEXT_AT);
  const fib = new DataView(header.buffer);
  fib.setUint16(0, 0xa5ec, true);
  fib.setUint16(2, 0x00c1, true);
  fib.setUint16(10, flags, true);
  fib.setUint32(76, text.length, true);
  const pair = (index: number, offset: number, bytes: number) => {
    fib.setUint32(154 + index * 8, offset, true);
    fib.setUint32(158 + index * 8, bytes, true);
  };
  pair(12, 0, 12);
  pair(13, 12, 12);
  pair(33, 24, clx.length);
  return compoundFile({ WordDocument: joined(header, body, runs, paragraphs), '1Table': table });
}

/** A whole resume as a Word 97 file. */
export function resumeDoc(changes: Partial<ResumeContent> = {}): Uint8Array {
  return rawDoc([{ text: `${linesOf(changes).join('\r')}\r` }]);
}
