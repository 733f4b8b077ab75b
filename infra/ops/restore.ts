/**
 * Restores all tables of a stage to one second, under names of their own, and removes from them who was erased since: ready to take
 * the place of the live ones (`restored` in `infra/config.ts`). The audit trail stays the live one: it says who that is.
 */
import { DeleteCommand, type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { restoredTableName, TABLES, type TableShape } from '../../shared/contract/resources.ts';
import type { TableId } from '../../shared/contract/uses.ts';
import type { Aws } from './aws-cli.ts';
import { erasedSince, naming } from './erased-since.ts';
import { wordsOfErased } from './words-of-erased.ts';

/** All but the trail. */
const RESTORED = (Object.keys(TABLES) as TableId[]).filter((id) => id !== 'audit');
const POLL_MS = 15_000;
/** A sign of life while tables are copied: every five minutes. */
const POLLS_BETWEEN_WORDS = 20;
const POLLS_UNSEEN = 4;
/** DynamoDB names the state of a table that a fault left behind for good. */
const LOST = ['INACCESSIBLE_ENCRYPTION_CREDENTIALS', 'ARCHIVING', 'ARCHIVED', 'DELETING'];

export interface RestoreProps {
  stageName: string;
  /** Ends the names of the restored tables. */
  suffix: string;
  /** ISO 8601; of the last 35 days, and at least five minutes ago. */
  restoredTo: string;
}

export interface RestoreDeps {
  aws: Aws;
  client: DynamoDBDocumentClient;
  wait(ms: number): Promise<void>;
  /** Called with what is waited for. @default nothing */
  say?(line: string): void;
}

export interface RestoredTable {
  name: string;
  kept: number;
  /** They named a person who was erased since. */
  erased: number;
}

export interface RestoreReport {
  tables: RestoredTable[];
  /** How long each step took. */
  seconds: { copy: number; erase: number };
}

/** Names of tables as deployed, by their names in the contract. Throws where one is missing. */
export async function deployedTables(stageName: string, aws: Aws): Promise<Record<TableId, string>> {
  const words = ['--stack-name', `encaje-${stageName}-data`];
  const { StackResourceSummaries: found = [] } = ((await aws('cloudformation', 'list-stack-resources', ...words)) ??
    {}) as {
    StackResourceSummaries?: { ResourceType: string; LogicalResourceId: string; PhysicalResourceId: string }[];
  };
  const tables = found.filter(({ ResourceType }) => ResourceType === 'AWS::DynamoDB::Table');
  const nameOf = (id: string) => {
    const table = tables.find(({ LogicalResourceId }) => LogicalResourceId.startsWith(`${id}table`));
    if (!table) throw new Error(`${stageName} has no table ${id}: is its data stack deployed?`);
    return [id, table.PhysicalResourceId];
  };
  return Object.fromEntries(Object.keys(TABLES).map(nameOf)) as Record<TableId, string>;
}

/** Copies and erases. Done again after it failed, it goes on with the tables that are there. */
export async function restoreTables(props: RestoreProps, deps: RestoreDeps): Promise<RestoreReport> {
  const live = await deployedTables(props.stageName, deps.aws);
  const copyStarted = performance.now();
  const there = await Promise.all(RESTORED.map((id) => statusOf(nameFor(id, props), deps.aws)));
  const missing = RESTORED.filter((_id, index) => there[index] === undefined);
  // Every one is answered before a refusal is thrown: what follows must see all tables that were begun.
  const starts = missing.map((id) => startCopy(live[id], nameFor(id, props), props.restoredTo, deps.aws));
  for (const start of await Promise.allSettled(starts)) if (start.status === 'rejected') throw start.reason;
  await Promise.all(RESTORED.map((id) => untilActive(nameFor(id, props), deps)));
  const eraseStarted = performance.now();
  const namesErased = await findErased(live.audit, props, deps.client);
  const tables: RestoredTable[] = [];
  for (const id of RESTORED) {
    const name = nameFor(id, props);
    tables.push({ name, ...(await eraseAgain(name, TABLES[id], namesErased, deps.client)) });
  }
  const seconds = (from: number, to: number) => (to - from) / 1000;
  return {
    tables,
    seconds: { copy: seconds(copyStarted, eraseStarted), erase: seconds(eraseStarted, performance.now()) },
  };
}

async function findErased(auditTable: string, props: RestoreProps, client: DynamoDBDocumentClient) {
  const ids = await erasedSince({ client, auditTable, since: props.restoredTo });
  const [talents, applications, messages] = [
    nameFor('talents', props),
    nameFor('applications', props),
    nameFor('messages', props),
  ];
  return naming(await wordsOfErased(ids, { client, talents, applications, messages }));
}

const nameFor = (id: TableId, { stageName, suffix }: RestoreProps) =>
  restoredTableName(`encaje-${stageName}-${TABLES[id].name}`, suffix);

async function startCopy(source: string, target: string, restoredTo: string, aws: Aws): Promise<void> {
  const described = (await aws('dynamodb', 'describe-table', '--table-name', source)) as {
    Table: { SSEDescription?: { KMSMasterKeyArn?: string } };
  };
  const key = described.Table.SSEDescription?.KMSMasterKeyArn;
  if (!key) throw new Error(`${source} is not encrypted with a key of ours: its copy would not be either`);
  await aws(
    ...['dynamodb', 'restore-table-to-point-in-time', '--source-table-name', source, '--target-table-name', target],
    ...['--restore-date-time', restoredTo],
    ...['--sse-specification-override', `Enabled=true,SSEType=KMS,KMSMasterKeyId=${key}`],
  );
}

async function statusOf(name: string, aws: Aws): Promise<string | undefined> {
  try {
    const { Table } = (await aws('dynamodb', 'describe-table', '--table-name', name)) as {
      Table: { TableStatus: string };
    };
    return Table.TableStatus;
  } catch (error) {
    if (error instanceof Error && error.message.includes('ResourceNotFoundException')) return undefined;
    throw error;
  }
}

/** Minutes to hours, by size. Throws where the table will never serve. */
async function untilActive(name: string, { aws, wait, say }: Omit<RestoreDeps, 'client'>): Promise<void> {
  for (let polls = 0; ; polls += 1) {
    const status = await statusOf(name, aws);
    if (status === 'ACTIVE') return;
    // One that was begun this moment may not be seen yet.
    const isLost = status === undefined ? polls > POLLS_UNSEEN : LOST.includes(status);
    if (isLost) throw new Error(`${name} is ${status ?? 'gone'}: restore it again`);
    if (polls % POLLS_BETWEEN_WORDS === 0) say?.(`${name} is ${status ?? 'not seen yet'}: minutes to hours, by size`);
    await wait(POLL_MS);
  }
}

async function eraseAgain(
  TableName: string,
  { partitionKey, sortKey }: TableShape,
  namesErased: (item: Record<string, unknown>) => boolean,
  client: DynamoDBDocumentClient,
): Promise<Pick<RestoredTable, 'kept' | 'erased'>> {
  const count = { kept: 0, erased: 0 };
  for await (const { Items = [] } of paginateScan({ client }, { TableName })) {
    for (const item of Items) {
      const isErased = namesErased(item);
      count[isErased ? 'erased' : 'kept'] += 1;
      const Key = { [partitionKey]: item[partitionKey], ...(sortKey && { [sortKey]: item[sortKey] }) };
      if (isErased) await client.send(new DeleteCommand({ TableName, Key }));
    }
  }
  return count;
}

/** What a restored table lacks before it serves: restore to any second, protection from deletion, and the end of items. */
export async function protectRestored(props: RestoreProps, aws: Aws): Promise<void> {
  for (const id of RESTORED) {
    const name = nameFor(id, props);
    const shape: TableShape = TABLES[id];
    const recovery = ['--point-in-time-recovery-specification', 'PointInTimeRecoveryEnabled=true'];
    await aws('dynamodb', 'update-continuous-backups', '--table-name', name, ...recovery);
    await aws('dynamodb', 'update-table', '--table-name', name, '--deletion-protection-enabled');
    if (!shape.expiryAttribute) continue;
    const expiry = ['--time-to-live-specification', `Enabled=true,AttributeName=${shape.expiryAttribute}`];
    const isDone = (error: unknown) => error instanceof Error && error.message.includes('already enabled');
    await aws('dynamodb', 'update-time-to-live', '--table-name', name, ...expiry).catch((error: unknown) => {
      // It was protected before, and something after it failed.
      if (!isDone(error)) throw error;
    });
  }
}

/** A rehearsal: restores, hands the report to `show`, and removes the copies however it ended. Throws where an earlier one left copies. */
export async function rehearse(
  props: RestoreProps,
  deps: RestoreDeps,
  show: (report: RestoreReport) => void,
): Promise<void> {
  const there = await Promise.all(RESTORED.map((id) => statusOf(nameFor(id, props), deps.aws)));
  const left = RESTORED.map((id) => nameFor(id, props)).filter((_name, index) => there[index]);
  if (left.length > 0) throw new Error(`An earlier drill left its copies, delete them first: ${left.join(', ')}`);
  const failures: unknown[] = [];
  await restoreTables(props, deps).then(show, (error: unknown) => void failures.push(error));
  await removeRestored(props, deps).catch((error: unknown) => void failures.push(error));
  const [first] = failures;
  if (failures.length > 1) throw new AggregateError(failures, failures.map(wordsOf).join('\n'));
  if (first) throw first;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * The end of a rehearsal: copies of personal data do not stay. Those that are not there are left out; those that are still being
 * made are waited for, as DynamoDB deletes none before. Throws, after all were tried, with the names of those that are left.
 */
export async function removeRestored(props: RestoreProps, deps: Omit<RestoreDeps, 'client'>): Promise<void> {
  const names = RESTORED.map((id) => nameFor(id, props));
  const tried = await Promise.allSettled(names.map((name) => removeTable(name, deps)));
  const left = tried.flatMap((one, index) =>
    one.status === 'rejected' ? `${names[index]}: ${wordsOf(one.reason)}` : [],
  );
  if (left.length > 0) throw new Error(`Copies of personal data are left, delete them:\n  ${left.join('\n  ')}`);
}

async function removeTable(name: string, deps: Omit<RestoreDeps, 'client'>): Promise<void> {
  const status = await statusOf(name, deps.aws);
  if (status === undefined || status === 'DELETING') return;
  if (status === 'CREATING') await untilActive(name, deps);
  await deps.aws('dynamodb', 'delete-table', '--table-name', name);
}

/** The report in lines for a terminal. */
export function describeRestore({ tables, seconds }: RestoreReport): string[] {
  return [
    ...tables.map(({ name, kept, erased }) => `  ${name}: ${kept} items, ${erased} of people erased since removed`),
    `copied in ${Math.ceil(seconds.copy)} s, erased again in ${Math.ceil(seconds.erase)} s`,
  ];
}
