/** Shows what X-Ray's daemon gets of a request or message, over a real socket: to which chain it belongs, and nothing of anybody. */
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { APIGatewayProxyEvent, Context, SQSEvent } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batchHandler } from '../../../lambdas/runtime/batch.ts';
import { httpHandler } from '../../../lambdas/runtime/http.ts';
import { openSegment } from '../../../lambdas/runtime/trace.ts';
import { matchRequestSchema } from '../../../shared/contract/events.ts';
import { routes } from '../../../shared/contract/routes.ts';
import { readEvent } from '../../shared/contract/sample-events.ts';

const TRACE = { root: '1-67891233-abcdef012345678912345678', parent: '53995c3f42cd8ad8' };
const sampled = (yes: 0 | 1) => `Root=${TRACE.root};Parent=${TRACE.parent};Sampled=${yes};Lineage=1:a87bd80c:0`;

let daemon: Socket;
let got: string[];
beforeEach(async () => {
  got = [];
  daemon = createSocket('udp4').on('message', (message) => got.push(message.toString('utf8')));
  daemon.bind(0, '127.0.0.1');
  await once(daemon, 'listening');
  vi.stubEnv('AWS_XRAY_DAEMON_ADDRESS', `127.0.0.1:${(daemon.address() as AddressInfo).port}`);
  vi.stubEnv('_X_AMZN_TRACE_ID', sampled(1));
});
afterEach(() => {
  daemon.close();
  vi.unstubAllEnvs();
});

/** The segments that have come, once there are so many. */
async function segments(count: number) {
  while (got.length < count) await once(daemon, 'message');
  return got.map((text) => {
    const [header, body = ''] = text.split('\n');
    expect(JSON.parse(header ?? '')).toEqual({ format: 'json', version: 1 });
    return JSON.parse(body);
  });
}

const CONTEXT = { awsRequestId: 'lambda-1' } as Context;

describe('a request', () => {
  it('is a part of the trace that Lambda began, found by the id that its caller sent', async () => {
    const event = readEvent<APIGatewayProxyEvent>('get-health', 'ok.json');
    const headers = { ...event.headers, 'x-correlation-id': 'browser-0001' };
    await httpHandler(routes.getHealth, {}, () => async () => ({ status: 'ok', version: '1' }))(
      { ...event, headers },
      CONTEXT,
    );
    const [segment] = await segments(1);
    expect(segment).toMatchObject({
      type: 'subsegment',
      name: 'GET /api/health',
      trace_id: TRACE.root,
      parent_id: TRACE.parent,
      annotations: { correlationId: 'browser-0001', route: 'GET /api/health', status: 200 },
    });
    expect(segment.id).toMatch(/^[0-9a-f]{16}$/);
    expect(segment.end_time).toBeGreaterThanOrEqual(segment.start_time);
    expect(segment).not.toHaveProperty('fault');
  });

  it('that fails is a fault, and says nothing of what was sent or went wrong', async () => {
    const event = readEvent<APIGatewayProxyEvent>('submit-application', 'ok.json');
    const failing = httpHandler(
      routes.submitApplication,
      {},
      () => () => Promise.reject(new Error('secret of amapola@people.example')),
      () => async () => undefined,
    );
    await failing(event, CONTEXT);
    const [segment] = await segments(1);
    expect(segment).toMatchObject({ fault: true, annotations: { status: 500 } });
    expect(Object.keys(segment.annotations).sort()).toEqual(['correlationId', 'route', 'status']);
    expect(Object.keys(segment).sort()).toEqual(
      ['annotations', 'end_time', 'fault', 'id', 'name', 'parent_id', 'start_time', 'trace_id', 'type'].sort(),
    );
    const { firstName, email } = JSON.parse(event.body ?? '');
    for (const personal of [firstName, email, 'amapola']) expect(JSON.stringify(segment)).not.toContain(personal);
  });

  it('with a parameter in its path is named without braces, which X-Ray refuses', async () => {
    await openSegment('GET /api/jobs/{jobId}', {}).close();
    expect((await segments(1))[0].name).toBe('GET /api/jobs/jobId');
  });
});

describe('a message', () => {
  const [record] = readEvent<SQSEvent>('on-match-requested', 'ok.json').Records;
  const message = (body: object) => ({ Records: [{ ...record, body: JSON.stringify(body) }] }) as SQSEvent;

  it('carries the id of its chain, whether its sender knew it or a record did', async () => {
    const job = { kind: 'job', jobId: 'a', version: 1 };
    const run = batchHandler(matchRequestSchema, {}, () => async (_message, follow) => follow('of-the-record'));
    await run(message({ ...job, correlationId: 'of-the-sender' }), CONTEXT);
    const untold = batchHandler(matchRequestSchema, {}, () => async () => undefined);
    await untold(message({ ...job, correlationId: 'of-the-sender' }), CONTEXT);
    const ids = (await segments(2)).map(({ annotations }) => annotations.correlationId);
    expect(ids).toEqual(['of-the-record', 'of-the-sender']);
  });

  it('that fails is a fault', async () => {
    const run = batchHandler(matchRequestSchema, {}, () => () => Promise.reject(new Error('no')));
    await run(message({ kind: 'settle', applicationId: 'app1', correlationId: 'chain-0001' }), CONTEXT);
    expect(await segments(1)).toMatchObject([{ fault: true, annotations: { correlationId: 'chain-0001' } }]);
  });
});

it.each([
  ['the trace is not among the sampled ones', sampled(0)],
  ['Lambda began none', ''],
])('nothing is sent where %s', async (_case, header) => {
  vi.stubEnv('_X_AMZN_TRACE_ID', header);
  await openSegment('quiet', {}).close();
  vi.stubEnv('_X_AMZN_TRACE_ID', sampled(1));
  await openSegment('loud', {}).close();
  expect((await segments(1)).map(({ name }) => name)).toEqual(['loud']);
});

it('a daemon that cannot be reached fails no request', async () => {
  vi.stubEnv('AWS_XRAY_DAEMON_ADDRESS', '999.0.0.1:1');
  await expect(openSegment('lost', {}).close()).resolves.toBeUndefined();
});
