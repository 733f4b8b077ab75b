/** Shows where the stand-in for Textract parts a picture before it looks for letters. */
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bitmapOf, regionsOf } from '../../../infra/local/textract/regions.ts';

const [WIDTH, HEIGHT] = [720, 1000];

/** A page in black and white whose lines are stripes one pixel wide, as letters are from afar. */
function pageOf(lines: readonly [left: number, right: number, top: number][], rule?: number) {
  const rowBytes = WIDTH / 8;
  const bits = new Uint8Array(rowBytes * HEIGHT).fill(255);
  const blacken = (x: number, y: number) => {
    bits[y * rowBytes + (x >> 3)] = (bits[y * rowBytes + (x >> 3)] ?? 0) & ~(128 >> (x & 7));
  };
  for (const [left, right, top] of lines)
    for (let y = top; y < top + 12; y++) for (let x = left; x < right; x += 2) blacken(x, y);
  if (rule !== undefined) for (let y = 0; y < HEIGHT; y++) blacken(rule, y);
  return { width: WIDTH, height: HEIGHT, rowBytes, bits };
}

const rows = (left: number, right: number, from: number, to: number) =>
  Array.from(
    { length: Math.floor((to - from) / 20) },
    (_, index) => [left, right, from + index * 20] as [number, number, number],
  );

describe('the parts of a picture', () => {
  it('are the whole of it where lines run across', () => {
    expect(regionsOf(pageOf(rows(40, 680, 40, 900)))).toEqual([{ left: 0, top: 0, width: WIDTH, height: HEIGHT }]);
  });

  it('are the columns below a heading, beside a sidebar with an edge of its own', () => {
    const parts = regionsOf(
      pageOf([...rows(40, 680, 40, 100), ...rows(40, 220, 140, 900), ...rows(290, 680, 140, 700)], 255),
    );
    expect(parts).toHaveLength(3);
    const [head, left, right] = parts;
    expect(head).toMatchObject({ left: 0, top: 0, width: WIDTH - 1 });
    expect(head?.height).toBeGreaterThan(92);
    expect(head?.height).toBeLessThan(140);
    expect(left?.width).toBeGreaterThan(220);
    expect(right?.left).toBeLessThanOrEqual(290);
    expect((left?.width ?? 0) + (right?.width ?? 0)).toBe(WIDTH);
  });

  it('are none for a date or two at the right', () => {
    const dates: [number, number, number][] = [
      [600, 680, 140],
      [600, 680, 520],
    ];
    expect(regionsOf(pageOf([...rows(40, 520, 140, 700), ...dates]))).toHaveLength(1);
  });
});

describe('a picture in black and white', () => {
  const png = (depth: number, rows: readonly number[][]) => {
    const head = Buffer.from([0, 0, 0, 16, 0, 0, 0, rows.length, depth, 0, 0, 0, 0]);
    const parts = [
      ['IHDR', head],
      ['IDAT', deflateSync(Buffer.from(rows.flat()))],
      ['IEND', Buffer.alloc(0)],
    ] as const;
    const chunks = parts.map(([name, data]) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(data.length);
      return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
    });
    return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...chunks]);
  };

  it('is unpacked, whatever filter its rows have', () => {
    const rows = [
      [0, 10, 20],
      [1, 10, 10],
      [2, 0, 5],
      [3, 5, 2],
      [4, 0, 1],
    ];
    expect(bitmapOf(png(1, rows))).toEqual({
      width: 16,
      height: 5,
      rowBytes: 2,
      bits: new Uint8Array([10, 20, 10, 20, 10, 25, 10, 19, 10, 20]),
    });
  });

  it('is none in grey', () => {
    expect(bitmapOf(png(8, [[0, 1]]))).toBeUndefined();
  });

  it('is none without a picture', () => {
    expect(bitmapOf(new Uint8Array())).toBeUndefined();
  });
});
