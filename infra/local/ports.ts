/** Chooses the loopback ports of the local stack and remembers them, so that tokens and sign-ins survive a restart. */
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

async function freePort(avoid: number[]): Promise<number> {
  for (;;) {
    const port = await tryPort(0);
    if (port !== undefined && !avoid.includes(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  return (await tryPort(port)) !== undefined;
}

/** The port one could listen on, or undefined when it is taken or not allowed. */
function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      const got = typeof address === 'object' && address ? address.port : undefined;
      server.close(() => resolve(got));
    });
  });
}
