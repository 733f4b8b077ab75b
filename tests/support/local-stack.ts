/** Starts the product for a test exactly as `npm start` does, on a free port with a data folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../infra/local/ports.ts';
import { mintToken, type RunningStack } from '../../infra/local/running-stack.ts';
import { tally } from './tally.ts';

const START = fileURLToPath(new URL('../../infra/local/start.ts', import.meta.url));
/** Whatever a test's stack asks of AWS's services, and is answered by their emulators, is held against their models. */
export const HELD_TO_CONTRACT = `--import=${new URL('../contract/preload.ts', import.meta.url).href}`;
const HEALTHY_SECONDS = 90;
const LOG_LINES_SHOWN = 20;
/**
 * What a stack does by itself and tests call for: faults on the way of a file are those of its own event (`abuse/malware`
 * scans as a laptop does), and tests of retention start it, which would take 1.2 s of processor time of every other stack.
 */
const LEFT_TO_TESTS = { ENCAJE_MALWARE_SCAN: '0', ENCAJE_FIRST_RETENTION_SECONDS: '86400' };
/** Node's compiled code, kept between starts and runs: a seventh of a start. */
const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));
/** Files that belong to one running stack; a copy of its data leaves them out. */
const OF_ONE_STACK = new Set(['ports.json', 'running.json', 'functions.log']);

/** A running stack as a test uses it. Several test files may share one, so it offers nothing that ends or changes it. */
export interface TestStack {
  origin: string;
  dataDir: string;
  running: RunningStack;
  /** Calls the API; a string token goes into the Authorization header. */
  api(
    path: string,
    options?: { method?: string; body?: unknown; token?: string; headers?: Record<string, string> },
  ): Promise<ApiAnswer>;
  token(
    account: 'admin@encaje.test' | 'recruiter@encaje.test' | 'visitor@encaje.test',
    use?: 'access' | 'id',
  ): Promise<string>;
}

/** A stack of one test file, which may kill, restart and reconfigure it. */
export interface OwnStack extends TestStack {
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

/** Environment variables of the stack, such as shorter intervals; see `infra/local/stack-settings.ts`. */
export type StackEnvironment = Record<string, string>;

/**
 * Starts a stack and resolves when it is healthy. Call `stop` at the end; it removes the data.
 * `template` names a data folder to begin with a copy of, which takes a fraction of a first start.
 */
export async function startTestStack(environment: StackEnvironment = {}, template?: string): Promise<OwnStack> {
  const dataDir = await mkdtemp(join(await fastFolder(), 'encaje-test-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let child: ChildProcess;
  try {
    if (template) await copyData(template, dataDir);
    child = await launch(port, dataDir, environment);
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
  let running = await readRunning(dataDir);

  return {
    ...clientOf(origin, dataDir, () => running),
    get running() {
      return running;
    },
    killHard: () => end(child, 'SIGKILL'),
    restart: async (more = {}) => {
      await end(child, 'SIGTERM');
      child = await launch(port, dataDir, { ...environment, ...more });
      running = await readRunning(dataDir);
    },
    stop: async ({ keepData = false } = {}) => {
      // Data that is removed needs no orderly end, which takes a second or two.
      await end(child, keepData ? 'SIGTERM' : 'SIGKILL');
      if (!keepData) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const MEMORY_FOLDER = '/dev/shm';
const ENOUGH_BYTES = 2 * 1024 ** 3;

/** A folder in memory where the machine has one with room: tests need no data that outlives the machine. */
async function fastFolder(): Promise<string> {
  const facts = await statfs(MEMORY_FOLDER).catch(() => undefined);
  return facts && facts.bavail * facts.bsize > ENOUGH_BYTES ? MEMORY_FOLDER : tmpdir();
}

/** Copies the data of a stopped stack, without what belongs to that one alone. */
export async function copyData(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (path) => !OF_ONE_STACK.has(basename(path)) });
}

/** The stack that somebody else started with its data in `dataDir`. */
export async function attachedStack(dataDir: string): Promise<TestStack> {
  const running = await readRunning(dataDir);
  return { ...clientOf(running.site, dataDir, () => running), running };
}

function clientOf(
  origin: string,
  dataDir: string,
  running: () => RunningStack,
): Pick<TestStack, 'origin' | 'dataDir' | 'api' | 'token'> {
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
  return { origin, dataDir, api, token: (account, use = 'access') => mintToken(running(), account, use) };
}

async function launch(port: number, dataDir: string, environment: StackEnvironment): Promise<ChildProcess> {
  const own = {
    PORT: String(port),
    ENCAJE_DATA_DIR: dataDir,
    NODE_COMPILE_CACHE: COMPILED,
    NODE_OPTIONS: [HELD_TO_CONTRACT, environment.NODE_OPTIONS].filter(Boolean).join(' '),
  };
  const env = { ...process.env, ...LEFT_TO_TESTS, ...environment, ...own };
  tally('stack');
  // A group of its own, so that killing it takes the functions' process along.
  const child = spawn(process.execPath, [START], { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const giveUpAt = Date.now() + HEALTHY_SECONDS * 1000;
  let last = 'nothing listened';
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The local stack ended:\n${output}${await logOf(dataDir)}`);
    const health = await fetch(`http://localhost:${port}/api/health`).catch(() => undefined);
    if (health?.ok) return child;
    if (health) last = `${health.status} ${await health.text()}`;
    await sleep(100);
  }
  await end(child, 'SIGKILL');
  const seconds = `${HEALTHY_SECONDS} s; its last answer: ${last}`;
  throw new Error(`The local stack was not healthy within ${seconds}\n${output}${await logOf(dataDir)}`);
}

/** The end of what the functions logged, for the message of a failed start. */
async function logOf(dataDir: string): Promise<string> {
  const log = await readFile(join(dataDir, 'functions.log'), 'utf8').catch(() => 'no log');
  return `\nfunctions.log:\n${log.trimEnd().split('\n').slice(-LOG_LINES_SHOWN).join('\n')}`;
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

/** The pauses between two looks: an eighth of the time waited so far, within these bounds. */
const LOOK_AGAIN_MS = { least: 100, most: 500 };

/**
 * Resolves to the first answer that `read` gives and `isDone` accepts; throws with the last one after the time is up.
 * Looks less often the longer it waits: each look costs the stack, which is busy with what is waited for, 20 ms.
 */
export async function eventually<T>(read: () => Promise<T>, isDone: (value: T) => boolean, seconds = 30): Promise<T> {
  const startedAt = Date.now();
  const giveUpAt = startedAt + seconds * 1000;
  for (;;) {
    const value = await read();
    if (isDone(value)) return value;
    if (Date.now() > giveUpAt)
      throw new Error(`Not within ${seconds} s; last: ${JSON.stringify(value)?.slice(0, 2000)}`);
    await sleep(Math.min(LOOK_AGAIN_MS.most, Math.max(LOOK_AGAIN_MS.least, (Date.now() - startedAt) / 8)));
  }
}
