/** Finds a handler's source file, for the AWS stacks and the local stack. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** The source of a handler: `jobs/get-job` is `lambdas/jobs/get-job.handler.ts`. Throws when there is no such file. */
export function handlerFile(handler: string): string {
  const file = join(ROOT, 'lambdas', `${handler}.handler.ts`);
  if (!existsSync(file)) throw new Error(`The contract names the handler ${handler}, but ${file} does not exist`);
  return file;
}
