/** What surrounds every request, of data and of pages alike: one log context, safe headers, failures as problem details. */
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { logger, publishMetrics } from './log.ts';
import { problemResponse } from './problem.ts';

/**
 * Logs and metrics around a request of `route` (method and path), safe headers on every answer that does not set them
 * itself, and failures as problem details. Wants header names in lower case.
 */
export function observed(route: string): MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> {
  return {
    before: ({ event, context }) => {
      logger.resetKeys();
      logger.appendKeys({ correlationId: correlationIdOf(event, context), route });
    },
    after: ({ event, context, response }) => finish(response, event, context),
    onError: (request) => {
      request.response = problemResponse(request.error, correlationIdOf(request.event, request.context));
      finish(request.response, request.event, request.context);
    },
  };
}

function finish(
  response: APIGatewayProxyResult | null | undefined,
  event: APIGatewayProxyEvent,
  context: Context,
): void {
  if (!response) return;
  response.headers = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-correlation-id': correlationIdOf(event, context),
    ...response.headers,
  };
  logger.info('Answered', { status: response.statusCode });
  publishMetrics();
}

const CORRELATION_ID = /^[\w-]{8,64}$/;

/** The caller's own id for a chain of calls where it sent a proper one, else the gateway's id of this request. */
export function correlationIdOf(event: APIGatewayProxyEvent, context: Context): string {
  const sent = event.headers?.['x-correlation-id'];
  if (sent && CORRELATION_ID.test(sent)) return sent;
  return event.requestContext?.requestId ?? context.awsRequestId;
}
