/** Counts public forms per client and minute in DynamoDB; the client's address cannot be recovered from it. */
import { createHmac } from 'node:crypto';
import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { TABLES } from '../../shared/contract/resources.ts';
import { conditional } from '../dynamodb/condition.ts';
import { tableName } from '../dynamodb/item.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';
import { newToken } from '../runtime/ids.ts';

/** Windows of a minute by the clock: one write settles each form. */
const WINDOW_MS = 60_000;
const DAY_MS = 86_400_000;

interface DaysKey {
  clientId: string;
  secret: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

export interface FormCounterStore {
  /**
   * Counts a form that `client` (an address) sends at `now` (milliseconds). Seconds until another is taken, or `undefined`
   * where this is one of the `limit` of its minute. Refused ones are not counted.
   */
  count(client: string, limit: number, now: number): Promise<number | undefined>;
  /** Counts something that happens under `name` on the day of `now`; `false` where it happened `limit` times already. */
  countOfDay(name: string, limit: number, now: number): Promise<boolean>;
}

/**
 * What a client is called in one window. The key is drawn again each day and then thrown away, so that nobody can find the
 * address behind a name by trying them all; nor is a client called the same in two windows.
 */
function nameOf(client: string, window: number, secret: string): string {
  return createHmac('sha256', secret).update(`${window} ${client}`).digest('base64url');
}

function daysKey(client: DynamoDBDocumentClient): (now: number) => Promise<string> {
  const keys = table<DaysKey>(client, TABLES.formCounters);
  let known: { day: number; secret: string } | undefined;
  return async (now) => {
    const day = Math.floor(now / DAY_MS);
    if (known?.day === day) return known.secret;
    const drawn = { clientId: `key-${day}`, secret: newToken(), expiresAt: ((day + 1) * DAY_MS) / 1000 };
    // The first writer creates the key for all.
    const isOurs = await keys.insert(drawn, 'clientId');
    const key = isOurs ? drawn : await keys.get({ clientId: drawn.clientId });
    if (!key) throw new Error('The key of the day is gone');
    known = { day, secret: key.secret };
    return key.secret;
  };
}

/** The store over the table named in the environment. */
export function formCounterStore(client: TableClient<'formCounters', 'changes'>): FormCounterStore {
  const keyOfDay = daysKey(client);

  /** Whether this is one of the `limit` that are taken until `endsAt` (milliseconds). */
  const countOne = async (clientId: string, limit: number, endsAt: number): Promise<boolean> => {
    const command = new UpdateCommand({
      TableName: tableName(TABLES.formCounters),
      Key: { clientId },
      UpdateExpression: 'SET #expiresAt = :expiresAt ADD #forms :one',
      ConditionExpression: 'attribute_not_exists(#forms) OR #forms < :limit',
      ExpressionAttributeNames: { '#forms': 'forms', '#expiresAt': 'expiresAt' },
      ExpressionAttributeValues: { ':one': 1, ':limit': limit, ':expiresAt': endsAt / 1000 },
    });
    return (await conditional(client.send(command))) !== undefined;
  };

  return {
    count: async (address, limit, now) => {
      const window = Math.floor(now / WINDOW_MS);
      const endsAt = (window + 1) * WINDOW_MS;
      const clientId = nameOf(address, window, await keyOfDay(now));
      const counted = await countOne(clientId, limit, endsAt);
      return counted ? undefined : Math.max(1, Math.ceil((endsAt - now) / 1000));
    },
    countOfDay: async (name, limit, now) => {
      const day = Math.floor(now / DAY_MS);
      return countOne(nameOf(`day ${name}`, day, await keyOfDay(now)), limit, (day + 1) * DAY_MS);
    },
  };
}
