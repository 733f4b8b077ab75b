/** A local DynamoDB with a few tables, for tests of stores that need no more of the product. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import { ensureTables, startDynamodb } from '../../infra/local/dynamodb.ts';
import type { TableShape } from '../../shared/contract/resources.ts';

export interface LocalTables {
  documents: DynamoDBDocumentClient;
  close(): Promise<void>;
}

/** Starts a server with these tables, and names them in the environment. */
export async function startTables(...shapes: readonly TableShape[]): Promise<LocalTables> {
  const dataDir = await mkdtemp(join(tmpdir(), 'encaje-tables-'));
  const server = await startDynamodb({ port: 0, dataDir });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint: server.endpoint, region: 'eu-west-1', credentials });
  await ensureTables(client, shapes);
  for (const { environmentName, name } of shapes) vi.stubEnv(environmentName, name);
  return {
    documents: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
    close: async () => {
      await server.close();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    },
  };
}
