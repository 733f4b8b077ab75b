/** The streaming sibling of `http.ts`: identify, authorise, parse, validate, then answer with server-sent events. */
import type { Readable } from 'node:stream';
import middy from '@middy/core';
import { executionModeStreamifyResponse } from '@middy/core/StreamifyResponse';
import httpHeaderNormalizer from '@middy/http-header-normalizer';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { Route } from '../../shared/contract/route.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import type { Actor } from '../../shared/domain/policy.ts';
import { eventStream, type StreamEvent, type StreamLimits } from './event-stream.ts';
import { type Granted, grant } from './granted.ts';
import { type ActionInput, callerOf, validated } from './http.ts';
import { correlationIdOf, observed } from './observed.ts';
import { wiredOnce } from './wired-once.ts';

/**
 * An action that streams. What it throws before it has its events is answered as a problem with its status; after that
 * the status has been sent, and a failure is the last event. `signal` is aborted when nobody waits for the rest.
 */
type Act<R> = (input: ActionInput<R>, actor: Actor, signal: AbortSignal) => Promise<AsyncIterable<StreamEvent>>;

/** A Lambda handler in streaming mode: the answer goes into `response`. */
export type StreamingHandler = (
  event: APIGatewayProxyEvent,
  response: NodeJS.WritableStream,
  context: Context,
) => Promise<void>;

/**
 * The Lambda handler of a route whose answer is a stream. `wire` runs once per container, at the first
 * request, with the clients of what `uses` declares. The global `awslambda` of the Lambda runtime has to be there when this is called.
 */
export function streamHandler<const R extends Route, const U extends Uses>(
  route: R,
  limits: StreamLimits,
  uses: U,
  wire: (granted: Granted<U>) => Act<R>,
): StreamingHandler {
  const actOf = wiredOnce(async () => wire(await grant(uses)));
  const handle = async (event: APIGatewayProxyEvent, context: Context) => {
    const startedAt = performance.now();
    const actor = await callerOf(route, event);
    const input = { ...validated(route, event), correlationId: correlationIdOf(event, context) };
    const act = await actOf();
    const work = new AbortController();
    const events = await act(input, actor, work.signal);
    const endsAfterMs = limits.endsAfterMs - (performance.now() - startedAt);
    return answer(route, eventStream(events, work, { ...limits, endsAfterMs }));
  };
  const handler = middy<APIGatewayProxyEvent, APIGatewayProxyResult>({ executionMode: executionModeStreamifyResponse })
    .use(httpHeaderNormalizer({ normalizeHeaderKey: (name: string) => name.toLowerCase() }))
    .use(observed(`${route.method} ${route.path}`))
    .handler(handle) as unknown as StreamingHandler;
  return Object.assign(handler, { wirings: [wire] });
}

/** Middy's streaming mode takes the body of the usual answer as a stream too; its types do not say so. */
function answer(route: Route, body: Readable): APIGatewayProxyResult {
  const headers = { 'content-type': 'text/event-stream' };
  return { statusCode: route.successStatus, headers, body: body as unknown as string };
}
