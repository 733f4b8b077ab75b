/** Every function runs from the files that would be deployed, with exactly the environment of its template, and answers one call. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { App } from 'aws-cdk-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import cdkJson from '../../../cdk.json' with { type: 'json' };
import { stageConfig } from '../../../infra/config.ts';
import { makeStacks } from '../../../infra/stacks/stacks.ts';
import { PROBE_NAMES } from '../../../shared/contract/probes.ts';
import { ENVIRONMENT, INDEX_FILES } from '../../../shared/contract/resources.ts';
import type { TestStack } from '../../support/local-stack.ts';
import { sharedStack } from '../../support/shared.ts';
import { type DeployedTemplate, resolver } from './resolved-environment.ts';

const EVENTS = join(import.meta.dirname, '../../../events');
const A_RESUME = join(import.meta.dirname, '../../bench/rounds/2026-11-23-reading-8/a01.pdf');
const RUNNER = join(import.meta.dirname, 'run-bundle.ts');
/** Stands in sample events for the token of an administrator. */
const SAMPLE_TOKEN = 'sample.access.token';
const OF_RUNTIME = /^AWS_(REGION|ACCESS_KEY_ID|SECRET_ACCESS_KEY|ENDPOINT_URL_)/;

/** Asks the site itself, over whatever stands before it. */
const CANARY = 'canary/probe-site';

/** What a round of the writer of the indexes comes to where no other one is quicker. */
const DONE = expect.stringMatching(/^(published|unchanged|waiting)$/);

/** One call of each function: its sample event, and the status, or the result, that shows that it reached its tables. */
const CALLS: Record<string, [event: string, expected: unknown]> = {
  'functions/health': ['get-health', { statusCode: 200 }],
  'functions/public': ['list-public-jobs', { statusCode: 200 }],
  'functions/forms': ['send-contact-message', { statusCode: 201 }],
  // Nobody has applied so; found out by asking the table.
  'functions/applicant': ['follow-application', { statusCode: 404 }],
  'functions/admin-views': ['list-jobs', { statusCode: 200 }],
  'functions/admin-records': ['create-job', { statusCode: 201 }],
  'functions/admin-files': ['list-files', { statusCode: 200 }],
  'functions/admin-operations': ['list-processing', { statusCode: 200 }],
  'matches/run-evaluation': ['run-evaluation', { statusCode: 200 }],
  'site/render-site': ['render-site', { statusCode: 200 }],
  'resumes/on-resume-uploaded': ['on-resume-uploaded', { batchItemFailures: [] }],
  'resumes/on-scan-requested': ['on-scan-requested', { batchItemFailures: [] }],
  'matches/on-match-requested': ['on-match-requested', { batchItemFailures: [] }],
  'exchange/on-run-requested': ['on-run-requested', { batchItemFailures: [] }],
  // These answer nothing; one that fails ends without an answer.
  'sweep/sweep': ['sweep', {}],
  'retention/retain': ['retain', {}],
  'audit/archive-trail': ['archive-trail', {}],
  // The local stack publishes as well, so that there may be nothing left to do.
  'indexes/publish-indexes': [
    'publish-indexes',
    Object.fromEntries(INDEX_FILES.map((file) => [file, { outcome: DONE }])),
  ],
  'identity/add-admin-claim': ['add-admin-claim', { response: expect.anything() }],
  [CANARY]: ['probe-site', PROBE_NAMES.map(() => expect.not.objectContaining({ wrong: expect.anything() }))],
};

/** The command line asks for it, so that a template says of each resource what construct it is. */
const PATHS = 'aws:cdk:enable-path-metadata';

/** More than the buffers between a function and its reader hold. */
const MUCH = 1_000_000;
const STREAMS_MUCH = `
  import { Readable } from 'node:stream';
  import { pipeline } from 'node:stream/promises';
  export const handler = awslambda.streamifyResponse((_event, response) => {
    const to = awslambda.HttpResponseStream.from(response, { statusCode: 200, headers: {} });
    return pipeline(Readable.from(Array(${MUCH / 1000}).fill('x'.repeat(1000))), to);
  });`;

interface Deployed {
  name: string;
  folder: string;
  environment: Record<string, string>;
}

/** A quarter of a minute of both cores; much longer where others use them. */
const PATIENT_MS = 600_000;
/** A call takes a second or two. One that hangs is ended before its test is, so that its log is shown. */
const HANGS_AFTER_MS = 90_000;

let stack: TestStack;
let output: string;
let functions: Deployed[];
let token: string;

beforeAll(async () => {
  stack = await sharedStack();
  token = await stack.token('admin@encaje.test');
  output = mkdtempSync(join(tmpdir(), 'encaje-deployed-'));
  const app = new App({ context: { ...cdkJson.context, [PATHS]: true }, outdir: output });
  makeStacks(app, { stage: stageConfig('dev'), version: '1.2.3', bundle: true, sourceMaps: false });
  app.synth();
  functions = deployedFunctions();
}, PATIENT_MS);
afterAll(() => rmSync(output, { recursive: true, force: true }));

