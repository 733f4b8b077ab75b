/** Fills a local stack with people and jobs whose texts have real lengths. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { demoJobs } from '../../infra/local/demo-data/jobs.ts';
import { unmatchedJobItem } from '../../infra/local/demo-data/many-jobs.ts';
import { writeBatches } from '../../infra/local/write-batches.ts';
import { tableName } from '../../lambdas/dynamodb/item.ts';
import { conceptsOf } from '../../lambdas/settling/talent-facts.ts';
import { jobStore } from '../../lambdas/stores/job-store.ts';
import type { TalentRecord } from '../../lambdas/stores/talent-record.ts';
import { TABLES } from '../../shared/contract/resources.ts';
import { basisBeforeStatements } from '../../shared/domain/basis.ts';
import { isOpenToPublic, type Job } from '../../shared/domain/job.ts';
import type { Resume } from '../../shared/domain/talent.ts';
import { extractDocument } from '../../shared/extraction/index.ts';
import { readResume } from '../../shared/resume/index.ts';
import { longJob, longPerson } from './long-texts.ts';

const STEP = 500;
/** Reading takes most of the time that data takes to make: each text serves several people with names of their own. */
const PEOPLE_PER_TEXT = 10;
const DAY_MS = 86_400_000;

type Person = { talent: TalentRecord; resume: Resume };

async function readText(index: number, today: string) {
  const { text } = longPerson(index);
  const document = await extractDocument(new TextEncoder().encode(text), { declaredType: 'text/plain' });
  const read = { text: document.text, ...readResume(document, { today }) };
  return { read, skillIds: conceptsOf(read) };
}

/** `count` people who do not exist, with what was read of them. */
async function* longPeople(count: number, now: Date): AsyncGenerator<Person> {
  let text: Awaited<ReturnType<typeof readText>> | undefined;
  const { kind, until } = basisBeforeStatements(now.toISOString());
  for (let index = 0; index < count; index += 1) {
    if (!text || index % PEOPLE_PER_TEXT === 0) text = await readText(index, now.toISOString().slice(0, 7));
    const { firstName, lastName, location, headline } = longPerson(index);
    const at = new Date(now.getTime() - (index % 300) * DAY_MS - index * 997).toISOString();
    const ids = { talentId: `person${index}`, resumeId: `reading${index}` };
    const { text: whole, profile, sources } = text.read;
    yield {
      talent: {
        ...ids,
        kind: 'talent',
        version: 1,
        email: `p${index}@people.example`,
        status: 'new',
        source: 'drop',
        createdAt: at,
        updatedAt: at,
        skillIds: text.skillIds,
        applied: { firstName, lastName, phone: null, location, headline },
        appliedAt: at,
        confirmedAt: at,
        edits: {},
        resumeAt: at,
        basis: { kind, until },
        basisCount: 1,
      },
      resume: {
        ...ids,
        applicationId: `sent${index}`,
        fileName: 'cv.txt',
        text: whole,
        profile,
        sources,
        createdAt: at,
      },
    };
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
  let people: Person[] = [];
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
