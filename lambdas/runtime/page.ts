/** The entry of functions that answer with pages rather than with data: one log line each, failures as problem details. */
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { AppError } from '../../shared/errors.ts';
import { logger, publishMetrics } from './log.ts';
import { problemResponse } from './problem.ts';

export interface PageRequest {
  /** Without query. */
  path: string;
  /** Empty, or with its question mark. */
  search: string;
}

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

type Answer = (request: PageRequest) => Promise<PageAnswer>;

function searchOf({ multiValueQueryStringParameters: given }: APIGatewayProxyEvent): string {
  const pairs = Object.entries(given ?? {}).flatMap(([name, values]) => (values ?? []).map((value) => [name, value]));
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

/**
 * The Lambda handler of pages. `wire` runs at the first request and again after it failed; addresses of the API that no
 * route took are refused as the API does (`ROUTE_NOT_FOUND`).
 */
export function pageHandler(wire: () => Promise<Answer>) {
  let wired: Promise<Answer> | undefined;
  const answerOf = (): Promise<Answer> => {
    wired ??= wire().catch((error: unknown) => {
      wired = undefined;
      throw error;
    });
    return wired;
  };
  return async (event: APIGatewayProxyEvent, context: Context): Promise<APIGatewayProxyResult> => {
    try {
      if (/^\/api(\/|$)/.test(event.path)) throw new AppError('not-found', 'ROUTE_NOT_FOUND');
      const answer = await answerOf();
      const { status, headers, body } = await answer({ path: event.path, search: searchOf(event) });
      logger.info('Page answered', { status });
      return { statusCode: status, headers, body };
    } catch (error) {
      return problemResponse(error, event.requestContext?.requestId ?? context.awsRequestId);
    } finally {
      publishMetrics();
    }
  };
}
