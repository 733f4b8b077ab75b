/** The OpenAPI 3.1 description of the API, made from the contract. */
import * as z from 'zod';
import type { Route } from './route.ts';

type Json = Record<string, unknown>;

const PROBLEM: Json = {
  description: 'Refused or failed (RFC 9457)',
  content: {
    'application/problem+json': {
      schema: {
        type: 'object',
        required: ['type', 'title', 'status', 'code', 'detail', 'requestId', 'errors'],
        properties: {
          type: { type: 'string' },
          title: { type: 'string' },
          status: { type: 'integer' },
          code: { type: 'string', description: 'Stable key of the failure' },
          detail: { type: 'string' },
          requestId: { type: 'string', description: 'Empty where the firewall refused, which knows none' },
          errors: {
            type: 'array',
            items: {
              type: 'object',
              required: ['path', 'code'],
              properties: { path: { type: 'string' }, code: { type: 'string' } },
            },
          },
        },
      },
    },
  },
};

/** What is prepared before it is checked (blanks taken for absence) is described by what it is checked against. */
function override({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }): void {
  const { def } = zodSchema._zod;
  if (def.type !== 'pipe' || def.in._zod.def.type !== 'transform') return;
  Object.assign(jsonSchema, schemaOf(def.out as z.ZodType, 'input'));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override }) as Json;
  return json;
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query' | 'header'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

function successOf(route: Route): Json {
  const content = route.response && { content: { 'application/json': { schema: schemaOf(route.response, 'output') } } };
  return { description: route.successStatus === 204 ? 'Done' : 'The answer', ...content };
}

function operation(id: string, route: Route): Json {
  const { params, query, headers, body } = route;
  return {
    operationId: id,
    summary: route.summary,
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query'), ...parametersOf(headers, 'header')],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } },
    }),
    ...(route.access === 'admin' && { security: [{ accessToken: [] }] }),
    responses: { [route.successStatus]: successOf(route), default: PROBLEM },
  };
}

/** The whole document; paths are given from the site's root (`/api/...`). */
export function openapiDocument(routes: Record<string, Route>, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [id, route] of Object.entries(routes)) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(id, route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Encaje', version, description: 'Recruitment that shows its reasons.' },
    servers: [{ url: '/' }],
    paths,
    components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  };
}
