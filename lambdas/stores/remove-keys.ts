/** Removes many items at once: one by one, a person with thousands of them would outlast the API's patience. */
import { setTimeout as pause } from 'node:timers/promises';
import { BatchWriteCommand, type BatchWriteCommandOutput, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { inParallel } from './in-parallel.ts';

/** As many as DynamoDB takes at once. */
const BATCH = 25;
const BATCHES_AT_ONCE = 8;
const ATTEMPTS = 8;
const FIRST_PAUSE_MS = 25;

type Requests = NonNullable<BatchWriteCommandOutput['UnprocessedItems']>;

/** Removes the items with these keys, whatever is in them; done again, it changes nothing. */
export async function removeKeys(
  client: DynamoDBDocumentClient,
  tableName: string,
  keys: readonly Record<string, string>[],
): Promise<void> {
  const batches: Requests[] = [];
  for (let from = 0; from < keys.length; from += BATCH) {
    const requests = keys.slice(from, from + BATCH).map((Key) => ({ DeleteRequest: { Key } }));
    batches.push({ [tableName]: requests });
  }
  await inParallel(batches, BATCHES_AT_ONCE, (batch) => removeBatch(client, batch));
}

/** DynamoDB hands back what it had no capacity for, to be asked again a little later. */
async function removeBatch(client: DynamoDBDocumentClient, batch: Requests): Promise<void> {
  let left = batch;
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    if (attempts > 0) await pause(FIRST_PAUSE_MS * 2 ** attempts);
    const { UnprocessedItems = {} } = await client.send(new BatchWriteCommand({ RequestItems: left }));
    if (Object.keys(UnprocessedItems).length === 0) return;
    left = UnprocessedItems;
  }
  throw new Error(`DynamoDB left items unremoved after ${ATTEMPTS} attempts`);
}
