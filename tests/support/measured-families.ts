/**
 * Measures every family of hostile texts, each at two lengths, and prints what each stage took as a line of JSON. A
 * process of its own, because the test runner's modules make the same code slower than the product's are.
 */
import { MAX_TEXT_LENGTH } from '../../shared/extraction/index.ts';
import { median } from '../bench/measured.ts';
import { costOf, exponentOf, slowness } from './cost.ts';
import { TEXT_FAMILIES } from './text-families.ts';
import { AD_TEXTS, runStages, STAGES, type Stage } from './text-stages.ts';

/** By stage. */
export interface FamilyCost {
  name: string;
  /** Power of the length by which the work grows. */
  exponents: Record<Stage, number>;
  /** Milliseconds of processor time at the greatest length, on a quiet machine. */
  longest: Record<Stage, number>;
}

export const EXPONENT_MAX = 1.2;
/** For the longest text that is accepted, eight times what an academic's resume has. */
export const LONGEST_MS = 250;
/** The shorter one gives the growth, and warms up the code for the longer one. */
const SIZES = [MAX_TEXT_LENGTH / 8, MAX_TEXT_LENGTH];
/** Neighbours on the same core slow work down now and then, so that the least of some looks counts; one is enough where it is good. */
const LOOKS = 8;

type Costs = Record<Stage, Map<number, number>>;
type Growth = Record<Stage, number[]>;

const noCosts = () => Object.fromEntries(STAGES.map((stage) => [stage, new Map()])) as Costs;
const noGrowth = () => Object.fromEntries(STAGES.map((stage) => [stage, []])) as unknown as Growth;
const growthOf = (costs: ReadonlyMap<number, number>) =>
  exponentOf([...costs].map(([size, milliseconds]) => ({ size, milliseconds })));

/**
 * Measures every stage of both sizes once more; the least that each ever took is kept, once as it was, for the growth,
 * and once against work that is always the same, for the bound. Adds the growth between the two of this look.
 */
async function look(
  make: (typeof TEXT_FAMILIES)[number]['make'],
  { raw, scaled, growth }: { raw: Costs; scaled: Costs; growth: Growth },
): Promise<void> {
  const own = noCosts();
  const keep = (costs: Map<number, number>, size: number, milliseconds: number) =>
    costs.set(size, Math.min(milliseconds, costs.get(size) ?? Number.POSITIVE_INFINITY));
  for (const size of SIZES) {
    await runStages(make(size, AD_TEXTS), async (stage, work) => {
      const { answer, milliseconds } = await costOf(work);
      keep(raw[stage], size, milliseconds);
      keep(own[stage], size, milliseconds);
      keep(scaled[stage], size, milliseconds > LONGEST_MS ? milliseconds / Math.max(1, slowness()) : milliseconds);
      return answer;
    });
  }
  for (const stage of STAGES) growth[stage].push(growthOf(own[stage]));
}

async function familyCost({ name, make }: (typeof TEXT_FAMILIES)[number]): Promise<FamilyCost> {
  const seen = { raw: noCosts(), scaled: noCosts(), growth: noGrowth() };
  const each = (figure: (stage: Stage) => number) =>
    Object.fromEntries(STAGES.map((stage) => [stage, figure(stage)])) as Record<Stage, number>;
  // Neighbours that slow down one size alone spoil the least costs, and those that come and go the looks; seldom both.
  const exponents = () => each((stage) => Math.min(growthOf(seen.raw[stage]), median(seen.growth[stage])));
  const longest = () => each((stage) => seen.scaled[stage].get(MAX_TEXT_LENGTH) ?? Number.POSITIVE_INFINITY);
  const isGood = () => {
    const [found, most] = [exponents(), longest()];
    return STAGES.every((stage) => found[stage] <= EXPONENT_MAX && most[stage] <= LONGEST_MS);
  };
  for (let looks = 0; looks < LOOKS && (looks === 0 || !isGood()); looks += 1) await look(make, seen);
  return { name, exponents: exponents(), longest: longest() };
}

if (process.argv[1] === import.meta.filename)
  for (const family of TEXT_FAMILIES) console.log(JSON.stringify(await familyCost(family)));
