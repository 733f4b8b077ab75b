/** The process that runs the Lambda handlers on a laptop; `functions.ts` starts, calls and replaces it. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { flushCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Context } from 'aws-lambda';
import { listenOnLoopback } from './loopback.ts';
import { isStreaming, type LocalStreamingHandler, provideResponseStreaming } from './response-stream.ts';
import { comesFromWebPage } from './storage/cors.ts';

type Handler = ((event: unknown, context: Context) => Promise<unknown>) | LocalStreamingHandler;

const HANDLER_NAME = /^[a-z]+\/[a-z-]+$/;
const LAMBDAS = new URL('../../lambdas/', import.meta.url);

async function handlerOf(name: string): Promise<Handler> {
  if (!HANDLER_NAME.test(name)) throw new Error(`"${name}" is no function`);
  const { handler } = (await import(new URL(`${name}.handler.ts`, LAMBDAS).href)) as { handler: Handler };
  if (!loaded.has(name)) keepCompiled(name);
  return handler;
}

const KEPT_AFTER_MS = 1000;
const loaded = new Set<string>();
let keeping: NodeJS.Timeout | undefined;

/** Writes compiled code down while this process is there, for it may be killed; later starts load it in half the time. */
function keepCompiled(name: string): void {
  loaded.add(name);
  clearTimeout(keeping);
  keeping = setTimeout(flushCompileCache, KEPT_AFTER_MS).unref();
}

/** The part of a Lambda's context that handlers use. */
function contextFor(name: string, requestId: string): Context {
  return {
    awsRequestId: requestId,
    functionName: name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${name}`,
    memoryLimitInMB: '1024',
    getRemainingTimeInMillis: () => 75_000,
  } as Context;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Who may call a function is checked before this, or by its token: no page may send it events of its own making.
  if (comesFromWebPage(request.headers)) return void response.writeHead(403, { connection: 'close' }).end();
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const name = (request.url ?? '').slice(1);
  try {
    const handler = await handlerOf(name);
    const event: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const context = contextFor(name, String(request.headers['x-request-id']));
    if (isStreaming(handler)) return await handler(event, response, context);
    const result = await handler(event, context);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(result ?? null));
  } catch (error) {
    // The caller of the stream has disconnected, and the handler was notified.
    if (response.destroyed) return;
    console.error(`Function ${name} failed:`, error);
    if (response.headersSent) return void response.destroy();
    response.writeHead(500, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ errorType: error instanceof Error ? error.name : 'Error' }));
  }
}

const FOLLOWED_EVERY_MS = 30_000;

/** The index files outlive this process, so erased people are removed even if no list is requested. */
async function followErased(): Promise<void> {
  try {
    const [
      { followErasures },
      { sharedApplicationIndex },
      { applicationStore },
      { sharedJobIndex },
      { jobStore },
      { sharedRankingForms },
      { sharedTalentIndex },
      { talentStore },
      { dynamodb },
      { generationStore },
      { s3 },
    ] = await Promise.all([
      import('../../lambdas/indexes/follow-erasures.ts'),
      import('../../lambdas/indexes/application-index.ts'),
      import('../../lambdas/stores/application-store.ts'),
      import('../../lambdas/indexes/job-index.ts'),
      import('../../lambdas/stores/job-store.ts'),
      import('../../lambdas/indexes/ranking-forms.ts'),
      import('../../lambdas/indexes/talent-index.ts'),
      import('../../lambdas/stores/talent-store.ts'),
      import('../../lambdas/runtime/dynamodb-client.ts'),
      import('../../lambdas/stores/generation-store.ts'),
      import('../../lambdas/runtime/storage-client.ts'),
    ]);
    const generations = generationStore(s3());
    await followErasures({
      index: sharedTalentIndex(talentStore(dynamodb()), generations),
      forms: sharedRankingForms(generations),
      jobs: sharedJobIndex(jobStore(dynamodb()), generations),
      applications: sharedApplicationIndex(applicationStore(dynamodb()), generations),
    });
  } catch (error) {
    // The next round finds what this one would have found.
    console.error('Following erasures failed:', error);
  }
}

const [port] = process.argv.slice(2);
provideResponseStreaming();
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await listenOnLoopback(
    createServer((request, response) => void answer(request, response)),
    Number(port),
  );
  // The parent holds the other end: when it is gone, however it went, this process goes too.
  process.stdin.on('end', () => process.exit(0)).resume();
  setInterval(() => void followErased(), FOLLOWED_EVERY_MS).unref();
  // An end in order, in which threads write down as well what they have compiled.
  process.on('SIGTERM', () => process.exit(0));
}
