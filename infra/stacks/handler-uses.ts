/** What each handler declares to use, read from the handler itself: the one place where it is said. */
import { createRequire } from 'node:module';
import type { Uses } from '../../shared/contract/uses.ts';
import { handlerFile } from '../constructs/bundle.ts';

const require = createRequire(import.meta.url);

/** The declaration of a handler (`jobs/get-job`). Throws where it has none, so that nobody is granted anything by mistake. */
export function usesOf(handler: string): Uses {
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
