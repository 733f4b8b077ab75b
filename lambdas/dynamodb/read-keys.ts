/** Reads many items by their keys, a hundred to a call. */
import { BatchGetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { projection } from './expressions.ts';
import { untilNothingIsLeft } from './handed-back.ts';

/** As many as DynamoDB takes at once; of large items it answers 16 MB and hands back the rest. */
const BATCH = 100;

const keyOf = (key: object): Record<string, unknown> => ({ ...key });

/** The items of a table with these keys that are there, in no order; of each, only some attributes where that is asked. */
export async function readKeys<T>(
  client: DynamoDBDocumentClient,
  tableName: string,
  keys: readonly object[],
  attributes?: readonly string[],
): Promise<T[]> {
  const found: T[] = [];
  const projected = projection(attributes);
  const only = projected && {
    ProjectionExpression: projected.expression,
    ExpressionAttributeNames: projected.names,
  };
  const read = async (wanted: readonly object[]) => {
    const command = new BatchGetCommand({ RequestItems: { [tableName]: { Keys: wanted.map(keyOf), ...only } } });
    const { Responses, UnprocessedKeys } = await client.send(command);
    const items = (Responses?.[tableName] ?? []) as T[];
    found.push(...items);
    const left = UnprocessedKeys?.[tableName]?.Keys as object[] | undefined;
    return { left: left?.length ? left : undefined, isMoving: items.length > 0 };
  };
  for (let from = 0; from < keys.length; from += BATCH) await untilNothingIsLeft(keys.slice(from, from + BATCH), read);
  return found;
}
