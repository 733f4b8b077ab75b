/** `npm run ops -- <command> <stage> ...`: the operators' commands. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import packageJson from '../../package.json' with { type: 'json' };
import { restoredTableName, TABLES, type TableShape } from '../../shared/contract/resources.ts';
import type { TableId } from '../../shared/contract/uses.ts';
import { GLOBAL_REGION, type StageConfig } from '../config.ts';
import { testAlarms } from './alarm-test.ts';
import { type Aws, awsCli, stackOutput } from './aws-cli.ts';
import { CAVEATS, describe, estimate, optional } from './cost.ts';
import { namedStage } from './deploy-command.ts';
import { failWith } from './fail-with.ts';
import { makeAdministrator } from './first-admin.ts';
import { invoke } from './invoke.ts';
import { migrate } from './migrate.ts';
import { removeOldAssets } from './old-assets.ts';
import { putBack } from './put-back.ts';
import { recordRelease, refuseLoss, synthesisedTemplates } from './release-gate.ts';
import { deployedTables, describeRestore, protectRestored, rehearse, restoreTables } from './restore.ts';
import { smoke } from './smoke.ts';
import { takeDown } from './take-down.ts';
import { PROFILES } from './usage.ts';

interface Command {
  /** What follows the command's name. */
  usage: string;
  /** Prints what it did. */
  run(stage: StageConfig, words: readonly string[], aws: Aws): Promise<void> | void;
}

/** Point-in-time recovery reaches to five minutes ago. */
const DRILL_MINUTES_AGO = 10;
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
      for (const people of [0, ...PROFILES])
        console.log(
          `${[...describe(estimate(templates, people), people), ...optional(templates, people)].join('\n')}\n`,
        );
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
    run: async (stage) => {
      await refuseLoss(stage, awsCli);
      console.log('No data would be left behind or replaced');
    },
  },
  invoke: {
    usage: '<stage> sweep-sweep|retention-retain|audit-archive-trail|indexes-publish-indexes',
    run: async ({ name }, [fn], aws) => {
      console.log(`${await invoke(name, fn, aws)} is started; its log says what comes of it`);
    },
  },
  migrate: {
    usage: '<stage>',
    run: async ({ name, region, restored }, _words, aws) => {
      const tables = await deployedTables(name, aws);
      const live = new Map(Object.entries(TABLES).map(([id, shape]) => [shape.name as string, tables[id as TableId]]));
      // What serves now may be restored tables.
      const nameOf = (shape: TableShape) =>
        restored ? restoredTableName(`encaje-${name}-${shape.name}`, restored) : (live.get(shape.name) ?? '');
      for (const { table, layout, changed, remain } of await migrate({ client: documents(region), nameOf })) {
        console.log(`${table}: ${changed} items brought to layout ${layout}, ${remain} remain`);
        if (remain > 0) process.exitCode = 1;
      }
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
      if (id === 'outbox' || id === 'messages')
        throw new Error(`${id} does not name everybody by the ids of the trail: see docs/restore.md, "Everything"`);
      const { region } = stage;
      const client = documents(region);
      const tables = await deployedTables(stage.name, aws);
      const live = tables[id as TableId];
      // What serves now may be a restored table itself.
      const serving = restoredTableName(`encaje-${stage.name}-${shape.name}`, stage.restored ?? '');
      const liveTable = stage.restored ? serving : live;
      const auditTable = tables.audit;
      console.log(await putBack({ client, shape, restoredTable, liveTable, auditTable, restoredTo }));
    },
  },
  restore: {
    usage: '<stage> <suffix> <restored to>',
    run: async ({ name, region }, [suffix, restoredTo], aws) => {
      if (!suffix || !restoredTo)
        throw new Error('For example: npm run ops -- restore prod 20261120 2026-11-20T08:00:00.000Z');
      const props = { stageName: name, suffix, restoredTo };
      const report = await restoreTables(props, { aws, client: documents(region), wait, say: console.log });
      console.log(describeRestore(report).join('\n'));
      await protectRestored(props, aws);
      console.log(
        `Now write restored: '${suffix}' into the stage in infra/config.ts; docs/restore.md goes on from here`,
      );
    },
  },
  'restore-drill': {
    usage: '<stage>',
    run: async ({ name, region }, _words, aws) => {
      const restoredTo = new Date(Date.now() - DRILL_MINUTES_AGO * 60_000).toISOString();
      const props = { stageName: name, suffix: 'drill', restoredTo };
      await rehearse(props, { aws, client: documents(region), wait, say: console.log }, (report) =>
        console.log([`${name} as it was at ${restoredTo}:`, ...describeRestore(report)].join('\n')),
      );
      console.log('The copies are removed');
    },
  },
  'take-down': {
    usage: '<stage> [stack, as data]',
    run: async ({ name }, [stack], aws) => {
      console.log((await takeDown(name, aws, stack ? [stack] : undefined)).join('\n'));
    },
  },
  'record-release': { usage: '<stage>', run: recordRelease },
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

function documents(region: string): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(new DynamoDBClient({ region }));
}

function usages(): string[] {
  return Object.entries(COMMANDS).map(([name, { usage }]) => `  npm run ops -- ${name} ${usage}`);
}
