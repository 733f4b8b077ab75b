/** Sends to SES and End User Messaging over the wire: stub servers that accept, refuse, throttle, or never answer. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { carrierFromEnvironment, mailCarrier, noopCarrier, smsCarrier } from '../../../lambdas/outbox/carrier.ts';
import { ses, smsVoice } from '../../../lambdas/runtime/carrier-clients.ts';
import { ENVIRONMENT } from '../../../shared/contract/resources.ts';
import type { Outgoing } from '../../../shared/domain/outgoing.ts';
import { START } from '../records.ts';

const MAIL: Outgoing = {
  outgoingId: 'a1',
  activityId: 'a1',
  about: { kind: 'employer', id: 'employer1' },
  channel: 'email',
  to: ['baltasar@yunque.example', 'jefa@yunque.example'],
  subject: 'Invitación: ñandú',
  text: 'Hola, Baltasar:\n\n¿Hablamos?',
  language: 'es',
  attachments: [{ fileName: 'interview.ics', contentType: 'text/calendar; method=REQUEST', text: 'BEGIN:VCALENDAR ñ' }],
  delivery: 'pending',
  by: 'admin@staff.example',
  createdAt: START,
};
const SMS: Outgoing = { ...MAIL, channel: 'sms', to: ['0034 555 010 090'], subject: null, attachments: [] };

interface Call {
  path: string;
  target: string;
  body: Record<string, unknown>;
}
type Reply = (response: ServerResponse) => void;

const says =
  (status: number, body: object, type = ''): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...(type && { 'x-amzn-errortype': type }) });
    response.end(JSON.stringify(body));
  };
const takes = says(200, { MessageId: 'm-1' });
const throttles = says(429, { message: 'Slow down' }, 'TooManyRequestsException');
const throttlesSms = says(400, { __type: 'ThrottlingException', Message: 'Slow down' });
const hangs: Reply = () => undefined;
const hangsUp: Reply = (response) => response.destroy();

let server: Server | undefined;
afterEach(() => {
  vi.unstubAllEnvs();
  server?.closeAllConnections();
  server?.close();
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** A server that gives each call the next reply, the last one for ever; `calls` is what it received. */
async function carrierStub(...replies: Reply[]) {
  const calls: Call[] = [];
  server = createServer(async (request, response) => {
    const reply = replies[Math.min(calls.length, replies.length - 1)] ?? takes;
    const body = JSON.parse(await bodyOf(request)) as Call['body'];
    calls.push({ path: request.url ?? '', target: String(request.headers['x-amz-target'] ?? ''), body });
    reply(response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const requestHandler = { connectionTimeout: 1_000, requestTimeout: 300, throwOnRequestTimeout: true };
  const config = { endpoint, region: 'eu-west-1', credentials, requestHandler };
  return {
    calls,
    config,
    mail: mailCarrier(ses(config), 'talento@encaje.test'),
    sms: smsCarrier(smsVoice(config), 'phone-0123'),
  };
}

describe('e-mail', () => {
  it('goes to SES with its text, its recipients, whom to answer, and the calendar file attached', async () => {
    const { calls, mail } = await carrierStub(takes);
    expect(await mail.send(MAIL)).toBe('sent');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.path).toBe('/v2/email/outbound-emails');
    expect(calls[0]?.body).toEqual({
      FromEmailAddress: 'talento@encaje.test',
      Destination: { ToAddresses: MAIL.to },
      ReplyToAddresses: ['admin@staff.example'],
      Content: {
        Simple: {
          Subject: { Data: MAIL.subject, Charset: 'UTF-8' },
          Body: { Text: { Data: MAIL.text, Charset: 'UTF-8' } },
          Attachments: [
            {
              FileName: 'interview.ics',
              ContentType: 'text/calendar; method=REQUEST',
              ContentDisposition: 'ATTACHMENT',
              RawContent: Buffer.from('BEGIN:VCALENDAR ñ').toString('base64'),
            },
          ],
        },
      },
    });
  });

  it('that SES refuses is not sent, and not tried again', async () => {
    const { calls, mail } = await carrierStub(says(400, { message: 'Address is suppressed' }, 'MessageRejected'));
    await expect(mail.send(MAIL)).rejects.toMatchObject({ name: 'MessageRejected' });
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['throttles', throttles],
    ['stumbles', says(503, {}, 'ServiceUnavailable')],
  ])('is handed over again while SES only %s', async (_what, reply) => {
    const { calls, mail } = await carrierStub(reply, takes);
    expect(await mail.send(MAIL)).toBe('sent');
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['hangs', hangs],
    ['hangs up', hangsUp],
  ])('that SES may have taken before it %s is given up in time, and never handed over twice', async (_what, reply) => {
    const { calls, mail } = await carrierStub(reply, takes);
    await expect(mail.send(MAIL)).rejects.toMatchObject({ name: 'AnswerLost' });
    expect(calls).toHaveLength(1);
  });
});

describe('an SMS', () => {
  it('goes to End User Messaging with the number in the one international spelling', async () => {
    const { calls, sms } = await carrierStub(takes);
    expect(await sms.send(SMS)).toBe('sent');
    expect(calls[0]?.target).toMatch(/\.SendTextMessage$/);
    expect(calls[0]?.body).toEqual({
      DestinationPhoneNumber: '+34555010090',
      OriginationIdentity: 'phone-0123',
      MessageBody: SMS.text,
      MessageType: 'TRANSACTIONAL',
    });
  });

  it('that is refused is not sent; one that is only throttled is handed over again', async () => {
    const refusing = await carrierStub(says(400, { __type: 'ValidationException', Message: 'No such number' }));
    await expect(refusing.sms.send(SMS)).rejects.toMatchObject({ name: 'ValidationException' });
    expect(refusing.calls).toHaveLength(1);
    server?.close();
    const throttling = await carrierStub(throttlesSms, takes);
    expect(await throttling.sms.send(SMS)).toBe('sent');
    expect(throttling.calls).toHaveLength(2);
  });

  it('without an answer is given up, and never handed over twice', async () => {
    const { calls, sms } = await carrierStub(hangs, takes);
    await expect(sms.send(SMS)).rejects.toMatchObject({ name: 'AnswerLost' });
    expect(calls).toHaveLength(1);
  });
});

describe('the environment', () => {
  const clients = () => ({ ses: vi.fn(() => ses({ region: 'eu-west-1' })), smsVoice: vi.fn(() => smsVoice({})) });

  it('that names no address and no number keeps everything, without a client', async () => {
    const made = clients();
    const carrier = carrierFromEnvironment(made);
    expect([await carrier.send(MAIL), await carrier.send(SMS), await noopCarrier.send(SMS)]).toEqual([
      'kept',
      'kept',
      'kept',
    ]);
    expect([made.ses, made.smsVoice].map((make) => make.mock.calls.length)).toEqual([0, 0]);
  });

  it('switches e-mail on by its address, and leaves SMS in the outbox', async () => {
    const { calls, config } = await carrierStub(takes);
    vi.stubEnv(ENVIRONMENT.mailFrom, 'talento@encaje.test');
    const carrier = carrierFromEnvironment({ ...clients(), ses: () => ses(config) });
    expect([await carrier.send(MAIL), await carrier.send(SMS)]).toEqual(['sent', 'kept']);
    expect(calls.map(({ body }) => body.FromEmailAddress)).toEqual(['talento@encaje.test']);
  });
});
