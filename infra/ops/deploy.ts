/** `npm run deploy -- <stage> [options for cdk]`: builds the site, deploys the stage, and removes files of old builds. */
import { spawnSync } from 'node:child_process';
import { awsCli } from './aws-cli.ts';
import { deployCommand } from './deploy-command.ts';
import { failWith } from './fail-with.ts';
import { checkGoogleSecret } from './google-secret.ts';

/** Runs a program of this package in the terminal. Throws when it fails. */
function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${args[0]} failed`);
}

try {
  const { stage, cdk } = deployCommand(process.argv.slice(2));
  console.log(`Deploying ${stage.name} to ${stage.region}`);
  if (!stage.alarmEmail) console.warn('Nobody will receive its alarms: set alarmEmail in infra/config.ts');
  await checkGoogleSecret(stage, awsCli(stage.region));
  run('npm', ['run', 'build']);
  run('cdk', cdk);
  run('node', ['infra/ops/ops.ts', 'old-assets', stage.name]);
} catch (error) {
  failWith(error);
}
