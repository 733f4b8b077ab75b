/** Power cuts, repeated and lost events: nothing accepted is lost, nothing is doubled. */
import { setTimeout as sleep } from 'node:timers/promises';
import { GetQueueAttributesCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apply, follow, outcome, type Sent, sendForm, TXT, uploadTo } from '../support/applying.ts';
import { eventually, type OwnStack } from '../support/local-stack.ts';
import { resumePdf, resumeTxt } from '../support/resume-files.ts';
import { ownStack } from '../support/shared.ts';

/** Who agrees is compared with all jobs, which is work that a crash can interrupt. */
const AGREED = { talentPoolConsent: true };
let stack: OwnStack;
beforeAll(async () => {
  stack = await ownStack({ ENCAJE_RETRY_SECONDS: '1' });
});
afterAll(() => stack?.stop());

const adminToken = () => stack.token('admin@encaje.test');

/** One terminal state per application, one reading per upload, one match per talent, reading and job. */
async function checkConsistency(sent: Sent[]): Promise<void> {
  const token = await adminToken();
  for (const one of sent) {
    const { body } = await stack.api(`/api/admin/applications/${one.applicationId}`, { token });
    expect(body.resume.status).toBe('completed');
    const talent = await eventually(
      () => stack.api(`/api/admin/talents/${body.talentId}`, { token }),
      (answer) => answer.body.matches.length >= 20,
    );
    const own = talent.body.resumes.filter(
      (resume: { applicationId: string }) => resume.applicationId === one.applicationId,
    );
    expect(own).toHaveLength(1);
    const pairs = talent.body.matches.map(
      (match: { resumeId: string; jobId: string }) => `${match.resumeId} ${match.jobId}`,
    );
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs.filter((pair: string) => pair.startsWith(own[0].resumeId)).length).toBeGreaterThanOrEqual(20);
  }
}

function queueClient(): SQSClient {
  const { environment } = stack.running;
  return new SQSClient({
    endpoint: environment.AWS_ENDPOINT_URL_SQS,
    region: environment.AWS_REGION,
    credentials: {
      accessKeyId: environment.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? '',
    },
  });
}

/** Readings that are still asked for or under way. */
async function queued(): Promise<number> {
  const QueueUrl = stack.running.environment.RESUME_QUEUE_URL;
  const { Attributes = {} } = await queueClient().send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }),
  );
  const { ApproximateNumberOfMessages, ApproximateNumberOfMessagesNotVisible } = Attributes;
  return Number(ApproximateNumberOfMessages) + Number(ApproximateNumberOfMessagesNotVisible);
}

test('the same request five times at once gives one result', async () => {
  const sent = await apply(stack, { bytes: await resumePdf({ language: 'es' }) }, AGREED);
  const QueueUrl = stack.running.environment.RESUME_QUEUE_URL;
  const MessageBody = JSON.stringify({ applicationId: sent.applicationId });
  await Promise.all(
    Array.from({ length: 5 }, () => queueClient().send(new SendMessageCommand({ QueueUrl, MessageBody }))),
  );
  await outcome(stack, sent);
  await eventually(queued, (count) => count === 0);
  await checkConsistency([sent]);
});

test('a message that nobody can read ends among the dead letters, and its siblings pass', async () => {
  const QueueUrl = stack.running.environment.RESUME_QUEUE_URL ?? '';
  await queueClient().send(new SendMessageCommand({ QueueUrl, MessageBody: '{"poison":true}' }));
  const sent = await apply(stack, { bytes: resumeTxt({ language: 'en' }), contentType: TXT }, AGREED);
  expect((await outcome(stack, sent)).resume.status).toBe('completed');
  const depth = async () => {
    const attributes = { QueueUrl: `${QueueUrl}-dlq`, AttributeNames: ['ApproximateNumberOfMessages' as const] };
    return Number(
      (await queueClient().send(new GetQueueAttributesCommand(attributes))).Attributes?.ApproximateNumberOfMessages,
    );
  };
  await eventually(depth, (count) => count === 1, 60);
});

test('kill -9 in mid-processing: everything storage has acknowledged is finished after the next start', async () => {
  const bytes = await Promise.all(Array.from({ length: 8 }, () => resumePdf({ language: 'es' })));
  const forms = await Promise.all(bytes.map(() => sendForm(stack, AGREED)));
  const acknowledged: Sent[] = [];
  const uploads = forms.map(async (sent, position) => {
    const answer = await uploadTo(sent.upload, bytes[position] ?? new Uint8Array());
    if (answer.ok) acknowledged.push(sent);
  });
  await Promise.race([Promise.all(uploads), sleep(150)]);
  await stack.killHard();
  await Promise.allSettled(uploads);
  expect(acknowledged.length).toBeGreaterThan(0);

  await stack.restart();
  for (const sent of acknowledged) {
    await eventually(
      () => follow(stack, sent),
      ({ body }) => body.matches?.length > 0,
      180,
    );
  }
  await checkConsistency(acknowledged);
});

test('the functions dying under a reading costs nothing: another takes over', async () => {
  const sent = await Promise.all(
    Array.from({ length: 4 }, async () => apply(stack, { bytes: await resumePdf({ language: 'en' }) }, AGREED)),
  );
  const host = await functionsPid();
  process.kill(host, 'SIGKILL');
  for (const one of sent)
    await eventually(
      () => follow(stack, one),
      ({ body }) => body.matches?.length > 0,
      150,
    );
  await checkConsistency(sent);
});

/** The child of the stack's process that runs the functions. */
async function functionsPid(): Promise<number> {
  const { readFile } = await import('node:fs/promises');
  const children = await readFile(`/proc/${stack.running.pid}/task/${stack.running.pid}/children`, 'utf8');
  for (const pid of children.trim().split(' ').map(Number)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
    if (command.includes('functions-host')) return pid;
  }
  throw new Error('The functions host is not running');
}
