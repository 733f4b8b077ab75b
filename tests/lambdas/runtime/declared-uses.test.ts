/** Holds declarations and wirings together: a handler takes what it declares, and has no way to anything else. */
import { createRequire } from 'node:module';
import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { answeringNames, handlersOf, usesOf } from '../../../infra/functions.ts';
import { handlerFile } from '../../../infra/handler-file.ts';
import { type Granted, grant, modesOf } from '../../../lambdas/runtime/granted.ts';
import { matchRequests } from '../../../lambdas/runtime/queue.ts';
import { jobStore } from '../../../lambdas/stores/job-store.ts';
import { ENVIRONMENT, QUEUES, TABLES } from '../../../shared/contract/resources.ts';
import type { Uses } from '../../../shared/contract/uses.ts';
import { DECLARED } from '../../infra/declared.ts';

const require = createRequire(import.meta.url);

beforeAll(() => {
  for (const { environmentName, name } of Object.values(TABLES)) vi.stubEnv(environmentName, name);
  for (const { environmentName, deadLettersEnvironmentName, name } of Object.values(QUEUES)) {
    vi.stubEnv(environmentName, `https://queues.example/${name}`);
    vi.stubEnv(deadLettersEnvironmentName, `https://queues.example/${name}-dead-letters`);
  }
  for (const name of [
    ENVIRONMENT.uploadBucket,
    ENVIRONMENT.auditArchiveBucket,
    ENVIRONMENT.indexBucket,
    ENVIRONMENT.version,
  ])
    vi.stubEnv(name, 'somewhere');
  vi.stubEnv('AWS_REGION', 'eu-west-1');
  vi.stubEnv(ENVIRONMENT.siteOrigin, 'https://site.example');
  // Loaded, and not asked for a page.
  vi.stubEnv(ENVIRONMENT.siteRenderer, handlerFile('health/get-health'));
});
afterAll(() => vi.unstubAllEnvs());

/** An object whose members are noted when they are taken; clients are never called while a handler is wired. */
function noting(noted: Set<string>, prefix: string): Record<string, unknown> {
  const take = (_target: object, name: string | symbol) => {
    noted.add(`${prefix}${String(name)}`);
    return () => ({});
  };
  return new Proxy({}, { get: take });
}

/** What the wiring of a handler takes of what it is handed. */
async function takenBy(handler: string): Promise<string[]> {
  const loaded = require(handlerFile(handler)) as {
    handler: { wirings: ((granted: object) => unknown)[] };
  };
  const taken = new Set<string>();
  const parts: Record<string, unknown> = {
    tables: noting(taken, 'table '),
    sends: noting(taken, 'queue '),
    deadLetters: noting(taken, 'dead letters '),
  };
  const others = noting(taken, '');
  const granted = new Proxy(parts, { get: (target, name: string) => target[name] ?? others[name] });
  for (const wire of loaded.handler.wirings) await wire(granted);
  return [...taken].sort();
}

function declaredBy(uses: Uses): string[] {
  const { reads = [], changes = [], sends = [], redrives = [], uploads, files } = uses;
  const flags: [string, unknown][] = [
    ['table audit', uses.audits || uses.expiresAudit],
    ['uploads', uploads],
    ['files', files],
    ['archive', uses.archivesAudit],
    ['indexes', uses.indexes || uses.publishesIndexes],
    ['search', uses.indexes?.includes('talents') || uses.publishesIndexes],
    ['carriers', uses.sendsMessages],
    ['textract', uses.recognisesScans],
    ['bedrock', uses.asksModels],
  ];
  const tables = [...reads, ...changes].map((name) => `table ${name}`);
  const queues = [...sends.map((name) => `queue ${name}`), ...redrives.map((name) => `dead letters ${name}`)];
  return [...tables, ...queues, ...flags.flatMap(([name, is]) => (is ? [name] : []))].sort();
}

describe('the wiring of', () => {
  it.each(Object.keys(DECLARED))('%s takes exactly what it declares', async (handler) => {
    expect(await takenBy(handler)).toEqual([...new Set(declaredBy(DECLARED[handler] ?? {}))]);
  });
});

/** The handlers that share a function with others, each with its function. */
const SHARING = answeringNames().flatMap((name) => handlersOf(name).map((handler) => [handler, name] as const));

describe('a handler that shares a function', () => {
  const sharing = SHARING.filter(([handler, name]) => handler !== name).map(([handler, name]) => {
    const own = modesOf(DECLARED[handler] ?? {});
    const others = Object.keys(modesOf(usesOf(name))).filter((table) => !(table in own)) as (keyof typeof TABLES)[];
    return { handler, name, own: Object.keys(own), others };
  });
  const tablesOf = async (handler: string) =>
    (await grant(DECLARED[handler] ?? {})).tables as Record<string, DynamoDBDocumentClient>;
  // One without tables has nothing to reach others by; that it has none stands below.
  const reaching = sharing.filter(({ own, others }) => own.length > 0 && others.length > 0);

  it.each(sharing)('$handler has clients of its own tables alone', async ({ handler, own }) => {
    expect(Object.keys(await tablesOf(handler)).toSorted()).toEqual(own.toSorted());
  });

  it.each(reaching)('$handler reaches no table that only others of $name declare', async ({ handler, others }) => {
    for (const client of Object.values(await tablesOf(handler)))
      for (const table of others)
        expect(() => client.send(new GetCommand({ TableName: TABLES[table].name, Key: { id: '1' } }))).toThrow(
          'does not declare',
        );
  });
});

it('the compiler checks what a handler was granted', () => {
  // Never called: the compiler refuses each marked line, and fails where one of them became possible.
  const check = ({ tables, sends, ...others }: Granted<{ reads: ['jobs']; changes: ['runs']; sends: ['runs'] }>) => {
    jobStore(tables.jobs).listOpen();
    // @ts-expect-error Jobs were declared to be read.
    jobStore(tables.jobs).remove;
    // @ts-expect-error The client of one table makes no store of another.
    jobStore(tables.runs);
    // @ts-expect-error Talents were not declared.
    tables.talents;
    // @ts-expect-error The client of one queue sends to no other.
    matchRequests(sends.runs);
    // @ts-expect-error Files were not declared.
    others.uploads;
  };
  expect(check).toBeTypeOf('function');
});
