/**
 * What the site says it has measured is what the benchmarks wrote, figure for figure as in the document.
 * @vitest-environment node
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import written from '../../../frontend/src/features/ai/measured.json' with { type: 'json' };
import type { Measured } from '../../../frontend/src/features/ai/measurement.ts';
import en from '../../../frontend/src/locales/ai.en.json' with { type: 'json' };
import es from '../../../frontend/src/locales/ai.es.json' with { type: 'json' };

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../docs/measured.md'), 'utf8');
const DIGITS = { seconds: 2, share: 3 };

const rowSchema = z.strictObject({
  id: z.string(),
  count: z.int().positive().nullable(),
  values: z.record(z.string(), z.number()),
});
const figuresSchema = z.strictObject({
  unit: z.enum(['seconds', 'share']),
  date: z.iso.date(),
  cores: z.int().positive(),
  software: z.string().regex(/^Node \d/),
  rows: z.array(rowSchema).min(1),
});

/** The part of the document that the benchmark of a claim replaces. */
function sectionOf(name: string): string {
  return DOCUMENT.split(`<!-- ${name} -->`)[1]?.split(`<!-- /${name} -->`)[0] ?? '';
}

describe.each([
  ['processing', 'pipeline'],
  ['accuracy', 'quality'],
] as const)('the figures beside the claim of %s', (claim, section) => {
  const figures = (written as Measured)[claim];

  test('say what they are of: unit, day, machine and how many', () => {
    expect(figuresSchema.safeParse(figures).error).toBeUndefined();
  });

  test('stand in the document with the same day and machine', () => {
    const { date, cores, software } = figuresSchema.parse(figures);
    expect(sectionOf(section)).toContain(`${date}, ${cores} cores, ${software}.`);
  });

  test('are those of the document, to its last digit', () => {
    const { rows, unit } = figuresSchema.parse(figures);
    const lines = sectionOf(section).split('\n');
    for (const { id, count, values } of rows) {
      const cells = [count, ...Object.values(values).map((value) => value.toFixed(DIGITS[unit]))];
      expect(
        lines.filter((line) => line.includes(`| ${cells.join(' | ')} |`)),
        id,
      ).toHaveLength(1);
    }
  });

  test.each([
    ['es', es],
    ['en', en],
  ])('have words in %s', (_, { claims }) => {
    const texts = Object.keys(claims.row);
    for (const { id, count } of figures?.rows ?? [])
      expect(
        texts.some((key) => key.startsWith(count === null ? id : `${id}Count`)),
        id,
      ).toBe(true);
  });
});
