/** The client of DynamoDB, in its own file so that only handlers with tables load it. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { once } from './once.ts';
import { PATIENCE } from './patience.ts';

/** DynamoDB with plain JavaScript values; `undefined` attributes are left out. Made once per container. */
export const dynamodb = once(() =>
  DynamoDBDocumentClient.from(new DynamoDBClient(PATIENCE), { marshallOptions: { removeUndefinedValues: true } }),
);
