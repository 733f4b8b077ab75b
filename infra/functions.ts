/** Lists the functions, their handlers and uses, read from the function files, so that nothing is declared twice. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Route } from '../shared/contract/route.ts';
import { routes } from '../shared/contract/routes.ts';
import { allUses, type Uses } from '../shared/contract/uses.ts';
import { handlerFile } from './handler-file.ts';

const require = createRequire(import.meta.url);
const ENDING = '.handler.ts';

/** The functions that run several handlers, as `functions/public`, each with the names of its handlers. */
const ROUTERS: ReadonlyMap<string, readonly string[]> = new Map(
  readdirSync(join(import.meta.dirname, '../lambdas/functions'))
    .filter((file) => file.endsWith(ENDING))
    .map((file) => `functions/${file.slice(0, -ENDING.length)}`)
    .map((name) => {
      const { endpoints } = require(handlerFile(name)) as { endpoints: Record<string, unknown> };
      return [name, Object.keys(endpoints)];
    }),
);

const FUNCTION_OF = new Map([...ROUTERS].flatMap(([name, handlers]) => handlers.map((handler) => [handler, name])));

/** The function that runs a handler (`jobs/get-job`): one with others beside it, or one of its own by the same name. */
export const functionOf = (handler: string): string => FUNCTION_OF.get(handler) ?? handler;

/** The handlers that a function runs. */
export const handlersOf = (name: string): readonly string[] => ROUTERS.get(name) ?? [name];

/** The routes that a function answers; none of one that works in the background. */
export function routesOf(name: string): Route[] {
  const handlers = handlersOf(name);
  return Object.values(routes as Record<string, Route>).filter(({ handler }) => handlers.includes(handler));
}

/** Every function that answers routes: those that run several handlers, and those that run one. */
export const answeringNames = (): string[] => [
  ...new Set([...ROUTERS.keys(), ...Object.values(routes).map(({ handler }) => functionOf(handler))]),
];

/** What a function uses: everything that one of its handlers declares, and nothing else. Throws where a handler declares nothing. */
export const usesOf = (name: string): Uses => allUses(handlersOf(name).map(declaredBy));

/** What one handler declares. Throws where it declares nothing. */
export function declaredBy(handler: string): Uses {
  provideStreaming();
  const { uses } = require(handlerFile(handler)) as { uses?: Uses };
  if (!uses) throw new Error(`${handlerFile(handler)} has to export what it uses`);
  return uses;
}

/** Streaming handlers want Lambda's global as soon as they are loaded; nothing is called here. */
function provideStreaming(): void {
  const scope = globalThis as { awslambda?: { streamifyResponse?: unknown } };
  if (scope.awslambda?.streamifyResponse) return;
  scope.awslambda = { ...scope.awslambda, streamifyResponse: (handler: unknown) => handler };
}
