/** Fills a local stack with people and jobs whose texts have real lengths. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { demoJobs } from '../../infra/local/demo-data/jobs.ts';
import { unmatchedJobItem } from '../../infra/local/demo-data/many-jobs.ts';
import { type StoredPerson, storedPerson } from '../../infra/local/demo-data/many-people.ts';
import { writeBatches } from '../../infra/local/write-batches.ts';
import { tableName } from '../../lambdas/dynamodb/item.ts';
import { conceptsOf } from '../../lambdas/settling/talent-facts.ts';
import { jobStore } from '../../lambdas/stores/job-store.ts';
import { TABLES } from '../../shared/contract/resources.ts';
import { isOpenToPublic, type Job } from '../../shared/domain/job.ts';
import { extractDocument } from '../../shared/extraction/index.ts';
import { readResume } from '../../shared/resume/index.ts';
import { longJob, longPerson } from './long-texts.ts';

const STEP = 500;
/** Reading takes most of the time that data takes to make: each text serves several people with names of their own. */
const PEOPLE_PER_TEXT = 10;

async function readText(index: number, today: string) {
  const { text } = longPerson(index);
  const document = await extractDocument(new TextEncoder().encode(text), { declaredType: 'text/plain' });
  const { profile, sources } = readResume(document, { today });
  const read = { text: document.text, profile, sources };
  return { read, skillIds: conceptsOf(read) };
}

/** `count` people who do not exist, with what was read of them. */
async function* longPeople(count: number, now: Date): AsyncGenerator<StoredPerson> {
  let known: Awaited<ReturnType<typeof readText>> | undefined;
  for (let index = 0; index < count; index += 1) {
    if (!known || index % PEOPLE_PER_TEXT === 0) known = await readText(index, now.toISOString().slice(0, 7));
    const { firstName, lastName, location, headline } = longPerson(index);
    const person = { firstName, lastName, phone: null, location, headline, email: `p${index}@people.example` };
    yield storedPerson(index, { person, ...known }, now);
  }
}

/** Writes them past the stores, before anybody has asked for people or jobs. */
export async function writeLongRecords(
  client: DynamoDBDocumentClient,
  { talents, jobs }: { talents: number; jobs: number },
  log: (line: string) => void,
): Promise<void> {
  const now = new Date();
  const [like] = demoJobs(now).filter(isOpenToPublic);
  const made = Array.from({ length: jobs }, (_, index) => longJob(index, like as Job, now));
  await writeBatches(client, tableName(TABLES.jobs), made.map(unmatchedJobItem));
  await jobStore(client).noteReplacement();
  let people: StoredPerson[] = [];
  let count = 0;
  for await (const person of longPeople(talents, now)) {
    people.push(person);
    count += 1;
    if (people.length < STEP && count < talents) continue;
    const resumes = people.map(({ resume }) => resume);
    await writeBatches(client, tableName(TABLES.resumes), resumes);
    await writeBatches(
      client,
      tableName(TABLES.talents),
      people.map(({ talent }) => talent),
    );
    people = [];
    log(`${count} of ${talents} talents`);
  }
}
