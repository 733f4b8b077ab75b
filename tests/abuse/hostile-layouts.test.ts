/** Resumes with layouts made to be slow to read: the work grows linearly with their length. */
import { expect, test } from 'vitest';
import { textDocument } from '../../shared/extraction/index.ts';
import { readResume } from '../../shared/resume/index.ts';
import { costOf, exponentOf } from '../support/cost.ts';

const EXPONENT_MAX = 1.3;
/** Lines of the resume. */
const SIZES = [2_000, 16_000];
/** Noise goes away when it is measured again, growth does not. */
const LOOKS = 6;

/** What is repeated, and whether each line is set in bold. */
const FAMILIES = {
  'bold lines below names of sections': (line: number) => ({
    text: line % 2 === 0 ? 'Skills' : `Kiln ${line}`,
    bold: line % 2 === 1,
  }),
  'an address in each line': (line: number) => ({ text: `linkedin.com/in/olalla-${line}`, bold: false }),
  'labels before languages': (line: number) => ({ text: `Languages: Kiln ${line}`, bold: false }),
} as const;

function resumeOf(family: (line: number) => { text: string; bold: boolean }, size: number) {
  const made = Array.from({ length: size }, (_, line) => family(line));
  const document = textDocument(`Olalla Brezo Nieto\n\n${made.map(({ text }) => text).join('\n')}`);
  const bold = new Set(made.flatMap(({ text, bold: isBold }) => (isBold ? text : [])));
  return { ...document, lines: document.lines.map((line) => ({ ...line, bold: bold.has(line.text) })) };
}

test.each(Object.entries(FAMILIES))('%s', async (_name, family) => {
  readResume(resumeOf(family, 200));
  const least = new Map<number, number>();
  let exponent = Number.POSITIVE_INFINITY;
  for (let look = 0; look < LOOKS && exponent > EXPONENT_MAX; look += 1) {
    for (const size of SIZES) {
      const document = resumeOf(family, size);
      const { milliseconds } = await costOf(() => readResume(document));
      least.set(size, Math.min(milliseconds, least.get(size) ?? Number.POSITIVE_INFINITY));
    }
    exponent = exponentOf([...least].map(([size, milliseconds]) => ({ size, milliseconds })));
  }
  expect(exponent).toBeLessThanOrEqual(EXPONENT_MAX);
});
