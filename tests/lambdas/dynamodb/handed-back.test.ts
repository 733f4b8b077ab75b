/** Shows that DynamoDB is asked again for what it handed back, after pauses, and not for ever. */
import type { BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { untilNothingIsLeft } from '../../../lambdas/dynamodb/handed-back.ts';
import { readKeys } from '../../../lambdas/dynamodb/read-keys.ts';

/** Sends a batch of this size to something that takes so many of it, attempt by attempt; the pauses and sizes. */
async function sending(size: number, ...counts: number[]) {
  const pauses: number[] = [];
  const sizes: number[] = [];
  const send = async (batch: number) => {
    const taken = counts[sizes.length] ?? 0;
    sizes.push(batch);
    return { left: batch > taken ? batch - taken : undefined, isMoving: taken > 0 };
  };
  const failure = await untilNothingIsLeft(size, send, async (milliseconds) => pauses.push(milliseconds)).catch(
    (error: Error) => error.message,
  );
  return { pauses, sizes, failure };
}

describe('what DynamoDB hands back of a batch', () => {
  it('is asked for again at once where the answer was only too large', async () => {
    expect(await sending(5, 2, 2, 1)).toEqual({ pauses: [], sizes: [5, 3, 1], failure: undefined });
  });

  it('is asked for again after pauses that grow where nothing was done', async () => {
    const { pauses, sizes, failure } = await sending(3, 0, 0, 0, 3);
    expect([sizes, failure]).toEqual([[3, 3, 3, 3], undefined]);
    for (const [n, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(25 * 2 ** n);
      expect(pause).toBeLessThanOrEqual(25 * 2 ** (n + 1));
    }
  });

  it('is given up after eight attempts in a row that did nothing', async () => {
    const { sizes, failure } = await sending(3, 1);
    expect(sizes).toHaveLength(1 + 8);
    expect(failure).toBe('DynamoDB took nothing in 8 attempts');
  });
});

const PEOPLE = { name: 'people', environmentName: 'PEOPLE_TABLE', partitionKey: 'id', indexes: [] };

it('more than a hundred keys are read a hundred at a time, with what an answer had no room for', async () => {
  vi.stubEnv(PEOPLE.environmentName, 'people');
  const asked: number[] = [];
  const send = async (command: BatchGetCommand) => {
    const keys = command.input.RequestItems?.people?.Keys ?? [];
    asked.push(keys.length);
    const left = keys.slice(60);
    return { Responses: { people: keys.slice(0, 60) }, UnprocessedKeys: left.length ? { people: { Keys: left } } : {} };
  };
  const keys = Array.from({ length: 201 }, (_, id) => ({ id: String(id) }));
  const found = await readKeys<{ id: string }>({ send } as unknown as DynamoDBDocumentClient, PEOPLE, keys);
  expect(found.map(({ id }) => id)).toEqual(keys.map(({ id }) => id));
  expect(asked).toEqual([100, 40, 100, 40, 1]);
  vi.unstubAllEnvs();
});
