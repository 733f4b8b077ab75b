/**
 * Puts items of a restored table back where they are missing. A table that was restored to an earlier time has another
 * name and holds people who were erased since; so it never takes the place of the live one.
 */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, PutCommand, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { jobCatalogUpdate } from '../../shared/contract/job-catalog.ts';
import { TABLES, type TableShape } from '../../shared/contract/resources.ts';
import { erasedSince, naming } from './erased-since.ts';

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
  /** They name a person who was erased since. */
  erased: number;
}

/** Adds what is missing and changes nothing that is there; done again, it finds everything present. */
export async function putBack(props: PutBackProps): Promise<PutBackReport> {
  const { client, restoredTable } = props;
  const { auditTable, restoredTo } = props;
  const namesErased = naming(await erasedSince({ client, auditTable, since: restoredTo }));
  const report: PutBackReport = { putBack: 0, present: 0, erased: 0 };
  for await (const { Items = [] } of paginateScan({ client }, { TableName: restoredTable })) {
    for (const item of Items) report[await putBackOne(item, namesErased, props)] += 1;
  }
  if (props.shape.name === TABLES.jobs.name) await noteJobs(props);
  return report;
}

/** Lists of jobs follow the times at which these change, and what comes back bears an old one. */
async function noteJobs({ client, liveTable }: PutBackProps): Promise<void> {
  const change = jobCatalogUpdate(new Date().toISOString(), 1);
  await client.send(new UpdateCommand({ TableName: liveTable, ...change }));
}

async function putBackOne(
  item: Item,
  namesErased: (item: Item) => boolean,
  props: PutBackProps,
): Promise<keyof PutBackReport> {
  if (namesErased(item)) return 'erased';
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
