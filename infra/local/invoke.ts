/** `npm run invoke -- <function> <event.json>`: calls one function of the running local stack with a sample event. */
import { readFile } from 'node:fs/promises';
import { BACKGROUND_FUNCTIONS, QUEUES } from '../../shared/contract/resources.ts';
import type { Route } from '../../shared/contract/route.ts';
import { routes } from '../../shared/contract/routes.ts';
import { invokeAt, type StreamedAnswer, streamAt } from './functions.ts';
import { mintToken, runningStack } from './running-stack.ts';
import { fromCaller, localSettings } from './stack-settings.ts';

/** Stands in sample events for the token of an administrator. */
const SAMPLE_TOKEN = 'sample.access.token';

const streaming = (Object.values(routes) as Route[]).filter(({ streams }) => streams).map(({ handler }) => handler);
const handlers = [...Object.values(routes), ...Object.values(QUEUES), ...Object.values(BACKGROUND_FUNCTIONS)].map(
  ({ handler }) => handler,
);

try {
  const [name = '', file = ''] = process.argv.slice(2);
  const handler = handlers.find((known) => known === name || known.endsWith(`/${name}`));
  if (!handler || !file) {
    const usage = 'npm run invoke -- get-health events/get-health/ok.json';
    throw new Error(`Usage: ${usage}\nFunctions: ${handlers.map((known) => known.split('/')[1]).join(', ')}`);
  }
  const stack = await runningStack(localSettings(process.env, []).dataDir);
  const event = (await readFile(fromCaller(file), 'utf8')).replaceAll(
    SAMPLE_TOKEN,
    await mintToken(stack, 'admin@encaje.test', 'access'),
  );
  if (streaming.includes(handler)) await print(await streamAt(stack.functions, handler, JSON.parse(event)));
  else console.log(JSON.stringify(await invokeAt(stack.functions, handler, JSON.parse(event)), null, 2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Status and headers, then the events as they come. */
async function print({ body, ...head }: StreamedAnswer): Promise<void> {
  console.log(JSON.stringify(head, null, 2));
  for await (const chunk of body) process.stdout.write(chunk);
}
