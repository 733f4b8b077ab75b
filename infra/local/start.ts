/** `npm start`: the whole product on a laptop, in one process tree, on loopback only. */
import { mkdirSync, readFileSync } from 'node:fs';
import { startStack } from './stack.ts';
import { localSettings } from './stack-settings.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const PARENT_CHECK_MS = 250;

async function main(): Promise<void> {
  const parent = process.ppid;
  const settings = localSettings(process.env, process.argv.slice(2));
  mkdirSync(settings.dataDir, { recursive: true });
  const stack = await startStack(settings, version, (line) => console.log(line));
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    console.log('\nStopping…');
    await stack.close();
    process.exit(0);
  };
  // npm ends on a signal without passing it on; then this process has lost its parent and has to end too.
  setInterval(() => process.ppid !== parent && void stop(), PARENT_CHECK_MS).unref();
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
