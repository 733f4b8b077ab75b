/** `npm run bench:complexity`: processor time of every stage for the longest texts that are accepted, of kinds made to hold it up. */
import { MAX_TEXT_LENGTH, MAX_TEXT_LINES } from '../../shared/extraction/index.ts';
import { costOf, exponentOf } from '../support/cost.ts';
import { TEXT_FAMILIES } from '../support/text-families.ts';
import { AD_TEXTS, runStages, STAGES, type Stage, TEXT_SIZES } from '../support/text-stages.ts';
import { median, p95, record } from './measured.ts';

const ROUNDS = 5;
const WARM_UP_CHARS = 2_000;

interface Figures {
  name: string;
  /** Milliseconds at the greatest length. */
  milliseconds: Record<Stage, number>;
  exponents: Record<Stage, number>;
}

async function figuresOf({ name, make }: (typeof TEXT_FAMILIES)[number]): Promise<Figures> {
  const least = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const size of TEXT_SIZES) {
      await runStages(make(size, AD_TEXTS), async (stage, work) => {
        const { answer, milliseconds } = await costOf(work);
        const key = `${stage} ${size}`;
        least.set(key, Math.min(milliseconds, least.get(key) ?? Number.POSITIVE_INFINITY));
        return answer;
      });
    }
  }
  const each = (figure: (stage: Stage) => number) =>
    Object.fromEntries(STAGES.map((stage) => [stage, figure(stage)])) as Record<Stage, number>;
  const at = (stage: Stage, size: number) => least.get(`${stage} ${size}`) ?? Number.NaN;
  return {
    name,
    milliseconds: each((stage) => at(stage, MAX_TEXT_LENGTH)),
    exponents: each((stage) => exponentOf(TEXT_SIZES.map((size) => ({ size, milliseconds: at(stage, size) })))),
  };
}

for (const { make } of TEXT_FAMILIES) await runStages(make(WARM_UP_CHARS, AD_TEXTS), async (_, work) => work());
const figures: Figures[] = [];
for (const family of TEXT_FAMILIES) figures.push(await figuresOf(family));

const row = (stage: Stage): string[] => {
  const times = figures.map(({ milliseconds }) => milliseconds[stage]);
  const longest = figures.reduce((most, one) => (one.milliseconds[stage] > most.milliseconds[stage] ? one : most));
  const steepest = Math.max(...figures.map(({ exponents }) => exponents[stage]));
  const whole = (value: number) => value.toFixed(0);
  return [stage, whole(median(times)), whole(p95(times)), whole(Math.max(...times)), longest.name, steepest.toFixed(2)];
};

await record({
  name: 'complexity',
  title: 'Texts made to keep the product busy',
  method:
    `${TEXT_FAMILIES.length} kinds of text, each of ${MAX_TEXT_LENGTH.toLocaleString('en')} characters, the most that is read of a file, and of ${MAX_TEXT_LINES.toLocaleString('en')} lines at most: ` +
    `repeated lines, dates, headings, bullets, brackets, tables, near-matches of every pattern. Processor time of one thread, the least of ${ROUNDS} rounds. ` +
    'Reading is extraction, profile, career and warnings; correcting and mending are what a person and then a recruiter say of a third of its entries; ' +
    'matching is preparing the reading and explaining one job; checking is exchanging its personal facts for that job; ranking is comparing it with four more. ' +
    'The exponent is that of the cost over the length between an eighth of the text and the whole (1 grows with the length, 2 with its square; 0 below 60 ms). ' +
    'Aim: 250 ms each, exponent 1.2 at most.',
  table: [['milliseconds', 'median', 'p95', 'longest', 'of', 'steepest exponent'], ...STAGES.map(row)],
});
