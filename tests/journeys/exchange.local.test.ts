/** Imports and exports over the wire: row errors, repeated, stopped, killed midway, reconciled. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { DeleteCommand, DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TABLES } from '../../shared/contract/resources.ts';
import type { Run } from '../../shared/domain/run.ts';
import { eventually, type OwnStack } from '../support/local-stack.ts';
import { ownStack } from '../support/shared.ts';

let stack: OwnStack;
let admin: string;
beforeAll(async () => {
  stack = await ownStack();
  admin = await stack.token('admin@encaje.test');
});
afterAll(() => stack?.stop());

const credentials = () => ({
  accessKeyId: stack.running.environment.AWS_ACCESS_KEY_ID ?? '',
  secretAccessKey: stack.running.environment.AWS_SECRET_ACCESS_KEY ?? '',
});
const access = () => ({ region: stack.running.environment.AWS_REGION, credentials: credentials() });
const s3 = () =>
  new S3Client({ ...access(), endpoint: stack.running.environment.AWS_ENDPOINT_URL_S3, forcePathStyle: true });
const tables = () =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({ ...access(), endpoint: stack.running.environment.AWS_ENDPOINT_URL_DYNAMODB }),
  );

const sync = (path: string, body?: unknown) =>
  stack.api(`/api/admin/sync/${path}`, { token: admin, ...(body !== undefined && { method: 'POST', body }) });
const run = async (runId: string): Promise<Run> => (await sync(`runs/${runId}`)).body;
const reaches = (runId: string, state: Run['state'], seconds = 60) =>
  eventually(
    () => run(runId),
    (seen) => seen.state === state,
    seconds,
  );

/** Uploads a file and waits for what its dry run says. */
async function checked(bytes: Uint8Array, format: string, state: Run['state'] = 'checked'): Promise<Run> {
  const file = { format, fileName: `people.${format}`, sizeBytes: bytes.length };
  const asked = { records: 'talents', basis: { kind: 'agency' }, ...file };
  const { runId, upload } = (await sync('imports', asked)).body;
  const form = new FormData();
  for (const [name, value] of Object.entries<string>(upload.fields)) form.append(name, value);
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]));
  expect((await fetch(upload.url, { method: 'POST', body: form })).status).toBe(204);
  expect((await sync(`imports/${runId}/check`, {})).status).toBe(200);
  return reaches(runId, state);
}

const start = ({ runId, version }: Run, skipRefused = false) =>
  sync(`imports/${runId}/start`, { version, skipRefused });

async function rowsOf(table: keyof typeof TABLES): Promise<Record<string, unknown>[]> {
  const TableName = stack.running.environment[TABLES[table].environmentName];
  const rows: Record<string, unknown>[] = [];
  for await (const page of paginateScan({ client: tables() }, { TableName })) rows.push(...(page.Items ?? []));
  return rows;
}

/** Everything in every table that mentions one of these, and every file. */
async function tracesOf(wanted: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of Object.keys(TABLES) as (keyof typeof TABLES)[]) {
    found.push(...(await rowsOf(name)).map((row) => `${name} ${JSON.stringify(row)}`));
  }
  return found.filter((line) => line.includes(wanted));
}

async function filesBelow(prefix: string): Promise<string[]> {
  const Bucket = stack.running.environment.UPLOAD_BUCKET;
  const { Versions = [], DeleteMarkers = [] } = await s3().send(
    new ListObjectVersionsCommand({ Bucket, Prefix: prefix }),
  );
  return [...Versions, ...DeleteMarkers].map(({ Key }) => Key ?? '');
}

// As Excel in Spain saves it: semicolons, Windows-1252, a line break in a cell, and a number that is no formula.
const SPREADSHEET = [
  'Nombre;Apellidos;Correo electrónico;Teléfono;Ubicación;Experiencia;Habilidades;Idiomas;Color',
  'Begoña;Ñáñez Peón;begona@sync.example;"\'+34 600 111 222";León;"Soldadora TIG\nTalleres Yunque\n03/2019 – 05/2023";Soldadura TIG, Lectura de planos;Español (nativo), Inglés (B2);azul',
  'Curro;Vidal Pons;esto no es un correo;;Sevilla;;;;rojo',
  'Dolores;Sanz Rey;dolores@sync.example;;Sevilla;;Enfermería;;verde',
  'Dolores;Sanz Rey;DOLORES@sync.example;;Sevilla;;Enfermería;;verde',
].join('\r\n');

const LATIN = Uint8Array.from([...SPREADSHEET.replaceAll('–', '-')].map((sign) => sign.charCodeAt(0)));

