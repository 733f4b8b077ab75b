/** Lists who was erased after a time: restoring older items must leave these people out. */
import { type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { TABLES } from '../../shared/contract/resources.ts';

/** Actions of the trail by which a person or their application goes for good, as `erase-application.ts` names them. */
const ENDS_RECORD = /\.(erase|expire)$/;

export interface ErasedSinceProps {
  client: DynamoDBDocumentClient;
  /** The live trail, as deployed: a restored one would have forgotten who was erased since. */
  auditTable: string;
  /** ISO 8601. */
  since: string;
}

type Item = Record<string, unknown>;

/** Whether an item has one of these words, whatever its case. Ids are random, so that one in a text means that record. */
export function naming(words: readonly string[]): (item: Item) => boolean {
  const wanted = words.map((word) => word.toLowerCase());
  return (item) => {
    const text = JSON.stringify(item, setsToo).toLowerCase();
    return wanted.some((word) => text.includes(word));
  };
}

/** Ids of the records that the trail says were ended since. */
export async function erasedSince({ client, auditTable, since }: ErasedSinceProps): Promise<string[]> {
  const [byTime] = TABLES.audit.indexes;
  const query = {
    TableName: auditTable,
    IndexName: byTime.name,
    KeyConditionExpression: '#kind = :entry AND #at >= :since',
    ExpressionAttributeNames: { '#kind': byTime.partitionKey, '#at': byTime.sortKey },
    ExpressionAttributeValues: { ':entry': 'entry', ':since': since },
  };
  const ids: string[] = [];
  for await (const { Items = [] } of paginateQuery({ client }, query)) {
    for (const { action, recordId } of Items)
      if (ENDS_RECORD.test(String(action)) && recordId) ids.push(String(recordId));
  }
  return ids;
}

const setsToo = (_key: string, value: unknown) => (value instanceof Set ? [...value] : value);
