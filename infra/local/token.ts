/** `npm run token -- <account> [--id]`: prints a token of the running local identity as its last line. */
import { runningStack } from './running-stack.ts';
import { localSettings } from './stack-settings.ts';

const args = process.argv.slice(2);
const account = args.find((arg) => !arg.startsWith('--'));

try {
  if (!account) throw new Error('Whose token? For example: npm run --silent token -- admin@encaje.test');
  const { identity } = await runningStack(localSettings(process.env, []).dataDir);
  const response = await fetch(`${identity}/local/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, use: args.includes('--id') ? 'id' : 'access' }),
  });
  if (!response.ok) throw new Error(`There is no account ${account} (${response.status})`);
  console.log(((await response.json()) as { token: string }).token);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
