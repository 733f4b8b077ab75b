/** Which pages may access the storage from a browser, and how requests from pages are recognised. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { isLoopbackHost } from '../loopback.ts';
import { S3Error } from './s3-error.ts';

export type AllowedOrigins = string[] | (() => string[]);

/** Sets the CORS headers when the request comes from an allowed page; other pages get none, so their browser refuses. */
export function applyCors(request: IncomingMessage, response: ServerResponse, allowed: AllowedOrigins): boolean {
  const { origin } = request.headers;
  const origins = typeof allowed === 'function' ? allowed() : allowed;
  response.setHeader('vary', 'Origin');
  if (!origin || !origins.includes(origin)) return false;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', 'ETag, x-amz-version-id, Content-Disposition, Content-Range');
  return true;
}

/** Answers a preflight. Throws `AccessForbidden` (403) for a page that is not allowed. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse, allowed: AllowedOrigins): void {
  if (!applyCors(request, response, allowed))
    throw new S3Error(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.');
  response.setHeader('access-control-allow-methods', 'GET, HEAD, PUT, POST');
  response.setHeader(
    'access-control-allow-headers',
    request.headers['access-control-request-headers'] ?? 'content-type',
  );
  response.setHeader('access-control-max-age', '300');
  response.writeHead(200).end();
}

/**
 * Whether a request has the marks of a web page: an `Origin` or a `Sec-Fetch-Site`, which browsers send and SDKs do not,
 * or a host name that someone has pointed at this machine. Servers without signatures refuse such requests, because
 * a simple request of a foreign page is carried out even though its answer is kept from the page.
 */
export function comesFromWebPage(headers: IncomingHttpHeaders): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined || !isLoopbackHost(headers.host);
}
