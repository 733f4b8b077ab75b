/** `npm start`: it starts, says clearly what is wrong, and leaves no process behind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../infra/local/ports.ts';
import { copyData, eventually } from '../support/local-stack.ts';
import { demoData } from '../support/shared.ts';

const ROOT = join(import.meta.dirname, '..', '..');

let dataDir: string;
let port: string;
beforeAll(async () => {
  port = String(await freePort());
  dataDir = await mkdtemp(join(tmpdir(), 'encaje-start-'));
  // The first start of all, into an empty folder, is the one that makes the demo data.
  await copyData(await demoData(), dataDir);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** npm's processes, which a failed expectation must not leave behind. */
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGTERM');
});

function npmStart(environment: Record<string, string> = {}): { child: ChildProcess; output: () => string } {
  const env = { ...process.env, PORT: port, ENCAJE_DATA_DIR: dataDir, ...environment };
  const child = spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  return { child, output: () => text };
}

const health = () =>
  fetch(`http://localhost:${port}/api/health`).then(
    (answer) => answer.status,
    () => 0,
  );
const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('npm start runs the product, and ending npm alone ends all of it', async () => {
  const { child, output } = npmStart();
  await eventually(health, (status) => status === 200, 120);
  await eventually(
    async () => output(),
    (text) => text.includes('Stop with Ctrl-C'),
  );
  expect(output()).toContain(`http://localhost:${port}`);
  expect(output()).toContain('admin@encaje.test');
  expect(output()).toMatch(/tables ok.*queues ok.*storage ok.*identity ok.*functions ok/);
  const { pid } = JSON.parse(await readFile(join(dataDir, 'running.json'), 'utf8'));

  const second = npmStart({ PORT: String(await freePort()) });
  await ended(second.child);
  expect(second.output()).toContain(`process ${pid}`);
  const elsewhere = npmStart({ ENCAJE_DATA_DIR: `${dataDir}-other` });
  await ended(elsewhere.child);
  expect(elsewhere.output()).toContain(`Port ${port} is in use`);
  await rm(`${dataDir}-other`, { recursive: true, force: true });

  child.kill('SIGTERM');
  await eventually(
    async () => isAlive(pid),
    (alive) => !alive,
    20,
  );
  expect(await health()).toBe(0);
});

test('a damaged file in the data folder is named', async () => {
  const damaged = join(dataDir, 'identity', 'signing-key.json');
  await writeFile(damaged, '{"kty":');
  const { child, output } = npmStart();
  expect(await ended(child)).toBe(1);
  expect(output()).toContain(`${damaged} is damaged`);
});
