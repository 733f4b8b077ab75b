/** A handler that goes beyond its declaration is stopped before anything is sent, whatever its function may do. */
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { tableGuard } from '../../../lambdas/runtime/table-guard.ts';

const sent: object[] = [];
const plain = { send: async (command: object) => void sent.push(command) } as unknown as DynamoDBDocumentClient;
const client = tableGuard(
  plain,
  new Map([
    ['jobs', 'reads'],
    ['runs', 'changes'],
    ['audit', 'adds'],
  ]),
);

const Key = { id: '1' };
const commandsOn = (TableName: string) => ({
  get: new GetCommand({ TableName, Key }),
  query: new QueryCommand({ TableName }),
  'get several': new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [Key] } } }),
  put: new PutCommand({ TableName, Item: Key }),
  'put a new one': new PutCommand({ TableName, Item: Key, ConditionExpression: 'attribute_not_exists(entryId)' }),
  update: new UpdateCommand({ TableName, Key }),
  delete: new DeleteCommand({ TableName, Key }),
  'write several': new BatchWriteCommand({ RequestItems: { [TableName]: [] } }),
  transact: new TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item: Key } }] }),
});

/** The names of the commands that go through. */
async function passing(table: string): Promise<string[]> {
  const names: string[] = [];
  for (const [name, command] of Object.entries(commandsOn(table))) {
    const before = sent.length;
    const attempt = async () => client.send(command as GetCommand);
    const isPassed = await attempt().then(
      () => true,
      (error: Error) => !error.message.includes('does not declare'),
    );
    expect(sent.length - before).toBe(isPassed ? 1 : 0);
    if (isPassed) names.push(name);
  }
  return names;
}

describe('a table that was declared', () => {
  it('to be read can be read and nothing else', async () => {
    expect(await passing('jobs')).toEqual(['get', 'query', 'get several']);
  });

  it('to be changed takes every command', async () => {
    expect(await passing('runs')).toEqual(Object.keys(commandsOn('runs')));
  });

  it('to be added to takes new entries, lists none and overwrites none', async () => {
    expect(await passing('audit')).toEqual(['get', 'put a new one']);
    const put = (ConditionExpression: string, name = 'entryId') =>
      new PutCommand({ TableName: 'audit', Item: Key, ConditionExpression, ExpressionAttributeNames: { '#k': name } });
    for (const loose of ['attribute_not_exists(#k) OR #v = :v', 'attribute_exists(#k)', 'NOT attribute_not_exists(#k)'])
      expect(() => client.send(put(loose)), loose).toThrow('overwrite items of audit');
    expect(() => client.send(put('attribute_not_exists(#k)', 'never'))).toThrow('overwrite items of audit');
  });
});

it('a table that was not declared takes no command, nor does a transaction that touches it beside others', async () => {
  expect(await passing('talents')).toEqual([]);
  const both = new TransactWriteCommand({
    TransactItems: ['runs', 'talents'].map((TableName) => ({ Put: { TableName, Item: Key } })),
  });
  await expect(async () => client.send(both)).rejects.toThrow('talents');
});
