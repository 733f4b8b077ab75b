/** Shows on a real DynamoDB that a person's matches stay quick to find, move and remove however often they were evaluated. */
import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inParallel } from '../../../lambdas/runtime/in-parallel.ts';
import { matchStore } from '../../../lambdas/stores/match-store.ts';
import { TABLES } from '../../../shared/contract/resources.ts';
import { type LocalTables, startTables } from '../../support/local-tables.ts';
import { aMatch } from '../records.ts';

const EVALUATED = 600;
const AUTOMATIC = 5;

let tables: LocalTables;
let calls: string[] = [];
/** How many of the next removals are handed back as if there were no capacity for them. */
let refusals = 0;

function counting(): DynamoDBDocumentClient {
  const send = async (command: { constructor: { name: string }; input: unknown }) => {
    calls.push(command.constructor.name);
    if (command instanceof BatchWriteCommand && refusals > 0) {
      refusals -= 1;
      return { UnprocessedItems: command.input.RequestItems };
    }
    return tables.documents.send(command as never);
  };
  return { send } as unknown as DynamoDBDocumentClient;
}

beforeAll(async () => {
  tables = await startTables(TABLES.matches);
});
afterAll(() => tables?.close());

/** A talent with a few matches of their own, and many newer ones of evaluations. */
async function evaluatedOften(talentId: string) {
  const matches = matchStore(counting());
  const own = Array.from({ length: AUTOMATIC }, (_, job) =>
    aMatch('resume1', `job${job}`, { talentId, matchId: `${talentId}-own${job}` }),
  );
  const tried = Array.from({ length: EVALUATED }, (_, job) => {
    const createdAt = new Date(Date.parse('2026-11-22T09:00:00.000Z') + job * 1000).toISOString();
    const over = { talentId, matchId: `${talentId}-tried${job}`, evaluationId: 'evaluation1', createdAt };
    return aMatch('resume1', `job${job}`, over);
  });
  await inParallel([...own, ...tried], 25, (match) => matches.insert(match));
  calls = [];
  return matches;
}

it('finds what was stored for a reading by itself in one query, whatever was evaluated since', async () => {
  const matches = await evaluatedOften('found');
  const { items } = await matches.listByReading('resume1', { limit: 100 });
  expect(items.filter(({ talentId }) => talentId === 'found')).toHaveLength(AUTOMATIC);
  expect(calls).toEqual(['QueryCommand']);
  const newest = await matches.listByTalent('found', { limit: 20 });
  expect(newest.items[0]?.matchId).toBe(`found-tried${EVALUATED - 1}`);
  expect(await matches.referencesOfTalent('found')).toHaveLength(EVALUATED + AUTOMATIC);
});

it('removes all matches of a talent, and nobody else’s, in batches, those first refused too', async () => {
  const matches = await evaluatedOften('erased');
  await matches.insert(aMatch('resume1', 'job1', { talentId: 'else', matchId: 'else' }));
  calls = [];
  refusals = 2;
  await matches.removeOfTalent('erased');
  expect(await matches.referencesOfTalent('erased')).toEqual([]);
  expect(await matches.get('else')).toBeDefined();
  expect(calls.length).toBeLessThan(EVALUATED / 10);
});

it('moves all matches of a talent, and brings back none that has gone meanwhile', async () => {
  const matches = await evaluatedOften('from');
  const ids = (await matches.referencesOfTalent('from')).map(({ matchId }) => matchId);
  await matches.remove('from-tried7');
  await matches.moveMany(ids, 'to');
  expect(await matches.referencesOfTalent('from')).toEqual([]);
  expect(await matches.referencesOfTalent('to')).toHaveLength(EVALUATED + AUTOMATIC - 1);
});
