/** The types of a table's items and keys. */
import type { TableShape } from '../../shared/contract/resources.ts';
import { requiredEnv } from '../runtime/env.ts';

export type Item = Record<string, unknown>;
export type Key = Record<string, string>;

/** The deployed name of a table, from the environment. */
export function tableName(shape: TableShape): string {
  return requiredEnv(shape.environmentName);
}

/** The attributes that are the key of a table. */
export const keyNames = ({ partitionKey, sortKey }: TableShape): string[] =>
  sortKey ? [partitionKey, sortKey] : [partitionKey];

/** The key of an item. */
export function keyOf(item: object, shape: TableShape): Key {
  return Object.fromEntries(keyNames(shape).map((name) => [name, String((item as Item)[name])]));
}

/** The attributes that say where a query goes on after an item: the table's key and the index's. */
export function startKeyAfter(item: object, shape: TableShape, indexName: string | undefined): Item {
  const index = shape.indexes.find(({ name }) => name === indexName);
  const names = [shape.partitionKey, shape.sortKey, index?.partitionKey, index?.sortKey].filter(
    (name) => name !== undefined,
  );
  return Object.fromEntries(names.map((name) => [name, (item as Item)[name]]));
}
