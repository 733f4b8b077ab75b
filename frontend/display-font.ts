/**
 * The display font of the site, slimmed while building: the package's smallest Latin file is 40.4 KB, the site allows
 * itself 40, and a third of a kilobyte is not worth a second font tool. Leaving out what headings never use brings it
 * to 38.9 KB; the outlines stay byte for byte.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const FONT_ADDRESS = '/assets/bricolage-grotesque-latin-v1.woff2';
const FONT_SOURCE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const WOFF2_HEADER_BYTES = 48;

/** WOFF2 writes frequent table names as their place in a fixed list (W3C WOFF 2.0, section 4.1); these few matter here. */
const TAG = { maxp: 4, post: 7, glyf: 10, loca: 11, GDEF: 26, GSUB: 28 } as const;
const CUSTOM_TAG = 63;
/** Ligatures and alternates that headings never use, and variation metadata that browsers do not need. */
const DROPPED = ['STAT', 'MVAR', TAG.GDEF, TAG.GSUB] as const;

interface FontTable {
  tag: string | number;
  flags: number;
  sizes: number[];
  data: Buffer;
}

/** Reads one variable-length number of the table directory; answers it with the place after it. */
function readBase128(font: Buffer, start: number): [value: number, next: number] {
  let value = 0;
  for (let at = start; ; at++) {
    const byte = font.readUInt8(at);
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, at + 1];
  }
}

function writeBase128(value: number): Buffer {
  const digits = [value & 127];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) digits.unshift((rest & 127) | 128);
  return Buffer.from(digits);
}

/** Takes a WOFF2 file apart; `sizes` are the original length and, for transformed tables, the stored one. */
function readTables(font: Buffer): FontTable[] {
  const tables: FontTable[] = [];
  let at = WOFF2_HEADER_BYTES;
  for (let left = font.readUInt16BE(12); left > 0; left--) {
    const flags = font.readUInt8(at++);
    const index = flags & 63;
    const tag = index === CUSTOM_TAG ? font.toString('latin1', at, at + 4) : index;
    if (index === CUSTOM_TAG) at += 4;
    const isOutline = index === TAG.glyf || index === TAG.loca;
    const isTransformed = isOutline ? flags >> 6 === 0 : flags >> 6 !== 0;
    const sizes: number[] = [];
    for (let count = isTransformed ? 2 : 1; count > 0; count--) {
      const [size, next] = readBase128(font, at);
      sizes.push(size);
      at = next;
    }
    tables.push({ tag, flags, sizes, data: Buffer.alloc(0) });
  }
  const body = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  let offset = 0;
  for (const table of tables) {
    const size = table.sizes.at(-1) ?? 0;
    table.data = body.subarray(offset, offset + size);
    offset += size;
  }
  return tables;
}

/** Glyph names are for printers; version 3 of the table has none. */
function withoutGlyphNames(table: FontTable): FontTable {
  if (table.tag !== TAG.post) return table;
  const data = Buffer.from(table.data.subarray(0, 32));
  data.writeUInt32BE(0x00030000, 0);
  return { ...table, sizes: [data.length], data };
}

/** The Latin display font without tables the site does not use, to stay under 40 KB. */
function slimFont(font: Buffer): Buffer {
  const dropped: readonly (string | number)[] = DROPPED;
  const tables = readTables(font)
    .filter(({ tag }) => !dropped.includes(tag))
    .map(withoutGlyphNames);
  const directory = Buffer.concat(
    tables.flatMap(({ tag, flags, sizes }) => [
      Buffer.from([flags]),
      typeof tag === 'string' ? Buffer.from(tag, 'latin1') : Buffer.alloc(0),
      ...sizes.map(writeBase128),
    ]),
  );
  const body = brotliCompressSync(Buffer.concat(tables.map(({ data }) => data)), {
    params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT, [constants.BROTLI_PARAM_QUALITY]: 11 },
  });
  const header = Buffer.from(font.subarray(0, WOFF2_HEADER_BYTES));
  const padding = Buffer.alloc((4 - ((WOFF2_HEADER_BYTES + directory.length + body.length) % 4)) % 4);
  const slim = Buffer.concat([header, directory, body, padding]);
  slim.writeUInt32BE(slim.length, 8);
  slim.writeUInt16BE(tables.length, 12);
  const expandedBytes = tables.reduce((sum, { sizes }) => sum + (((sizes[0] ?? 0) + 3) & ~3), 12 + 16 * tables.length);
  slim.writeUInt32BE(expandedBytes, 16);
  slim.writeUInt32BE(body.length, 20);
  return slim;
}

/** Serves and emits the slimmed font under one fixed address, so that the page can preload it. */
export function displayFont(): Plugin {
  const source = () => slimFont(readFileSync(createRequire(import.meta.url).resolve(FONT_SOURCE)));
  return {
    name: 'encaje-display-font',
    configureServer(server) {
      server.middlewares.use(FONT_ADDRESS, (_request, response) => {
        response.setHeader('content-type', 'font/woff2').end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FONT_ADDRESS.slice(1), source: source() });
    },
  };
}
