/** Writes several items atomically, for the few cases that one item cannot hold (0028). */
import { setTimeout as sleep } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { stamped } from '../../shared/contract/layouts.ts';
import type { TableShape } from '../../shared/contract/resources.ts';
import { newId } from '../runtime/ids.ts';
import { type Condition, missing } from './condition.ts';
import { putInput, updateInput } from './expressions.ts';
import { type Item, type Key, tableName } from './item.ts';

/** One write of a transaction, with its condition. */
export type TransactionWrite =
  | { Put: ReturnType<typeof putInput> }
  | { Update: ReturnType<typeof updateInput> & { UpdateExpression: string } };

const ATTEMPTS = 5;
const PAUSE_MAX_MS = 100;

/** Stores a new item of a table without a sort key. */
export function insertion(shape: TableShape, item: object): TransactionWrite {
  const stored = stamped({ ...item, writeId: newId() }, shape);
  return { Put: putInput(tableName(shape), stored, missing(shape.partitionKey)) };
}

/** Sets (or with `undefined` removes) attributes of an item. */
export function change(shape: TableShape, key: Key, changes: Item, condition: Condition): TransactionWrite {
  return { Update: updateInput(tableName(shape), key, { ...changes, writeId: newId() }, condition) };
}

/**
 * Makes all of the writes, or none: `false` where a condition did not hold. Someone else's write to one of the items at
 * the same moment cancels a transaction, which is then tried again. One whose answer was lost is sent again by the SDK
 * under the same token, and DynamoDB carries it out once.
 */
export async function allOrNone(
  client: DynamoDBDocumentClient,
  writes: readonly TransactionWrite[],
  attempts = ATTEMPTS,
): Promise<boolean> {
  try {
    await client.send(new TransactWriteCommand({ TransactItems: [...writes] }));
    return true;
  } catch (error) {
    const codes = reasonsOf(error);
    if (codes.includes('ConditionalCheckFailed')) return false;
    if (!codes.includes('TransactionConflict') || attempts <= 1) throw error;
    await sleep(Math.random() * PAUSE_MAX_MS);
    return allOrNone(client, writes, attempts - 1);
  }
}

/** Why DynamoDB cancelled a transaction, one code for each of its writes; empty for any other failure. */
function reasonsOf(error: unknown): (string | undefined)[] {
  if (!(error instanceof TransactionCanceledException)) return [];
  return (error.CancellationReasons ?? []).map(({ Code }) => Code);
}