function deployedFunctions(): Deployed[] {
  const templates = readdirSync(output)
    .filter((file) => file.endsWith('.template.json'))
    .map((file) => JSON.parse(readFileSync(join(output, file), 'utf8')) as DeployedTemplate);
  const resolve = resolver(templates, { ...stack.running.environment, [ENVIRONMENT.siteOrigin]: stack.origin });
  return templates.flatMap((template) =>
    Object.values(template.Resources)
      .filter(({ Type, Properties }) => Type === 'AWS::Lambda::Function' && Properties?.Description)
      .map(({ Properties = {} }) => {
        const { Variables = {} } = (Properties.Environment ?? {}) as { Variables?: Record<string, unknown> };
        const environment = Object.entries(Variables).map(([name, value]) => [name, resolve(value, template)]);
        const asset = String((Properties.Code as { S3Key: string }).S3Key).replace('.zip', '');
        const folder = join(output, `asset.${asset}`);
        return { name: String(Properties.Description), folder, environment: Object.fromEntries(environment) };
      }),
  );
}

/**
 * What Lambda's runtime sets by itself. On a laptop the addresses of the services differ, and `/tmp`, which a container on AWS
 * has for itself.
 */
function runtimeEnvironment(name: string): Record<string, string> {
  const given = Object.entries(stack.running.environment).filter(([key]) => OF_RUNTIME.test(key));
  const own = { AWS_LAMBDA_FUNCTION_NAME: name, TZ: ':UTC', LANG: 'en_US.UTF-8' };
  return { ...Object.fromEntries(given), ...own, [ENVIRONMENT.indexFolder]: join(output, 'tmp', name) };
}

interface Outcome {
  answer: unknown;
  log: string;
}

function run({ name, folder, environment }: Deployed, event: string): Promise<Outcome> {
  const child = spawn(process.execPath, [RUNNER, folder], {
    env: { ...runtimeEnvironment(name.replaceAll('/', '-')), ...environment },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    timeout: HANGS_AFTER_MS,
    killSignal: 'SIGKILL',
  });
  const texts = { log: '', answer: '' };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (texts.log += chunk));
  child.stdio[3]?.on('data', (chunk) => (texts.answer += chunk));
  child.stdin?.end(event);
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code, signal) => {
      const end = signal ? `hung and was ended after ${HANGS_AFTER_MS / 1000} s (${signal})` : `ended with ${code}`;
      if (!texts.answer) return reject(new Error(`${name} gave no answer: it ${end}\n${texts.log.slice(-4000)}`));
      resolve({ answer: JSON.parse(texts.answer), log: texts.log });
    });
  });
}

const deployed = (name: string): Deployed => {
  const found = functions.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not deployed`);
  return found;
};
const sampleEvent = (name: string) =>
  readFileSync(join(EVENTS, name, 'ok.json'), 'utf8').replaceAll(SAMPLE_TOKEN, token);

it('every function of the templates is called', () => {
  expect(functions.map(({ name }) => name).sort()).toEqual(Object.keys(CALLS).sort());
});

// A few at once: each waits for the stack a part of its time.
describe.concurrent('from its files and its environment alone', () => {
  it.each(Object.entries(CALLS))('%s answers', async (name, [event, expected]) => {
    const { answer, log } = await run(deployed(name), sampleEvent(event));
    expect(answer ?? {}, log).toMatchObject(expected as object);
  });

  it('a function that lacks one name of its environment does not', async () => {
    const whole = deployed('functions/public');
    const { JOBS_TABLE: _, ...environment } = whole.environment;
    const { answer } = await run({ ...whole, environment }, sampleEvent('list-public-jobs'));
    expect(answer).toMatchObject({ statusCode: 500 });
  });

  it('the canary finds a site that is not there to be wrong', async () => {
    const whole = deployed(CANARY);
    const environment = { ...whole.environment, [ENVIRONMENT.siteOrigin]: 'http://localhost:1' };
    const { answer } = await run({ ...whole, environment }, sampleEvent('probe-site'));
    expect(answer).toMatchObject(PROBE_NAMES.map((probe) => ({ probe, wrong: 'no answer: TypeError' })));
  });

  it('a PDF is read, by the engine that travels beside the bundle', async () => {
    const reader = new Worker(join(deployed('resumes/on-resume-uploaded').folder, 'read-resume.worker.mjs'));
    await once(reader, 'message');
    reader.postMessage({ bytes: readFileSync(A_RESUME) });
    const [answer] = await once(reader, 'message');
    await reader.terminate();
    expect(answer).toMatchObject({ reading: { profile: { email: 'xime.tlaloque@cocina.example.com' } } });
  });

  it('a streamed answer of any length arrives whole', async () => {
    const folder = join(output, 'streams');
    mkdirSync(folder);
    writeFileSync(join(folder, 'index.mjs'), STREAMS_MUCH);
    const { answer } = await run({ name: 'streams', folder, environment: {} }, '{}');
    expect(answer).toEqual({ statusCode: 200, headers: {}, body: 'x'.repeat(MUCH) });
  });
});
