/** Counts removals of applications, so that readers know when their cached data may be outdated. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { TABLES } from '../../shared/contract/resources.ts';
import { tableName } from '../dynamodb/item.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';
import type { ChangeState } from '../runtime/remembered-until-changed.ts';

/** An item of the applications' own table; it is no application and in no index. */
const KEY = { applicationId: 'removals' };

export interface ApplicationRemovals {
  /** Called before each removal: a failure in between then leaves nothing behind. */
  note(): Promise<void>;
  /** How many there were, and when the last one was. */
  state(): Promise<ChangeState>;
}

/** The counter in the table named in the environment. */
export function applicationRemovals(client: TableClient<'applications'>): ApplicationRemovals {
  const counters = table<Partial<ChangeState>>(client, TABLES.applications);
  return {
    note: async () => {
      const command = new UpdateCommand({
        TableName: tableName(TABLES.applications),
        Key: KEY,
        UpdateExpression: 'ADD revision :one SET changedAt = :now',
        ExpressionAttributeValues: { ':one': 1, ':now': new Date().toISOString() },
      });
      await client.send(command);
    },
    state: async () => {
      const { revision = 0, changedAt = '' } = (await counters.get(KEY)) ?? {};
      return { revision, changedAt };
    },
  };
}
