/** Shows which queries may be a moment behind: those of an index, and no others. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, it, vi } from 'vitest';
import { keyCondition } from '../../../lambdas/dynamodb/key-condition.ts';
import { table } from '../../../lambdas/dynamodb/table.ts';
import { TABLES } from '../../../shared/contract/resources.ts';

it.each([
  ['by the table’s own key sees every write before it', undefined, true],
  ['of an index asks for no more than an index can give', 'byTalent', false],
])('a query %s', async (_what, index, isConsistent) => {
  vi.stubEnv(TABLES.resumes.environmentName, 'resumes');
  const asked: unknown[] = [];
  const send = async ({ input }: { input: unknown }) => {
    asked.push(input);
    return { Items: [] };
  };
  const resumes = table({ send } as unknown as DynamoDBDocumentClient, TABLES.resumes);
  await resumes.query({ index, key: { name: 'talentId', value: 'talent1' } });
  expect(asked).toMatchObject([{ ConsistentRead: isConsistent }]);
});

it.each([
  ['all times', {}, '#k = :k', { ':k': 'entry' }],
  ['a day on', { since: '2026-01-02' }, '#k = :k AND #s >= :s', { ':k': 'entry', ':s': '2026-01-02' }],
  ['up to a day', { until: '2026-01-03' }, '#k = :k AND #s <= :u', { ':k': 'entry', ':u': '2026-01-03' }],
  [
    'between two days',
    { since: '2026-01-02', until: '2026-01-03' },
    '#k = :k AND #s BETWEEN :s AND :u',
    { ':k': 'entry', ':s': '2026-01-02', ':u': '2026-01-03' },
  ],
])('a query of %s reads no more of the index than that', (_what, range, expression, values) => {
  const options = { index: 'byTime', key: { name: 'kind', value: 'entry' }, ...range };
  expect(keyCondition(options, TABLES.audit)).toMatchObject({ expression, values });
});
