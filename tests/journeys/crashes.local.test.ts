/** Power cuts, repeated and lost events: nothing accepted is lost, nothing is doubled. */
import { setTimeout as sleep } from 'node:timers/promises';
import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apply, follow, outcome, type Sent, sendForm, uploadTo } from '../support/applying.ts';
import { checkConsistency } from '../support/consistency.ts';
import { eventually, type OwnStack } from '../support/local-stack.ts';
import { messagesLeft, queueClient } from '../support/queue-client.ts';
import { resumePdf } from '../support/resume-files.ts';
import { ownStack } from '../support/shared.ts';

/** Who agrees is compared with all jobs, which is work that a crash can interrupt. */
const AGREED = { talentPoolConsent: true };
let stack: OwnStack;
beforeAll(async () => {
  stack = await ownStack({ ENCAJE_RETRY_SECONDS: '1' });
});
afterAll(() => stack?.stop());

test('the same request five times at once gives one result', async () => {
  const sent = await apply(stack, { bytes: await resumePdf({ language: 'es' }) }, AGREED);
  const QueueUrl = stack.running.environment.RESUME_QUEUE_URL;
  const MessageBody = JSON.stringify({ applicationId: sent.applicationId });
  await Promise.all(
    Array.from({ length: 5 }, () => queueClient(stack).send(new SendMessageCommand({ QueueUrl, MessageBody }))),
  );
  await outcome(stack, sent);
  await eventually(
    () => messagesLeft(stack),
    (count) => count === 0,
  );
  await checkConsistency(stack, [sent]);
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
  await checkConsistency(stack, acknowledged);
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
  await checkConsistency(stack, sent);
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
