/** The same words are the same person: how a text is spaced, indented or bulleted moves no score by a point. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jobOfText, resumeOfText, scorePercent } from '../../../shared/matching/index.ts';

const ROUND = join(import.meta.dirname, '../../bench/rounds/2026-11-23-matching-1');
const every = (folder: string, step: number) =>
  readdirSync(join(ROUND, folder))
    .filter((name) => name.endsWith('.txt'))
    .filter((_, index) => index % step === 0)
    .map((name) => readFileSync(join(ROUND, folder, name), 'utf8'));

const JOBS = every('ads', 6).map(jobOfText);
const scoresOf = (text: string) => {
  const resume = resumeOfText(text);
  return JOBS.map((job) => scorePercent(job, resume));
};
/** As written, read and scored once for all layouts. */
const RESUMES = every('resumes', 12).map((text) => ({ text, before: scoresOf(text) }));
const lines = (text: string, change: (line: string) => string) => text.split('\n').map(change).join('\n');

const LAYOUTS: Record<string, (text: string) => string> = {
  'spaced doubly': (text) => lines(text, (line) => `${line}\n`),
  indented: (text) => lines(text, (line) => (line === '' ? line : `    ${line}`)),
  'with other bullets': (text) => lines(text, (line) => line.replace(/^(\s*)[-•*–]\s+/, '$1* ')),
  'with the line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
};

test.each(Object.keys(LAYOUTS))('a resume %s scores as before, within a point', (name) => {
  const changed = LAYOUTS[name] ?? ((text: string) => text);
  for (const { text, before } of RESUMES) {
    for (const [at, after] of scoresOf(changed(text)).entries()) {
      expect(Math.abs(after - (before[at] ?? Number.NaN)), text.slice(0, 40)).toBeLessThanOrEqual(1);
    }
  }
});

test('a sentence that a page broke says the same as in one line', () => {
  const job = jobOfText('Baker\nYou knead dough for rye loaves and shape sourdough baguettes by hand.');
  const told = 'kneaded dough for two hundred rye loaves a night and shaped sourdough baguettes by hand';
  const resume = (bullet: string) => `EXPERIENCE\nBaker, Crumb Lane Bakery\n2018 - 2024\n- ${bullet}\n`;
  const broken = told.replace(' rye ', '\n  rye ').replace(' sourdough ', '\n  sourdough ');
  expect(scorePercent(job, resumeOfText(resume(broken)))).toBeCloseTo(scorePercent(job, resumeOfText(resume(told))), 5);
});
