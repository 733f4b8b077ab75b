/** One application followed by its correlation id through logs and traces, neither of which contains names. */
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apply, outcome } from '../support/applying.ts';
import { eventually, type OwnStack } from '../support/local-stack.ts';
import { resumePdf } from '../support/resume-files.ts';
import { ownStack } from '../support/shared.ts';

const CORRELATION_ID = 'browser-7f3a-from-form-to-match';

let daemon: Socket;
let stack: OwnStack;
const traced: { name: string; annotations: Record<string, unknown> }[] = [];

beforeAll(async () => {
  daemon = createSocket('udp4').on('message', (message) =>
    traced.push(JSON.parse(String(message).split('\n')[1] ?? '')),
  );
  daemon.bind(0, '127.0.0.1');
  await once(daemon, 'listening');
  stack = await ownStack({
    // As Lambda sets it for a trace that is among the sampled ones.
    _X_AMZN_TRACE_ID: 'Root=1-67891233-abcdef012345678912345678;Parent=53995c3f42cd8ad8;Sampled=1',
    AWS_XRAY_DAEMON_ADDRESS: `127.0.0.1:${(daemon.address() as AddressInfo).port}`,
  });
});
afterAll(async () => {
  await stack.stop();
  daemon.close();
});

interface Line {
  message: string;
  correlationId?: string;
  route?: string;
}

async function log(): Promise<Line[]> {
  const text = await readFile(join(stack.dataDir, 'functions.log'), 'utf8');
  return text.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []));
}

test('one id leads from the form to the match, and neither logs nor traces name anybody', async () => {
  const job = (await stack.api('/api/jobs?limit=1')).body.items[0];
  const bytes = await resumePdf({ language: 'es' });
  const sent = await apply(
    stack,
    { bytes, fileName: 'cv-lucia-prado.pdf' },
    { jobId: job.slug },
    { 'x-correlation-id': CORRELATION_ID, 'idempotency-key': 'one-journey-0001' },
  );
  expect((await outcome(stack, sent)).matches).toHaveLength(1);

  const lines = await eventually(
    async () => (await log()).filter(({ correlationId }) => correlationId === CORRELATION_ID),
    (found) => found.some(({ message }) => message === 'Matches stored'),
  );
  const steps = lines.map(({ message, route }) => (message === 'Answered' ? route : message));
  expect(steps).toEqual(expect.arrayContaining(['POST /api/applications', 'Resume taken up', 'Matches stored']));

  const chain = traced.filter(({ annotations }) => annotations.correlationId === CORRELATION_ID);
  expect(chain.map(({ name }) => name)).toEqual(['POST /api/applications', 'message', 'message']);
  const keys = new Set(traced.flatMap(({ annotations }) => Object.keys(annotations)));
  expect([...keys].sort()).toEqual(['correlationId', 'route', 'status']);
  const said = JSON.stringify([traced, await log()]);
  for (const personal of ['Lucía', 'Prado', sent.email, 'lucia', sent.statusToken, job.slug])
    expect(said).not.toContain(personal);
});
