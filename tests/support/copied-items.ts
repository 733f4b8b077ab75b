/** Writes in a few calls what a set-up has written in many: copies of its items under another name. */
import { BatchWriteCommand, type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';

type Item = Record<string, unknown>;

/** As many as one call takes. */
const BATCH = 25;

/** What is in the tables of `pattern`, a word that stands in each of its items, to be written again with other words for it. */
export async function copiesOf(
  documents: DynamoDBDocumentClient,
  tables: readonly string[],
  pattern: string,
): Promise<(word: string) => Promise<void>> {
  const originals: { name: string; item: Item }[] = [];
  for (const name of tables) {
    const { Items = [] } = await documents.send(new ScanCommand({ TableName: name, ConsistentRead: true }));
    const own = Items.filter((item) => JSON.stringify(item).includes(pattern));
    originals.push(...own.map((item) => ({ name, item })));
  }
  return async (word) => {
    for (let at = 0; at < originals.length; at += BATCH) {
      const RequestItems: Record<string, { PutRequest: { Item: Item } }[]> = {};
      for (const { name, item } of originals.slice(at, at + BATCH)) {
        RequestItems[name] ??= [];
        RequestItems[name].push({ PutRequest: { Item: renamed(item, pattern, word) as Item } });
      }
      const { UnprocessedItems = {} } = await documents.send(new BatchWriteCommand({ RequestItems }));
      if (Object.keys(UnprocessedItems).length > 0) throw new Error('Not all copies were written');
    }
  };
}

function renamed(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.replaceAll(from, to);
  if (Array.isArray(value)) return value.map((one) => renamed(one, from, to));
  if (value instanceof Set) return new Set([...value].map((one) => renamed(one, from, to)));
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name.replaceAll(from, to), renamed(one, from, to)]),
  );
}
