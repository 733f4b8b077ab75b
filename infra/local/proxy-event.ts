/** Converts an HTTP request to the event that a REST API sends its Lambda functions (payload version 1.0). */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { clientName } from '../../shared/contract/client-address.ts';
import { SITE_HEADER, VIEWER_HEADER } from '../../shared/contract/resources.ts';
import type { Route } from '../../shared/contract/route.ts';

export interface RoutedRequest {
  route: Route;
  params: Record<string, string>;
}

interface Pattern {
  route: Route;
  names: string[];
  expression: RegExp;
}

/** A function that finds the route of a method and path. Fixed segments win over parameters, as in API Gateway. */
export function routeFinder(
  routes: Record<string, Route>,
): (method: string, path: string) => RoutedRequest | undefined {
  const patterns = Object.values(routes)
    .map(patternOf)
    .sort((a, b) => a.names.length - b.names.length);
  return (method, path) => {
    for (const { route, names, expression } of patterns) {
      if (route.method !== method) continue;
      const values = expression.exec(path)?.slice(1);
      if (values)
        return { route, params: Object.fromEntries(names.map((name, i) => [name, decoded(values[i] ?? '')])) };
    }
    return undefined;
  };
}

function patternOf(route: Route): Pattern {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const escaped = route.path.replace(/[.]/g, '\\$&').replace(/\{\w+\}/g, '([^/]+)');
  return { route, names, expression: new RegExp(`^${escaped}$`) };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The event for a request of a page, whatever its address: API Gateway's resource for the rest. */
export function siteEvent(request: IncomingMessage, url: URL): APIGatewayProxyEvent {
  const params: Record<string, string> = url.pathname === '/' ? {} : { proxy: url.pathname.slice(1) };
  const route = { method: 'GET', path: url.pathname === '/' ? '/' : '/{proxy+}' } as const;
  return proxyEvent(request, url, Buffer.alloc(0), { route, params });
}

/**
 * The event for a request of a known route; header names keep the lower case that Node gives them. The
 * client and the origin of the site are put where CloudFront puts them.
 */
export function proxyEvent(
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  { route, params }: { route: Pick<Route, 'method' | 'path'>; params: Record<string, string> },
): APIGatewayProxyEvent {
  const sent = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  const headers: Record<string, string> = {
    ...Object.fromEntries(sent),
    [VIEWER_HEADER]: clientName(request.socket.remoteAddress ?? ''),
    [SITE_HEADER]: `http://${request.headers.host}`,
  };
  const names = [...new Set(url.searchParams.keys())];
  const query = Object.fromEntries(names.map((name) => [name, url.searchParams.getAll(name)]));
  return {
    resource: route.path,
    path: url.pathname,
    httpMethod: route.method,
    headers,
    multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
    // API Gateway gives the last of several values.
    queryStringParameters:
      names.length > 0 ? Object.fromEntries(names.map((name) => [name, query[name]?.at(-1)])) : null,
    multiValueQueryStringParameters: names.length > 0 ? query : null,
    pathParameters: Object.keys(params).length > 0 ? params : null,
    stageVariables: null,
    requestContext: {
      requestId: randomUUID(),
      httpMethod: route.method,
      path: url.pathname,
      resourcePath: route.path,
      stage: 'local',
      identity: { sourceIp: request.socket.remoteAddress ?? '', userAgent: headers['user-agent'] ?? null },
    } as APIGatewayProxyEvent['requestContext'],
    body: body.length > 0 ? body.toString('utf8') : null,
    isBase64Encoded: false,
  };
}
