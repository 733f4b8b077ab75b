/** Somebody sends texts that are made to keep reader and matcher busy: their work grows with the length, not with its square. */
import { beforeAll, expect, test } from 'vitest';
import { MAX_TEXT_LENGTH } from '../../shared/extraction/index.ts';
import { costOf, exponentOf } from '../support/cost.ts';
import { TEXT_FAMILIES } from '../support/text-families.ts';
import { AD_TEXTS, runStages, STAGES, type Stage, TEXT_SIZES } from '../support/text-stages.ts';

const EXPONENT_MAX = 1.2;
/** Told to grow with the length, a text of half the greatest length says it all. */
const HALF_LENGTH = MAX_TEXT_LENGTH / 2;
/** What each look at a family measures: two lengths tell growth. Where they tell a bad one or too much work, a neighbour's noise goes away, growth does not. */
const LOOKS = [[HALF_LENGTH / 8, HALF_LENGTH], ...Array.from({ length: 8 }, () => TEXT_SIZES)];
/**
 * For half of the greatest length, four times what an academic's resume has. On a quiet machine none takes 250 ms
 * (`bench:complexity` measures the greatest length, too); three workers on two cores make a thread twice as slow.
 */
const LONGEST_MS = 500;
const WARM_UP_CHARS = 2_000;

type Costs = Record<Stage, Map<number, number>>;

beforeAll(async () => {
  for (const { make } of TEXT_FAMILIES) await runStages(make(WARM_UP_CHARS, AD_TEXTS), async (_, work) => work());
});

/** Measures every stage of these sizes once more; the least time that each ever took is kept. */
async function look(
  make: (typeof TEXT_FAMILIES)[number]['make'],
  sizes: readonly number[],
  costs: Costs,
): Promise<void> {
  for (const size of sizes) {
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
  for (const sizes of LOOKS) {
    await look(make, sizes, costs);
    found = exponents(costs);
    const isGood = (stage: Stage) => found[stage] <= EXPONENT_MAX && (costs[stage].get(HALF_LENGTH) ?? 0) < LONGEST_MS;
    if (STAGES.every(isGood)) break;
  }
  for (const stage of STAGES) {
    expect.soft(found[stage], `${stage} grows with the power`).toBeLessThanOrEqual(EXPONENT_MAX);
    expect.soft(costs[stage].get(HALF_LENGTH), stage).toBeLessThan(LONGEST_MS);
  }
});

test('the corpus has forty families at least, each as long as it is asked for', () => {
  expect(TEXT_FAMILIES.length).toBeGreaterThanOrEqual(40);
  for (const { make } of TEXT_FAMILIES) expect(make(5_000, AD_TEXTS)).toHaveLength(5_000);
});
