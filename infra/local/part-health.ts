/** Checks whether each part of the local stack works, for the lines that `npm start` prints. */
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { QUEUES, TABLES } from '../../shared/contract/resources.ts';
import { routes } from '../../shared/contract/routes.ts';
import type { Functions } from './functions.ts';
import { UPLOAD_BUCKET } from './stack-settings.ts';

/** `ok` or the reason why not, by part. Takes names and endpoints from the environment. */
export async function partHealth(parts: { functions: Functions; jwksUri: string }): Promise<Record<string, string>> {
  const checks: Record<string, () => Promise<unknown>> = {
    tables: () =>
      new DynamoDBClient({}).send(new DescribeTableCommand({ TableName: process.env[TABLES.jobs.environmentName] })),
    queues: () =>
      new SQSClient({}).send(
        new GetQueueAttributesCommand({
          QueueUrl: process.env[QUEUES.resumes.environmentName],
          AttributeNames: ['All'],
        }),
      ),
    storage: () =>
      new S3Client({ forcePathStyle: true }).send(new ListObjectsV2Command({ Bucket: UPLOAD_BUCKET, MaxKeys: 1 })),
    identity: async () => {
      const { status } = await fetch(parts.jwksUri);
      if (status !== 200) throw new Error(`keys answered ${status}`);
    },
    functions: () =>
      parts.functions.invoke(routes.getHealth.handler, {
        httpMethod: routes.getHealth.method,
        resource: routes.getHealth.path,
        headers: {},
        requestContext: { requestId: 'start' },
      }),
  };
  const results = Object.entries(checks).map(async ([part, check]) => {
    const state = await check().then(
      () => 'ok',
      (error: Error) => `failed (${error.message})`,
    );
    return [part, state] as const;
  });
  return Object.fromEntries(await Promise.all(results));
}
