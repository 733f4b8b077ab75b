/** `npm run bench:start`: how long `npm start` takes until the product answers as healthy. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildSite, isBuildOutdated } from '../../infra/local/build-site.ts';
import { demoJobs } from '../../infra/local/demo-data/jobs.ts';
import { demoResumes } from '../../infra/local/demo-data/resumes.ts';
import { assertPortFree } from '../../infra/local/ports.ts';
import { runningStack } from '../../infra/local/running-stack.ts';
import { median, record, seconds } from './measured.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const RUNS = 5;
const POLL_MS = 20;
const GIVE_UP_MS = 120_000;

/** Starts, waits for health, stops; milliseconds from the command to the first healthy answer. */
async function timeOfStart(port: number, dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const env = { ...process.env, PORT: String(port), ENCAJE_DATA_DIR: dataDir };
  // A group of its own, so that npm's child is ended as after Ctrl-C.
  const child = spawn('npm', ['start'], { cwd: ROOT, env, detached: true, stdio: ['ignore', 'ignore', 'inherit'] });
  let stackPid: number | undefined;
  try {
    for (;;) {
      const health = await fetch(`http://localhost:${port}/api/health`).catch(() => undefined);
      const time = performance.now() - startedAt;
      if (health?.ok) {
        stackPid = (await runningStack(dataDir)).pid;
        return time;
      }
      if (child.exitCode !== null || time > GIVE_UP_MS) throw new Error(`Not healthy after ${seconds(time)} s`);
      await sleep(POLL_MS);
    }
  } finally {
    await end(child);
    if (stackPid !== undefined) await untilGone(stackPid);
  }
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || !child.pid) return resolve();
    child.once('exit', () => resolve());
    process.kill(-child.pid, 'SIGTERM');
  });
}

/** npm ends before the program that it started, which still has its files open. */
async function untilGone(pid: number): Promise<void> {
  const giveUpAt = Date.now() + GIVE_UP_MS;
  while (isAlive(pid)) {
    if (Date.now() > giveUpAt) throw new Error('The last start did not end');
    await sleep(POLL_MS);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const port = Number(process.env.PORT || 3300);
const dataDir = await mkdtemp(join(tmpdir(), 'encaje-bench-'));
try {
  await assertPortFree(port);
  if (await isBuildOutdated()) await buildSite();
  const first = await timeOfStart(port, dataDir);
  const later: number[] = [];
  while (later.length < RUNS) later.push(await timeOfStart(port, dataDir));
  const written = `${demoJobs(new Date()).length} jobs written, ${demoResumes().length} resumes read and matched`;
  await record({
    name: 'start',
    title: 'Start',
    method:
      'From the command `npm start` (npm included) with a built site to the first 200 of `/api/health`, which stays at 503 until ' +
      'tables, demo data and take-over of old work are complete. Aim: below 5 s.',
    table: [
      ['seconds', 'runs', 'median', 'longest'],
      ['with existing data', String(RUNS), seconds(median(later)), seconds(Math.max(...later))],
      [`first start: ${written}`, '1', seconds(first), seconds(first)],
    ],
  });
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
