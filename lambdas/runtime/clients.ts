/** The AWS clients, each made once per container and only when first used. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { optionalEnv } from './env.ts';

// A call that hangs must leave time to answer 503 within the API's 25 seconds.
const PATIENCE = {
  maxAttempts: 4,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
};

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** DynamoDB with plain JavaScript values; `undefined` attributes are left out. */
export const dynamodb = once(() =>
  DynamoDBDocumentClient.from(new DynamoDBClient(PATIENCE), { marshallOptions: { removeUndefinedValues: true } }),
);

/** S3; the local storage is addressed by path, and presigned requests carry no checksum of a body yet unknown. */
export const s3 = once(
  () =>
    new S3Client({
      ...PATIENCE,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      forcePathStyle: optionalEnv('STORAGE_PATH_STYLE') === '1',
    }),
);

/** SQS. */
export const sqs = once(() => new SQSClient(PATIENCE));
