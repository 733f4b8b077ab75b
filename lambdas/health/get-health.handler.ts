/** Entry of GET /api/health. */
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { routes } from '../../shared/contract/routes.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { requiredEnv } from '../runtime/env.ts';
import { httpHandler } from '../runtime/http.ts';

export const uses = {} as const satisfies Uses;

export const handler = httpHandler(routes.getHealth, uses, () => {
  const version = requiredEnv(ENVIRONMENT.version);
  return async () => ({ status: 'ok', version });
});
