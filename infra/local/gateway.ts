/** The one address of the local stack: CloudFront, API Gateway and the site in a thin adapter over the contract. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { APIGatewayProxyResult } from 'aws-lambda';
import { SITE_FUNCTION } from '../../shared/contract/resources.ts';
import { routes } from '../../shared/contract/routes.ts';
import { isSiteFile, type SiteConfig } from '../../shared/contract/site-config.ts';
import type { Functions } from './functions.ts';
import { closeServer, isLoopbackHost, keepConnections } from './loopback.ts';
import { proxyEvent, type RoutedRequest, routeFinder, siteEvent } from './proxy-event.ts';
import { rateLimit, type Turn } from './rate-limit.ts';
import type { Site } from './site.ts';

/** API Gateway's limit; the functions' own is far lower. */
const BODY_MAX_BYTES = 10 * 1024 * 1024;

export interface GatewayOptions {
  port: number;
  functions: Functions;
  siteConfig: SiteConfig;
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** Answers the files of the site; of a live one, its pages too. */
  site: Pick<Site, 'listener' | 'isLive'>;
  /** Until this is true, `/api/health` answers 503: demo data and take-over of old work are not complete. */
  isReady(): boolean;
}

/** Listens on both loopback addresses that `localhost` may mean. Rejects when the port is taken. */
export async function startGateway(options: GatewayOptions): Promise<{ close(): Promise<void> }> {
  const find = routeFinder(routes);
  const limit = rateLimit();
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response, options, find, limit).catch((error) => {
      console.error(
        `${request.method} ${request.url?.split('?')[0]}: ${error instanceof Error ? error.message : error}`,
      );
      if (!response.headersSent) problem(response, 503, 'SERVICE_UNAVAILABLE', { 'retry-after': '5' });
      else response.destroy();
    });
  };
  const servers = [createServer(onRequest)];
  await listen(servers[0] as Server, options.port, '127.0.0.1');
  const onV6 = createServer(onRequest);
  // A machine without IPv6 has no second loopback address to listen on.
  if (
    await listen(onV6, options.port, '::1').then(
      () => true,
      () => false,
    )
  )
    servers.push(onV6);
  return { close: async () => void (await Promise.all(servers.map(closeServer))) };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  keepConnections(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}

type Find = ReturnType<typeof routeFinder>;
type Limit = ReturnType<typeof rateLimit>;

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: GatewayOptions,
  find: Find,
  limit: Limit,
): Promise<void> {
  for (const [name, value] of Object.entries(options.headers)) response.setHeader(name, value);
  // On AWS no other name leads here; on a laptop a page elsewhere could point one at it.
  if (!isLoopbackHost(request.headers.host)) return problem(response, 421, 'HOST_UNKNOWN', { connection: 'close' });
  // Two slashes at the start would be read as a host, with the rest as the path.
  const url = URL.parse((request.url ?? '/').replace(/^[/\\]+/, '/'), 'http://localhost');
  if (!url) return problem(response, 400, 'ADDRESS_NOT_VALID');
  if (url.pathname === '/config.json') return json(response, 200, options.siteConfig);
  if (!isApi(url.pathname)) {
    if (!['GET', 'HEAD'].includes(request.method ?? ''))
      return problem(response, 405, 'METHOD_NOT_ALLOWED', { allow: 'GET, HEAD' });
    return answerSite(request, response, url, options);
  }
  if (url.pathname === routes.getHealth.path && !options.isReady()) return problem(response, 503, 'STARTING');
  const routed = find(request.method ?? '', url.pathname);
  if (!routed) return problem(response, 404, 'ROUTE_NOT_FOUND');
  const turn = routed.route.publicForm ? limit.enter(request.socket.remoteAddress ?? '') : undefined;
  if (turn && !('done' in turn)) {
    request.resume();
    return problem(response, 429, 'RATE_LIMITED', { 'retry-after': String(turn.retryAfterSeconds) });
  }
  await callFunction(request, response, url, routed, options.functions).finally((turn as Turn | undefined)?.done);
}

/** Files from the build, pages from the function that renders them. */
async function answerSite(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { site, functions }: GatewayOptions,
): Promise<void> {
  if (site.isLive || isSiteFile(url.pathname)) return site.listener(request, response, url.pathname);
  const event = siteEvent(request, url);
  const result = await functions.invoke<APIGatewayProxyResult>(SITE_FUNCTION.handler, event);
  await sendPage(request, response, result);
}

/** As CloudFront sends it: compressed where the browser takes it. What CloudFront would cache for a minute is rendered each time here. */
async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { statusCode, headers, body }: APIGatewayProxyResult,
): Promise<void> {
  const takesBrotli = body !== '' && /\bbr\b/.test(String(request.headers['accept-encoding']));
  const bytes = takesBrotli ? await promisify(brotliCompress)(body, QUICK) : Buffer.from(body);
  const encoding: Record<string, string> = takesBrotli ? { 'content-encoding': 'br' } : {};
  const length = { 'content-length': String(bytes.length), vary: 'Accept-Encoding' };
  response.writeHead(statusCode, { ...(headers as Record<string, string>), ...encoding, ...length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const isApi = (path: string) => path === '/api' || path.startsWith('/api/');

async function callFunction(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  routed: RoutedRequest,
  functions: Functions,
): Promise<void> {
  const body = await readBody(request);
  if (!body) return problem(response, 413, 'BODY_TOO_LARGE');
  const event = proxyEvent(request, url, body, routed);
  if (routed.route.streams) return streamFunction(response, routed.route.handler, event, functions);
  const result = await functions.invoke<APIGatewayProxyResult>(routed.route.handler, event);
  response.writeHead(result.statusCode, result.headers as Record<string, string>);
  response.end(result.statusCode === 204 ? undefined : result.body);
}

/** Passes a stream on as it comes, no faster than it is read; the function is stopped when the browser disconnects. */
async function streamFunction(
  response: ServerResponse,
  handler: string,
  event: unknown,
  functions: Functions,
): Promise<void> {
  const listening = new AbortController();
  response.once('close', () => listening.abort());
  try {
    const { statusCode, headers, body } = await functions.stream(handler, event, listening.signal);
    response.writeHead(statusCode, headers).flushHeaders();
    await pipeline(body, response);
  } catch (error) {
    if (!listening.signal.aborted) throw error;
  }
}

/** The whole body, or `undefined` for one beyond the limit, which is read to its end and thrown away. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += (chunk as Buffer).length;
    if (bytes <= BODY_MAX_BYTES) chunks.push(chunk as Buffer);
  }
  return bytes <= BODY_MAX_BYTES ? Buffer.concat(chunks) : undefined;
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-cache' })
    .end(JSON.stringify(value));
}

function problem(response: ServerResponse, status: number, code: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers });
  const title = code.toLowerCase().replaceAll('_', ' ');
  response.end(
    JSON.stringify({ type: 'about:blank', title, status, code, detail: title, requestId: randomUUID(), errors: [] }),
  );
}