const manyPeople = (count: number, domain: string) =>
  new TextEncoder().encode(
    JSON.stringify(
      Array.from({ length: count }, (_, index) => ({
        ...{ firstName: 'Persona', lastName: `Número ${index}`, email: `persona${index}@${domain}` },
        ...{ headline: 'Camarera', skills: ['Hostelería', 'Inglés'], experience: 'Camarera\nBar Sol\n2019 – 2021' },
      })),
    ),
  );

// biome-ignore lint/suspicious/noExplicitAny: the body of an answer under test
async function talentOf(email: string): Promise<any> {
  const { body: found } = await eventually(
    () => stack.api(`/api/admin/talents?search=${encodeURIComponent(email)}`, { token: admin }),
    ({ body }) => typeof body.items?.[0]?.resumeId === 'string',
  );
  return eventually(
    async () => (await stack.api(`/api/admin/talents/${found.items[0].talentId}`, { token: admin })).body,
    ({ matches }) => matches.length > 0,
  );
}

test('a spreadsheet with errors is imported without the bad rows, and a second time adds nobody', async () => {
  const found = await checked(LATIN, 'csv');
  expect(found).toMatchObject({ total: 4, added: 2, known: 0, refused: 2, ignoredColumns: ['Color'] });
  expect(found.rowErrors).toEqual([
    { row: 3, path: 'email', code: 'EMAIL_INVALID' },
    { row: 5, path: 'email', code: 'DUPLICATE_IN_FILE' },
  ]);
  expect(await tracesOf('@sync.example')).toEqual([]);
  expect((await start(found)).body.code).toBe('IMPORT_HAS_ERRORS');
  expect((await start({ ...found, version: found.version - 1 }, true)).body.code).toBe('STALE_VERSION');
  expect((await start(found, true)).status).toBe(200);
  expect(await reaches(found.runId, 'done')).toMatchObject({ added: 2, known: 0, refused: 2, done: 4 });
  expect(
    await eventually(
      () => filesBelow('imports/'),
      (files) => files.length === 0,
    ),
  ).toEqual([]);

  const begona = await talentOf('begona@sync.example');
  expect(begona).toMatchObject({
    firstName: 'Begoña',
    lastName: 'Ñáñez Peón',
    phone: '+34 600 111 222',
    location: 'León',
  });
  expect(begona).toMatchObject({ source: 'import', headline: 'Soldadora TIG' });
  expect(begona.profile.skills.map(({ name }: { name: string }) => name)).toEqual([
    'Soldadura TIG',
    'Lectura de planos',
  ]);
  expect(begona.profile.languages).toMatchObject([
    { id: 'es', level: 'native' },
    { id: 'en', level: 'B2' },
  ]);
  expect(begona.profile.experience).toMatchObject([
    { company: 'Talleres Yunque', startDate: '2019-03', endDate: '2023-05' },
  ]);

  const again = await checked(LATIN, 'csv');
  expect(again).toMatchObject({ added: 0, known: 2 });
  await start(again, true);
  expect(await reaches(again.runId, 'done')).toMatchObject({ added: 0, known: 2 });
  expect((await rowsOf('applications')).filter(({ source }) => source === 'import')).toHaveLength(2);
});

test('what is exported holds no formula, comes in again as known, and is in the trail', async () => {
  const download = async (body: object) => {
    const { runId } = (await sync('exports', body)).body;
    const { fileName } = await reaches(runId, 'done');
    const { url } = (await sync(`runs/${runId}/file`)).body;
    const response = await fetch(url);
    expect(response.headers.get('content-disposition')).toContain(fileName ?? '-');
    return { bytes: new Uint8Array(await response.arrayBuffer()), runId };
  };
  const csv = await download({ records: 'talents', format: 'csv' });
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(csv.bytes);
  expect(text.startsWith('\ufefftalentId,firstName,lastName,email')).toBe(true);
  expect(text).toContain(`"'+34 600 111 222"`);
  const json = await download({ records: 'talents', format: 'json' });
  const people = JSON.parse(new TextDecoder().decode(json.bytes)) as { email: string }[];
  expect(people.map(({ email }) => email)).toEqual(expect.arrayContaining(['begona@sync.example']));
  expect(await checked(csv.bytes, 'csv')).toMatchObject({ total: people.length, added: 0, refused: 0 });
  expect(await checked(json.bytes, 'json')).toMatchObject({ total: people.length, added: 0, refused: 0 });
  const trail = await download({ records: 'audit', format: 'json', filter: { action: 'run.export' } });
  const entries = JSON.parse(new TextDecoder().decode(trail.bytes)) as { recordId: string }[];
  expect(entries.map(({ recordId }) => recordId)).toEqual(expect.arrayContaining([csv.runId, json.runId, trail.runId]));
});

