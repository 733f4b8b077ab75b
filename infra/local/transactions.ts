/**
 * TransactWriteItems, which dynalite lacks: dynalite's own actions run over a store that collects what they would write,
 * and LevelDB then writes all of it in one batch, or nothing, also across `kill -9`.
 */
import type { Server } from 'node:http';
import dynalite, {
  type DynaliteAction,
  type DynaliteChecks,
  type DynaliteError,
  type DynaliteItems,
  type DynaliteOptions,
  type DynaliteStore,
  type LevelWrite,
} from 'dynalite';
import putItem from 'dynalite/actions/putItem.js';
import updateItem from 'dynalite/actions/updateItem.js';
import db from 'dynalite/db/index.js';
import validations from 'dynalite/validations/index.js';
import putItemChecks from 'dynalite/validations/putItem.js';
import updateItemChecks from 'dynalite/validations/updateItem.js';
import { actionsInTurn } from '../../lambdas/runtime/in-turn.ts';

export interface TransactionRequest {
  TransactItems: Record<string, object>[];
  /** The same request under the same token is carried out once. */
  ClientRequestToken?: string;
}

export interface TransactionAnswer {
  status: number;
  body: object;
}

/** As long as DynamoDB remembers a token. */
const REMEMBERED_MS = 10 * 60_000;

/** What the stores put into transactions; the other kinds are refused. */
const KINDS: Record<string, { act: DynaliteAction; checks: DynaliteChecks }> = {
  Put: { act: putItem, checks: putItemChecks },
  Update: { act: updateItem, checks: updateItemChecks },
};

/** A dynalite and its store, which it keeps to itself: the factory of its stores is intercepted during creation. */
export function dynaliteWithStore(options: DynaliteOptions): { server: Server; store: DynaliteStore } {
  const { create } = db;
  let store: DynaliteStore | undefined;
  db.create = (given) => {
    store = create(given);
    return store;
  };
  try {
    const server = dynalite(options);
    if (!store) throw new Error('dynalite made no store that transactions could write to.');
    return { server, store };
  } finally {
    db.create = create;
  }
}

/**
 * Carries out transactions one after the other; other writes wait only for the items that one of them touches. Answers 400
 * with `TransactionCanceledException` and a reason for each item where one could not be written.
 */
export function transactionsOf(store: DynaliteStore): (request: TransactionRequest) => Promise<TransactionAnswer> {
  const answers = new Map<string, Promise<TransactionAnswer>>();
  const inTurn = actionsInTurn();
  return (request) => {
    const { ClientRequestToken: token } = request;
    const known = token === undefined ? undefined : answers.get(token);
    if (known) return known;
    const answer = inTurn(() => transact(store, request.TransactItems));
    if (token === undefined) return answer;
    answers.set(token, answer);
    const forget = () => answers.delete(token);
    // Only what was done is remembered: a transaction that was cancelled may be tried again.
    answer.then(({ status }) => (status === 200 ? setTimeout(forget, REMEMBERED_MS).unref() : forget()), forget);
    return answer;
  };
}

async function transact(store: DynaliteStore, items: readonly Record<string, object>[]): Promise<TransactionAnswer> {
  const { collecting, writes, releaseAll } = collectingStore(store);
  try {
    const errors: (DynaliteError | undefined)[] = [];
    for (const item of items) errors.push(await attempt(collecting, item));
    if (errors.some((error) => error !== undefined)) return cancelled(errors);
    if (isAnyTwice(writes)) throw new Error('Transaction request cannot include multiple operations on one item');
    await store.db.batch(writes);
    return { status: 200, body: {} };
  } finally {
    releaseAll();
  }
}

/** Why one write cannot be made; `undefined` where it can. Rejects with what is not about this write. */
async function attempt(store: DynaliteStore, item: Record<string, object>): Promise<DynaliteError | undefined> {
  const [[name = '', given = {}] = []] = Object.entries(item);
  const kind = KINDS[name];
  if (!kind) throw new Error(`The local DynamoDB knows no ${name} in transactions.`);
  try {
    const request = validations.checkTypes(given, kind.checks.types);
    validations.checkValidations(request, kind.checks.types, kind.checks.custom, store);
    await new Promise<void>((resolve, reject) => {
      kind.act(store, request, (error) => (error ? reject(error) : resolve()));
    });
    return undefined;
  } catch (error) {
    if ((error as DynaliteError).statusCode) return error as DynaliteError;
    throw error;
  }
}

function isAnyTwice(writes: readonly LevelWrite[]): boolean {
  const items = writes.map(({ key }) => key).filter((key) => key.startsWith('item-'));
  return new Set(items).size < items.length;
}

function cancelled(errors: readonly (DynaliteError | undefined)[]): TransactionAnswer {
  const CancellationReasons = errors.map((error) => {
    const type = error?.body?.__type.split('#').at(-1) ?? 'None';
    return { Code: type.replace(/Exception$/, '').replace(/^Validation$/, 'ValidationError'), Message: error?.message };
  });
  const codes = CancellationReasons.map(({ Code }) => Code);
  return {
    status: 400,
    body: {
      __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
      Message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes.join(', ')}]`,
      CancellationReasons,
    },
  };
}

/** A store that reads what is there and holds the items it was asked for until `releaseAll`; `writes` is what it was asked to write. */
function collectingStore(store: DynaliteStore) {
  const writes: LevelWrite[] = [];
  const releases: (() => void)[] = [];
  const held = new Set<string>();
  const collectingItems = (items: DynaliteItems, prefix: string): DynaliteItems => ({
    get: (key, done) => items.get(key, done),
    put: (key, value, done) => {
      writes.push({ type: 'put', key: `${prefix}~${key}`, value });
      done();
    },
    del: (key, done) => {
      writes.push({ type: 'del', key: `${prefix}~${key}` });
      done();
    },
    lock: (key, act) => {
      const name = `${prefix}~${key}`;
      const actHeld = () => act((done) => done);
      if (held.has(name)) return actHeld();
      held.add(name);
      items.lock(key, (release) => {
        releases.push(release(() => undefined));
        actHeld();
      });
    },
  });
  const collecting: DynaliteStore = {
    ...store,
    getItemDb: (table) => collectingItems(store.getItemDb(table), `item-${table}`),
    getIndexDb: (kind, table, index) =>
      collectingItems(store.getIndexDb(kind, table, index), `index-${kind.toLowerCase()}~${table}~${index}`),
  };
  return { collecting, writes, releaseAll: () => releases.forEach((release) => void release()) };
}
