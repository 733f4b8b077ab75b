/** Thousands of different open jobs, written straight into the table of a running local stack. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { manyJobs, unmatchedJobItem } from '../../infra/local/demo-data/many-jobs.ts';
import { writeBatches } from '../../infra/local/write-batches.ts';
import type { TestStack } from './local-stack.ts';

/** The tables of a running local stack. */
export function tablesOf({ running: { environment } }: TestStack): DynamoDBDocumentClient {
  const credentials = {
    accessKeyId: environment.AWS_ACCESS_KEY_ID as string,
    secretAccessKey: environment.AWS_SECRET_ACCESS_KEY as string,
  };
  const endpoint = environment.AWS_ENDPOINT_URL_DYNAMODB;
  const client = new DynamoDBClient({ endpoint, region: environment.AWS_REGION, credentials });
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}

/** Resolves once `count` further jobs are stored. Call it before the first request for jobs: the index is not notified of them. */
export async function writeJobs(stack: TestStack, count: number): Promise<void> {
  const client = tablesOf(stack);
  const items = [...manyJobs(count, new Date())].map(unmatchedJobItem);
  await writeBatches(client, stack.running.environment.JOBS_TABLE as string, items);
  client.destroy();
}
