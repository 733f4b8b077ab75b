/** Shows that whatever goes out as a spreadsheet comes in as it was, and that no cell of it can be calculated. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv, writeCsv } from '../../../lambdas/exchange/csv-file.ts';

const cell = fc.oneof(
  fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0')),
  fc.constantFrom('=1+1', '+34 600', '-5', '@SUM(A1)', "'=x", "''+x", '\t=x', '\r', 'a;b', 'a,b', '"', 'x\r\ny', ' '),
);

describe('a spreadsheet', () => {
  it('brings back every cell that it was written with', () => {
    const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(rows, (written) => {
        const filled = written.filter((cells) => cells.some((text) => text.trim() !== ''));
        const [, ...read] = parseCsv(writeCsv(['one', 'two', 'three'], written));
        expect(read.map(({ cells }) => cells)).toEqual(filled);
        expect(read.some(({ isBroken }) => isBroken)).toBe(false);
      }),
    );
  });

  it('holds no cell that a program would calculate', () => {
    const text = writeCsv(['a'], [['=HYPERLINK("http://x")'], ['+1'], ['-1'], ['@x'], ['\tx'], ['\rx'], ["'=x"]]);
    const cells = text.slice(1).split('\r\n').slice(1);
    expect(cells.filter((written) => /^"?[=+\-@\t\r]/.test(written))).toEqual([]);
  });

  it('begins with the byte order mark of UTF-8', () => {
    expect(writeCsv(['a'], []).charCodeAt(0)).toBe(0xfeff);
  });

  it('is read whichever way its cells are parted, with the numbers that a spreadsheet shows', () => {
    for (const sign of [';', ',', '\t']) {
      const text = ['a,b'.replace(',', sign), '', `1${sign}"x\ny"`].join('\n');
      expect(parseCsv(text)).toEqual([
        { row: 1, cells: ['a', 'b'], isBroken: false },
        { row: 3, cells: ['1', 'x\ny'], isBroken: false },
      ]);
    }
  });
});
