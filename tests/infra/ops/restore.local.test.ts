/**
 * Rehearses the restore of everything: tables go back to a time before a fault, who was erased since is removed again, and the
 * product is pointed at the restored tables. Recovery itself is DynamoDB's; here a copy that was kept stands in for it.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureTables } from '../../../infra/local/dynamodb.ts';
import type { Aws } from '../../../infra/ops/aws-cli.ts';
import { removeRestored, restoreTables } from '../../../infra/ops/restore.ts';
import { TABLES, type TableShape } from '../../../shared/contract/resources.ts';
import { apply, confirm, outcome, PDF } from '../../support/applying.ts';
import { storesOf } from '../../support/everything-stored.ts';
import type { OwnStack } from '../../support/local-stack.ts';
import { resumePdf } from '../../support/resume-files.ts';
import { ownStack } from '../../support/shared.ts';

type Item = Record<string, unknown>;

const DRILL = { stageName: 'local', suffix: 'drill' };
const SHAPES: TableShape[] = Object.values(TABLES);

let stack: OwnStack;
let admin: string;
beforeAll(async () => {
  stack = await ownStack();
  admin = await stack.token('admin@encaje.test');
});
afterAll(() => stack.stop());

async function person(firstName: string, lastName: string): Promise<string> {
  const email = `${firstName}.${lastName}@people.example`.toLowerCase();
  const bytes = await resumePdf({ language: 'es' });
  const sent = await apply(stack, { bytes, contentType: PDF }, { firstName, lastName, email });
  await outcome(stack, sent, 60);
  return (await confirm(stack, sent, admin)).talentId;
}

const itemsOf = async (TableName: string): Promise<Item[]> => {
  const found: Item[] = [];
  for await (const { Items = [] } of paginateScan({ client: storesOf(stack).dynamodb }, { TableName }))
    found.push(...Items);
  return found;
};

/** Every table as it is now, by its name here: what point-in-time recovery would remember. */
async function remembered(): Promise<Map<string, Item[]>> {
  const names = SHAPES.map(({ name }) => `encaje-${name}`);
  return new Map(await Promise.all(names.map(async (name) => [name, await itemsOf(name)] as const)));
}

/** AWS's command line as far as a restore goes, over the local tables. */
function account(memory: Map<string, Item[]>): Aws {
  const { dynamodb } = storesOf(stack);
  const { environment } = stack.running;
  const plain = new DynamoDBClient({
    region: environment.AWS_REGION,
    endpoint: environment.AWS_ENDPOINT_URL_DYNAMODB,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local-only' },
  });
  return async (_service, command, ...words) => {
    const option = (name: string) => words[words.indexOf(`--${name}`) + 1] ?? '';
    if (command === 'list-stack-resources')
      return {
        StackResourceSummaries: Object.entries(TABLES).map(([id, { name }]) => ({
          ...{ ResourceType: 'AWS::DynamoDB::Table', LogicalResourceId: `${id}tableTable` },
          PhysicalResourceId: `encaje-${name}`,
        })),
      };
    if (command === 'describe-table') {
      // The command line says so in its message.
      const missing = (error: Error) => Promise.reject(new Error(`(${error.name})`));
      const { Table } = await plain.send(new DescribeTableCommand({ TableName: option('table-name') })).catch(missing);
      return { Table: { ...Table, SSEDescription: { KMSMasterKeyArn: 'arn:key' } } };
    }
    if (command === 'restore-table-to-point-in-time') {
      const [source, name] = [option('source-table-name'), option('target-table-name')];
      const shape = SHAPES.find((one) => `encaje-${one.name}` === source);
      if (!shape) throw new Error(`There is no ${source}`);
      await ensureTables(plain, [{ ...shape, name }]);
      for (const item of memory.get(source) ?? []) await dynamodb.send(new PutCommand({ TableName: name, Item: item }));
      return undefined;
    }
    if (command === 'delete-table') {
      deleted.push(option('table-name'));
      return undefined;
    }
    throw new Error(`Nobody answers ${command}`);
  };
}
const deleted: string[] = [];

test('what a fault took is back, who was erased since is not, and the product runs on the restored tables', async () => {
  const lost = await person('Melquiades', 'Recuperado');
  const erased = await person('Casilda', 'Borradisima');
  // Sent with the contact form, which has an address and no id.
  const about = { subject: 'general', message: 'Una pregunta de Borradisima' };
  const written = {
    firstName: 'Casilda',
    lastName: 'Borradisima',
    email: 'casilda.borradisima@people.example',
    ...about,
  };
  expect((await stack.api('/api/contact', { method: 'POST', body: written })).status).toBe(201);
  const memory = await remembered();
  const restoredTo = new Date().toISOString();
  const { dynamodb } = storesOf(stack);
  await dynamodb.send(new DeleteCommand({ TableName: 'encaje-talents', Key: { talentId: lost } }));
  expect((await stack.api(`/api/admin/talents/${erased}`, { method: 'DELETE', token: admin })).status).toBe(204);
  expect((await stack.api(`/api/admin/talents/${lost}`, { token: admin })).status).toBe(404);

  const aws = account(memory);
  const wait = () => Promise.reject(new Error('Every table was ready'));
  const report = await restoreTables({ ...DRILL, restoredTo }, { aws, client: dynamodb, wait });
  expect(report.tables).toHaveLength(SHAPES.length - 1);
  const talents = report.tables.find(({ name }) => name === 'encaje-local-talents-drill');
  expect(talents?.erased).toBeGreaterThan(0);
  expect(talents?.kept).toBeGreaterThan(1);
  // Done again after it broke off, it copies nothing twice and finds nobody left to erase.
  const again = await restoreTables({ ...DRILL, restoredTo }, { aws, client: dynamodb, wait });
  expect(again.tables.map(({ kept }) => kept)).toEqual(report.tables.map(({ kept }) => kept));
  expect(again.tables.filter((table) => table.erased > 0)).toEqual([]);

  // An older table than the index has seen: it is created again.
  await rm(join(stack.dataDir, 'index'), { recursive: true, force: true });
  await stack.restart({ ENCAJE_RESTORED: DRILL.suffix });
  admin = await stack.token('admin@encaje.test');
  const back = await stack.api(`/api/admin/talents/${lost}`, { token: admin });
  expect(back.body).toMatchObject({ lastName: 'Recuperado', resumes: [expect.anything()] });
  expect((await stack.api(`/api/admin/talents/${erased}`, { token: admin })).status).toBe(404);
  expect(await storesOf(stack).tracesOf(['Borradisima'])).toEqual([]);
  const trail = await stack.api(`/api/admin/audit?recordId=${erased}`, { token: admin });
  expect(trail.body.items.map(({ action }: { action: string }) => action)).toContain('talent.erase');

  await removeRestored({ ...DRILL, restoredTo }, { aws, wait });
  expect(deleted.sort()).toEqual(report.tables.map(({ name }) => name).sort());
});
