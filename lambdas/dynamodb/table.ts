/**
 * The few DynamoDB calls that all stores are made of; every write touches one item and states its condition. The only
 * one that touches two is in `transaction.ts`.
 */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { TableShape } from '../../shared/contract/resources.ts';
import { keyNames, keyOf, tableName } from './item.ts';
import { type Queries, queries, type WholeQuery } from './query.ts';
import { removeKeys } from './remove-keys.ts';
import { type SingleItem, singleItem } from './single-item.ts';

/** The calls on one table. `T` is an item as stored. */
export interface Table<T> extends SingleItem<T>, Queries<T> {
  /** Removes every item that a query finds. */
  removeAll(options: WholeQuery): Promise<void>;
}

/** The calls on a table; reads by its own key, queries among them, are strongly consistent, those of an index are not. */
export function table<T extends object>(client: DynamoDBDocumentClient, shape: TableShape): Table<T> {
  const many = queries<T>(client, shape);
  return {
    ...singleItem<T>(client, shape),
    ...many,
    removeAll: async (options) => {
      let cursor: string | undefined;
      do {
        const page = await many.query({ ...options, cursor, attributes: keyNames(shape) });
        const keys = page.items.map((item) => keyOf(item, shape));
        await removeKeys(client, tableName(shape), keys);
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
    },
  };
}
