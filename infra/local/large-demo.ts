/** Fills a local stack with the talents and jobs of a large agency. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { tableName } from '../../lambdas/dynamodb/item.ts';
import { jobStore } from '../../lambdas/stores/job-store.ts';
import { claimKey, knownBy } from '../../lambdas/stores/known-by.ts';
import type { TalentRecord } from '../../lambdas/stores/talent-record.ts';
import { TABLES } from '../../shared/contract/resources.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import { manyJobs, unmatchedJobItem } from './demo-data/many-jobs.ts';
import { manyPeople } from './demo-data/many-people.ts';
import { writeBatches } from './write-batches.ts';

/** People read and written at a time, so that memory stays small and progress is seen. */
const STEP = 1_000;

export interface LargeDemo {
  talents: number;
  jobs: number;
}

/** Writes them; run again, it writes the same ones again. The tables' names are taken from the environment. */
export async function writeLargeDemo(
  client: DynamoDBDocumentClient,
  { talents, jobs }: LargeDemo,
  log: (line: string) => void,
): Promise<void> {
  const now = new Date();
  await writeBatches(client, tableName(TABLES.jobs), [...manyJobs(jobs, now)].map(unmatchedJobItem));
  await jobStore(client).noteReplacement();
  log(`${jobs} jobs`);
  let people: { talent: TalentRecord; resume: Resume }[] = [];
  let count = 0;
  for await (const person of manyPeople(talents, now)) {
    people.push(person);
    count += 1;
    if (people.length < STEP && count < talents) continue;
    await writePeople(client, people);
    people = [];
    log(`${count} of ${talents} talents`);
  }
}

async function writePeople(
  client: DynamoDBDocumentClient,
  people: readonly { talent: TalentRecord; resume: Resume }[],
): Promise<void> {
  const claims = people.map(({ talent }) => ({ talentId: claimKey(knownBy(talent)), ownerId: talent.talentId }));
  await writeBatches(
    client,
    tableName(TABLES.resumes),
    people.map(({ resume }) => resume),
  );
  await writeBatches(client, tableName(TABLES.talents), [...claims, ...people.map(({ talent }) => talent)]);
}
