/** Every call of AWS in the product is made once, to the emulators, and fits the models of its service, and so does the answer. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { TextractClient } from '@aws-sdk/client-textract';
import { DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ensureTables, startDynamodb } from '../../infra/local/dynamodb.ts';
import { startQueues } from '../../infra/local/queues.ts';
import { startStorage } from '../../infra/local/storage/storage.ts';
import { migrate } from '../../infra/ops/migrate.ts';
import { putBack } from '../../infra/ops/put-back.ts';
import { restoreTables } from '../../infra/ops/restore.ts';
import { missing } from '../../lambdas/dynamodb/condition.ts';
import { table } from '../../lambdas/dynamodb/table.ts';
import { allOrNone, change, insertion } from '../../lambdas/dynamodb/transaction.ts';
import { bedrockEmbed, bedrockExplain } from '../../lambdas/matches/language-model.ts';
import { mailCarrier, smsCarrier } from '../../lambdas/outbox/carrier.ts';
import { bedrockSecondReader } from '../../lambdas/resumes/bedrock-second-reader.ts';
import { resumeDeadLetters } from '../../lambdas/resumes/dead-letters.ts';
import { textractReader } from '../../lambdas/resumes/scan-reader.ts';
import { ses, smsVoice } from '../../lambdas/runtime/carrier-clients.ts';
import { collected } from '../../lambdas/runtime/collected.ts';
import { bedrock } from '../../lambdas/runtime/model-client.ts';
import { readingRequests } from '../../lambdas/runtime/queue.ts';
import { applicationStore } from '../../lambdas/stores/application-store.ts';
import { archiveStore } from '../../lambdas/stores/archive-store.ts';
import { exchangeStore } from '../../lambdas/stores/exchange-store.ts';
import { fileStore } from '../../lambdas/stores/file-store.ts';
import { formCounterStore } from '../../lambdas/stores/form-counter-store.ts';
import { generationKey, generationStore } from '../../lambdas/stores/generation-store.ts';
import { jobStore } from '../../lambdas/stores/job-store.ts';
import { uploadStore } from '../../lambdas/stores/upload-store.ts';
import { ENVIRONMENT, QUEUES, restoredTableName, TABLES } from '../../shared/contract/resources.ts';
import type { Outgoing } from '../../shared/domain/outgoing.ts';
import { extractDocument } from '../../shared/extraction/index.ts';
import { readResume } from '../../shared/resume/index.ts';
import { aJob, aMatch, anApplication, START } from '../lambdas/records.ts';
import { HELD_TO_CONTRACT } from '../support/local-stack.ts';
import { answers, type ModelServer, says, startModelServer } from '../support/model-server.ts';
import { callSites } from './call-sites.ts';
import { holdOutput, type WatchedCall, watchCalls, watchClient } from './watched-calls.ts';

const BUCKETS = ['uploads', 'archive', 'indexes'];
const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
const common = { region: 'eu-west-1', credentials };
/** As the product's own client of storage. */
const NO_CHECKSUMS = {
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
} as const;
const seen: WatchedCall[] = [];

