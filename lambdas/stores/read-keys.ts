/** Reads many items by their keys, a hundred to a call. */
import { BatchGetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { untilNothingIsLeft } from './handed-back.ts';

/** As many as DynamoDB takes at once; of large items it answers 16 MB and hands back the rest. */
const BATCH = 100;

/** The items of a table with these keys that are there, in no order. */
export async function readKeys<T>(
  client: DynamoDBDocumentClient,
  tableName: string,
  keys: readonly Record<string, string>[],
): Promise<T[]> {
  const found: T[] = [];
  const read = async (wanted: readonly Record<string, string>[]) => {
    const command = new BatchGetCommand({ RequestItems: { [tableName]: { Keys: [...wanted] } } });
    const { Responses, UnprocessedKeys } = await client.send(command);
    const items = (Responses?.[tableName] ?? []) as T[];
    found.push(...items);
    const left = UnprocessedKeys?.[tableName]?.Keys as Record<string, string>[] | undefined;
    return { left: left?.length ? left : undefined, isMoving: items.length > 0 };
  };
  for (let from = 0; from < keys.length; from += BATCH) await untilNothingIsLeft(keys.slice(from, from + BATCH), read);
  return found;
}
