/** Starts the parts of the local stack in order: stores, identity, functions, gateway, work. */
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { PreTokenGenerationV2TriggerEvent, S3Event } from 'aws-lambda';
import { NO_CALL_LOG } from '../../lambdas/runtime/call-log.ts';
import { once } from '../../lambdas/runtime/once.ts';
import {
  BACKGROUND_FUNCTIONS,
  MAX_RECEIVE_COUNT,
  QUEUES,
  TABLES,
  UPLOAD_PREFIXES,
} from '../../shared/contract/resources.ts';
import { securityHeaders } from '../../shared/contract/security-headers.ts';
import { migrate } from '../ops/migrate.ts';
import { naming } from './damaged-file.ts';
import { ensureTables, startDynamodb } from './dynamodb.ts';
import { functionEnvironment } from './function-environment.ts';
import { type Functions, startFunctions } from './functions.ts';
import { startGateway } from './gateway.ts';
import { type IdentityHandle, startIdentity } from './identity/identity.ts';
import { malwareScan } from './malware-scan.ts';
import { mendIndexes } from './mend-indexes.ts';
import { partHealth } from './part-health.ts';
import { pollQueue } from './pollers.ts';
import { assertPortFree, choosePorts } from './ports.ts';
import { startQueues } from './queues.ts';
import { assertFolderFree, forgetRunning, noteRunning, wasKilled } from './running-stack.ts';
import { startSchedules, sweep } from './schedules.ts';
import { isSeeded } from './seeded.ts';
import { openSite } from './site.ts';
import {
  ACCOUNTS,
  AUDIT_ARCHIVE_BUCKET,
  CLIENT_ID,
  CREDENTIALS,
  INDEX_BUCKET,
  LOGIN_DOMAIN,
  type LocalSettings,
  localTableName,
  REGION,
  UPLOAD_BUCKET,
  USER_POOL_ID,
} from './stack-settings.ts';
import { startStorage } from './storage/storage.ts';
import { startTextract } from './textract/textract.ts';

export interface Stack {
  close(): Promise<void>;
}

type Log = (line: string) => void;

/** What has been started, to be ended in the opposite order, so that no part calls another that is gone. */
interface Started {
  settings: LocalSettings;
  origin: string;
  log: Log;
  closing: (() => Promise<unknown>)[];
}

/** Starts everything and resolves when it is ready: old work taken up, demo data complete. Throws clear sentences. */
export async function startStack(settings: LocalSettings, version: string, log: Log): Promise<Stack> {
  await assertFolderFree(settings.dataDir);
  await assertPortFree(settings.port);
  const startedAt = performance.now();
  const started: Started = { settings, origin: `http://localhost:${settings.port}`, log, closing: [] };
  const site = await openSite(settings, log);
  started.closing.unshift(site.close);

  const stores = await startStores(started);
  const { identity, connect } = await startIdentityFor(started, stores.ports.identity);
  const environment = functionEnvironment(
    { ...endpointsOf(stores), ...identity, origin: started.origin },
    version,
    settings.isScanned,
    join(settings.dataDir, 'index'),
  );
  Object.assign(process.env, environment);
  const functions = await startFunctionsFor(started, stores.ports.functions, environment);
  connect(functions);
  await startWork(started, functions, environment);

  const state = { isReady: false };
  const connectSources = [stores.storage.endpoint, identity.endpoint];
  const gateway = await startGateway({
    port: settings.port,
    functions,
    site,
    isReady: () => state.isReady,
    // The live pages of development bring inline scripts, which the policy of the real site forbids.
    headers: settings.watch ? {} : securityHeaders({ connectSources, formSources: [] }),
    siteConfig: siteConfigFor(identity),
  });
  started.closing.unshift(gateway.close);
  const addresses = { site: started.origin, identity: identity.endpoint, functions: functions.endpoint };
  await noteRunning(settings.dataDir, { pid: process.pid, ...addresses, environment });

  started.closing.unshift(...(await startSchedules(functions, settings.intervals)));
  await seedOnce(settings.dataDir);
  const health = await partHealth({ functions, jwksUri: identity.jwksUri });
  state.isReady = true;
  // Nobody waits for files of before: those are few, or have been scanned.
  stores.scan?.scanRest(stores.storage.versions(UPLOAD_BUCKET)).catch((error) => log(`Not all was scanned: ${error}`));
  report(started, health, (performance.now() - startedAt) / 1000);
  return { close: () => closeAll(started) };
}

async function seedOnce(dataDir: string): Promise<void> {
  if (isSeeded(dataDir)) return;
  // Loaded on a first start only: it brings all stores along.
  const { seed } = await import('./seed.ts');
  await seed(dataDir, documents(), new S3Client({ forcePathStyle: true }));
}

const tableShapes = () => Object.values(TABLES).map((table) => ({ ...table, name: localTableName(table.name) }));

const documents = () =>
  DynamoDBDocumentClient.from(new DynamoDBClient(NO_CALL_LOG), { marshallOptions: { removeUndefinedValues: true } });

