/** The entry of functions that answer with pages rather than with data: one log line each, failures as problem details. */
import middy from '@middy/core';
import httpHeaderNormalizer from '@middy/http-header-normalizer';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { PAGE_QUERY_KEYS } from '../../shared/contract/query-keys.ts';
import { AppError } from '../../shared/errors.ts';
import { observed } from './observed.ts';

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

/** The gateway's resource for every address that no other resource takes. */
const ROUTE = 'GET /{proxy+}';

type Answer = (request: PageRequest) => Promise<PageAnswer>;

/** Without the keys that no page looks at: whatever visitors append, it stays the same page. */
function searchOf({ multiValueQueryStringParameters: given }: APIGatewayProxyEvent): string {
  const known = Object.entries(given ?? {}).filter(([name]) => PAGE_QUERY_KEYS.includes(name));
  const pairs = known.flatMap(([name, values]) => (values ?? []).map((value) => [name, value]));
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
  const handle = async (event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> => {
    if (/^\/api(\/|$)/.test(event.path)) throw new AppError('not-found', 'ROUTE_NOT_FOUND');
    const answer = await answerOf();
    const { status, headers, body } = await answer({ path: event.path, search: searchOf(event) });
    return { statusCode: status, headers, body };
  };
  return middy<APIGatewayProxyEvent, APIGatewayProxyResult>()
    .use(httpHeaderNormalizer({ normalizeHeaderKey: (name: string) => name.toLowerCase() }))
    .use(observed(ROUTE))
    .handler(handle);
}
