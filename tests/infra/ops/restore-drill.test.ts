/** Shows that a drill that breaks off leaves no copy of personal data and says why it broke, and that protection can be done again. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { Aws } from '../../../infra/ops/aws-cli.ts';
import { protectRestored, rehearse, removeRestored } from '../../../infra/ops/restore.ts';
import { TABLES } from '../../../shared/contract/resources.ts';

const PROPS = { stageName: 'prod', suffix: 'drill', restoredTo: '2026-11-20T08:00:00.000Z' };
const COPIES = Object.values(TABLES).length - 1;
const wait = () => Promise.resolve();
/** Nothing is read: every drill here breaks off before. */
const client = {} as DynamoDBDocumentClient;

/** DynamoDB as far as states of tables go: a new one is seen twice as being made, and is not deleted before it is there. */
function account(refusals: { restore?: string; delete?: string } = {}) {
  const seen = new Map<string, number>();
  const expiring = new Set<string>();
  const said: string[] = [];
  const aws: Aws = async (_service, command, ...words) => {
    const option = (name: string) => words[words.indexOf(`--${name}`) + 1] ?? '';
    const name = option('table-name');
    if (command === 'list-stack-resources') return { StackResourceSummaries: Object.keys(TABLES).map(live) };
    if (command === 'describe-table') return describeTable(name);
    if (command === 'restore-table-to-point-in-time') {
      if (option('target-table-name').includes(refusals.restore ?? 'nothing'))
        throw new Error('LimitExceededException');
      seen.set(option('target-table-name'), 0);
    }
    if (command === 'delete-table') {
      if ((seen.get(name) ?? 0) < 2) throw new Error('ResourceInUseException');
      if (name.includes(refusals.delete ?? 'nothing')) throw new Error('AccessDeniedException');
      seen.delete(name);
    }
    if (command === 'update-time-to-live') {
      if (expiring.has(name)) throw new Error('ValidationException: TimeToLive is already enabled');
      expiring.add(name);
    }
    return undefined;
  };
  const live = (id: string) => ({
    ...{ ResourceType: 'AWS::DynamoDB::Table', LogicalResourceId: `${id}tableTable` },
    PhysicalResourceId: `live-${id}`,
  });
  const describeTable = (name: string) => {
    if (name.startsWith('live-')) return { Table: { SSEDescription: { KMSMasterKeyArn: 'arn:key' } } };
    const times = seen.get(name);
    if (times === undefined) throw new Error('ResourceNotFoundException');
    seen.set(name, times + 1);
    return { Table: { TableStatus: times < 2 ? 'CREATING' : 'ACTIVE' } };
  };
  return { deps: { aws, client, wait, say: (line: string) => void said.push(line) }, tables: seen, said };
}

describe('a drill', () => {
  it('that is refused one table waits for the others, removes them all, and says why it broke', async () => {
    const { deps, tables } = account({ restore: 'talents' });
    await expect(rehearse(PROPS, deps, () => undefined)).rejects.toThrow('LimitExceededException');
    expect([...tables.keys()]).toEqual([]);
  });

  it('names the copies that it could not remove, beside why it broke, and removes the others', async () => {
    const { deps, tables } = account({ restore: 'talents', delete: 'jobs' });
    const message = rehearse(PROPS, deps, () => undefined).catch((error: Error) => error.message);
    expect(await message).toMatch(
      /LimitExceededException\nCopies of personal data are left[\s\S]*encaje-prod-jobs-drill: AccessDenied/,
    );
    expect([...tables.keys()]).toEqual(['encaje-prod-jobs-drill']);
  });

  it('does not begin on the copies of an earlier one, which are of another second', async () => {
    const { deps, tables } = account();
    tables.set('encaje-prod-jobs-drill', 2);
    await expect(rehearse(PROPS, deps, () => undefined)).rejects.toThrow('delete them first: encaje-prod-jobs-drill');
    expect(tables.size).toBe(1);
  });

  it('says what it waits for', async () => {
    const { deps, tables, said } = account();
    tables.set('encaje-prod-jobs-drill', 0);
    await removeRestored(PROPS, deps);
    expect(said).toEqual([expect.stringMatching(/^encaje-prod-jobs-drill is CREATING/)]);
  });
});

it('restored tables are protected again without a fault when a later step had failed', async () => {
  const { deps } = account();
  const calls: string[] = [];
  const aws: Aws = (...words) => {
    calls.push(words[1] ?? '');
    return deps.aws(...words);
  };
  await protectRestored(PROPS, aws);
  const once = calls.length;
  await protectRestored(PROPS, aws);
  expect(calls).toHaveLength(2 * once);
  expect(calls.filter((command) => command === 'update-table')).toHaveLength(2 * COPIES);
});