/** Tables, queues and files, which everything else needs, and what reads scans among them. */
async function startStores({ settings: { dataDir, isScanned }, origin, closing }: Started) {
  const scan = isScanned ? malwareScan(UPLOAD_BUCKET, verdicts) : undefined;
  const names = ['dynamodb', 'queues', 'storage', 'identity', 'functions', 'textract'] as const;
  const ports = await choosePorts({ dataDir, names });
  const queueShapes = Object.values(QUEUES).map(({ name, localVisibilitySeconds }) => ({
    name,
    visibilityTimeoutSeconds: localVisibilitySeconds,
    maxReceiveCount: MAX_RECEIVE_COUNT,
  }));
  const inFolder = <T>(part: string, start: (folder: string) => Promise<T>) =>
    naming(join(dataDir, part), start(join(dataDir, part)));
  const [dynamodb, queues] = await Promise.all([
    inFolder('dynamodb', (folder) => startDynamodb({ port: ports.dynamodb, dataDir: folder })),
    inFolder('queues', (folder) =>
      startQueues({ port: ports.queues, dataDir: folder, region: REGION, queues: queueShapes }),
    ),
  ]);
  const storage = await startStorage({
    port: ports.storage,
    dataDir: join(dataDir, 'storage'),
    buckets: [UPLOAD_BUCKET, AUDIT_ARCHIVE_BUCKET, INDEX_BUCKET],
    unversioned: [INDEX_BUCKET],
    credentials: CREDENTIALS,
    region: REGION,
    allowedOrigins: [origin],
    onEvent: async (event, dataPath) => {
      const messages = scan ? await scan.verdictsOn(event, dataPath) : isOfResume(event) ? [event] : [];
      for (const message of messages) await queues.send(QUEUES.resumes.name, JSON.stringify(message));
    },
  });
  const textract = await startTextract({ port: ports.textract, dataDir: join(dataDir, 'recognition') });
  closing.unshift(textract.close, storage.close, queues.close, dynamodb.close);
  return { ports, dynamodb, queues, storage, textract, scan };
}

/** Loaded with the first file: the name of its table is known once everything has its address. */
const verdicts = once(async () => {
  const { verdictStore } = await import('../../lambdas/stores/verdict-store.ts');
  return verdictStore(documents());
});

/** As the bucket's notifications on AWS: resumes are announced, documents of recruiters are not. */
function isOfResume({ Records }: S3Event): boolean {
  const prefixes = Object.values(UPLOAD_PREFIXES);
  return Records.some(({ s3 }) => prefixes.some((prefix) => s3.object.key.startsWith(prefix)));
}

function endpointsOf({ dynamodb, queues, storage, textract }: Awaited<ReturnType<typeof startStores>>) {
  const urlOf = queues.urlOf;
  const endpoints = { dynamodb: dynamodb.endpoint, queues: queues.endpoint, storage: storage.endpoint };
  return { ...endpoints, textract: textract.endpoint, urlOf };
}

/** Identity calls a function for every token, and functions need the identity's address: `connect` closes the circle. */
async function startIdentityFor({ settings: { dataDir }, origin, closing }: Started, port: number) {
  let functions: Functions | undefined;
  const identity = await startIdentity({
    port,
    dataDir: join(dataDir, 'identity'),
    clientId: CLIENT_ID,
    userPoolId: USER_POOL_ID,
    region: REGION,
    redirectUris: () => [`${origin}/auth/callback`],
    logoutUris: () => [`${origin}/`],
    accounts: ACCOUNTS,
    preTokenGeneration: (event) => {
      if (!functions) throw new Error('The functions are not running yet');
      return functions.invoke<PreTokenGenerationV2TriggerEvent>(BACKGROUND_FUNCTIONS.addAdminClaim.handler, event);
    },
  });
  closing.unshift(identity.close);
  const connect = (running: Functions) => {
    functions = running;
  };
  return { identity, connect };
}

async function startFunctionsFor({ settings, closing }: Started, port: number, environment: Record<string, string>) {
  const functions = await startFunctions({
    port,
    environment,
    logFile: logFileIn(settings.dataDir),
    watch: settings.watch,
    onReplaced: (replaced) => void sweep(replaced, true),
  });
  closing.unshift(functions.close);
  return functions;
}

const logFileIn = (dataDir: string) => join(dataDir, 'functions.log');

/** Makes sure of the tables and starts handing messages to their consumers. */
async function startWork(
  { settings, log, closing }: Started,
  functions: Functions,
  environment: Record<string, string>,
): Promise<void> {
  const dynamodb = new DynamoDBClient(NO_CALL_LOG);
  await ensureTables(dynamodb, tableShapes(), log);
  const mended = (await wasKilled(settings.dataDir)) ? await mendIndexes(dynamodb, tableShapes()) : 0;
  if (mended > 0) log(`The last stack was killed: ${mended} index entries of its tables were repaired.`);
  for (const { table, changed } of await migrate({ client: documents(), nameOf: ({ name }) => localTableName(name) }))
    if (changed > 0) log(`${changed} items of ${table} were stored by an earlier version and are brought up to date.`);
  const sqs = new SQSClient(NO_CALL_LOG);
  const { retrySeconds, pollSeconds } = settings.intervals;
  for (const queue of Object.values(QUEUES)) {
    const url = environment[queue.environmentName] ?? '';
    closing.unshift(pollQueue(sqs, { ...queue, url, retrySeconds, pollSeconds }, functions));
  }
}

function siteConfigFor(identity: IdentityHandle) {
  const auth = {
    userPoolId: USER_POOL_ID,
    clientId: CLIENT_ID,
    domain: LOGIN_DOMAIN,
    localEndpoint: identity.endpoint,
  };
  return { stage: 'local', auth };
}

function report(
  { origin, settings: { dataDir }, log }: Started,
  health: Record<string, string>,
  seconds: number,
): void {
  const states = Object.entries(health).map(([part, state]) => `${part} ${state}`);
  log(`
  Encaje is ready after ${seconds.toFixed(1)} s.

    Site         ${origin}
    Admin area   ${origin}/admin   sign in as ${ACCOUNTS[0]?.email}
    API          ${origin}/api/openapi.json
    Health       ${states.join(', ')}
    Data         ${dataDir}
    Logs         ${logFileIn(dataDir)}

  Stop with Ctrl-C.`);
}

async function closeAll({ closing, settings }: Started): Promise<void> {
  for (const close of closing) await close();
  await forgetRunning(settings.dataDir);
}
