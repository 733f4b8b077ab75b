/** Wraps every request for data or pages: one log context, safe headers, failures as problem details. */
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { logger, publishMetrics } from './log.ts';
import { problemResponse } from './problem.ts';
import { openSegment, type Segment } from './trace.ts';

/**
 * Logs and metrics around a request of `route` (method and path), safe headers on every answer that does not set them
 * itself, and failures as problem details. Wants header names in lower case.
 */
export function observed(route: string): MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> {
  const segments = new WeakMap<object, Segment>();
  return {
    before: ({ event, context }) => {
      logger.resetKeys();
      const correlationId = correlationIdOf(event, context);
      // The access log knows a request by the gateway's own id.
      logger.appendKeys({ correlationId, route, gatewayRequestId: event.requestContext?.requestId });
      segments.set(context, openSegment(route, { correlationId, route }));
    },
    after: async ({ event, context, response }) => {
      finish(route, response, event, context);
      await segments.get(context)?.close({ status: response?.statusCode });
    },
    onError: async (request) => {
      const { error, event, context } = request;
      request.response = problemResponse(error, correlationIdOf(event, context));
      finish(route, request.response, event, context);
      await segments.get(context)?.close({ status: request.response.statusCode });
    },
  };
}

function finish(
  route: string,
  response: APIGatewayProxyResult | null | undefined,
  event: APIGatewayProxyEvent,
  context: Context,
): void {
  if (!response) return;
  const correlationId = correlationIdOf(event, context);
  response.headers = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-correlation-id': correlationId,
    ...response.headers,
  };
  // On a laptop one process answers many at once, and another's keys may be the logger's by now.
  logger.info('Answered', { status: response.statusCode, route, correlationId });
  publishMetrics();
}

const CORRELATION_ID = /^[\w-]{8,64}$/;

/** The caller's own id for a chain of calls where it sent a proper one, else the gateway's id of this request. */
export function correlationIdOf(event: APIGatewayProxyEvent, context: Context): string {
  const sent = event.headers?.['x-correlation-id'];
  if (sent && CORRELATION_ID.test(sent)) return sent;
  return event.requestContext?.requestId ?? context.awsRequestId;
}
