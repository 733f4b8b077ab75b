/** A TrueType font of boxes, for the PDF that the engine reads before the first that somebody sent: embedded fonts are most of what it reads. */

const EM = 1000;
/** Every glyph is so wide. */
export const GLYPH_WIDTH = 500;

/** Numbers in the order of their bytes from the highest, each of two bytes unless it says four. */
function bytesOf(...values: (number | { long: number })[]): Uint8Array {
  const out: number[] = [];
  for (const value of values) {
    const number = typeof value === 'number' ? value : value.long;
    for (let shift = typeof value === 'number' ? 8 : 24; shift >= 0; shift -= 8) out.push((number >> shift) & 255);
  }
  return Uint8Array.from(out);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A box of one contour, higher from glyph to glyph. */
function glyph(index: number): Uint8Array {
  const [width, height] = [GLYPH_WIDTH - 100, 400 + (index % 5) * 60];
  const head = bytesOf(1, 50, 0, 50 + width, height, 3, 0);
  const onCurve = Uint8Array.of(1, 1, 1, 1);
  return joined([head, onCurve, bytesOf(50, width, 0, -width, 0, 0, height, 0), Uint8Array.of(0, 0)]);
}

const LONG = (long: number) => ({ long });

/** The tables that a font cannot be read without, by their names. */
function tablesOf(count: number): [string, Uint8Array][] {
  const glyphs = Array.from({ length: count }, (_, index) => glyph(index));
  const each = glyphs[0]?.length ?? 0;
  const times = [LONG(0), LONG(0), LONG(0), LONG(0)];
  return [
    ['glyf', joined(glyphs)],
    [
      'head',
      bytesOf(LONG(65_536), LONG(65_536), LONG(0), LONG(0x5f0f3cf5), 0, EM, ...times, 0, 0, EM, EM, 0, 8, 2, 0, 0),
    ],
    ['hhea', bytesOf(LONG(65_536), 800, -200, 0, GLYPH_WIDTH, 0, 0, EM, 1, 0, 0, 0, 0, 0, 0, 0, count)],
    ['hmtx', joined(glyphs.map(() => bytesOf(GLYPH_WIDTH, 50)))],
    ['loca', bytesOf(...Array.from({ length: count + 1 }, (_, index) => (index * each) / 2))],
    ['maxp', bytesOf(LONG(65_536), count, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)],
  ];
}

const HEADER = 12;
const ENTRY = 16;

/** The bytes of a font with so many glyphs. */
export function anyFont(count: number): Uint8Array {
  const tables = tablesOf(count);
  const padded = tables.map(([, table]) => joined([table, new Uint8Array(-table.length & 3)]));
  let at = HEADER + ENTRY * tables.length;
  const entries = tables.map(([name, table], index) => {
    const start = at;
    at += padded[index]?.length ?? 0;
    return joined([new TextEncoder().encode(name), bytesOf(LONG(0), LONG(start), LONG(table.length))]);
  });
  return joined([bytesOf(LONG(65_536), tables.length, 64, 2, 32), ...entries, ...padded]);
}
