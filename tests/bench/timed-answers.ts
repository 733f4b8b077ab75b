/** Times answers of the API as its callers see them. */
import { createParser } from 'eventsource-parser';
import type { TestStack } from '../support/local-stack.ts';

type Api = Pick<TestStack, 'api' | 'origin'>;

/** From the request to the whole answer, milliseconds. */
export async function answerMs(stack: Api, path: string, token: string): Promise<number> {
  const startedAt = performance.now();
  const { status } = await stack.api(path, { token });
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  return performance.now() - startedAt;
}

/** Milliseconds from the request until the evaluation is complete; `onEvent` gets those until each of its events. */
export async function evaluationMs(
  stack: Api,
  { jobId, token }: { jobId: string; token: string },
  onEvent: (event: { name: string | undefined; data: string; ms: number }) => void,
): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${stack.origin}/api/admin/evaluations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ jobId }),
  });
  let [isComplete, last] = [false, ''];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      last = data;
      onEvent({ name: event, data, ms: performance.now() - startedAt });
      if (event === 'complete') isComplete = true;
    },
  });
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
  if (!isComplete) throw new Error(`The evaluation of ${jobId} did not complete (${response.status}): ${last}`);
  return performance.now() - startedAt;
}
