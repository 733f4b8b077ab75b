/**
 * `npm run bench:quality`: how well resumes are read and compared, on data that it makes itself from `contrast-*.ts` and
 * `people.ts`. `npm run bench:quality -- <bench.py>` also asks a bench of published resumes, ads and titles, which have
 * no licence to lie here: it is brought along, calls the modules beside this file, and only its figures are noted.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { INVARIANCE, ORDERING, type Pair, pairs } from './contrast-pairs.ts';
import { score } from './matcher.ts';
import { type FirstContact, firstContactsOfMatching } from './matching-rounds.ts';
import { kilobytes, median, p95, record } from './measured.ts';
import { recordPublished } from './published-data.ts';
import { firstContacts } from './reading-rounds.ts';
import { readingScore } from './reading-score.ts';
import { recordRealFiles } from './real-files.ts';
import { speedSample } from './speed-sample.ts';

const SEEDS = [11, 12, 13];
const PAIRS_OF_A_KIND = 40;
const RESUMES = 200;
/** Percentage points within which two scores count as the same. */
const SAME_WITHIN = 1;
const BUNDLE = join(import.meta.dirname, '../../dist/site/assets');

interface Outcome {
  kind: string;
  pairs: number;
  share: number;
}

const share = (value: number) => value.toFixed(3);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The share of pairs of each kind that come out as they must, after `points`. */
async function outcomes(drawn: readonly Pair[], points: (better: number, worse: number) => number): Promise<Outcome[]> {
  const byKind = new Map<string, number[]>();
  for (const { kind, job, better, worse } of drawn) {
    const won = points(await score(better, job), await score(worse, job));
    byKind.set(kind, [...(byKind.get(kind) ?? []), won]);
  }
  return [...byKind].map(([kind, won]) => ({ kind, pairs: won.length, share: mean(won) }));
}

const wins = (better: number, worse: number) => (better > worse ? 1 : better === worse ? 0.5 : 0);
const stays = (one: number, other: number) => (Math.abs(one - other) <= SAME_WITHIN ? 1 : 0);
const total = (rows: readonly Outcome[]) => rows.reduce((sum, row) => sum + row.pairs, 0);

/** A figure of the first contact; a missing one is a mistake, not a zero. */
function figure(contact: FirstContact | undefined, name: string): number {
  const value = contact?.figures[name];
  if (value === undefined) throw new Error(`no figure of ${name} at first contact`);
  return value;
}

const ordersOf = (figures: FirstContact['figures']): number[] =>
  Object.entries(figures).flatMap(([name, value]) => (name.includes('people') ? [value] : []));

