/** Shows that the OpenAPI document describes every route as the contract has it. */
import { describe, expect, it } from 'vitest';
import { openapiDocument } from '../../../shared/contract/openapi.ts';
import type { Route } from '../../../shared/contract/route.ts';
import { routes } from '../../../shared/contract/routes.ts';

interface Operation {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: Record<string, unknown> }[];
  requestBody?: { content: Record<string, { schema: { required?: string[] } }> };
  security?: Record<string, string[]>[];
  responses: Record<string, { content?: Record<string, unknown> }>;
}

interface Document {
  openapi: string;
  info: { version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, { type: string; scheme: string }> };
}

const document = openapiDocument(routes, '1.2.3') as unknown as Document;
const entries: [string, Route][] = Object.entries(routes);

function operationOf(route: Route): Operation {
  const operation = document.paths[route.path]?.[route.method.toLowerCase()];
  if (!operation) throw new Error(`${route.method} ${route.path} is not described`);
  return operation;
}

describe('the OpenAPI document', () => {
  it('is of version 3.1, says which release it describes, and survives being written as JSON', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info.version).toBe('1.2.3');
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('lists every route once and nothing else, under whole paths from the site root', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(entries.map(([, route]) => `${route.method} ${route.path}`).sort());
    expect(document.servers).toEqual([{ url: '/' }]);
    for (const path of Object.keys(document.paths)) expect(path).toMatch(/^\/api\//);
  });

  it('asks for an access token on admin routes only, by a scheme that is declared', () => {
    for (const [id, route] of entries) {
      const wanted = route.access === 'admin' ? [{ accessToken: [] }] : undefined;
      expect(operationOf(route).security, id).toEqual(wanted);
    }
    expect(document.components.securitySchemes.accessToken).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  it('keeps admin routes under /api/admin and public ones elsewhere', () => {
    for (const [, route] of entries) expect(route.path.startsWith('/api/admin/')).toBe(route.access === 'admin');
  });

  it.each(entries)('gives %s its id, its success and the problem that any failure answers', (id, route) => {
    const operation = operationOf(route);
    expect(operation.operationId).toBe(id);
    expect(operation.summary).toBe(route.summary);
    expect(Object.keys(operation.responses).sort()).toEqual([String(route.successStatus), 'default'].sort());
    expect(Object.keys(operation.responses.default?.content ?? {})).toEqual(['application/problem+json']);
    const answers = Object.keys(operation.responses[route.successStatus]?.content ?? {});
    expect(answers).toEqual(route.response ? ['application/json'] : []);
  });

  it.each(entries)('names every parameter in the path of %s, and each as required', (_id, route) => {
    const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const inPath = operationOf(route).parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => name)).toEqual(names);
    expect(inPath.every(({ required }) => required)).toBe(true);
  });

  it('marks optional and required fields as a caller sees them', () => {
    const body = operationOf(routes.submitApplication).requestBody?.content['application/json']?.schema;
    expect(body?.required?.toSorted()).toEqual(['email', 'firstName', 'lastName', 'privacyNoticeAccepted', 'resume']);
    const limit = operationOf(routes.listPublicJobs).parameters.find(({ name }) => name === 'limit');
    expect(limit).toMatchObject({ in: 'query', required: false, schema: { minimum: 1, maximum: 100, default: 25 } });
  });
});
