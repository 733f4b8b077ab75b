/** Lets one first start write the demo data before the tests of the whole product, each of which then begins with a copy. */
import { rm } from 'node:fs/promises';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { storesOf } from './everything-stored.ts';
import { eventually, startTestStack, TEMPLATE_VARIABLE, type TestStack } from './local-stack.ts';

const MATCHED_SECONDS = 120;

/** Several kinds of tests share one template: whichever comes first makes it, and takes it away at the end. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[TEMPLATE_VARIABLE]) return undefined;
  const stack = await startTestStack();
  await matchJobs(stack);
  await stack.stop({ keepData: true });
  process.env[TEMPLATE_VARIABLE] = stack.dataDir;
  return async () => {
    delete process.env[TEMPLATE_VARIABLE];
    await rm(stack.dataDir, { recursive: true, force: true });
  };
}

/** A start takes up all work that is left, so that each copy would match the demo's jobs anew while its tests run. */
async function matchJobs(stack: TestStack): Promise<void> {
  await stack.restart();
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
