/** Lets one first start write the demo data before the tests of the whole product, each of which then begins with a copy. */
import { rm } from 'node:fs/promises';
import { startTestStack, TEMPLATE_VARIABLE } from './local-stack.ts';

/** Several kinds of tests share one template: whichever comes first makes it, and takes it away at the end. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[TEMPLATE_VARIABLE]) return undefined;
  const stack = await startTestStack();
  await stack.stop({ keepData: true });
  process.env[TEMPLATE_VARIABLE] = stack.dataDir;
  return async () => {
    delete process.env[TEMPLATE_VARIABLE];
    await rm(stack.dataDir, { recursive: true, force: true });
  };
}
