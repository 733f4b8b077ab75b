/**
 * Brings the items of tables to their newest layout, for good: code reads older ones as the newest (`shared/contract/layouts.ts`)
 * and stores what it writes in it, so that this may run beside it, be killed and be run again.
 */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  paginateScan,
  ScanCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { LAYOUT_ATTRIBUTE, newestLayout, stamped, storedLayout, upgraded } from '../../shared/contract/layouts.ts';
import { TABLES, type TableShape } from '../../shared/contract/resources.ts';

type Item = Record<string, unknown>;

export interface MigrateProps {
  client: DynamoDBDocumentClient;
  /** The name that a table of the contract was deployed with. */
  nameOf(shape: TableShape): string | Promise<string>;
  /** How many items are looked at before the place is kept. @default 100 */
  pageSize?: number;
}

export interface TableMigration {
  /** As the contract names it. */
  table: string;
  layout: number;
  changed: number;
  /** Items of an older layout after the walk, such as code of the release before has stored meanwhile. */
  remain: number;
}

const PAGE_SIZE = 100;
/** After that many conflicts the item is skipped and counted. */
const ATTEMPTS = 10;

/** The tables that have ever had another layout. */
const MIGRATED: TableShape[] = Object.values(TABLES).filter((shape: TableShape) => newestLayout(shape) > 1);

/** Walks each table whose layout has changed; done again, it changes nothing. */
export async function migrate(props: MigrateProps): Promise<TableMigration[]> {
  const done: TableMigration[] = [];
  for (const shape of MIGRATED) done.push(await migrateTable(shape, props));
  return done;
}

async function migrateTable(shape: TableShape, props: MigrateProps): Promise<TableMigration> {
  const [TableName, settings] = await Promise.all([props.nameOf(shape), props.nameOf(TABLES.settings)]);
  const { client } = props;
  const place = placeOf(client, settings, shape);
  let ExclusiveStartKey = await place.get();
  let changed = 0;
  do {
    const page = await client.send(
      new ScanCommand({ TableName, ExclusiveStartKey, Limit: props.pageSize ?? PAGE_SIZE, ConsistentRead: true }),
    );
    for (const item of page.Items ?? []) changed += (await bringUp(item, { client, TableName, shape })) ? 1 : 0;
    ExclusiveStartKey = page.LastEvaluatedKey;
    if (ExclusiveStartKey) await place.keep(ExclusiveStartKey);
  } while (ExclusiveStartKey);
  await place.forget();
  return { table: shape.name, layout: newestLayout(shape), changed, remain: await remaining(client, TableName, shape) };
}

/** How far the walk has come, in an item of the settings. A walk to another layout starts again. */
function placeOf(client: DynamoDBDocumentClient, TableName: string, shape: TableShape) {
  const Key = { settingsId: `migration#${shape.name}` };
  const layout = newestLayout(shape);
  return {
    get: async (): Promise<Item | undefined> => {
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item?.toLayout === layout ? (Item.place as Item) : undefined;
    },
    keep: (place: Item) => client.send(new PutCommand({ TableName, Item: { ...Key, toLayout: layout, place } })),
    forget: () => client.send(new DeleteCommand({ TableName, Key })),
  };
}

interface Walked {
  client: DynamoDBDocumentClient;
  TableName: string;
  shape: TableShape;
}

/** Whether the item was changed. One that someone writes meanwhile is read again; one that is gone stays gone. */
async function bringUp(found: Item, walked: Walked): Promise<boolean> {
  const { client, TableName, shape } = walked;
  const Key = keyOf(found, shape);
  let item: Item | undefined = found;
  for (let attempt = 0; item && attempt < ATTEMPTS; attempt += 1) {
    if (storedLayout(item) >= newestLayout(shape)) return false;
    if (await written(item, walked)) return true;
    item = (await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;
  }
  return false;
}

/** Sets what differs, where neither that nor the item's last write has changed since it was read; `false` where one has. */
async function written(item: Item, { client, TableName, shape }: Walked): Promise<boolean> {
  const wanted = stamped(upgraded(item, shape), shape);
  const changes = Object.entries(wanted).filter(([name, value]) => value !== item[name]);
  const gone = Object.keys(item).filter((name) => !(name in wanted));
  const guarded = [...new Set([...changes.map(([name]) => name), ...gone, LAYOUT_ATTRIBUTE, 'writeId'])];
  const names = new Map([...guarded, shape.partitionKey].map((name, at) => [name, `#a${at}`]));
  const sets = changes.map(([name], at) => `${names.get(name)} = :new${at}`);
  const conditions = guarded.map((name, at) =>
    item[name] === undefined ? `attribute_not_exists(${names.get(name)})` : `${names.get(name)} = :old${at}`,
  );
  const values = [
    ...changes.map(([, value], at) => [`:new${at}`, value]),
    ...guarded.flatMap((name, at) => (item[name] === undefined ? [] : [[`:old${at}`, item[name]]])),
  ];
  const removes = gone.length > 0 ? ` REMOVE ${gone.map((name) => names.get(name)).join(', ')}` : '';
  const command = new UpdateCommand({
    TableName,
    Key: keyOf(item, shape),
    UpdateExpression: `SET ${sets.join(', ')}${removes}`,
    // An update must never create an item.
    ConditionExpression: [`attribute_exists(${names.get(shape.partitionKey)})`, ...conditions].join(' AND '),
    ExpressionAttributeNames: Object.fromEntries([...names].map(([name, short]) => [short, name])),
    ExpressionAttributeValues: Object.fromEntries(values),
  });
  try {
    await client.send(command);
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

function keyOf(item: Item, { partitionKey, sortKey }: TableShape): Item {
  return { [partitionKey]: item[partitionKey], ...(sortKey && { [sortKey]: item[sortKey] }) };
}

async function remaining(client: DynamoDBDocumentClient, TableName: string, shape: TableShape): Promise<number> {
  const query = {
    TableName,
    Select: 'COUNT' as const,
    FilterExpression: 'attribute_not_exists(#layout) OR #layout < :newest',
    ExpressionAttributeNames: { '#layout': LAYOUT_ATTRIBUTE },
    ExpressionAttributeValues: { ':newest': newestLayout(shape) },
  };
  let count = 0;
  for await (const { Count = 0 } of paginateScan({ client }, query)) count += Count;
  return count;
}
