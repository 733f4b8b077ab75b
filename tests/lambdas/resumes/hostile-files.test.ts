/** Holds the reading worker to its promise: whatever a file tries, it ends with its code, soon, and the next one is read. */
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileReader } from '../../../lambdas/resumes/file-reader.ts';
import { isAppError } from '../../../shared/errors.ts';
import { HOSTILE_FILES } from '../../support/hostile-files.ts';
import { resumeTxt } from '../../support/resume-files.ts';

/** Far above what the limits of the formats allow, below the worker's own patience. */
const CPU_SECONDS_MAX = 10;
const MEMORY_MEGABYTES_MAX = 512;

const read = fileReader();
/** Hostile files name this address: nobody may ever come. */
const trap = { visits: 0, address: '', server: undefined as Server | undefined };
let memoryBefore = 0;
let memoryMost = 0;

function note(): void {
  memoryMost = Math.max(memoryMost, process.memoryUsage.rss());
}

beforeAll(async () => {
  trap.server = createServer((socket) => {
    trap.visits += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => trap.server?.listen(0, '127.0.0.1', resolve));
  const { port } = trap.server.address() as AddressInfo;
  trap.address = `http://127.0.0.1:${port}/trap`;
  await read(resumeTxt(), 'text/plain', 'warm.txt');
  memoryBefore = process.memoryUsage.rss();
});

afterAll(() => trap.server?.close());

test.each(HOSTILE_FILES.map((file) => [file.name, file.end, file] as const))(
  '%s ends with %s',
  async (_, end, file) => {
    const bytes = await file.make(trap.address);
    const startedAt = process.cpuUsage();
    const patient = file.secondsMax === undefined ? read : fileReader(file.secondsMax);
    const result = await patient(bytes, undefined, 'resume').catch((error: unknown) => error);
    const { user, system } = process.cpuUsage(startedAt);
    note();
    if (end === 'READ') expect(result).toHaveProperty('text');
    else expect(isAppError(result) && result.code).toBe(end);
    if (file.never) expect(JSON.stringify(result)).not.toContain(file.never);
    expect((user + system) / 1e6).toBeLessThan(CPU_SECONDS_MAX);
  },
);

test('afterwards the next good resume is read', async () => {
  const reading = await read(resumeTxt(), 'text/plain', 'good.txt');
  expect(reading.profile.firstName).toBe('Lucía');
});

test('a file that is read for too long is given up, and the next one is read', async () => {
  const impatient = fileReader(0.001);
  await expect(impatient(resumeTxt(), 'text/plain', 'slow.txt')).rejects.toMatchObject({ code: 'READING_TIMED_OUT' });
  expect((await read(resumeTxt(), 'text/plain', 'good.txt')).profile.email).toBe('lucia.belmonte@example.com');
});

test('memory grew by less than 512 MB over all of them', () => {
  expect((memoryMost - memoryBefore) / 1e6).toBeLessThan(MEMORY_MEGABYTES_MAX);
});

test('nothing was fetched', () => {
  expect(trap.visits).toBe(0);
});
