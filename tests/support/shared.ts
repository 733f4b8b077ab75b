/** What test files of the product share with each other: a stack and a browser for each worker, and the demo data. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { startBrowser } from './browser.ts';
import { attachedStack, type OwnStack, type StackEnvironment, startTestStack, type TestStack } from './local-stack.ts';

/** Enough for the demo data to be written on a slow machine. */
const PATIENCE_SECONDS = 240;

/**
 * The stack of this worker. Other files have used it before, so expect more records than the demo data, and leave
 * settings as they were. A test that kills, reconfigures, breaks or counts everything takes `ownStack`.
 */
export async function sharedStack(): Promise<TestStack> {
  const { dataDir } = await part<{ dataDir: string }>(`stack-${process.env.VITEST_POOL_ID}`);
  return attachedStack(dataDir);
}

/** A stack of this file alone, with the demo data; stop it at the end. */
export async function ownStack(environment: StackEnvironment = {}): Promise<OwnStack> {
  return startTestStack(environment, await demoData());
}

/** The folder of a stopped stack with the demo data read and matched. */
export async function demoData(): Promise<string> {
  return (await part<{ dataDir: string }>('template')).dataDir;
}

/** Whatever reloads this module finds the browser that its worker has already. */
const worker = globalThis as { sharedBrowser?: Promise<Browser> };

/**
 * The browser of this worker, which talks to it without anybody in between. It stays for the next file and ends with
 * the worker: call `closePages` at the end instead of closing it.
 */
export function sharedBrowser(): Promise<Browser> {
  worker.sharedBrowser ??= part<{ path: string }>('browser').then(({ path }) => startBrowser([], path));
  return worker.sharedBrowser;
}

/** Closes every page that a file has opened. */
export async function closePages(): Promise<void> {
  const browser = await worker.sharedBrowser;
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
}

/** Waits for a part that `whole-product.ts` starts. Throws the reason where it could not start. */
async function part<T>(name: string): Promise<T> {
  const giveUpAt = Date.now() + PATIENCE_SECONDS * 1000;
  while (Date.now() < giveUpAt) {
    const found = await announcement<T>(name);
    if (found) return found;
    // Without the demo data there will be no stack either.
    if (name.startsWith('stack')) await announcement('template');
    await sleep(50);
  }
  throw new Error(`The shared ${name} was not ready within ${PATIENCE_SECONDS} s`);
}

/** What a part has written about itself, if it has yet. Throws the reason where it could not start. */
async function announcement<T>(name: string): Promise<T | undefined> {
  const text = await readFile(join(inject('sharedProduct'), `${name}.json`), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const found = JSON.parse(text) as T & { failure?: string };
  if (found.failure) throw new Error(`The shared ${name} did not start: ${found.failure}`);
  return found;
}
