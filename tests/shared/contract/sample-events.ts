/** Reads the sample events, and what of a gateway's event the contract looks at. */
import { readdirSync, readFileSync } from 'node:fs';
import type { APIGatewayProxyEvent, SQSEvent } from 'aws-lambda';
import type * as z from 'zod';
import type { Route } from '../../../shared/contract/route.ts';

const EVENTS = new URL('../../../events/', import.meta.url);

/** The last part of a handler's name, which is also the name of its folder of events. */
export const actionOf = (handler: string): string => handler.slice(handler.lastIndexOf('/') + 1);

export const eventFolders = (): string[] => readdirSync(EVENTS).sort();
export const eventNames = (action: string): string[] => readdirSync(new URL(`${action}/`, EVENTS)).sort();

export function readEvent<T>(action: string, name: string): T {
  return JSON.parse(readFileSync(new URL(`${action}/${name}`, EVENTS), 'utf8')) as T;
}

/** Paths and codes of everything a route's schemas refuse in an event; empty for a valid one. */
export function refusals(route: Route, event: APIGatewayProxyEvent): string[] {
  const headers = Object.entries(event.headers).map(([name, value]) => [name.toLowerCase(), value]);
  const parts: [z.ZodType | undefined, unknown][] = [
    [route.params, event.pathParameters ?? {}],
    [route.query, event.queryStringParameters ?? {}],
    [route.headers, Object.fromEntries(headers)],
    [route.body, JSON.parse(event.body ?? 'null')],
  ];
  return parts.flatMap(([schema, value]) => {
    const issues = schema?.safeParse(value).error?.issues ?? [];
    return issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  });
}

/** Whether every message of a queue event is JSON that the schema accepts. */
export function acceptsAll(schema: z.ZodType, event: SQSEvent): boolean {
  return event.Records.every(({ body }) => {
    try {
      return schema.safeParse(JSON.parse(body)).success;
    } catch {
      return false;
    }
  });
}
