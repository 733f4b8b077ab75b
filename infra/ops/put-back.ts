/**
 * Puts items of a restored table back where they are missing. A table that was restored to an earlier time has another
 * name and holds people who were erased since; so it never takes the place of the live one.
 */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  PutCommand,
  paginateQuery,
  paginateScan,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { jobCatalogUpdate } from '../../shared/contract/job-catalog.ts';
import { TABLES, type TableShape } from '../../shared/contract/resources.ts';

type Item = Record<string, unknown>;

export interface PutBackProps {
  client: DynamoDBDocumentClient;
  shape: Pick<TableShape, 'name' | 'partitionKey'>;
  /** Names of tables as deployed. */
  restoredTable: string;
  liveTable: string;
  auditTable: string;
  /** To when the table was restored, ISO 8601: who was erased after it stays erased. */
  restoredTo: string;
}

export interface PutBackReport {
  putBack: number;
  /** There already, changed or not. */
  present: number;
  /** They name somebody who was erased since. */
  erased: number;
}

/** Actions of the trail by which a person or their application goes for good, as `erase-application.ts` names them. */
const ENDS_RECORD = /\.(erase|expire)$/;

/** Adds what is missing and changes nothing that is there; done again, it finds everything present. */
export async function putBack(props: PutBackProps): Promise<PutBackReport> {
  const { client, restoredTable } = props;
  const gone = await endedSince(props);
  const report: PutBackReport = { putBack: 0, present: 0, erased: 0 };
  for await (const { Items = [] } of paginateScan({ client }, { TableName: restoredTable })) {
    for (const item of Items) report[await putBackOne(item, gone, props)] += 1;
  }
  if (props.shape.name === TABLES.jobs.name) await noteJobs(props);
  return report;
}

/** Lists of jobs follow the times at which these change, and what comes back bears an old one. */
async function noteJobs({ client, liveTable }: PutBackProps): Promise<void> {
  const change = jobCatalogUpdate(new Date().toISOString(), 1);
  await client.send(new UpdateCommand({ TableName: liveTable, ...change }));
}

async function putBackOne(item: Item, gone: readonly string[], props: PutBackProps): Promise<keyof PutBackReport> {
  const text = JSON.stringify(item);
  if (gone.some((id) => text.includes(id))) return 'erased';
  const { client, liveTable, shape } = props;
  const condition = {
    ConditionExpression: 'attribute_not_exists(#key)',
    ExpressionAttributeNames: { '#key': shape.partitionKey },
  };
  try {
    await client.send(new PutCommand({ TableName: liveTable, Item: item, ...condition }));
    return 'putBack';
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return 'present';
    throw error;
  }
}

/** Ids of the records that the trail says were ended since; ids are random, so that one in a text means that record. */
async function endedSince({ client, auditTable, restoredTo }: PutBackProps): Promise<string[]> {
  const [byTime] = TABLES.audit.indexes;
  const query = {
    TableName: auditTable,
    IndexName: byTime.name,
    KeyConditionExpression: '#kind = :entry AND #at >= :since',
    ExpressionAttributeNames: { '#kind': byTime.partitionKey, '#at': byTime.sortKey },
    ExpressionAttributeValues: { ':entry': 'entry', ':since': restoredTo },
  };
  const ids: string[] = [];
  for await (const { Items = [] } of paginateQuery({ client }, query)) {
    for (const { action, recordId } of Items)
      if (ENDS_RECORD.test(String(action)) && recordId) ids.push(String(recordId));
  }
  return ids;
}
