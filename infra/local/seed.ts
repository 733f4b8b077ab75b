/** Fills an empty local stack with demo data: jobs directly into their table, people through the real pipeline. */
import { setTimeout as sleep } from 'node:timers/promises';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { activityStore } from '../../lambdas/stores/activity-store.ts';
import type { Unfinished } from '../../lambdas/stores/application-record.ts';
import { applicationStore } from '../../lambdas/stores/application-store.ts';
import { employerStore } from '../../lambdas/stores/employer-store.ts';
import { jobStore } from '../../lambdas/stores/job-store.ts';
import { messageStore } from '../../lambdas/stores/message-store.ts';
import { outboxStore } from '../../lambdas/stores/outbox-store.ts';
import { talentStore } from '../../lambdas/stores/talent-store.ts';
import { talentOf } from '../../lambdas/stores/talent-view.ts';
import { type DemoPerson, demoActivities } from './demo-data/activities.ts';
import { demoEmployers } from './demo-data/employers.ts';
import { demoJobs } from './demo-data/jobs.ts';
import { demoMessages } from './demo-data/messages.ts';
import { type DemoResume, demoResumes, unconfirmedDemoResume } from './demo-data/resumes.ts';
import { noteSeeded } from './seeded.ts';
import { UPLOAD_BUCKET } from './stack-settings.ts';

const PIPELINE_SECONDS_MAX = 90;

/** Writes the demo data. The tables' names are taken from the environment. */
export async function seed(dataDir: string, dynamodb: DynamoDBDocumentClient, s3: S3Client): Promise<void> {
  const employers = employerStore(dynamodb);
  const now = new Date();
  await seedJobs(dynamodb, now);
  await Promise.all(demoEmployers(now).map((employer) => employers.insert(employer)));
  await seedMessages(dynamodb, now);
  for (const resume of demoResumes()) await drop(resume, s3);
  await pipelineIdle(dynamodb, demoResumes().length);
  await confirmEverybody(dynamodb, now);
  await seedActivities(dynamodb, now);
  await drop(unconfirmedDemoResume(), s3);
  await pipelineIdle(dynamodb, demoResumes().length + 1);
  await noteSeeded(dataDir, now);
}

/** The jobs bear times of the days before, also those of a start that ended early: readers that listed none meanwhile read all again. */
export async function seedJobs(dynamodb: DynamoDBDocumentClient, now: Date): Promise<void> {
  const jobs = jobStore(dynamodb);
  await Promise.all(demoJobs(now).map((job) => jobs.insert(job)));
  await jobs.noteReplacement();
}

async function drop(resume: DemoResume, s3: S3Client): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: UPLOAD_BUCKET,
      Key: resume.key,
      Body: resume.body,
      ContentType: resume.contentType,
      Metadata: {
        language: resume.language,
        ...(resume.jobId && { 'job-id': resume.jobId }),
        ...(resume.basis && { basis: resume.basis }),
      },
    }),
  );
}

/** As if a recruiter had said of each resume whose it is. */
async function confirmEverybody(dynamodb: DynamoDBDocumentClient, now: Date): Promise<void> {
  const [applications, talents] = [applicationStore(dynamodb), talentStore(dynamodb)];
  const { items } = await applications.list({ by: 'submission', limit: 100 });
  // Not the one that stays unconfirmed, from a start that ended early.
  const { key } = unconfirmedDemoResume();
  for (const record of items.filter(({ objectKey }) => objectKey !== key)) {
    if (!record.confirmedAt) await applications.edit(record, record.version, { confirmedAt: now.toISOString() });
    if (record.talentId) await talents.confirm(record.talentId, now.toISOString());
  }
}

async function seedMessages(dynamodb: DynamoDBDocumentClient, now: Date): Promise<void> {
  const [inbox, outbox] = [messageStore(dynamodb), outboxStore(dynamodb)];
  const { messages, replies } = demoMessages(now);
  await Promise.all(messages.map((message) => inbox.insert(message)));
  await Promise.all(replies.map((reply) => outbox.insert(reply)));
}

/** Written last, to people whose resumes were read; anyone who has activities already, from a start that ended early, gets none. */
async function seedActivities(dynamodb: DynamoDBDocumentClient, now: Date): Promise<void> {
  const [store, outbox] = [activityStore(dynamodb), outboxStore(dynamodb)];
  const people = new Map<string, DemoPerson>();
  for (const { employerId: id, primaryContact } of await employerStore(dynamodb).all()) {
    if (primaryContact) people.set(id, { about: { kind: 'employer', id }, ...primaryContact });
  }
  for await (const record of talentStore(dynamodb).all()) {
    const { talentId: id, firstName, lastName, email, phone } = talentOf(record);
    if (email) people.set(email, { about: { kind: 'talent', id }, name: `${firstName} ${lastName}`, email, phone });
  }
  for (const [key, { about }] of people) {
    if ((await store.list(about.id, { limit: 1 })).items.length > 0) people.delete(key);
  }
  const { activities, messages } = demoActivities(now, (who) => people.get(who));
  await Promise.all(messages.map((message) => outbox.insert(message)));
  await Promise.all(activities.map((activity) => store.insert(activity)));
}

/** Resolves when as many applications as expected have been read and matched. */
async function pipelineIdle(dynamodb: DynamoDBDocumentClient, expected: number): Promise<void> {
  const applications = applicationStore(dynamodb);
  const giveUpAt = Date.now() + PIPELINE_SECONDS_MAX * 1000;
  for (;;) {
    const { items } = await applications.list({ by: 'submission', limit: 100 });
    if (items.length >= expected && !items.some((item) => isAhead(item.unfinished))) return;
    if (Date.now() > giveUpAt)
      throw new Error('The demo resumes were not read in time; see functions.log in the data folder');
    await sleep(100);
  }
}

const isAhead = (work: Unfinished | undefined): boolean => work !== undefined;
