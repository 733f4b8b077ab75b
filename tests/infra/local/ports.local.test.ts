/** The local stack keeps its ports from one start to the next, says what to do about a taken one, and does not hang up early. */
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createSite } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeServer, listenOnLoopback } from '../../../infra/local/loopback.ts';
import { assertPortFree, choosePorts } from '../../../infra/local/ports.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'encaje-ports-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function occupy(port = 0) {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, release: () => new Promise((done) => server.close(done)) };
}

test('the same ports come back while they are free, and only the taken one changes', async () => {
  const names = ['dynamodb', 'queues', 'storage', 'identity'] as const;
  const first = await choosePorts({ dataDir, names });
  expect(new Set(Object.values(first)).size).toBe(4);
  expect(await choosePorts({ dataDir, names })).toEqual(first);
  const intruder = await occupy(first.queues);
  const second = await choosePorts({ dataDir, names });
  await intruder.release();
  expect(second).toEqual({ ...first, queues: second.queues });
  expect(Object.values(first)).not.toContain(second.queues);
});

test('a damaged memory of the ports does not stop the start', async () => {
  await writeFile(join(dataDir, 'ports.json'), '{"queues": 40');
  expect((await choosePorts({ dataDir, names: ['queues'] })).queues).toBeGreaterThan(0);
});

test('a taken port is reported with what to do, a free one is not', async () => {
  const { port, release } = await occupy();
  await expect(assertPortFree(port)).rejects.toThrow(`Port ${port} is in use`);
  await expect(assertPortFree(port)).rejects.toThrow(`PORT=${port + 1} npm start`);
  await release();
  await expect(assertPortFree(port)).resolves.toBeUndefined();
});

test('a server keeps a connection that its client leaves idle for longer than a busy moment', async () => {
  const server = createSite((_request, response) => response.end('here'));
  const port = await listenOnLoopback(server, 0);
  const answer = await fetch(`http://127.0.0.1:${port}`);
  await closeServer(server);
  expect(answer.headers.get('keep-alive')).toBe('timeout=60');
});