test('people are imported on a stated ground only', async () => {
  const asked = { records: 'talents', format: 'csv', fileName: 'people.csv', sizeBytes: 9 };
  const refused = await sync('imports', asked);
  expect([refused.status, refused.body.errors]).toEqual([400, [{ path: 'basis', code: 'BASIS_REQUIRED' }]]);
  for (const basis of [null, {}, { kind: 'settings' }, { kind: 'consent' }])
    expect((await sync('imports', { ...asked, basis })).status).toBe(400);
  expect((await sync('imports', { ...asked, records: 'employers' })).status).toBe(201);
});

test('stopping a long import leaves nothing of it, anywhere', async () => {
  const found = await checked(manyPeople(150, 'stopped.example'), 'json');
  await start(found);
  const other = { records: 'talents', format: 'json', fileName: 'b', sizeBytes: 9 };
  expect((await sync('imports', { ...other, basis: { kind: 'none' } })).status).toBe(201);
  await eventually(
    () => run(found.runId),
    ({ added }) => added >= 25,
  );
  expect((await sync(`runs/${found.runId}/stop`, {})).body.state).toBe('stopping');
  expect(await reaches(found.runId, 'stopped', 120)).toMatchObject({ added: 0, known: 0 });
  expect(
    await eventually(
      () => tracesOf('stopped.example'),
      (traces) => traces.length === 0,
    ),
  ).toEqual([]);
  const known = new Set((await rowsOf('applications')).map(({ objectKey }) => objectKey));
  const unknown = async () => (await filesBelow('applications/')).filter((key) => !known.has(key));
  expect(await eventually(unknown, (files) => files.length === 0)).toEqual([]);
}, 240_000);

/** Files without a record are removed only when older than a day: this one is made older on disk. */
async function ageOnDisk(key: string): Promise<void> {
  const names = await readdir(stack.dataDir, { recursive: true });
  for (const name of names.filter((one) => one.endsWith('.json'))) {
    const path = join(stack.dataDir, name);
    const text = await readFile(path, 'utf8');
    if (text.includes(`"${key}"`) && text.includes('lastModified'))
      await writeFile(path, JSON.stringify({ ...JSON.parse(text), lastModified: '2026-01-01T00:00:00.000Z' }));
  }
}

test('an import continues after a power cut, and a reconciliation mends what was lost', async () => {
  // The file of a person whose record is gone, as a failure between the two removals of an erasure would leave it.
  const [forgotten] = (await rowsOf('applications')).filter(({ email }) => email === 'dolores@sync.example');
  const orphan = String(forgotten?.objectKey);
  const applications = stack.running.environment[TABLES.applications.environmentName];
  const Key = { applicationId: forgotten?.applicationId };
  await tables().send(new DeleteCommand({ TableName: applications, Key }));
  const found = await checked(manyPeople(35, 'killed.example'), 'json');
  await start(found);
  await eventually(
    () => run(found.runId),
    ({ done }) => done >= 25,
  );
  await stack.killHard();
  await ageOnDisk(orphan);
  await stack.restart();
  admin = await stack.token('admin@encaje.test');
  expect(await reaches(found.runId, 'done', 180)).toMatchObject({ added: 35, known: 0 });
  const imported = async () => (await rowsOf('applications')).filter(({ importId }) => importId === found.runId);
  await eventually(imported, (rows) => rows.every(({ unfinished }) => unfinished === undefined), 180);
  expect(await imported()).toHaveLength(35);
  expect(new Set((await imported()).map(({ talentId }) => talentId)).size).toBe(35);

  const [lost, unmatched] = await imported();
  const { resumeId: _, talentId: __, steps: ___, ...unread } = lost ?? {};
  const waiting = { ...unread, resumeStatus: 'awaiting-upload', updatedAt: '2026-11-01T00:00:00.000Z' };
  await tables().send(new PutCommand({ TableName: applications, Item: waiting }));
  for (const { matchId } of (await rowsOf('matches')).filter(({ resumeId }) => resumeId === unmatched?.resumeId)) {
    const TableName = stack.running.environment[TABLES.matches.environmentName];
    await tables().send(new DeleteCommand({ TableName, Key: { matchId } }));
  }
  const reconciled = async (repair: boolean) => {
    const { runId } = (await sync('reconciliations', { repair })).body;
    return reaches(runId, 'done');
  };
  const all = { 'lost-upload': 1, 'missing-match': 1, 'orphaned-object': 1 };
  expect((await reconciled(false)).findingCounts).toEqual(all);
  const repaired = await reconciled(true);
  expect(repaired.findingCounts).toEqual(all);
  expect(repaired.findings.every((finding) => finding.repaired)).toBe(true);
  await eventually(imported, (rows) => rows.every((row) => row.resumeStatus === 'completed' && !row.unfinished));
  expect((await reconciled(true)).findingCounts).toEqual({});
  expect(await filesBelow(orphan)).toEqual([]);
}, 500_000);
