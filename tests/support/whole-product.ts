/**
 * Makes once for a whole run what every test of the product needs: the demo data, a stack for each worker, the browser's
 * files. It does so while the first tests already run; `shared.ts` waits for the parts that a test file asks for.
 */
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { TestProject } from 'vitest/node';
import { invokeAt } from '../../infra/local/functions.ts';
import { BACKGROUND_FUNCTIONS } from '../../shared/contract/resources.ts';
import { browserPath } from './browser.ts';
import { storesOf } from './everything-stored.ts';
import { eventually, type OwnStack, startTestStack } from './local-stack.ts';

const MATCHED_SECONDS = 120;
/** All tests are one client. Polls as long as SQS allows: nothing stops these stacks in order, and each empty poll costs 10 ms. */
const SHARED = { ERASURES_PER_MINUTE: '1000', ENCAJE_POLL_SECONDS: '20' };

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which the parts of the shared product announce themselves, each in a file of its own. */
    sharedProduct: string;
  }
}

interface Product {
  folder: string;
  stop(): Promise<void>;
}

/** Each kind of test loads this module for itself, but all share one product: the first starts it, the last stops it. */
const shared = globalThis as { sharedProduct?: { product: Promise<Product>; users: number } };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.sharedProduct ??= { product: startProduct(Number(project.config.maxWorkers)), users: 0 };
  const holder = shared.sharedProduct;
  holder.users += 1;
  const { folder, stop } = await holder.product;
  project.provide('sharedProduct', folder);
  return async () => {
    holder.users -= 1;
    if (holder.users > 0) return;
    shared.sharedProduct = undefined;
    await stop();
  };
}

async function startProduct(workers: number): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'encaje-shared-'));
  const stacks: OwnStack[] = [];
  const starting = Promise.all([
    // Two workers that unpacked it at once would run a half-written file.
    announced(folder, 'browser', async () => ({ path: await browserPath() })),
    announced(folder, 'template', async () => {
      const stack = await startTestStack();
      stacks.push(stack);
      await matchJobs(stack);
      // Its files can be copied once it has stopped.
      await stack.stop({ keepData: true });
      return { dataDir: stack.dataDir };
    }).then(async (template) => {
      // Why there is no template stands in its file; what needs it waits no longer.
      if (!template) return;
      for (let worker = 1; worker <= workers; worker += 1) {
        await announced(folder, `stack-${worker}`, async () => {
          const stack = await startTestStack(SHARED, template.dataDir);
          stacks.push(stack);
          return { dataDir: stack.dataDir };
        });
      }
    }),
  ]);
  const stop = async () => {
    await starting;
    await Promise.all(stacks.map((stack) => stack.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  return { folder, stop };
}

/** Starts a part and writes how to reach it, or why it could not start, where the test files look for it. */
async function announced<T>(folder: string, part: string, start: () => Promise<T>): Promise<T | undefined> {
  const file = join(folder, `${part}.json`);
  const write = async (content: unknown) => {
    await writeFile(`${file}.new`, JSON.stringify(content));
    await rename(`${file}.new`, file);
  };
  try {
    const started = await start();
    await write(started);
    return started;
  } catch (error) {
    await write({ failure: error instanceof Error ? error.stack : String(error) });
    return undefined;
  }
}

/** Every start takes up the work that is left, so that each copy would match the demo's jobs while its tests run. */
async function matchJobs(stack: OwnStack): Promise<void> {
  await invokeAt(stack.running.functions, BACKGROUND_FUNCTIONS.sweep.handler, { takeOver: true });
  const { dynamodb } = storesOf(stack);
  const unmatched = async () => {
    const key = { IndexName: 'byUnmatched', KeyConditionExpression: 'unmatched = :waiting' };
    const TableName = stack.running.environment.JOBS_TABLE;
    const values = { ExpressionAttributeValues: { ':waiting': 'waiting' } };
    const { Count } = await dynamodb.send(new QueryCommand({ TableName, ...key, ...values, Select: 'COUNT' }));
    return Count;
  };
  await eventually(unmatched, (count) => count === 0, MATCHED_SECONDS);
}
