/**
 * The few DynamoDB calls that all stores are made of; every write touches one item and states its condition. The only
 * one that touches two is in `transaction.ts`.
 */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../shared/contract/listing.ts';
import type { TableShape } from '../../shared/contract/resources.ts';
import { requiredEnv } from '../runtime/env.ts';
import { newId } from '../runtime/ids.ts';
import { projection, putInput, updateInput } from './expressions.ts';
import { keyCondition } from './key-condition.ts';
import { removeKeys } from './remove-keys.ts';
import { decodeCursor, encodeCursor, invalidCursor } from './table-cursor.ts';

export type Item = Record<string, unknown>;
export type Key = Record<string, string>;

/** A condition in DynamoDB's expression language with its names (`#a`) and values (`:a`). */
export interface Condition {
  expression: string;
  names?: Record<string, string>;
  values?: Record<string, unknown>;
}

export interface QueryOptions {
  index?: string;
  key: { name: string; value: string };
  /** Only items whose sort key is this or comes after it. */
  since?: string;
  /** Only items whose sort key is this or comes before it; not before `since`. */
  until?: string;
  /** Newest first unless `true`. */
  ascending?: boolean;
  limit?: number;
  cursor?: string;
  /** Only these attributes of each item, where not all of it is needed. */
  attributes?: readonly string[];
  /** Items that it does not hold for are read and left out, so that pages may be short. */
  filter?: Condition;
}

/** How many items a filtered list looks at before it answers with what it has, so that no request takes for ever. */
const LOOKED_AT_MAX = 5_000;
/** Items fetched at once while filtering: few enough for one answer of DynamoDB (1 MB), many enough to be quick. */
const FILTER_STEP = 250;

/** The calls on one table. `T` is an item as stored. */
export interface Table<T> {
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
  /** Removes every item that a query finds. */
  removeAll(options: Omit<QueryOptions, 'limit' | 'cursor'>): Promise<void>;
  query(options: QueryOptions): Promise<Page<T>>;
  /**
   * The next `limit` items that pass. After 5,000 items looked at, it answers with what it has and where to go on, so a
   * page may be short, or empty, and still not be the last.
   */
  queryWhere(options: QueryOptions & { limit: number }, keep: (item: T) => boolean): Promise<Page<T>>;
  /** How many items a query finds. */
  count(options: Omit<QueryOptions, 'limit' | 'cursor'>): Promise<number>;
  /** Every item of a query, page by page. */
  all(options: Omit<QueryOptions, 'limit' | 'cursor'>): AsyncGenerator<T>;
}

/** Runs a conditional write; `undefined` when its condition did not hold. */
export async function conditional<R>(write: Promise<R>): Promise<R | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

const keyNames = ({ partitionKey, sortKey }: TableShape): string[] =>
  sortKey ? [partitionKey, sortKey] : [partitionKey];

/** The key of an item. */
function keyOf(item: object, shape: TableShape): Key {
  return Object.fromEntries(keyNames(shape).map((name) => [name, String((item as Item)[name])]));
}

/** The attributes that say where a query goes on after an item: the table's key and the index's. */
function placeOf(item: object, shape: TableShape, indexName: string | undefined): Item {
  const index = shape.indexes.find(({ name }) => name === indexName);
  const names = [shape.partitionKey, shape.sortKey, index?.partitionKey, index?.sortKey].filter(
    (name) => name !== undefined,
  );
  return Object.fromEntries(names.map((name) => [name, (item as Item)[name]]));
}

/** The deployed name of a table, from the environment. */
export function tableName(shape: TableShape): string {
  return requiredEnv(shape.environmentName);
}

