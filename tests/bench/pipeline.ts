/** `npm run bench:pipeline`: how long a resume takes from the end of its upload to the stored match of the applied job. */
import { setTimeout as sleep } from 'node:timers/promises';
import { applicationForm, follow, PDF, type Sent, uploadTo } from '../support/applying.ts';
import { startTestStack, type TestStack } from '../support/local-stack.ts';
import { resumePdf } from '../support/resume-files.ts';
import { median, p95, record, seconds } from './measured.ts';
import { person } from './people.ts';

const RESUMES = 100;
const BURSTS = 5;
const BURST_SIZE = 10;
const WARM_UP = 3;
// Ten pages that ask more often take the processor from the work they wait for.
const POLL_MS = 50;
const GIVE_UP_MS = 60_000;

interface Ready {
  sent: Sent;
  bytes: Uint8Array;
}

/** The form of person `index` for one of `jobIds`, so that only the upload is left to do. */
async function prepare(stack: TestStack, jobIds: readonly string[], index: number): Promise<Ready> {
  const content = person(index);
  const bytes = await resumePdf(content, index % 4 === 3 ? 'two-columns' : 'single');
  const [firstName, ...lastNames] = content.name.split(' ');
  const body = applicationForm({
    jobId: jobIds[index % jobIds.length],
    firstName,
    lastName: lastNames.join(' '),
    email: content.email,
    language: content.language,
    resume: { fileName: `${index}.pdf`, contentType: PDF, sizeBytes: bytes.length },
  });
  const answer = await stack.api('/api/applications', { method: 'POST', body });
  if (answer.status !== 201) throw new Error(`The form was answered with ${answer.status}`);
  return { sent: { ...answer.body, email: content.email }, bytes };
}

/** Milliseconds from storage's answer until the applicant's own page shows the match. Throws when reading fails. */
async function timeOf(stack: TestStack, { sent, bytes }: Ready): Promise<number> {
  const uploaded = await uploadTo(sent.upload, bytes);
  const startedAt = performance.now();
  if (!uploaded.ok) throw new Error(`Storage answered ${uploaded.status}`);
  for (;;) {
    const { body } = await follow(stack, sent);
    const time = performance.now() - startedAt;
    if (body.matches.length > 0) return time;
    if (body.resume.status === 'failed') throw new Error(`Not read: ${body.resume.failure.code}`);
    if (time > GIVE_UP_MS) throw new Error(`No match after ${seconds(time)} s`);
    await sleep(POLL_MS);
  }
}

async function publicJobIds(stack: TestStack): Promise<string[]> {
  const { body } = await stack.api('/api/jobs?limit=100');
  return body.items.map(({ jobId }: { jobId: string }) => jobId);
}

const row = (label: string, times: readonly number[]) => [
  label,
  String(times.length),
  ...[median(times), p95(times), Math.max(...times)].map(seconds),
];

const siteRow = (id: string, times: readonly number[]) => ({
  id,
  count: times.length,
  values: { median: Number(seconds(median(times))), p95: Number(seconds(p95(times))) },
});

const stack = await startTestStack();
try {
  const jobIds = await publicJobIds(stack);
  let next = 0;
  const prepared = () => prepare(stack, jobIds, next++);

  const warmUp: number[] = [];
  while (warmUp.length < WARM_UP) warmUp.push(await timeOf(stack, await prepared()));
  const single: number[] = [];
  while (single.length < RESUMES) single.push(await timeOf(stack, await prepared()));
  const burst: number[] = [];
  for (let round = 0; round < BURSTS; round++) {
    const ready: Ready[] = [];
    while (ready.length < BURST_SIZE) ready.push(await prepared());
    burst.push(...(await Promise.all(ready.map((each) => timeOf(stack, each)))));
  }

  await record({
    name: 'pipeline',
    title: 'From upload to match',
    method:
      `Text PDFs of different fictional people, in two languages and two layouts, against the ${jobIds.length} public demo jobs on the local stack. ` +
      `Measured from storage's answer to the upload until the applicant's page has the match of the applied job, asked every ${POLL_MS} ms ` +
      `(its own time included). ${WARM_UP} resumes before the first counted one took at most ${seconds(Math.max(...warmUp))} s. Aim: p95 below 2 s.`,
    table: [
      ['seconds', 'resumes', 'median', 'p95', 'longest'],
      row('one after another', single),
      row(`${BURST_SIZE} at once, ${BURSTS} times`, burst),
    ],
    site: { claim: 'processing', unit: 'seconds', rows: [siteRow('single', single), siteRow('together', burst)] },
  });
} finally {
  await stack.stop();
}
