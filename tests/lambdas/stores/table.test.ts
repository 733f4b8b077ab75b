/** Shows which queries may be a moment behind: those of an index, and no others. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, it, vi } from 'vitest';
import { table } from '../../../lambdas/stores/table.ts';
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
