/** Queries a table or index by one key: one page, all items, or only their count. */
import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { unstamped, upgraded } from '../../shared/contract/layouts.ts';
import type { Page } from '../../shared/contract/listing.ts';
import type { TableShape } from '../../shared/contract/resources.ts';
import { decodeCursor, encodeCursor, invalidCursor } from '../runtime/place-cursor.ts';
import type { Condition } from './condition.ts';
import { projection } from './expressions.ts';
import { type Item, startKeyAfter, tableName } from './item.ts';
import { keyCondition, type Range } from './key-condition.ts';

export interface QueryOptions extends Range {
  /** Newest first unless `true`. */
  ascending?: boolean;
  limit?: number;
  cursor?: string;
  /** Only these attributes of each item, where not all of it is needed. */
  attributes?: readonly string[];
  /** Items that it does not hold for are read and left out, so that pages may be short. */
  filter?: Condition;
}

export type WholeQuery = Omit<QueryOptions, 'limit' | 'cursor'>;

/** The calls that read many items of a table. */
export interface Queries<T> {
  query(options: QueryOptions): Promise<Page<T>>;
  /**
   * The next `limit` items that pass. After 5,000 items looked at, it answers with what it has and where to go on, so a
   * page may be short, or empty, and still not be the last.
   */
  queryWhere(options: QueryOptions & { limit: number }, keep: (item: T) => boolean): Promise<Page<T>>;
  /** How many items a query finds. */
  count(options: WholeQuery): Promise<number>;
  /** Every item of a query, page by page. */
  all(options: WholeQuery): AsyncGenerator<T>;
}

/** How many items a filtered list looks at before it answers with what it has, so that no request takes for ever. */
const LOOKED_AT_MAX = 5_000;
/** Items fetched at once while filtering: few enough for one answer of DynamoDB (1 MB), many enough to be quick. */
const FILTER_STEP = 250;

/** Over one table; queries by its own key are strongly consistent, those of an index are not. */
export function queries<T extends object>(client: DynamoDBDocumentClient, shape: TableShape): Queries<T> {
  const query = pageReader<T>(client, shape);
  return {
    query,
    queryWhere: filteredReader(query, shape),
    count: counter(client, shape),
    async *all(options) {
      let cursor: string | undefined;
      do {
        const page = await query({ ...options, cursor });
        yield* page.items;
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
    },
  };
}

/** What a query asks for, but for its place and what of each item is answered. */
function asked(options: WholeQuery, shape: TableShape) {
  const { expression, names, values } = keyCondition(options, shape);
  return {
    TableName: tableName(shape),
    IndexName: options.index,
    KeyConditionExpression: expression,
    FilterExpression: options.filter?.expression,
    ExpressionAttributeNames: { ...names, ...options.filter?.names },
    ExpressionAttributeValues: { ...values, ...options.filter?.values },
  };
}

function pageReader<T>(client: DynamoDBDocumentClient, shape: TableShape): Queries<T>['query'] {
  return async (options) => {
    const ExclusiveStartKey = decodeCursor(options.cursor);
    const { ExpressionAttributeNames, ...question } = asked(options, shape);
    const projected = projection(options.attributes);
    // What only some attributes are asked of cannot become whole.
    const current = (item: Item) => (projected ? unstamped(item) : upgraded(item, shape));
    const command = new QueryCommand({
      ...question,
      // An index is never read so: DynamoDB refuses to, and it is a moment behind.
      ConsistentRead: options.index === undefined,
      ProjectionExpression: projected?.expression,
      ExpressionAttributeNames: { ...ExpressionAttributeNames, ...projected?.names },
      ScanIndexForward: options.ascending ?? false,
      Limit: options.limit,
      ExclusiveStartKey,
    });
    try {
      const { Items = [], LastEvaluatedKey } = await client.send(command);
      return { items: Items.map(current) as T[], nextCursor: encodeCursor(LastEvaluatedKey) };
    } catch (error) {
      // The only part of a query that comes from outside is its cursor.
      if (ExclusiveStartKey && error instanceof Error && error.name === 'ValidationException') throw invalidCursor();
      throw error;
    }
  };
}

function filteredReader<T extends object>(query: Queries<T>['query'], shape: TableShape): Queries<T>['queryWhere'] {
  return async ({ limit, ...options }, keep) => {
    const found: T[] = [];
    let cursor = options.cursor;
    for (let lookedAt = 0; lookedAt < LOOKED_AT_MAX; lookedAt += FILTER_STEP) {
      const page = await query({ ...options, cursor, limit: FILTER_STEP });
      for (const item of page.items) {
        if (!keep(item)) continue;
        if (found.length === limit)
          return { items: found, nextCursor: encodeCursor(startKeyAfter(found.at(-1) ?? item, shape, options.index)) };
        found.push(item);
      }
      cursor = page.nextCursor ?? undefined;
      if (!cursor) break;
    }
    return { items: found, nextCursor: cursor ?? null };
  };
}

function counter(client: DynamoDBDocumentClient, shape: TableShape): (options: WholeQuery) => Promise<number> {
  return async (options) => {
    let found = 0;
    let ExclusiveStartKey: Item | undefined;
    do {
      const command = new QueryCommand({ ...asked(options, shape), Select: 'COUNT', ExclusiveStartKey });
      const { Count = 0, LastEvaluatedKey } = await client.send(command);
      found += Count;
      ExclusiveStartKey = LastEvaluatedKey;
    } while (ExclusiveStartKey);
    return found;
  };
}
