/** Shows that dead letters are seen without being lost, understood as far as they say what they are, and put back. */
import {
  ChangeMessageVisibilityBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resumeDeadLetters } from '../../../lambdas/resumes/dead-letters.ts';
import { listDeadLetters } from '../../../lambdas/resumes/list-dead-letters.ts';
import { redriveDeadLetters } from '../../../lambdas/resumes/redrive-dead-letters.ts';
import { fakeClient } from '../../contract/fake-client.ts';
import { fakeTrail } from '../../support/recruiting-fakes.ts';
import { ADMIN, START, USER } from '../records.ts';

interface Lying {
  id: string;
  body: string;
  isHeld: boolean;
}

/** SQS with one queue and its dead letters: what is received is held until it is released or removed. */
function fakeSqs(bodies: readonly string[]) {
  const dead: Lying[] = bodies.map((body, at) => ({ id: `m${at}`, body, isHeld: false }));
  const sent: string[] = [];
  const released: (number | undefined)[] = [];
  const find = (handle: string | undefined) => dead.findIndex(({ id }) => id === handle);
  const answer = (command: unknown): unknown => {
    if (command instanceof GetQueueAttributesCommand) {
      const held = dead.filter(({ isHeld }) => isHeld).length;
      const [visible, hidden] = [String(dead.length - held), String(held)];
      return { Attributes: { ApproximateNumberOfMessages: visible, ApproximateNumberOfMessagesNotVisible: hidden } };
    }
    if (command instanceof ReceiveMessageCommand) {
      const given = dead.filter(({ isHeld }) => !isHeld).slice(0, command.input.MaxNumberOfMessages);
      for (const message of given) message.isHeld = true;
      const Attributes = { SentTimestamp: String(Date.parse(START)) };
      return { Messages: given.map(({ id, body }) => ({ MessageId: id, Body: body, ReceiptHandle: id, Attributes })) };
    }
    if (command instanceof ChangeMessageVisibilityBatchCommand) {
      for (const { ReceiptHandle, VisibilityTimeout } of command.input.Entries ?? []) {
        const message = dead[find(ReceiptHandle)];
        if (message) message.isHeld = false;
        released.push(VisibilityTimeout);
      }
      return { Successful: command.input.Entries?.map(({ Id }) => ({ Id })), Failed: [] };
    }
    if (command instanceof SendMessageCommand) sent.push(command.input.MessageBody ?? '');
    if (command instanceof DeleteMessageCommand) dead.splice(find(command.input.ReceiptHandle), 1);
    return {};
  };
  const client = fakeClient<SQSClient, []>(async (command: unknown) => answer(command));
  return { client, dead, released, sent };
}

beforeEach(() => {
  vi.stubEnv('RESUME_QUEUE_URL', 'http://queues/resumes');
  vi.stubEnv('RESUME_DEAD_LETTERS_URL', 'http://queues/resumes-dlq');
});
afterEach(() => vi.unstubAllEnvs());

const twelve = Array.from({ length: 12 }, (_, at) => JSON.stringify({ applicationId: `app${at}` }));