let folder: string;
let parts: { close(): Promise<void> }[];
let documents: DynamoDBDocumentClient;
let files: S3Client;
let queue: SQSClient;
let models: ModelServer;
let stub: { server: Server; endpoint: string };
let stopWatching: () => void;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encaje-contract-'));
  const dynamodb = await startDynamodb({ port: 0, dataDir: join(folder, 'tables') });
  const storage = await startStorage({
    ...{ port: 0, dataDir: join(folder, 'files'), buckets: BUCKETS, credentials, region: common.region },
    allowedOrigins: [],
  });
  const shape = { name: 'resumes', visibilityTimeoutSeconds: 5, maxReceiveCount: 5 };
  const queues = await startQueues({ port: 0, dataDir: join(folder, 'queues'), queues: [shape] });
  parts = [dynamodb, storage, queues];
  models = await startModelServer();
  stub = await startStub();
  const plain = new DynamoDBClient({ ...common, endpoint: dynamodb.endpoint });
  const restored = Object.values(TABLES).map((shape) => ({ ...shape, name: restoredName(shape) }));
  await ensureTables(plain, [...Object.values(TABLES), ...restored, { ...TABLES.jobs, name: 'restored' }]);
  for (const { environmentName, name } of Object.values(TABLES)) vi.stubEnv(environmentName, name);
  vi.stubEnv(ENVIRONMENT.uploadBucket, 'uploads');
  vi.stubEnv(ENVIRONMENT.auditArchiveBucket, 'archive');
  vi.stubEnv(ENVIRONMENT.indexBucket, 'indexes');
  vi.stubEnv(QUEUES.resumes.environmentName, queues.urlOf('resumes'));
  vi.stubEnv(QUEUES.resumes.deadLettersEnvironmentName, queues.urlOf('resumes-dlq'));
  stopWatching = watchCalls((call) => seen.push(call));
  documents = DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });
  files = new S3Client({ ...common, endpoint: storage.endpoint, forcePathStyle: true, ...NO_CHECKSUMS });
  watchClient(files, (call) => seen.push(call));
  queue = new SQSClient({ ...common, endpoint: queues.endpoint });
});
afterAll(async () => {
  stopWatching();
  vi.unstubAllEnvs();
  await Promise.all([...parts.map((part) => part.close()), models.close()]);
  stub.server.closeAllConnections();
  stub.server.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
});

const restoredName = ({ name }: { name: string }) => restoredTableName(`encaje-dev-${name}`, 'drill');

/** The command line, over an account in which every table is there and was restored. */
const accountOfTables = async (_service: string, command: string) =>
  command === 'list-stack-resources'
    ? {
        StackResourceSummaries: Object.entries(TABLES).map(([id, { name }]) => ({
          ...{ ResourceType: 'AWS::DynamoDB::Table', LogicalResourceId: `${id}tableTable`, PhysicalResourceId: name },
        })),
      }
    : { Table: { TableStatus: 'ACTIVE' } };

