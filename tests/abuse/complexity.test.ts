/** Texts made to be slow to read, correct, match and check: the work grows linearly with their length. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { EXPONENT_MAX, type FamilyCost, LONGEST_MS } from '../support/measured-families.ts';
import { TEXT_FAMILIES } from '../support/text-families.ts';
import { AD_TEXTS, STAGES } from '../support/text-stages.ts';

/** Half a minute, and longer where others use the cores. */
const PATIENT_MS = 240_000;
const MEASURES = join(import.meta.dirname, '../support/measured-families.ts');

let costs: Map<string, FamilyCost>;
beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [MEASURES], { timeout: PATIENT_MS });
  const all = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as FamilyCost);
  costs = new Map(all.map((cost) => [cost.name, cost]));
}, PATIENT_MS);

test.each(TEXT_FAMILIES.map(({ name }) => name))('%s', (name) => {
  const cost = costs.get(name);
  for (const stage of STAGES) {
    expect.soft(cost?.exponents[stage], `${stage} grows with the power`).toBeLessThanOrEqual(EXPONENT_MAX);
    expect.soft(cost?.longest[stage], `${stage}, in milliseconds`).toBeLessThanOrEqual(LONGEST_MS);
  }
});

test('the corpus has forty families at least, each as long as it is asked for', () => {
  expect(TEXT_FAMILIES.length).toBeGreaterThanOrEqual(40);
  for (const { make } of TEXT_FAMILIES) expect(make(5_000, AD_TEXTS)).toHaveLength(5_000);
});
