/**
 * `npm run bench:candidates -- [people] [texts] [jobs]`: of the hundred best for a job by the exact scan, how many are among the 2,000
 * candidates that the collection names, over the stand-in for OpenSearch.
 */
import { writeInBulk } from '../../lambdas/indexes/opensearch/bulk.ts';
import { candidatesFor } from '../../lambdas/indexes/opensearch/candidates.ts';
import type { PersonDocument } from '../../lambdas/indexes/opensearch/people-document.ts';
import { PEOPLE_MAPPING, peopleIndexName } from '../../lambdas/indexes/opensearch/people-mapping.ts';
import { weightsOf } from '../../lambdas/indexes/opensearch/weights.ts';
import { openTalentFile } from '../../lambdas/indexes/talent-file.ts';
import { CANDIDATES } from '../../lambdas/matches/rank-talents.ts';
import { formVersion, prepareJob, rankingFormPercent } from '../../shared/matching/index.ts';
import { localSearch, startLocalOpenSearch } from '../support/people-engines.ts';
import { anyJob } from './any-job.ts';
import { MONTH, NOW } from './index-paths.ts';
import { median, record } from './measured.ts';
import { mixedForm, preparedTexts } from './mixed-people.ts';

const [PEOPLE = 100_000, TEXTS = 400, JOBS = 20] = process.argv.slice(2).map(Number);
const BEST = 100;
const GATE = 0.99;
const WRITTEN_AT_ONCE = 500;
/** Sizes of the base at which is measured. */
const SIZES = [10_000, 30_000, 60_000, 100_000];
const UNTIL = Date.parse('2028-01-01T00:00:00.000Z');

interface Ranked {
  id: string;
  percent: number;
}

const byPercent = (one: Ranked, other: Ranked) => other.percent - one.percent || (one.id < other.id ? -1 : 1);

const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Measured {
  people: number;
  recalls: number[];
  /** Of each of the best, from 1; one more than there are candidates where it is none of them. */
  places: number[];
  processor: number[];
}

const ofPlaces = ({ places }: Measured, most: number) =>
  (places.filter((place) => place <= most).length / places.length).toFixed(4);
const meanOf = ({ recalls }: Measured) => recalls.reduce((sum, one) => sum + one, 0) / recalls.length;

/** One column for each size of the base. */
async function recordAll(all: readonly Measured[], weights: number): Promise<void> {
  const row = (label: string, cell: (one: Measured) => string) => [label, ...all.map(cell)];
  await record({
    name: 'candidates',
    title: 'Candidates of OpenSearch',
    method:
      `Recall of the ${BEST} best by the exact scan of everybody among the ${CANDIDATES.toLocaleString('en')} highest rough scores, for ${JOBS} generated ads of 2,000 to 4,000 characters, over the local ` +
      `stand-in, which computes scores as OpenSearch documents them and keeps nine bits of each weight; **not tried on AWS**. People: ${TEXTS} generated resumes of 3,000 to 6,000 characters, ` +
      `the others mixtures of two of them, no two alike; ${weights.toFixed(0)} weights each. Ties at the hundredth place count by id. Gate: ${GATE} at 100,000 people.`,
    table: [
      ['people', ...all.map(({ people }) => people.toLocaleString('en'))],
      row('recall@100, mean', (one) => meanOf(one).toFixed(4)),
      row('recall@100, worst ad', ({ recalls }) => Math.min(...recalls).toFixed(2)),
      row('of the hundred best, within the first 500', (one) => ofPlaces(one, 500)),
      row('within the first 1,000', (one) => ofPlaces(one, 1_000)),
      row('processor of client and stand-in, ms a job', ({ processor }) => median(processor).toFixed(0)),
    ],
  });
}

const local = await startLocalOpenSearch(false);
try {
  const search = localSearch(local);
  const index = peopleIndexName();
  await search.ask({ method: 'PUT', path: `/${index}`, body: { mappings: PEOPLE_MAPPING } });
  const texts = await preparedTexts(TEXTS, MONTH);
  console.error(`${TEXTS} texts`);
  const jobs = Array.from({ length: JOBS }, (_, at) => prepareJob(anyJob(at)));
  const exact: Ranked[][] = jobs.map(() => []);
  const { engine } = formVersion(MONTH);
  let weights = 0;

  /** What a ranking asks of a document; names and words have no part in it. */
  const documentOf = (number: number, bytes: Uint8Array) => {
    const id = `person${number}`;
    const ranked = { kind: 'person', talentId: id, resumeId: `reading${number}`, basisUntil: UNTIL, engine };
    const document = { ...ranked, updatedAt: number, record: {}, weights: weightsOf(bytes) };
    weights += Object.keys(document.weights).length;
    return { id, version: 1, document: document as unknown as PersonDocument };
  };

  const measure = async (people: number): Promise<Measured> => {
    const recent = { file: openTalentFile(':memory:'), hidden: [] };
    const measured: Measured = { people, recalls: [], places: [], processor: [] };
    for (const [number, job] of jobs.entries()) {
      const startedAt = processorMs();
      const asked = { limit: CANDIDATES, now: NOW.toISOString(), applicants: new Set<string>() };
      const all = { term: { kind: 'person' } };
      const { talents } = await candidatesFor(job, asked, { search, index, recent, people: all });
      measured.processor.push(processorMs() - startedAt);
      const order = new Map(talents.map(({ talentId }, place) => [talentId, place]));
      const best = exact[number] ?? [];
      measured.recalls.push(best.filter(({ id }) => order.has(id)).length / best.length);
      measured.places.push(...best.map(({ id }) => (order.get(id) ?? CANDIDATES) + 1));
    }
    recent.file.close();
    return measured;
  };

  const all: Measured[] = [];
  for (let from = 0; from < PEOPLE; from += WRITTEN_AT_ONCE) {
    const documents = Array.from({ length: WRITTEN_AT_ONCE }, (_, at) => {
      const bytes = mixedForm(texts, from + at);
      for (const [number, job] of jobs.entries())
        exact[number]?.push({ id: `person${from + at}`, percent: rankingFormPercent(job, bytes) ?? -1 });
      return documentOf(from + at, bytes);
    });
    // The best hundred are all that is asked of the exact scan.
    for (const [number, ranked] of exact.entries()) exact[number] = ranked.sort(byPercent).slice(0, BEST);
    await writeInBulk(search, index, documents);
    local.refresh();
    const people = from + WRITTEN_AT_ONCE;
    if (!SIZES.includes(people) && people < PEOPLE) continue;
    all.push(await measure(people));
    await recordAll(all, weights / people);
  }
  const recall = meanOf(all.at(-1) as Measured);
  if (recall < GATE) {
    console.error(`Recall is ${recall}, below ${GATE}`);
    process.exitCode = 1;
  }
} finally {
  await local.close();
}
