/**
 * `npm run bench:likely -- [people] [texts] [jobs]`: of the hundred best for a job by a comparison of everybody, how many a ranking
 * finds that compares those who are likely to fit, and how many it compares.
 */
import { rankingForms } from '../../lambdas/indexes/ranking-forms.ts';
import { compareForms } from '../../lambdas/matches/compare-forms.ts';
import { formVersion, type PreparedJob, prepareJob, rankingFormPercent } from '../../shared/matching/index.ts';
import { anyJob } from './any-job.ts';
import { MONTH } from './index-paths.ts';
import { median, record } from './measured.ts';
import { mixedForm, preparedTexts } from './mixed-people.ts';

const [PEOPLE = 10_000, TEXTS = 250, JOBS = 8] = process.argv.slice(2).map(Number);
const BEST = 100;
const WRITTEN_AT_ONCE = 500;
const { engine, month } = formVersion(MONTH);

const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const texts = await preparedTexts(TEXTS, MONTH);
const forms = rankingForms(':memory:');
const jobs = Array.from({ length: JOBS }, (_, at) => prepareJob(anyJob(at)));
const exact = jobs.map(() => [] as (readonly [id: string, percent: number])[]);
let exactMs = 0;
for (let from = 0; from < PEOPLE; from += WRITTEN_AT_ONCE) {
  const some = Array.from({ length: Math.min(WRITTEN_AT_ONCE, PEOPLE - from) }, (_, at) => ({
    ...{ resumeId: `reading${from + at}`, engine, month },
    bytes: mixedForm(texts, from + at),
  }));
  forms.put(some);
  const startedAt = processorMs();
  for (const [at, job] of jobs.entries())
    exact[at]?.push(...some.map(({ resumeId, bytes }) => [resumeId, rankingFormPercent(job, bytes) ?? -1] as const));
  exactMs += processorMs() - startedAt;
}

const ids = new Set(exact[0]?.map(([id]) => id));

async function likely(job: PreparedJob) {
  const startedAt = processorMs();
  const steps = compareForms(job, {
    ...{ forms, engine, wanted: ids, current: ids, always: new Set<string>(), limit: BEST },
  });
  let step = await steps.next();
  while (!step.done) step = await steps.next();
  return { ...step.value, ms: processorMs() - startedAt };
}

const found: { recall: number; compared: number; ms: number }[] = [];
for (const [at, job] of jobs.entries()) {
  const { passedOver, ms } = await likely(job);
  const best = (exact[at] ?? []).toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).slice(0, BEST);
  const recall = best.filter(([id]) => !passedOver.has(id)).length / best.length;
  found.push({ recall, compared: ids.size - passedOver.size, ms });
}
forms.close();

const recalls = found.map(({ recall }) => recall);
const mean = recalls.reduce((sum, recall) => sum + recall, 0) / recalls.length;
await record({
  name: `likely-${PEOPLE}`,
  title: `Comparing those who are likely to fit: ${PEOPLE.toLocaleString('en')} people`,
  method:
    `Of the ${BEST} best by a comparison of everybody, those that are compared where the highest rough scores come first (decision 0095), for ${JOBS} generated ads of 2,000 to 4,000 characters. ` +
    `People: ${TEXTS} generated resumes of 3,000 to 6,000 characters, the others mixtures of two of them, no two alike. Processor time of one core that other work shared.`,
  table: [
    ['', 'a job'],
    ['recall@100, mean', mean.toFixed(4)],
    ['recall@100, worst ad', Math.min(...recalls).toFixed(2)],
    ['people compared, median', median(found.map(({ compared }) => compared)).toLocaleString('en')],
    ['most', Math.max(...found.map(({ compared }) => compared)).toLocaleString('en')],
    ['ranking, ms of processor', median(found.map(({ ms }) => ms)).toFixed(0)],
    ['comparing everybody, ms of processor', (exactMs / JOBS).toFixed(0)],
  ],
});