describe('looking at dead letters', () => {
  it('sees each once and leaves them where they are, to be seen again soon', async () => {
    const { client, dead, released } = fakeSqs(twelve);
    const letters = resumeDeadLetters(client);
    const first = await letters.look(50);
    expect(first).toHaveLength(12);
    expect(first[0]).toEqual({ messageId: 'm0', sentAt: START, body: twelve[0] });
    expect([dead.length, released]).toEqual([12, Array(12).fill(1)]);
    expect(await letters.look(50)).toEqual(first);
    expect(await letters.count()).toBe(12);
  });

  it('shows no more than asked for', async () => {
    expect(await resumeDeadLetters(fakeSqs(twelve).client).look(5)).toHaveLength(5);
  });

  it('says what each is about, as far as it says so itself', async () => {
    const created = (key: string) =>
      JSON.stringify({
        Records: [{ eventName: 'ObjectCreated:Put', s3: { bucket: { name: 'b' }, object: { key, sequencer: '0A' } } }],
      });
    const look = (...bodies: string[]) => ({
      look: async () => bodies.map((body, at) => ({ messageId: `m${at}`, sentAt: START, body })),
    });
    const match = { kind: 'resume', talentId: 't', resumeId: 'r', applicationId: 'app2' };
    const deadLetters = {
      resumes: look('{"applicationId":"app1"}', created('drops/a+b%C3%A9.pdf'), created('applications/app3'), '{oops'),
      matching: look(JSON.stringify(match), '{"kind":"job","jobId":"j","version":1}'),
      runs: look('{"runId":"run1"}'),
      scans: look('{"applicationId":"app4","versionId":"v1","revision":3}'),
    };
    const { items } = await listDeadLetters({}, ADMIN, { deadLetters });
    expect(items.map(({ queue, applicationId, fullPath }) => [queue, applicationId, fullPath])).toEqual([
      ['resumes', 'app1', null],
      ['resumes', null, 'drops/a bé.pdf'],
      ['resumes', 'app3', 'applications/app3'],
      ['resumes', null, null],
      ['matching', 'app2', null],
      ['matching', null, null],
      ['runs', null, null],
      ['scans', 'app4', null],
    ]);
    expect(items[3]).toMatchObject({ body: '{oops', isCut: false });
    await expect(listDeadLetters({}, USER, { deadLetters })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('long dead letters', () => {
  const looking = (bodies: readonly string[]) => {
    const letters = { look: async () => bodies.map((body, at) => ({ messageId: `m${at}`, sentAt: START, body })) };
    return listDeadLetters({}, ADMIN, {
      deadLetters: { resumes: letters, scans: letters, matching: letters, runs: letters },
    });
  };

  it('are cut between two characters and say so, but are known by all that they carry', async () => {
    const body = `{"notes":"${'x'.repeat(3_989)}😀${'x'.repeat(1_000)}","applicationId":"app1"}`;
    const [letter] = (await looking([body])).items;
    expect(letter).toMatchObject({ body: body.slice(0, 3_999), isCut: true, applicationId: 'app1' });
    const whole = 'x'.repeat(4_000);
    expect((await looking([whole])).items[0]).toMatchObject({ body: whole, isCut: false });
  });

  it.each([
    ['of signs that take the most room', '\u0001'.repeat(250_000)],
    ['about an application with an endless id', JSON.stringify({ applicationId: 'x'.repeat(250_000) })],
  ])('%s fit into one answer of 6 MB, fifty of each queue', async (_, body) => {
    const answer = await looking(Array(50).fill(body));
    expect(answer.items).toHaveLength(200);
    expect(Buffer.byteLength(JSON.stringify({ body: JSON.stringify(answer) }))).toBeLessThan(6_000_000);
  });
});

describe('putting dead letters back', () => {
  function setUp(bodies: readonly string[], isTimeUp = () => false) {
    const sqs = fakeSqs(bodies);
    const letters = resumeDeadLetters(sqs.client);
    const trail = fakeTrail();
    const deadLetters = { resumes: letters, scans: letters, matching: letters, runs: letters };
    const deps = { deadLetters, audit: trail.audit, isTimeUp };
    const redrive = (actor = ADMIN) =>
      redriveDeadLetters({ body: { queue: 'resumes' }, correlationId: 'corr-0001' }, actor, deps);
    return { ...sqs, redrive, trail: trail.entries };
  }

  it('sends every one to its queue and removes it then, and notes how many', async () => {
    const { dead, redrive, sent, trail } = setUp(twelve);
    expect(await redrive()).toEqual({ redriven: 12, remaining: 0 });
    expect([dead, sent]).toEqual([[], twelve]);
    expect(trail).toMatchObject([
      { action: 'processing.redrive', recordKind: 'processing', recordId: 'resumes', changes: [{ after: 12 }] },
    ]);
  });

  it('stops when the time is up and says how many are left', async () => {
    let looks = 0;
    const { dead, redrive } = setUp(twelve, () => looks++ > 0);
    expect(await redrive()).toEqual({ redriven: 10, remaining: 2 });
    expect(dead).toHaveLength(2);
  });

  it('of none changes nothing and says so', async () => {
    const { redrive, trail } = setUp([]);
    expect(await redrive()).toEqual({ redriven: 0, remaining: 0 });
    expect(trail).toEqual([]);
  });

  it('is for recruiters', async () => {
    const { dead, redrive } = setUp(twelve);
    await expect(redrive(USER)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(dead).toHaveLength(12);
  });
});
