/** Shows that AWS clients copy no item for a log that nobody reads, and still warn as ever. */
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { NoOpLogger } from '@smithy/core/client';
import { expect, it } from 'vitest';
import { NO_CALL_LOG } from '../../../lambdas/runtime/call-log.ts';

/** How often one value of an item is read on its way to a server that is not there. */
async function readsOf(config: object): Promise<number> {
  let reads = 0;
  const value = Object.defineProperty({}, 'S', {
    enumerable: true,
    get: () => {
      reads += 1;
      return 'a';
    },
  });
  const requestHandler = { handle: () => Promise.reject(new Error('gone')), metadata: { handlerProtocol: 'http/1.1' } };
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const fixed = { region: 'eu-west-1', endpoint: 'http://127.0.0.1:9', credentials, requestHandler, maxAttempts: 1 };
  const client = new DynamoDBClient({ ...fixed, ...config } as never);
  // What succeeds is logged as information, what fails as an error: here it succeeds.
  client.middlewareStack.add(
    (next) => async (args) => {
      await next(args).catch(() => undefined);
      return { output: { $metadata: {} } as never, response: undefined };
    },
    { step: 'serialize' },
  );
  await client.send(new PutItemCommand({ TableName: 'jobs', Item: { id: value as never } }));
  return reads;
}

it('reads a value only to send it', async () => {
  expect(await readsOf(NO_CALL_LOG)).toBeGreaterThan(0);
  expect(await readsOf(NO_CALL_LOG)).toBeLessThan(await readsOf({}));
});

it('leaves everything but the log of calls as the clients have it', () => {
  expect(NO_CALL_LOG.logger).toBeInstanceOf(NoOpLogger);
  for (const level of ['warn', 'error', 'debug', 'trace'] as const)
    expect(NO_CALL_LOG.logger[level]).toBeTypeOf('function');
});
