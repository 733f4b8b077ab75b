/** Removes many items in batches: one by one, a person with thousands of items would exceed the API's time limit. */
import { BatchWriteCommand, type BatchWriteCommandOutput, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { inParallel } from '../runtime/in-parallel.ts';
import { untilNothingIsLeft } from './handed-back.ts';

/** As many as DynamoDB takes at once. */
const BATCH = 25;
const BATCHES_AT_ONCE = 8;

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

async function removeBatch(client: DynamoDBDocumentClient, batch: Requests): Promise<void> {
  await untilNothingIsLeft(batch, async (wanted) => {
    const { UnprocessedItems = {} } = await client.send(new BatchWriteCommand({ RequestItems: wanted }));
    const isDone = Object.keys(UnprocessedItems).length === 0;
    return { left: isDone ? undefined : UnprocessedItems, isMoving: size(UnprocessedItems) < size(wanted) };
  });
}

const size = (requests: Requests): number => Object.values(requests).flat().length;
