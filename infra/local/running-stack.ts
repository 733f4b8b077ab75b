/** The running local stack's addresses and environment for command-line tools, stored in its data folder. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface RunningStack {
  pid: number;
  site: string;
  identity: string;
  functions: string;
  /** The environment that functions run with: endpoints, names, and credentials that only work here. */
  environment: Record<string, string>;
}

const fileIn = (dataDir: string) => join(dataDir, 'running.json');

export async function noteRunning(dataDir: string, stack: RunningStack): Promise<void> {
  await writeFile(fileIn(dataDir), `${JSON.stringify(stack, null, 2)}\n`, { mode: 0o600 });
}

export async function forgetRunning(dataDir: string): Promise<void> {
  await rm(fileIn(dataDir), { force: true });
}

/** Throws a sentence that says what to do when a stack already has its data in this folder. */
export async function assertFolderFree(dataDir: string): Promise<void> {
  const stack = await readStack(dataDir);
  if (!stack || !isAlive(stack.pid)) return;
  throw new Error(
    `A stack (process ${stack.pid}) already has its data in ${dataDir}. Stop it, or start with another folder: ENCAJE_DATA_DIR=.encaje-2 PORT=3001 npm start`,
  );
}

/** Whether the last stack of this folder ended without a word: killed, or by a power cut. */
export async function wasKilled(dataDir: string): Promise<boolean> {
  return (await readStack(dataDir)) !== undefined;
}

async function readStack(dataDir: string): Promise<RunningStack | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '');
  try {
    return JSON.parse(text) as RunningStack;
  } catch {
    // No file, or one cut short by a crash: nothing that could still be running wrote it last.
    return undefined;
  }
}

/** The running stack; throws a sentence that says what to do when there is none. */
export async function runningStack(dataDir: string): Promise<RunningStack> {
  const stack = await readStack(dataDir);
  if (stack && isAlive(stack.pid)) return stack;
  throw new Error(`No local stack is running with its data in ${dataDir}. Start it with: npm start`);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A token of the running local identity. Throws when there is no such account. */
export async function mintToken(stack: RunningStack, account: string, use: 'access' | 'id'): Promise<string> {
  const response = await fetch(`${stack.identity}/local/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, use }),
  });
  if (!response.ok) throw new Error(`There is no account ${account} (${response.status})`);
  return ((await response.json()) as { token: string }).token;
}
