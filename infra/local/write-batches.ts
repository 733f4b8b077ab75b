/** Writes many items directly into a local table, bypassing the stores, for data that needs no processing. */
import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** As many as DynamoDB takes at once. */
const BATCH = 25;
const BATCHES_AT_ONCE = 4;

/** Resolves once all items are stored; items with the keys of stored ones replace them. */
export async function writeBatches(
  client: DynamoDBDocumentClient,
  tableName: string,
  items: readonly object[],
): Promise<void> {
  let next = 0;
  const write = async (): Promise<void> => {
    while (next < items.length) {
      const batch = items.slice(next, next + BATCH);
      next += BATCH;
      const requests = batch.map((Item) => ({ PutRequest: { Item: Item as Record<string, unknown> } }));
      const { UnprocessedItems } = await client.send(
        new BatchWriteCommand({ RequestItems: { [tableName]: requests } }),
      );
      if (Object.keys(UnprocessedItems ?? {}).length > 0) throw new Error(`${tableName} did not take all items`);
    }
  };
  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, write));
}