async function measureQuality(): Promise<void> {
  const draw = (kinds: typeof ORDERING) => SEEDS.flatMap((seed) => pairs(kinds, PAIRS_OF_A_KIND, seed));
  const ordering = await outcomes(draw(ORDERING), wins);
  const invariance = await outcomes(draw(INVARIANCE), stays);
  const reading = await readingScore(RESUMES);
  const first = (await firstContacts()).at(-1);
  const matching = firstContactsOfMatching().at(-1);
  // Some rounds are of ads alone.
  const ranked = firstContactsOfMatching().findLast(({ figures }) => ordersOf(figures).length > 0);
  const orders = ordersOf(ranked?.figures ?? {});
  const cases = (count: number | undefined) => count ?? null;
  const rows = [
    {
      id: 'better',
      label: 'better resume first',
      count: total(ordering),
      value: mean(ordering.map((row) => row.share)),
    },
    {
      id: 'same',
      label: 'same person, other details',
      count: total(invariance),
      value: mean(invariance.map((row) => row.share)),
    },
    { id: 'fields', label: 'fields read right at first contact', count: cases(first?.files), value: first?.macro ?? 0 },
    {
      id: 'order',
      label: 'order of people for unseen ads at first contact',
      count: cases(ranked?.cases.ads),
      value: mean(orders),
    },
    {
      id: 'asked',
      label: 'asked by unseen ads, found at first contact',
      count: cases(matching?.cases.asked),
      value: figure(matching, 'criteria, recall'),
    },
    {
      id: 'proofs',
      label: 'proofs agreed with at first contact',
      count: cases(matching?.cases.proofs),
      value: figure(matching, 'proofs that prove'),
    },
  ];
  await record({
    name: 'quality',
    title: 'Reading and comparing, on generated resumes',
    method: [
      `Comparing: pairs of short fictional resumes for one ad, in Spanish, English and across, from ${SEEDS.length} draws; they differ in one thing, named below.`,
      'Better resume first: one of the two is better beyond dispute and has to score higher (a tie counts half). Same person: nothing that matters differs,',
      `and the scores have to stay within ${SAME_WITHIN} point of 100. Reading: the last round of fictional resumes that`,
      `were written without sight of the reader, before anything was mended for it (${first?.name}); all rounds are below. Resumes of its own making it reads better.`,
      `Ads: the last rounds of fictional ads, written and judged without sight of the engine (${ranked?.round}; criteria and proofs: ${matching?.round}): the order against that of readers (nDCG@10, the mean of its groups), what an ad asks against the`,
      'criteria, and the verdicts *met* that a reader agreed with.',
    ].join(' '),
    table: [['test', 'cases', 'share'], ...rows.map(({ label, count, value }) => [label, `${count}`, share(value)])],
    site: {
      claim: 'accuracy',
      unit: 'share',
      rows: rows.map(({ id, count, value }) => ({ id, count, values: { share: Number(share(value)) } })),
    },
  });
  await record({
    name: 'quality-kinds',
    title: 'The same by kind',
    method:
      'Share of the pairs above that come out as they must. Read: fields of resumes of the bench’s own making, as PDF, DOCX and text, which are far cleaner than those people send.',
    table: [
      ['kind', 'cases', 'share'],
      ...ordering.map((row) => [`better first: ${row.kind}`, `${row.pairs}`, share(row.share)]),
      ...invariance.map((row) => [`same: ${row.kind}`, `${row.pairs}`, share(row.share)]),
      ...Object.entries(reading.fields).map(([field, value]) => [`read: ${field}`, `${reading.files}`, share(value)]),
    ],
  });
}

/** Kilobytes at gzip level 9 of the built worker that reads and matches in the browser, and of the PDF engine beside it. */
function chunkSizes(): { engine: number; pdf: number } {
  const files = readdirSync(BUNDLE).filter((name) => name.endsWith('.js'));
  const sizeOf = (chosen: (name: string) => boolean) =>
    files
      .filter(chosen)
      .reduce((sum, name) => sum + gzipSync(readFileSync(join(BUNDLE, name)), { level: 9 }).length, 0);
  const isPdf = (name: string) => /^pdf/.test(name);
  return { engine: sizeOf((name) => /^(?:fit\.worker|docx?|odt|rtf)[-.]/.test(name)), pdf: sizeOf(isPdf) };
}

async function measureSpeed(): Promise<void> {
  const { files, read, pairs: scored, ranked } = await speedSample();
  const sizes = chunkSizes();
  await record({
    name: 'engine',
    title: 'Speed and size of reading and comparing',
    method: `One process after a warm-up: milliseconds to read a PDF of one page to a profile (${files} files), to score a prepared pair, and to score 10,000 prepared talents for one job; kB (1000 bytes) at gzip level 9 of what the browser loads to read and compare.`,
    table: [
      ['measure', 'median', 'p95'],
      ['read a PDF, ms', median(read).toFixed(1), p95(read).toFixed(1)],
      ['score a prepared pair, ms', median(scored).toFixed(3), p95(scored).toFixed(3)],
      ['10,000 talents for a job, ms', median(ranked).toFixed(0), p95(ranked).toFixed(0)],
      ['reading and matching in the browser, kB gzip', kilobytes(sizes.engine), ''],
      ['PDF engine beside it, kB gzip', kilobytes(sizes.pdf), ''],
    ],
  });
}

await measureQuality();
await measureSpeed();
const [script] = process.argv.slice(2);
if (script) {
  await recordPublished(script);
  await recordRealFiles(['real-pdf', 'livecareer-pdf'].map((name) => join(dirname(script), 'data', name)));
}
