/** Counts removals of applications and names the last ones, so that readers know what their cached data still hold. */
import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { TABLES } from '../../shared/contract/resources.ts';
import { tableName } from '../dynamodb/item.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';

/** An item of the applications' own table; it is no application and in no index. */
const KEY = { applicationId: 'removals' };
/** Removals that are named: more than come between two looks of a reader, but for the nightly retention. */
export const NAMED_REMOVALS = 64;

export interface Removal {
  /** Which removal it is, counted from 1. */
  revision: number;
  /** ISO 8601; an application of this key that changed later was made again. */
  at: string;
  /** See `removalKey`. */
  key: string;
}

export interface RemovalState {
  /** How many there were. */
  revision: number;
  /** When the last one was, ISO 8601; empty where there never was one. */
  changedAt: string;
  /** The last ones, in no order; one that is being noted at this moment may lack. */
  last: readonly Removal[];
}

export interface ApplicationRemovals {
  /** Called before each removal: a failure in between then leaves nothing behind. */
  note(applicationId: string): Promise<void>;
  state(): Promise<RemovalState>;
}

/** What a removed application is named by: of an erased one not even the id stays, and only who holds the id can make it. */
export function removalKey(applicationId: string): string {
  return createHash('sha256').update(applicationId).digest('base64url').slice(0, KEY_CHARS);
}

const KEY_CHARS = 22;

/** Attributes of the item, each written over by a later removal. */
const placeOf = (revision: number) => `last${revision % NAMED_REMOVALS}`;
const PLACE = /^last\d+$/;

function removalIn(text: unknown): Removal[] {
  const [, revision, at, key] = /^(\d+) (\S+) (.+)$/.exec(String(text)) ?? [];
  return at === undefined || key === undefined ? [] : [{ revision: Number(revision), at, key }];
}

/** The counter in the table named in the environment. */
export function applicationRemovals(client: TableClient<'applications'>): ApplicationRemovals {
  const counters = table<Record<string, unknown> & { revision?: number; changedAt?: string }>(
    client,
    TABLES.applications,
  );
  const of = () => ({ TableName: tableName(TABLES.applications), Key: KEY });
  return {
    note: async (applicationId) => {
      const at = new Date().toISOString();
      const counted = new UpdateCommand({
        ...of(),
        UpdateExpression: 'ADD revision :one SET changedAt = :now',
        ExpressionAttributeValues: { ':one': 1, ':now': at },
        ReturnValues: 'UPDATED_NEW',
      });
      const { Attributes } = await client.send(counted);
      const revision = Number(Attributes?.revision);
      const named = new UpdateCommand({
        ...of(),
        UpdateExpression: 'SET #place = :removal',
        ExpressionAttributeNames: { '#place': placeOf(revision) },
        ExpressionAttributeValues: { ':removal': `${revision} ${at} ${removalKey(applicationId)}` },
      });
      await client.send(named);
    },
    state: async () => {
      const { revision = 0, changedAt = '', ...others } = (await counters.get(KEY)) ?? {};
      const last = Object.entries(others).flatMap(([name, text]) => (PLACE.test(name) ? removalIn(text) : []));
      return { revision, changedAt, last };
    },
  };
}
