/** `npm run ops -- <command> <stage> ...`: what an operator does by hand, one command each. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StageConfig } from '../config.ts';
import { type Aws, awsCli } from './aws-cli.ts';
import { namedStage } from './deploy-command.ts';
import { failWith } from './fail-with.ts';
import { removeOldAssets } from './old-assets.ts';
import { recordRelease, refuseLoss } from './release-gate.ts';

interface Command {
  /** What follows the command's name. */
  usage: string;
  /** Prints what it did. */
  run(stage: StageConfig, words: readonly string[], aws: Aws): Promise<void> | void;
}

const BUILT_ASSETS = join(import.meta.dirname, '../../dist/site/assets');

const COMMANDS: Record<string, Command> = {
  gate: {
    usage: '<stage>',
    run: async (stage, _words, aws) => {
      await refuseLoss(stage.name, aws);
      console.log('No data would be left behind or replaced');
    },
  },
  'record-release': { usage: '<stage>', run: (stage) => recordRelease(stage.name) },
  'old-assets': {
    usage: '<stage>',
    run: async (stage, _words, aws) => {
      const files = readdirSync(BUILT_ASSETS).map((name) => `assets/${name}`);
      const removed = await removeOldAssets(stage.name, { aws, files, now: new Date().toISOString() });
      console.log(`${removed.length} files of builds out of use for 30 days removed`);
    },
  },
};

try {
  const [name = '', stageName, ...words] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command) throw new Error(`Name a command:\n${usages().join('\n')}`);
  const stage = namedStage(stageName, `npm run ops -- ${name} dev`);
  await command.run(stage, words, awsCli(stage.region));
} catch (error) {
  failWith(error);
}

function usages(): string[] {
  return Object.entries(COMMANDS).map(([name, { usage }]) => `  npm run ops -- ${name} ${usage}`);
}
