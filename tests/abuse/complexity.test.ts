/** Texts made to be slow to read and match: the work grows linearly with their length. */
import { expect, test } from 'vitest';
import { MAX_TEXT_LENGTH } from '../../shared/extraction/index.ts';
import { costOf, exponentOf } from '../support/cost.ts';
import { TEXT_FAMILIES } from '../support/text-families.ts';
import { AD_TEXTS, runStages, STAGES, type Stage } from '../support/text-stages.ts';

const EXPONENT_MAX = 1.2;
/** For the longest text that is accepted, eight times what an academic's resume has. Of processor time: waiting for a core counts for nothing. */
const LONGEST_MS = 250;
/** The shorter one tells the growth, and warms up what the longer one runs. */
const SIZES = [MAX_TEXT_LENGTH / 8, MAX_TEXT_LENGTH];
/** Neighbours on the same core make work slower now and then, so that the least of some looks counts; one is enough where it is good. */
const LOOKS = 12;

type Costs = Record<Stage, Map<number, number>>;

/** Measures every stage of both sizes once more; the least that each ever took is kept. */
async function look(make: (typeof TEXT_FAMILIES)[number]['make'], costs: Costs): Promise<void> {
  for (const size of SIZES) {
    await runStages(make(size, AD_TEXTS), async (stage, work) => {
      const { answer, milliseconds } = await costOf(work);
      costs[stage].set(size, Math.min(milliseconds, costs[stage].get(size) ?? Number.POSITIVE_INFINITY));
      return answer;
    });
  }
}

function exponents(costs: Costs): Record<Stage, number> {
  const of = (stage: Stage) => exponentOf([...costs[stage]].map(([size, milliseconds]) => ({ size, milliseconds })));
  return Object.fromEntries(STAGES.map((stage) => [stage, of(stage)])) as Record<Stage, number>;
}

test.each(TEXT_FAMILIES.map(({ name, make }) => [name, make] as const))('%s', async (_name, make) => {
  const costs: Costs = { read: new Map(), correct: new Map(), match: new Map(), rank: new Map() };
  let found = exponents(costs);
  const longest = (stage: Stage) => costs[stage].get(MAX_TEXT_LENGTH) ?? Number.POSITIVE_INFINITY;
  const isGood = (stage: Stage) => found[stage] <= EXPONENT_MAX && longest(stage) <= LONGEST_MS;
  for (let looks = 0; looks < LOOKS && (looks === 0 || !STAGES.every(isGood)); looks += 1) {
    await look(make, costs);
    found = exponents(costs);
  }
  for (const stage of STAGES) {
    expect.soft(found[stage], `${stage} grows with the power`).toBeLessThanOrEqual(EXPONENT_MAX);
    expect.soft(longest(stage), `${stage}, in milliseconds`).toBeLessThanOrEqual(LONGEST_MS);
  }
});

test('the corpus has forty families at least, each as long as it is asked for', () => {
  expect(TEXT_FAMILIES.length).toBeGreaterThanOrEqual(40);
  for (const { make } of TEXT_FAMILIES) expect(make(5_000, AD_TEXTS)).toHaveLength(5_000);
});
