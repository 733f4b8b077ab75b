/** Puts the parts of the local stack together in their order: stores, identity, functions, gateway, work. */
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { BACKGROUND_FUNCTIONS, MAX_RECEIVE_COUNT, QUEUES, TABLES } from '../../shared/contract/resources.ts';
import { securityHeaders } from '../../shared/contract/security-headers.ts';
import { ensureTables, startDynamodb } from './dynamodb.ts';
import { functionEnvironment } from './function-environment.ts';
import { type Functions, startFunctions } from './functions.ts';
import { startGateway } from './gateway.ts';
import { startIdentity } from './identity/identity.ts';
import { pollQueue } from './pollers.ts';
import { assertPortFree, choosePorts } from './ports.ts';
import { startQueues } from './queues.ts';
import { forgetRunning, noteRunning } from './running-stack.ts';
import { seed } from './seed.ts';
import { openSite } from './site.ts';
import {
  ACCOUNTS,
  CLIENT_ID,
  CREDENTIALS,
  LOGIN_DOMAIN,
  type LocalSettings,
  REGION,
  UPLOAD_BUCKET,
  USER_POOL_ID,
} from './stack-settings.ts';
import { startStorage } from './storage/storage.ts';

export interface Stack {
  functions: Functions;
  close(): Promise<void>;
}

type Log = (line: string) => void;

/** Starts everything and resolves when it is ready: old work taken up, demo data complete. Throws clear sentences. */
export async function startStack(settings: LocalSettings, version: string, log: Log): Promise<Stack> {
  const { dataDir, port } = settings;
  await assertPortFree(port);
  const startedAt = performance.now();
  const site = await openSite(settings, log);
  const closing: (() => Promise<unknown>)[] = [site.close];
  const origin = `http://localhost:${port}`;
  const stores = await startStores(dataDir, origin, closing);

  let functions: Functions | undefined;
  const identity = await startIdentity({
    port: stores.ports.identity,
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

  const environment = functionEnvironment(
    {
      dynamodb: stores.dynamodb.endpoint,
      queues: stores.queues.endpoint,
      storage: stores.storage.endpoint,
      urlOf: stores.queues.urlOf,
      issuer: identity.issuer,
      jwksUri: identity.jwksUri,
    },
    version,
  );
  Object.assign(process.env, environment);
  const logFile = join(dataDir, 'functions.log');
  functions = await startFunctions({
    port: stores.ports.functions,
    environment,
    logFile,
    watch: settings.watch,
    onReplaced: (replaced) => void sweep(replaced, true),
  });
  closing.unshift(functions.close);

  const dynamodb = new DynamoDBClient({});
  await ensureTables(dynamodb, tableShapes(), log);
  const sqs = new SQSClient({});
  for (const queue of Object.values(QUEUES)) {
    closing.unshift(pollQueue(sqs, { ...queue, url: stores.queues.urlOf(queue.name) }, functions));
  }

  let isReady = false;
  const connectSources = [stores.storage.endpoint, identity.endpoint];
  const gateway = await startGateway({
    port,
    functions,
    site: site.listener,
    isReady: () => isReady,
    headers: settings.watch ? {} : securityHeaders({ connectSources, formSources: [] }),
    siteConfig: {
      stage: 'local',
      auth: { userPoolId: USER_POOL_ID, clientId: CLIENT_ID, domain: LOGIN_DOMAIN, localEndpoint: identity.endpoint },
    },
  });
  closing.unshift(gateway.close);
  await noteRunning(dataDir, {
    pid: process.pid,
    site: origin,
    identity: identity.endpoint,
    functions: functions.endpoint,
    environment,
  });

  closing.unshift(await startSweeping(functions));
  await seed(
    dataDir,
    DynamoDBDocumentClient.from(dynamodb, { marshallOptions: { removeUndefinedValues: true } }),
    new S3Client({ forcePathStyle: true }),
  );
  isReady = true;
  report(
    { origin, identity: identity.endpoint, logFile, dataDir, seconds: (performance.now() - startedAt) / 1000 },
    log,
  );
  return { functions, close: () => closeAll(closing, dataDir) };
}

/** Tables, queues and files, which everything else needs. */
async function startStores(dataDir: string, origin: string, closing: (() => Promise<unknown>)[]) {
  const ports = await choosePorts({
    dataDir,
    names: ['dynamodb', 'queues', 'storage', 'identity', 'functions'] as const,
  });
  const queueShapes = Object.values(QUEUES).map(({ name, localVisibilitySeconds }) => ({
    name,
    visibilityTimeoutSeconds: localVisibilitySeconds,
    maxReceiveCount: MAX_RECEIVE_COUNT,
  }));
  const [dynamodb, queues] = await Promise.all([
    startDynamodb({ port: ports.dynamodb, dataDir: join(dataDir, 'dynamodb') }),
    startQueues({ port: ports.queues, dataDir: join(dataDir, 'queues'), region: REGION, queues: queueShapes }),
  ]);
  const storage = await startStorage({
    port: ports.storage,
    dataDir: join(dataDir, 'storage'),
    buckets: [UPLOAD_BUCKET],
    credentials: CREDENTIALS,
    region: REGION,
    allowedOrigins: [origin],
    onEvent: (event) => queues.send(QUEUES.resumes.name, JSON.stringify(event)),
  });
  closing.unshift(storage.close, queues.close, dynamodb.close);
  return { ports, dynamodb, queues, storage };
}

function tableShapes() {
  return Object.values(TABLES).map((table) => ({ ...table, name: `encaje-${table.name}` }));
}

/** Takes over everything unfinished, whatever its lease, then sweeps as the schedule on AWS does. */
async function startSweeping(functions: Functions): Promise<() => Promise<void>> {
  await sweep(functions, true);
  const timer = setInterval(() => void sweep(functions, false), BACKGROUND_FUNCTIONS.sweep.everySeconds.local * 1000);
  return async () => clearInterval(timer);
}

async function sweep(functions: Functions, takeOver: boolean): Promise<void> {
  try {
    await functions.invoke(BACKGROUND_FUNCTIONS.sweep.handler, { takeOver });
  } catch (error) {
    // The next round, a minute later, finds what this one would have found.
    console.error(`Sweep: ${error instanceof Error ? error.message : error}`);
  }
}

function report(
  facts: { origin: string; identity: string; logFile: string; dataDir: string; seconds: number },
  log: Log,
): void {
  log(`
  Encaje is ready after ${facts.seconds.toFixed(1)} s.

    Site         ${facts.origin}
    Admin area   ${facts.origin}/admin   sign in as ${ACCOUNTS[0]?.email}
    API          ${facts.origin}/api/openapi.json
    Health       tables ok, queues ok, storage ok, identity ok, functions ok
    Data         ${facts.dataDir}
    Logs         ${facts.logFile}

  Stop with Ctrl-C.`);
}

/** Ends the parts in the opposite order of their start, so that none calls another that is gone. */
async function closeAll(closing: (() => Promise<unknown>)[], dataDir: string): Promise<void> {
  for (const close of closing) await close();
  await forgetRunning(dataDir);
}