/** The calls on a table; reads by its own key, queries among them, are strongly consistent, those of an index are not. */
export function table<T extends object>(client: DynamoDBDocumentClient, shape: TableShape): Table<T> {
  const TableName = tableName(shape);
  const query = async (options: QueryOptions): Promise<Page<T>> => {
    const ExclusiveStartKey = decodeCursor(options.cursor);
    const { expression, names, values } = keyCondition(options, shape);
    const projected = projection(options.attributes);
    const command = new QueryCommand({
      TableName,
      IndexName: options.index,
      // An index is never read so: DynamoDB refuses to, and it is a moment behind.
      ConsistentRead: options.index === undefined,
      KeyConditionExpression: expression,
      FilterExpression: options.filter?.expression,
      ProjectionExpression: projected?.expression,
      ExpressionAttributeNames: { ...names, ...options.filter?.names, ...projected?.names },
      ExpressionAttributeValues: { ...values, ...options.filter?.values },
      ScanIndexForward: options.ascending ?? false,
      Limit: options.limit,
      ExclusiveStartKey,
    });
    try {
      const { Items = [], LastEvaluatedKey } = await client.send(command);
      return { items: Items as T[], nextCursor: encodeCursor(LastEvaluatedKey) };
    } catch (error) {
      // The only part of a query that comes from outside is its cursor.
      if (ExclusiveStartKey && error instanceof Error && error.name === 'ValidationException') throw invalidCursor();
      throw error;
    }
  };

  const get = async (Key: Key): Promise<T | undefined> =>
    (await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item as T | undefined;

  /**
   * A write whose answer was lost is sent again by the SDK, and then fails on the very change it made. Each write leaves
   * its id on the item, so that such a failure can be told from somebody else's write.
   */
  const writtenBefore = async (Key: Key, writeId: string): Promise<T | undefined> => {
    const item = await get(Key);
    return item && (item as Item).writeId === writeId ? item : undefined;
  };

  const remove = async (Key: Key): Promise<void> => {
    await client.send(new DeleteCommand({ TableName, Key }));
  };

  const put = async (item: T, condition: Condition): Promise<boolean> => {
    const writeId = newId();
    const command = new PutCommand(putInput(TableName, { ...item, writeId }, condition));
    if (await conditional(client.send(command))) return true;
    return (await writtenBefore(keyOf(item, shape), writeId)) !== undefined;
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
      return written ? (written.Attributes as T) : writtenBefore(Key, writeId);
    },

    remove,

    removeWhere: async (Key, condition) => {
      const command = new DeleteCommand({
        TableName,
        Key,
        ConditionExpression: condition.expression,
        ExpressionAttributeNames: condition.names,
        ExpressionAttributeValues: condition.values,
      });
      if (await conditional(client.send(command))) return true;
      // Sent again after its answer was lost, a removal fails on what it removed itself.
      return (await get(Key)) === undefined;
    },

    query,

    queryWhere: async ({ limit, ...options }, keep) => {
      const found: T[] = [];
      let cursor = options.cursor;
      for (let lookedAt = 0; lookedAt < LOOKED_AT_MAX; lookedAt += FILTER_STEP) {
        const page = await query({ ...options, cursor, limit: FILTER_STEP });
        for (const item of page.items) {
          if (!keep(item)) continue;
          if (found.length === limit)
            return { items: found, nextCursor: encodeCursor(placeOf(found.at(-1) ?? item, shape, options.index)) };
          found.push(item);
        }
        cursor = page.nextCursor ?? undefined;
        if (!cursor) break;
      }
      return { items: found, nextCursor: cursor ?? null };
    },

    removeAll: async (options) => {
      let cursor: string | undefined;
      do {
        const page = await query({ ...options, cursor, attributes: keyNames(shape) });
        await removeKeys(
          client,
          TableName,
          page.items.map((item) => keyOf(item, shape)),
        );
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
    },

    count: async (options) => {
      const { expression, names, values } = keyCondition(options, shape);
      let found = 0;
      let ExclusiveStartKey: Item | undefined;
      do {
        const command = new QueryCommand({
          TableName,
          IndexName: options.index,
          Select: 'COUNT',
          KeyConditionExpression: expression,
          FilterExpression: options.filter?.expression,
          ExpressionAttributeNames: { ...names, ...options.filter?.names },
          ExpressionAttributeValues: { ...values, ...options.filter?.values },
          ExclusiveStartKey,
        });
        const { Count = 0, LastEvaluatedKey } = await client.send(command);
        found += Count;
        ExclusiveStartKey = LastEvaluatedKey;
      } while (ExclusiveStartKey);
      return found;
    },

    async *all(options) {
      let cursor: string | undefined;
      do {
        const page = await query({ ...options, cursor });
        yield* page.items;
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
    },
  };
}

/** The condition that there is no such item yet. */
export function missing(keyName: string): Condition {
  return { expression: 'attribute_not_exists(#k)', names: { '#k': keyName } };
}

/** The condition that an item is there. */
export function exists(keyName: string): Condition {
  return { expression: 'attribute_exists(#key)', names: { '#key': keyName } };
}

/** The condition that an item is there and a counter of it still has the value that was read. */
export function unchanged(counter: string, value: number): Condition {
  return { expression: '#counter = :counter', names: { '#counter': counter }, values: { ':counter': value } };
}

/** The condition that an item is as an import brought it: nobody has edited it since. */
export function asImported(importId: string): Condition {
  return {
    expression: '#version = :first AND #import = :import',
    names: { '#version': 'version', '#import': 'importId' },
    values: { ':first': 1, ':import': importId },
  };
}
