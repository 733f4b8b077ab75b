/** Reads many items by their keys, a hundred to a call. */
import { BatchGetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { unstamped, upgraded } from '../../shared/contract/layouts.ts';
import type { TableShape } from '../../shared/contract/resources.ts';
import { projection } from './expressions.ts';
import { untilNothingIsLeft } from './handed-back.ts';
import { tableName as deployedName } from './item.ts';

/** As many as DynamoDB takes at once; of large items it answers 16 MB and hands back the rest. */
const BATCH = 100;

const keyOf = (key: object): Record<string, unknown> => ({ ...key });

/** The items of a table with these keys that are there, in no order; of each, only some attributes where that is asked. */
export async function readKeys<T>(
  client: DynamoDBDocumentClient,
  shape: TableShape,
  keys: readonly object[],
  attributes?: readonly string[],
): Promise<T[]> {
  const tableName = deployedName(shape);
  const found: T[] = [];
  const projected = projection(attributes);
  const only = projected && {
    ProjectionExpression: projected.expression,
    ExpressionAttributeNames: projected.names,
  };
  const read = async (wanted: readonly object[]) => {
    const command = new BatchGetCommand({ RequestItems: { [tableName]: { Keys: wanted.map(keyOf), ...only } } });
    const { Responses, UnprocessedKeys } = await client.send(command);
    const items = Responses?.[tableName] ?? [];
    // What only some attributes are asked of cannot become whole.
    found.push(...(items.map((item) => (projected ? unstamped(item) : upgraded(item, shape))) as T[]));
    const left = UnprocessedKeys?.[tableName]?.Keys as object[] | undefined;
    return { left: left?.length ? left : undefined, isMoving: items.length > 0 };
  };
  for (let from = 0; from < keys.length; from += BATCH) await untilNothingIsLeft(keys.slice(from, from + BATCH), read);
  return found;
}
