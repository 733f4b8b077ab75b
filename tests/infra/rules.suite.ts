/** AWS's own rules over all stacks, and the account of what each function touches against what its handler uses. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';
import { describe, expect, it } from 'vitest';
import { handlerFile } from '../../infra/constructs/bundle.ts';
import {
  accessOf,
  FUNCTION_ACCESS,
  type FunctionAccess,
  type QueueId,
  type TableId,
} from '../../infra/stacks/function-access.ts';
import { BACKGROUND_FUNCTIONS, QUEUES, SITE_FUNCTION } from '../../shared/contract/resources.ts';
import { routes } from '../../shared/contract/routes.ts';
import { EVERYTHING_SET, stacksOf, synthesised } from './synthesised.ts';

/** Synthesising everything, and looking at every resource of it, takes a busy machine a while. */
const PATIENT_MS = 240_000;

describe('AWS’s rules', { timeout: PATIENT_MS }, () => {
  it.each([
    ['dev', undefined],
    ['a stage that sets everything', EVERYTHING_SET],
  ])('find nothing unexplained in %s', (_stage, changes) => {
    const { app } = synthesised(changes);
    const { violations } = new AwsSolutionsChecks(app).validateScope(app);
    expect(violations.map(({ ruleName, violatingResources }) => [ruleName, violatingResources])).toEqual([]);
  });

  it('would find an unexplained weakness', () => {
    const { app, stacks } = stacksOf();
    const acknowledged = Validations.ACKNOWLEDGED_RULES_METADATA_KEY;
    const forget = (construct: IConstruct) => Reflect.set(construct.node, '_metadata', []);
    const pool = stacks.data.signIn.userPool;
    expect(pool.node.metadata.some(({ type }) => type === acknowledged)).toBe(true);
    forget(pool);
    const { violations } = new AwsSolutionsChecks(app).validateScope(app);
    expect(violations.map(({ ruleName }) => ruleName)).toContain('AwsSolutions-COG2');
  });

  it('are answered with reasons of a sentence', () => {
    const { app } = synthesised();
    const reasons = app.node
      .findAll()
      .flatMap(({ node }) => node.metadata.filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY))
      .flatMap(({ data }) => Object.values(data as Record<string, string>));
    expect(reasons.length).toBeGreaterThan(10);
    expect(reasons.filter((reason) => reason.length < 20)).toEqual([]);
  });
});

/** How the store of each table is called in a handler's source. */
const STORE_OF: Record<TableId, string> = {
  activities: 'activityStore',
  applications: 'applicationStore',
  audit: 'auditStore',
  decisions: 'decisionStore',
  employerRequests: 'employerRequestStore',
  employers: 'employerStore',
  evaluations: 'evaluationStore',
  fileVerdicts: 'verdictStore',
  formCounters: 'formCounterStore',
  jobs: 'jobStore',
  matches: 'matchStore',
  messages: 'messageStore',
  outbox: 'outboxStore',
  preferences: 'preferenceStore',
  progress: 'progressStore',
  resumes: 'resumeStore',
  runs: 'runStore',
  settings: 'settingsStore',
  talents: 'talentStore',
};

const SENDER_TO: Record<QueueId, string> = {
  matching: 'matchRequests',
  resumes: 'readingRequests',
  runs: 'runRequests',
  scans: 'scanRequests',
};

const DEAD_LETTERS_OF: Record<QueueId, string> = {
  matching: 'matchDeadLetters',
  resumes: 'resumeDeadLetters',
  runs: 'runDeadLetters',
  scans: 'scanDeadLetters',
};

/** The factories that a handler has to wire for what it may touch. */
function expectedWiring({ reads = [], changes = [], audits, ...access }: FunctionAccess): string[] {
  const { sends = [], redrives = [], uploads = [], files = [] } = access;
  const stores = [...reads, ...changes, ...(audits ? (['audit'] as const) : [])].map((table) => STORE_OF[table]);
  const queues = [...sends.map((queue) => SENDER_TO[queue]), ...redrives.map((queue) => DEAD_LETTERS_OF[queue])];
  const bucket = [...(uploads.some((use) => use !== 'create-copies') ? ['uploadStore'] : [])];
  if (uploads.includes('create-copies')) bucket.push('exchangeStore');
  if (files.length > 0) bucket.push('fileStore');
  return [...stores, ...queues, ...bucket];
}

/** What wires several stores at once, by the file that it is in. */
const BUNDLES = {
  mailingStores: 'mailing-stores',
  resultStores: 'result-stores',
  settlingStores: 'settling-stores',
};
const bundleSource = (file: string) =>
  readFileSync(resolve(import.meta.dirname, `../../lambdas/stores/${file}.ts`), 'utf8');

describe('the account of what functions touch', () => {
  const { sweep, retain, archiveTrail } = BACKGROUND_FUNCTIONS;
  const shapes = [...Object.values(routes), ...Object.values(QUEUES), sweep, retain, archiveTrail, SITE_FUNCTION];
  const handlers = [...new Set<string>(shapes.map(({ handler }) => handler))];

  it('names every function and no other', () => {
    expect(Object.keys(FUNCTION_ACCESS).sort()).toEqual(handlers.sort());
  });

  it.each(handlers)('of %s agrees with what its handler wires', (handler) => {
    const own = readFileSync(handlerFile(handler), 'utf8');
    const used = Object.entries(BUNDLES).filter(([name]) => new RegExp(`\\b${name}\\(`).test(own));
    const source = [own, ...used.map(([, file]) => bundleSource(file))].join('\n');
    const queues = [...Object.values(SENDER_TO), ...Object.values(DEAD_LETTERS_OF)];
    const factories = [...Object.values(STORE_OF), ...queues, 'uploadStore', 'exchangeStore', 'fileStore'];
    const wired = factories.filter((factory) => new RegExp(`\\b${factory}\\(`).test(source));
    expect(expectedWiring(accessOf(handler)).sort()).toEqual(wired.sort());
  });

  it.each(handlers)('lets %s change exactly the tables that its actions write to', (handler) => {
    const written = sourcesOf(handlerFile(handler)).flatMap(writtenTables);
    expect([...(accessOf(handler).changes ?? [])].sort()).toEqual([...new Set(written)].sort());
  });

  it.each(handlers)('lets %s add to the audit trail exactly if its actions do', (handler) => {
    const notes = sourcesOf(handlerFile(handler)).some((file) => /\bauditTo\(/.test(readFileSync(file, 'utf8')));
    expect(accessOf(handler).audits ?? false).toBe(notes);
  });
});

// Methods of stores that only read, and of arrays that happen to be called like a table.
const READING =
  /^(get|list|all|besides|catalogState|changedSince|homeOf|find|map|filter|some|every|flatMap|slice|sort|push|length|toSorted)/;

/** The tables whose stores a source file calls by a method that is not known to read only. */
function writtenTables(file: string): TableId[] {
  const source = readFileSync(file, 'utf8');
  return (Object.keys(STORE_OF) as TableId[]).filter((table) =>
    [...source.matchAll(new RegExp(`\\b${table}\\.(\\w+)\\(`, 'g'))].some(([, method]) => !READING.test(method ?? '')),
  );
}

const LAMBDAS = resolve(import.meta.dirname, '../../lambdas');

/** A handler and the files of `lambdas/` it is made of, without the stores, which can do more than a handler asks. */
function sourcesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !file.startsWith(LAMBDAS) || file.endsWith('-store.ts')) return [];
  seen.add(file);
  const imports = [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path]) => path ?? '');
  return [file, ...imports.flatMap((path) => sourcesOf(resolve(dirname(file), path), seen))];
}
