/**
 * Repairs the indexes after the stack was killed. dynalite writes the index entries of an item before the item itself,
 * so a kill in between leaves entries of items that were never stored, or items whose entries are gone: work that no
 * sweep finds again, and records that only lists show. DynamoDB itself cannot end up like this.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  type AttributeValue,
  DeleteItemCommand,
  type DynamoDBClient,
  PutItemCommand,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import type { TableShape } from '../../shared/contract/resources.ts';

type Item = Record<string, AttributeValue>;

/** Compares every index with its table and repairs what differs. Resolves to the number of repaired entries. */
export async function mendIndexes(client: DynamoDBClient, tables: readonly TableShape[]): Promise<number> {
  let mended = 0;
  for (const table of tables.filter(({ indexes }) => indexes.length > 0)) mended += await mendTable(client, table);
  return mended;
}

async function mendTable(client: DynamoDBClient, table: TableShape): Promise<number> {
  const TableName = table.name;
  const keyOf = (item: Item): Item => pick(item, [table.partitionKey, table.sortKey]);
  const nameOf = (item: Item) => JSON.stringify(keyOf(item));
  const items = new Map((await scan(client, TableName)).map((item) => [nameOf(item), item]));
  const put = (Item: Item) => client.send(new PutItemCommand({ TableName, Item }));
  let mended = 0;
  for (const index of table.indexes) {
    const indexed = new Set<string>();
    for (const entry of await scan(client, TableName, index.name)) {
      const item = items.get(nameOf(entry));
      if (item && isDeepStrictEqual(item, entry)) {
        indexed.add(nameOf(entry));
        continue;
      }
      // Storing what the entry says makes it an entry like any other, which goes when its item is replaced or deleted.
      await put(entry);
      if (!item) await client.send(new DeleteItemCommand({ TableName, Key: keyOf(entry) }));
      mended += 1;
    }
    const belongs = (item: Item) => [index.partitionKey, index.sortKey].every((key) => !key || item[key]);
    const lacking = [...items.values()].filter((item) => belongs(item) && !indexed.has(nameOf(item)));
    for (const item of lacking) await put(item);
    mended += lacking.length;
  }
  return mended;
}

function pick(item: Item, names: readonly (string | undefined)[]): Item {
  return Object.fromEntries(names.flatMap((name) => (name && item[name] ? [[name, item[name]]] : [])));
}

async function scan(client: DynamoDBClient, TableName: string, IndexName?: string): Promise<Item[]> {
  const found: Item[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName, IndexName })) found.push(...Items);
  return found;
}
