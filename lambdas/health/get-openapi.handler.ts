/** Entry of GET /api/openapi.json. */
import { openapiDocument } from '../../shared/contract/openapi.ts';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { requiredEnv } from '../runtime/env.ts';
import { httpHandler } from '../runtime/http.ts';

export const uses = {} as const satisfies Uses;

export const handler = httpHandler(routes.getOpenapi, uses, () => {
  const document = openapiDocument(routes, requiredEnv(ENVIRONMENT.version));
  return async () => document;
});
