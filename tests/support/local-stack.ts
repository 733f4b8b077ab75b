/** Starts the product for a test exactly as `npm start` does, on a free port with a data folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { mintToken, type RunningStack } from '../../infra/local/running-stack.ts';

const START = fileURLToPath(new URL('../../infra/local/start.ts', import.meta.url));
const HEALTHY_SECONDS = 50;
/** Names the data folder that a first start has filled; `demo-template.ts` sets it. */
export const TEMPLATE_VARIABLE = 'ENCAJE_TEST_TEMPLATE';
/** What Node compiled for the first stack serves the next ones, of the next run too: a seventh of a start. */
const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));
/** What belongs to one running stack and would be wrong of another. */
const OF_ONE_STACK = new Set(['ports.json', 'running.json', 'functions.log']);

export interface TestStack {
  origin: string;
  dataDir: string;
  running: RunningStack;
  /** Calls the API; a string token goes into the Authorization header. */
  api(
    path: string,
    options?: { method?: string; body?: unknown; token?: string; headers?: Record<string, string> },
  ): Promise<ApiAnswer>;
  token(account: 'admin@encaje.test' | 'visitor@encaje.test', use?: 'access' | 'id'): Promise<string>;
  /** Kills the whole process tree without a word, as a power cut would. */
  killHard(): Promise<void>;
  /** Starts again on the same port and data. */
  restart(environment?: Record<string, string>): Promise<void>;
  stop(options?: { keepData?: boolean }): Promise<void>;
}

export interface ApiAnswer {
  status: number;
  headers: Headers;
  // Tests read what they expect to be there; a wrong shape fails the expectation.
  // biome-ignore lint/suspicious/noExplicitAny: the body of an answer under test
  body: any;
}

/**
 * Starts a stack and resolves when it is healthy. Call `stop` at the end; it removes the data. Where a template of the
 * demo data was made, the stack begins with a copy of that, which takes a fraction of a first start.
 */
export async function startTestStack(environment: Record<string, string> = {}): Promise<TestStack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'encaje-test-'));
  const template = process.env[TEMPLATE_VARIABLE];
  if (template) await cp(template, dataDir, { recursive: true, filter: (path) => !OF_ONE_STACK.has(basename(path)) });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  // Once in a few hundred starts on a busy machine one does not come up; what is broken does not come up twice.
  let child = await launch(port, dataDir, environment).catch(() => launch(port, dataDir, environment));
  let running = await readRunning(dataDir);

  const api: TestStack['api'] = async (path, { method = 'GET', body, token, headers = {} } = {}) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };

  return {
    origin,
    dataDir,
    get running() {
      return running;
    },
    api,
    token: (account, use = 'access') => mintToken(running, account, use),
    killHard: () => end(child, 'SIGKILL'),
    restart: async (more = {}) => {
      await end(child, 'SIGTERM');
      child = await launch(port, dataDir, { ...environment, ...more });
      running = await readRunning(dataDir);
    },
    stop: async ({ keepData = false } = {}) => {
      // Nothing is left to be kept tidy: a hard end is a second or two faster than a polite one.
      await end(child, keepData ? 'SIGTERM' : 'SIGKILL');
      if (!keepData) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function launch(port: number, dataDir: string, environment: Record<string, string>): Promise<ChildProcess> {
  const own = { PORT: String(port), ENCAJE_DATA_DIR: dataDir, NODE_COMPILE_CACHE: COMPILED };
  const env = { ...process.env, ...environment, ...own };
  // A group of its own, so that killing it takes the functions' process along.
  const child = spawn(process.execPath, [START], { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const giveUpAt = Date.now() + HEALTHY_SECONDS * 1000;
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`The local stack ended:\n${output}`);
    const health = await fetch(`http://localhost:${port}/api/health`).catch(() => undefined);
    if (health?.ok) return child;
    await sleep(100);
  }
  await end(child, 'SIGKILL');
  throw new Error(`The local stack was not healthy within ${HEALTHY_SECONDS} s:\n${output}`);
}

async function readRunning(dataDir: string): Promise<RunningStack> {
  return JSON.parse(await readFile(join(dataDir, 'running.json'), 'utf8')) as RunningStack;
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return Promise.resolve();
  const pid = child.pid;
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    process.kill(-pid, signal);
  });
}

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** Resolves to the first answer that `read` gives and `isDone` accepts; throws with the last one after the time is up. */
export async function eventually<T>(read: () => Promise<T>, isDone: (value: T) => boolean, seconds = 30): Promise<T> {
  const giveUpAt = Date.now() + seconds * 1000;
  for (;;) {
    const value = await read();
    if (isDone(value)) return value;
    if (Date.now() > giveUpAt)
      throw new Error(`Not within ${seconds} s; last: ${JSON.stringify(value)?.slice(0, 2000)}`);
    await sleep(100);
  }
}
