/** `npm run ops -- <command> <stage> ...`: what an operator does by hand, one command each. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import packageJson from '../../package.json' with { type: 'json' };
import { TABLES } from '../../shared/contract/resources.ts';
import { GLOBAL_REGION, type StageConfig } from '../config.ts';
import { testAlarms } from './alarm-test.ts';
import { type Aws, awsCli, stackOutput } from './aws-cli.ts';
import { CAVEATS, describe, estimate } from './cost.ts';
import { namedStage } from './deploy-command.ts';
import { failWith } from './fail-with.ts';
import { makeAdministrator } from './first-admin.ts';
import { removeOldAssets } from './old-assets.ts';
import { putBack } from './put-back.ts';
import { recordRelease, refuseLoss, synthesisedTemplates } from './release-gate.ts';
import { smoke } from './smoke.ts';
import { PROFILES } from './usage.ts';

interface Command {
  /** What follows the command's name. */
  usage: string;
  /** Prints what it did. */
  run(stage: StageConfig, words: readonly string[], aws: Aws): Promise<void> | void;
}

const BUILT_ASSETS = join(import.meta.dirname, '../../dist/site/assets');

const COMMANDS: Record<string, Command> = {
  'alarm-test': {
    usage: '<stage> [entry of the runbook]',
    run: async ({ name, region }, [entry]) => {
      for (const each of [region, GLOBAL_REGION]) {
        const { rung, faults } = await testAlarms(name, entry, awsCli(each));
        console.log(`${each}: rang ${rung.join(', ') || 'nothing'}`);
        for (const fault of faults) console.error(`  ${fault}`);
        if (faults.length > 0) process.exitCode = 1;
      }
    },
  },
  cost: {
    usage: '<stage>',
    run: ({ name }) => {
      const templates = synthesisedTemplates(name);
      for (const people of PROFILES) console.log(`${describe(estimate(templates, people), people).join('\n')}\n`);
      console.log(CAVEATS.join('\n'));
    },
  },
  'first-admin': {
    usage: '<stage> <e-mail>',
    run: async (stage, [email], aws) => {
      const names = await makeAdministrator(stage, email, aws);
      console.log(`${names.join(', ')} may use the admin area after signing out and in again`);
    },
  },
  gate: {
    usage: '<stage>',
    run: async ({ name }, _words, aws) => {
      await refuseLoss(name, aws);
      console.log('No data would be left behind or replaced');
    },
  },
  'old-assets': {
    usage: '<stage>',
    run: async ({ name }, _words, aws) => {
      const files = readdirSync(BUILT_ASSETS).map((file) => `assets/${file}`);
      const removed = await removeOldAssets(name, { aws, files, now: new Date().toISOString() });
      console.log(`${removed.length} files of builds out of use for 30 days removed`);
    },
  },
  smoke: {
    usage: '<stage>',
    run: async ({ name }, _words, aws) => {
      const siteUrl = await stackOutput(aws, `encaje-${name}-web`, 'SiteUrl');
      const found = await smoke(siteUrl, packageJson.version);
      if (found.length > 0) throw new Error(`${siteUrl} is not well:\n  ${found.join('\n  ')}`);
      console.log(`${siteUrl} is well, version ${packageJson.version}`);
    },
  },
  'put-back': {
    usage: '<stage> <table of the contract> <restored table> <restored to>',
    run: async (stage, [id = '', restoredTable, restoredTo], aws) => {
      const shape = Object.entries(TABLES).find(([name]) => name === id)?.[1];
      if (!shape || !restoredTable || !restoredTo)
        throw new Error('For example: npm run ops -- put-back prod talents talents-restored 2026-11-20T08:00:00.000Z');
      const { region } = stage;
      const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region }));
      const [liveTable, auditTable] = await Promise.all(
        [id, 'audit'].map((one) => deployedTable(stage.name, one, aws)),
      );
      if (!liveTable || !auditTable) throw new Error(`${stage.name} has no table ${id}`);
      console.log(await putBack({ client, shape, restoredTable, liveTable, auditTable, restoredTo }));
    },
  },
  'record-release': { usage: '<stage>', run: ({ name }) => recordRelease(name) },
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

/** The name that CloudFormation gave to a table of the contract. */
async function deployedTable(stageName: string, id: string, aws: Aws): Promise<string | undefined> {
  const query = `StackResourceSummaries[?ResourceType=='AWS::DynamoDB::Table' && starts_with(LogicalResourceId, '${id}table')]`;
  const words = ['--stack-name', `encaje-${stageName}-data`, '--query', `${query}.PhysicalResourceId | [0]`];
  return (await aws('cloudformation', 'list-stack-resources', ...words)) as string | undefined;
}

function usages(): string[] {
  return Object.entries(COMMANDS).map(([name, { usage }]) => `  npm run ops -- ${name} ${usage}`);
}
