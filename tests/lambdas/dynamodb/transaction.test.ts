/** Shows when a transaction is tried again, when it is refused, and when its caller is asked to come back. */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { allOrNone } from '../../../lambdas/dynamodb/transaction.ts';
import { isServiceFault } from '../../../lambdas/runtime/service-fault.ts';

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

/** A client that fails once with each of the given errors, and then answers. */
function failing(...errors: Error[]) {
  const calls = { count: 0 };
  const send = async () => {
    const error = errors[calls.count];
    calls.count += 1;
    if (error) throw error;
    return {};
  };
  return { client: { send } as unknown as DynamoDBDocumentClient, calls };
}

test('someone else’s write at the same moment has it tried again', async () => {
  const { client, calls } = failing(cancelled('TransactionConflict', 'None'), cancelled('None', 'TransactionConflict'));
  expect([await allOrNone(client, []), calls.count]).toEqual([true, 3]);
});

test('a condition that does not hold ends it, also where another write was in the way', async () => {
  const { client, calls } = failing(cancelled('TransactionConflict', 'ConditionalCheckFailed'));
  expect([await allOrNone(client, []), calls.count]).toEqual([false, 1]);
});

test('one that is in the way for too long asks the caller to come back', async () => {
  const { client, calls } = failing(...Array.from({ length: 9 }, () => cancelled('TransactionConflict')));
  const error = await allOrNone(client, []).catch((caught) => caught);
  expect([isServiceFault(error), calls.count]).toEqual([true, 5]);
});

test('any other failure is the caller’s to see', async () => {
  const { client, calls } = failing(new Error('no'));
  await expect(allOrNone(client, [])).rejects.toThrow('no');
  expect(calls.count).toBe(1);
});
