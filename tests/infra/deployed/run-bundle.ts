/**
 * Runs a function's built files as Lambda's runtime does, in a process with no environment but its own: `node run-bundle.ts
 * FOLDER`, with the event on the standard input. Prints the answer, of a streaming function all that it streamed.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { isStreaming, parted, provideResponseStreaming } from '../../../infra/local/response-stream.ts';

const [folder = ''] = process.argv.slice(2);
provideResponseStreaming();
process.chdir(folder);
const { handler } = (await import(pathToFileURL(join(folder, 'index.mjs')).href)) as { handler: unknown };

let given = '';
for await (const chunk of process.stdin) given += chunk;
const event: unknown = JSON.parse(given);
const context = {
  awsRequestId: 'c6af9ac6-7b61-11e6-9a41-93e8deadbeef',
  functionName: process.env.AWS_LAMBDA_FUNCTION_NAME,
  invokedFunctionArn: `arn:aws:lambda:eu-west-1:111122223333:function:${process.env.AWS_LAMBDA_FUNCTION_NAME}`,
  memoryLimitInMB: '1024',
  getRemainingTimeInMillis: () => 60_000,
};

async function answer(): Promise<unknown> {
  if (!isStreaming(handler)) return (handler as (...args: unknown[]) => Promise<unknown>)(event, context);
  const stream = Object.assign(new PassThrough(), { setHeader: () => undefined });
  const [streamed] = await Promise.all([whole(stream), handler(event, stream as never, context as never)]);
  return streamed;
}

/** Read while the function writes: one whose answer nobody takes waits for ever once the buffers are full. */
async function whole(stream: PassThrough): Promise<unknown> {
  const { prelude, body } = await parted(stream);
  let text = '';
  for await (const chunk of body) text += Buffer.from(chunk).toString('utf8');
  return { ...prelude, body: text };
}

// The standard output is the function's log.
writeFileSync(3, JSON.stringify((await answer()) ?? null));
process.exit();
