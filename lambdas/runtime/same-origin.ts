/** Refuses requests from pages of other sites, and bodies that a plain form there could send. */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { SITE_HEADER } from '../../shared/contract/resources.ts';
import type { Route } from '../../shared/contract/route.ts';
import { AppError } from '../../shared/errors.ts';

/** What browsers say of requests that the site's own pages send, or that nobody's page does. */
const OWN = ['same-origin', 'none'];
const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Throws `forbidden` (`CROSS_SITE_REQUEST`) where a request that changes something comes from a page of another origin, by
 * what the browser itself says in `Sec-Fetch-Site` and `Origin`. Clients that are no browsers send neither and pass.
 */
export function refuseCrossSite({ method }: Route, { headers }: APIGatewayProxyEvent): void {
  if (method === 'GET') return;
  const { origin, 'sec-fetch-site': site, [SITE_HEADER]: own } = headers ?? {};
  const isForeign = (site !== undefined && !OWN.includes(site)) || (origin !== undefined && origin !== own);
  if (isForeign) throw new AppError('forbidden', 'CROSS_SITE_REQUEST');
}

/**
 * Throws `unsupported` (`CONTENT_TYPE_UNSUPPORTED`) for a body that is not said to be JSON: a page may send one of no type
 * as well. Without a body a type may be missing.
 */
export function refuseOtherTypes({ method }: Route, { headers, body }: APIGatewayProxyEvent): void {
  const type = headers?.['content-type'];
  const isRefused = type === undefined ? Boolean(body) : !JSON_TYPE.test(type);
  if (method !== 'GET' && isRefused) throw new AppError('unsupported', 'CONTENT_TYPE_UNSUPPORTED');
}
