/** Chooses the loopback ports of the local stack and stores them, so that tokens survive a restart. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/**
 * Answers a free port on 127.0.0.1 for each name: last time's when it is still free, else a new one.
 * The choice is written to `dataDir/ports.json`.
 */
export async function choosePorts<Name extends string>(options: {
  dataDir: string;
  names: readonly Name[];
}): Promise<Record<Name, number>> {
  const path = join(options.dataDir, 'ports.json');
  const remembered = await readPorts(path);
  const chosen: Record<string, number> = {};
  for (const name of options.names) {
    const last = remembered[name];
    const taken = Object.values(chosen);
    const reusable = last !== undefined && !taken.includes(last) && (await isFree(last));
    chosen[name] = reusable ? last : await freePort([...taken, ...Object.values(remembered)]);
  }
  await mkdir(options.dataDir, { recursive: true });
  await writeFile(path, `${JSON.stringify({ ...remembered, ...chosen }, null, 2)}\n`);
  return chosen as Record<Name, number>;
}

/** Throws a sentence that says what to do when `port` on 127.0.0.1 is taken. */
export async function assertPortFree(port: number): Promise<void> {
  if (await isFree(port)) return;
  throw new Error(
    `Port ${port} is in use by another program. Stop it, or start with another port: PORT=${port + 1} npm start`,
  );
}

async function readPorts(path: string): Promise<Record<string, number>> {
  try {
    return (JSON.parse(await readFile(path, 'utf8')) ?? {}) as Record<string, number>;
  } catch (error) {
    // A file cut short by a crash only costs the memory of last time's ports.
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/**
 * Systems take the ports of outgoing connections from 32768 or 49152 upwards. A port chosen there may be lost between
 * the choice and the moment a server listens on it, so that the stack would not start.
 */
const PORTS = { from: 20_000, count: 12_000 };
/** Processes that choose at the same time look at different ports first. */
const BLOCK = 12;
let next = process.pid * BLOCK;

/** A port of 127.0.0.1 on which nothing listens and which no outgoing connection is given, except those of `avoid`. */
export async function freePort(avoid: readonly number[] = []): Promise<number> {
  for (let tries = 0; tries < PORTS.count; tries += 1) {
    const port = PORTS.from + (next++ % PORTS.count);
    if (!avoid.includes(port) && (await isFree(port))) return port;
  }
  throw new Error(`No port from ${PORTS.from} to ${PORTS.from + PORTS.count - 1} is free`);
}

/** Whether a server could listen on the port: neither taken nor forbidden. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}
