/** `npm run token -- <account> [--id]`: prints a token of the running local identity as its last line. */
import { mintToken, runningStack } from './running-stack.ts';
import { localSettings } from './stack-settings.ts';

const args = process.argv.slice(2);
const account = args.find((arg) => !arg.startsWith('--'));

try {
  if (!account) throw new Error('Whose token? For example: npm run --silent token -- admin@encaje.test');
  const stack = await runningStack(localSettings(process.env, []).dataDir);
  console.log(await mintToken(stack, account, args.includes('--id') ? 'id' : 'access'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