/** Answers as SES, End User Messaging and Textract do in JSON. */
async function startStub() {
  const server = createServer((request, response) => {
    const isStart = String(request.headers['x-amz-target']).endsWith('StartDocumentTextDetection');
    const found = { JobStatus: 'SUCCEEDED', Blocks: [{ BlockType: 'LINE', Id: 'l', Page: 1 }] };
    request.resume().on('end', () => {
      response.setHeader('content-type', 'application/x-amz-json-1.1');
      response.end(JSON.stringify({ MessageId: 'm-1', ...(isStart ? { JobId: 'job1' } : found) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const MAIL: Outgoing = {
  ...{ outgoingId: 'a1', activityId: 'a1', about: { kind: 'employer', id: 'employer1' }, channel: 'email' },
  ...{ to: ['baltasar@yunque.example'], subject: 'Invitación', text: 'Hola', language: 'es', delivery: 'pending' },
  attachments: [{ fileName: 'interview.ics', contentType: 'text/calendar; method=REQUEST', text: 'BEGIN:VCALENDAR' }],
  ...{ by: 'admin@staff.example', createdAt: START },
};

describe('the tables', () => {
  it('are read and written one item at a time, by query, by key and in batches', async () => {
    const settings = table<{ settingsId: string; value?: string; writeId?: string }>(documents, TABLES.settings);
    const key = { settingsId: 'one' };
    expect(await settings.insert({ ...key, value: 'a' }, 'settingsId')).toBe(true);
    expect(await settings.insert({ ...key, value: 'b' }, 'settingsId')).toBe(false);
    expect((await settings.update(key, { value: 'c' }, { expression: 'attribute_exists(settingsId)' }))?.value).toBe(
      'c',
    );
    expect(await settings.removeWhere(key, missing('settingsId'))).toBe(false);
    const byKey = { key: { name: 'settingsId', value: 'one' } };
    expect([(await settings.query({ ...byKey, limit: 5 })).items.length, await settings.count(byKey)]).toEqual([1, 1]);
    await settings.remove(key);
    await settings.insert(key, 'settingsId');
    await settings.removeAll(byKey);
    expect(await settings.get(key)).toBeUndefined();
  });

  it('take two writes together, the job’s notes, tokens of applications and counts of forms', async () => {
    const written = [insertion(TABLES.activities, { activityId: 'x', recordId: 'r' })];
    const moved = change(TABLES.settings, { settingsId: 's' }, { value: 1 }, missing('settingsId'));
    expect(await allOrNone(documents, [...written, moved])).toBe(true);
    const jobs = jobStore(documents);
    await jobs.insert(aJob({ jobId: 'job1' }));
    expect(await jobs.remove('job1')).toBe(true);
    const applications = applicationStore(documents);
    const { applicationId } = anApplication();
    await applications.insert(anApplication());
    expect(await applications.addTokenDigest(applicationId, 'digest')).toBe(true);
    await applications.addConfirmToken(applicationId, 'token');
    expect(await applications.replaceTokens(applicationId, 'digest', 'other', true)).toBe(true);
    expect(await applications.getMany([applicationId])).toHaveLength(1);
    const [today, tomorrow] = ['2026-11-22', '2026-11-23'] as const;
    const postponed = async (day: string = today) =>
      (await collected(applications.listPostponed(day))).map((one) => one.applicationId);
    const record = anApplication();
    await applications.postponeMail(record, today);
    expect(await postponed()).toEqual([applicationId]);
    await applications.postponeMail(record, tomorrow);
    expect([await postponed(), await postponed(tomorrow)]).toEqual([[], [applicationId]]);
    await applications.mailed({ ...record, mailPostponed: true });
    expect(await postponed()).toEqual([]);
    expect(await applications.get(applicationId)).not.toHaveProperty('mailPostponed');
    await applications.postponeMail(record, today);
    await applications.remove(applicationId);
    expect(await postponed()).toEqual([]);
    expect(await applications.get(applicationId)).toBeUndefined();
    await applications.postponeMail(record, today);
    expect(await postponed()).toEqual([]);
    expect(await formCounterStore(documents).count('127.0.0.1', 5, Date.now())).toBeUndefined();
  });

  it('are brought to their newest layout', async () => {
    const older = ['older1', 'older2'].map((evaluationId) => ({ evaluationId, kind: 'evaluation', createdAt: START }));
    for (const Item of older) await documents.send(new PutCommand({ TableName: TABLES.evaluations.name, Item }));
    const [done] = await migrate({ client: documents, nameOf: ({ name }) => name, pageSize: 1 });
    expect(done).toMatchObject({ changed: 2, remain: 0 });
  });

  it('are restored all at once, without who was erased since', async () => {
    const entry = {
      entryId: 'e1',
      kind: 'entry',
      at: '2030-01-01T00:00:00.000Z',
      action: 'talent.erase',
      recordId: 'gone1',
    };
    await documents.send(new PutCommand({ TableName: TABLES.audit.name, Item: { ...entry, recordKind: 'talent' } }));
    const item = { talentId: 'gone1', kind: 'talent', updatedAt: START };
    await documents.send(new PutCommand({ TableName: restoredName(TABLES.talents), Item: item }));
    const props = { stageName: 'dev', suffix: 'drill', restoredTo: START };
    const { tables } = await restoreTables(props, {
      aws: accountOfTables,
      client: documents,
      wait: async () => undefined,
    });
    expect(tables.reduce((sum, { erased }) => sum + erased, 0)).toBe(1);
  });

  it('get back what a restored table has', async () => {
    await documents.send(
      new PutCommand({ TableName: 'restored', Item: { jobId: 'lost', kind: 'job', updatedAt: START } }),
    );
    const tables = { restoredTable: 'restored', liveTable: TABLES.jobs.name, auditTable: TABLES.audit.name };
    const report = await putBack({ client: documents, shape: TABLES.jobs, ...tables, restoredTo: START });
    expect(report.putBack).toBe(1);
  });
});

describe('the buckets', () => {
  const key = 'applications/app1';
  const bytes = new TextEncoder().encode('text');

  it('keep files, their versions and what is exported', async () => {
    const uploads = uploadStore(files);
    await uploads.writeOnce(key, bytes, 'text/plain');
    const stored = await uploads.head(key);
    expect(await uploads.read(key, stored?.versionId ?? '')).toEqual(bytes);
    if (stored) await uploads.copyOnce({ key, ...stored }, 'drops/ñ/app1', { 'taken-in': 'app1' });
    for await (const one of uploads.list('applications/')) expect(one.key).toBe(key);
    expect((await uploads.permitDownload(key, 'añb.txt', stored?.versionId ?? '')).url).toContain('X-Amz-Signature');
    await uploads.keepFirstVersions(key, 1);
    await uploads.removeVersion(key, stored?.versionId ?? '');
    await uploads.removeAllVersions(key);
    expect(await uploads.head(key)).toBeUndefined();
    const exchange = exchangeStore(files);
    await exchange.write('exports/run1.json', '[]', 'application/json');
    expect(await exchange.replaceImport('run1', 'a,b', 'text/csv')).not.toBe('');
    expect(await exchange.readText('exports/run1.json')).toBe('[]');
  });

  it('take uploads in parts and keep the trail', async () => {
    const store = fileStore(files);
    const file = { path: 'partners/a.csv', contentType: 'text/csv', sizeBytes: 4 };
    const [finished, aborted] = [await store.beginParts(file, 'note'), await store.beginParts(file, 'note')];
    const [part] = await store.permitParts(file.path, finished, 1);
    expect((await fetch(part?.url ?? '', { method: 'PUT', body: bytes })).status).toBe(200);
    const received = await store.listParts(file.path, finished);
    expect(await store.completeParts(file.path, finished, received ?? [])).toBe('done');
    expect(await store.abortParts(file.path, aborted)).toBe(true);
    expect((await store.list({ prefix: 'partners/', delimiter: '/', pageSize: 10 })).keys).toEqual([file.path]);
    expect(await store.head(file.path)).toMatchObject({ sizeBytes: 4 });
    const archive = archiveStore(files);
    await archive.writeOnce('2026-11-20', '{}');
    expect(await archive.has('2026-11-20')).toBe(true);
    const generations = generationStore(files);
    const pointer = { number: 1, layout: 1, mark: 'm', removals: 'r', publishedAt: START, bytes: 4 };
    const [key, path] = [generationKey('jobs', 1, 'attempt'), join(folder, 'generation')];
    await writeFile(path, 'file');
    expect(await generations.upload(key, path)).toBe(4);
    expect(await generations.setPointer('jobs', { ...pointer, key }, undefined)).toBe(true);
    const read = await generations.pointer('jobs');
    expect(await generations.setPointer('jobs', { ...pointer, key, number: 2 }, read?.eTag)).toBe(true);
    expect(await generations.setPointer('jobs', { ...pointer, key, number: 3 }, read?.eTag)).toBe(false);
    expect(await generations.download(key, path)).toBe(true);
    expect(await generations.keys('jobs')).toEqual([key]);
    await generations.remove(key);
    expect(await generations.download(key, path)).toBe(false);
  });
});

it('the queues take work, and dead letters are looked at and put back', async () => {
  await readingRequests(queue)({ applicationId: 'app1' } as never);
  const address = process.env[QUEUES.resumes.deadLettersEnvironmentName];
  await queue.send(new SendMessageCommand({ QueueUrl: address, MessageBody: '{}' }));
  const dead = resumeDeadLetters(queue);
  expect(await dead.look(10)).toHaveLength(1);
  await vi.waitFor(async () => expect((await dead.putBack(() => false)).redriven).toBe(1), 10_000);
});

it('carriers, the recogniser and the models are asked as their services want it', async () => {
  const there = { ...common, endpoint: stub.endpoint };
  expect(await mailCarrier(ses(there), 'talento@encaje.test').send(MAIL)).toBe('sent');
  const sms = { ...MAIL, channel: 'sms' as const, to: ['0034 555 010 090'], subject: null, attachments: [] };
  expect(await smsCarrier(smsVoice(there), 'phone-0123').send(sms)).toBe('sent');
  const read = textractReader(new TextractClient(there));
  expect(await read({ key: 'applications/app1', versionId: 'v1' })).toHaveLength(1);
  const client = bedrock({ ...common, endpoint: models.endpoint });
  models.behave(says(JSON.stringify({ es: 'Suelda.', en: 'Welds.' })));
  await bedrockExplain(client, 'wording-model-v1', () => undefined)(aMatch('r', 'j'), AbortSignal.timeout(5_000));
  models.behave(says('{"experience.0": {"title": "Glimmer", "company": "Nightfall"}}'));
  const doubtful = await extractDocument(new TextEncoder().encode('EXPERIENCE\n\nNightfall\tGlimmer\t2019 - 2021'));
  const unread = vi.fn();
  const reading = { ...readResume(doubtful), text: doubtful.text };
  await bedrockSecondReader(client, 'reading-model-v1', unread)(reading);
  expect(unread).not.toHaveBeenCalled();
  models.behave(answers({ embedding: [0.5] }));
  expect(await bedrockEmbed(client, 'vector-model-v2')(['text'], AbortSignal.timeout(5_000))).toEqual([[0.5]]);
});

it('no call of the product is left out', () => {
  const made = new Set(seen.map(({ file, command }) => `${file ?? 'signed'} ${command}`));
  const left = callSites().filter(
    ({ file, command, isSigned }) => !made.has(`${isSigned ? 'signed' : file} ${command}`),
  );
  expect(left).toEqual([]);
});

describe('a call is refused', () => {
  const Bucket = 'uploads';
  it.each([
    [
      'a member that there is not',
      () => files.send(new PutObjectCommand({ Bucket, Key: 'a', Boddy: 'x' } as never)),
      /unmatched keys: Boddy/,
    ],
    [
      'a member too few',
      () => queue.send(new SendMessageCommand({ QueueUrl: 'http://q' } as never)),
      /MessageBody: is required/,
    ],
    [
      'text for a number',
      () => files.send(new ListObjectsV2Command({ Bucket, MaxKeys: '5' as never })),
      /MaxKeys: expected number/,
    ],
    [
      'an unknown word',
      () => files.send(new ListObjectsV2Command({ Bucket, EncodingType: 'uri' as never })),
      /EncodingType: uri is none of url/,
    ],
    ['text that is too short', () => files.send(new PutObjectCommand({ Bucket, Key: '' })), /Key: 0 is not within 1/],
    [
      'too small a number',
      () => documents.send(new QueryCommand({ TableName: 'jobs', Limit: 0 })),
      /Limit: 0 is not within 1/,
    ],
  ])('with %s', async (_name, call, fault) => {
    await expect(call()).rejects.toThrow(fault);
  });

  it('and an answer too, that AWS would not give', async () => {
    const { StartDocumentTextDetectionResponse$, GetQueueAttributesResult$ } = await outputs();
    const exchange = { command: 'Start', service: 'textract', schema: StartDocumentTextDetectionResponse$ };
    expect(() => holdOutput(exchange, { JobId: 7 })).toThrow(/JobId: expected string/);
    const attributes = { command: 'Get', service: 'sqs', schema: GetQueueAttributesResult$ };
    expect(() => holdOutput(attributes, { Attributes: { VisibilityTimeout: 5 } })).toThrow(
      /expected string, got number/,
    );
  });
});

it('a process of a test’s stack refuses such a call, too', () => {
  const script = `
    import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
    const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
    const client = new SQSClient({ endpoint: 'http://127.0.0.1:9', region: 'eu-west-1', credentials });
    await client.send(new SendMessageCommand({ QueueUrl: 'http://q' })).catch((error) => console.log(error.message));`;
  const env = { ...process.env, NODE_OPTIONS: HELD_TO_CONTRACT };
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { env, encoding: 'utf8' });
  expect(said).toMatch(/SendMessageCommand asks\n.*MessageBody: is required/);
});

const outputs = async () => ({
  ...(await import('@aws-sdk/client-textract')),
  ...(await import('@aws-sdk/client-sqs')),
});
