/** Reads and writes one item; every write states its condition, and a repeated write has no second effect. */
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { stamped, upgraded } from '../../shared/contract/layouts.ts';
import type { TableShape } from '../../shared/contract/resources.ts';
import { newId } from '../runtime/ids.ts';
import { type Condition, conditional, missing } from './condition.ts';
import { putInput, removeInput, updateInput } from './expressions.ts';
import { type Item, type Key, keyOf, tableName } from './item.ts';

/** The calls about one item of a table. */
export interface SingleItem<T> {
  get(key: Key): Promise<T | undefined>;
  /** Writes a new item; `false` when one with this key is there already. */
  insert(item: T, keyName: string): Promise<boolean>;
  /** Replaces an item; `false` when the condition did not hold. */
  replace(item: T, condition: Condition): Promise<boolean>;
  /** Sets (or with `undefined` removes) attributes; the item as it is now, or `undefined` when the condition failed. */
  update(key: Key, changes: Item, condition: Condition): Promise<T | undefined>;
  remove(key: Key): Promise<void>;
  /** Removes an item that is there; `false` when there is one still and the condition did not hold for it. */
  removeWhere(key: Key, condition: Condition): Promise<boolean>;
}

/**
 * A write whose answer was lost is sent again by the SDK, and then fails on the very change it made. Each write leaves
 * its id on the item, so that such a failure is not mistaken for someone else's write.
 */
const isWrittenAs = (writeId: string, item: Item | object | undefined): boolean =>
  item !== undefined && (item as Item).writeId === writeId;

/** Over one table; what is read is what was written last. */
export function singleItem<T extends object>(client: DynamoDBDocumentClient, shape: TableShape): SingleItem<T> {
  const TableName = tableName(shape);

  const current = (item: Item | undefined): T | undefined => item && (upgraded(item, shape) as T);

  const get = async (Key: Key): Promise<T | undefined> =>
    current((await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item);

  const put = async (item: T, condition: Condition): Promise<boolean> => {
    const writeId = newId();
    const command = new PutCommand(putInput(TableName, stamped({ ...item, writeId }, shape), condition));
    if (await conditional(client.send(command))) return true;
    return isWrittenAs(writeId, await get(keyOf(item, shape)));
  };

  return {
    get,
    insert: (item, keyName) => put(item, missing(keyName)),
    replace: put,
    update: async (Key, changes, condition) => {
      const writeId = newId();
      const input = updateInput(TableName, Key, { ...changes, writeId }, condition);
      const command = new UpdateCommand({ ...input, ReturnValues: 'ALL_NEW' });
      const written = await conditional(client.send(command));
      if (written) return current(written.Attributes);
      const item = await get(Key);
      return isWrittenAs(writeId, item) ? item : undefined;
    },
    remove: async (Key) => {
      await client.send(new DeleteCommand({ TableName, Key }));
    },
    removeWhere: async (Key, condition) => {
      if (await conditional(client.send(new DeleteCommand(removeInput(TableName, Key, condition))))) return true;
      // Sent again after its answer was lost, a removal fails on what it removed itself.
      return (await get(Key)) === undefined;
    },
  };
}
