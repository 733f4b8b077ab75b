/** Shows that a ranking of many people compares few of them, and names the same best as a comparison of everybody. */
import { describe, expect, it } from 'vitest';
import { rankingForms } from '../../../lambdas/indexes/ranking-forms.ts';
import { type AskedForms, compareForms } from '../../../lambdas/matches/compare-forms.ts';
import { TOO_COMPLEX } from '../../../lambdas/matches/matcher.ts';
import { formVersion, type PreparedJob, prepareJob, rankingFormPercent } from '../../../shared/matching/index.ts';
import { anyJob } from '../../bench/any-job.ts';
import { MONTH } from '../../bench/index-paths.ts';
import { mixedForm, preparedTexts } from '../../bench/mixed-people.ts';

const PEOPLE = 450;
const AMONG = { all: 150, least: 90, inVain: 45 };
const BEST = 15;
const { engine, month } = formVersion(MONTH);
const texts = await preparedTexts(12, MONTH);
const bytes = Array.from({ length: PEOPLE }, (_, at) => mixedForm(texts, at));
const REPEATS = -1;
const idOf = (at: number) => `reading${at}`;
const JOBS = [1, 2, 5].map((at) => prepareJob(anyJob(at)));

function base(count = PEOPLE) {
  const forms = rankingForms(':memory:');
  forms.put(bytes.slice(0, count).map((one, at) => ({ resumeId: idOf(at), engine, month, bytes: one })));
  const ids = new Set(Array.from({ length: count }, (_, at) => idOf(at)));
  const asked: AskedForms = { forms, engine, wanted: ids, current: ids, always: new Set(), limit: BEST, among: AMONG };
  return { forms, asked };
}

async function compared(job: PreparedJob, asked: AskedForms) {
  const steps = compareForms(job, asked);
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
  }
}

const percentsOf = (job: PreparedJob) =>
  bytes.map((one, at) => [idOf(at), rankingFormPercent(job, one) ?? REPEATS] as const);
const bestOf = (percents: Iterable<readonly [string, number | typeof TOO_COMPLEX]>) =>
  [...percents]
    .map(([id, percent]) => ({ id, percent: Number(percent) }))
    .sort((a, b) => b.percent - a.percent || (a.id < b.id ? -1 : 1))
    .slice(0, BEST);

describe('a comparison of many people', () => {
  it.each(JOBS)('names the best of everybody, and passes over those who are far from them', async (job) => {
    const { percents, passedOver } = await compared(job, base().asked);
    const all = percentsOf(job);
    expect(bestOf(percents)).toEqual(bestOf(all));
    expect(passedOver.size).toBeGreaterThan(PEOPLE / 3);
    // A person whose resume may repeat sentences of the ad is read whole, and neither compared here nor passed over.
    for (const [id, percent] of all)
      if (!passedOver.has(id)) expect([id, percents.get(id) ?? REPEATS]).toEqual([id, percent]);
    for (const id of passedOver) expect(percents.has(id)).toBe(false);
  });

  it('goes on for as long as somebody is among the best', async () => {
    const [job] = JOBS as [PreparedJob];
    const { passedOver } = await compared(job, { ...base().asked, limit: PEOPLE });
    expect(passedOver.size).toBe(0);
  });

  it('compares who applied however little they seem to fit', async () => {
    const [job] = JOBS as [PreparedJob];
    const { asked } = base();
    const [unlike = ''] = (await compared(job, asked)).passedOver;
    const { percents } = await compared(job, { ...asked, always: new Set([unlike]) });
    expect(percents.get(unlike)).toBe(rankingFormPercent(job, bytes[Number(unlike.slice(7))] as Uint8Array));
  });

  it('passes over nobody whose form is removed meanwhile, and takes nobody for them', async () => {
    const [job] = JOBS as [PreparedJob];
    const { asked, forms } = base();
    const [first] = bestOf(percentsOf(job));
    const steps = compareForms(job, asked);
    await steps.next();
    for (let step = await steps.next(); ; step = await steps.next()) {
      if (step.done) {
        expect([step.value.percents.has(first?.id ?? ''), step.value.passedOver.has(first?.id ?? '')]).toEqual([
          false,
          false,
        ]);
        return;
      }
      if (step.value.done === PEOPLE) forms.remove([first?.id ?? '']);
    }
  });
});

it('compares everybody where they are few, and says whose reading is too complex', async () => {
  const [job] = JOBS as [PreparedJob];
  const { asked, forms } = base(AMONG.all);
  forms.put([{ resumeId: idOf(7), engine, month, bytes: null }]);
  const { percents, passedOver } = await compared(job, asked);
  const expected = percentsOf(job)
    .slice(0, AMONG.all)
    .filter(([, percent]) => percent !== REPEATS);
  expect(passedOver.size).toBe(0);
  expect(percents).toEqual(new Map<string, unknown>([...expected, [idOf(7), TOO_COMPLEX]]));
});
