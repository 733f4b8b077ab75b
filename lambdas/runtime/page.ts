/** The entry of functions that return pages instead of data: one log line each, failures as problem details. */
import middy from '@middy/core';
import httpHeaderNormalizer from '@middy/http-header-normalizer';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { PAGE_QUERY_KEYS } from '../../shared/contract/query-keys.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { AppError } from '../../shared/errors.ts';
import { type Granted, grant } from './granted.ts';
import { observed } from './observed.ts';
import { wiredOnce } from './wired-once.ts';

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
 * The Lambda handler of pages. `wire` runs at the first request, with the clients of what `uses` declares, and again after it failed; addresses of the API that no
 * route took are refused as the API does (`ROUTE_NOT_FOUND`).
 */
export function pageHandler<const U extends Uses>(uses: U, wire: (granted: Granted<U>) => Promise<Answer>) {
  const answerOf = wiredOnce(async () => wire(await grant(uses)));
  const handle = async (event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> => {
    if (/^\/api(\/|$)/.test(event.path)) throw new AppError('not-found', 'ROUTE_NOT_FOUND');
    const answer = await answerOf();
    const { status, headers, body } = await answer({ path: event.path, search: searchOf(event) });
    return { statusCode: status, headers, body };
  };
  const handler = middy<APIGatewayProxyEvent, APIGatewayProxyResult>()
    .use(httpHeaderNormalizer({ normalizeHeaderKey: (name: string) => name.toLowerCase() }))
    .use(observed(ROUTE))
    .handler(handle);
  return Object.assign(handler, { wirings: [wire] });
}
