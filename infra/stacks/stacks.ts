/** The stacks of a stage in order: page files, data, functions, web front, monitoring. */
import { type App, Tags } from 'aws-cdk-lib';
import { GLOBAL_REGION } from '../config.ts';
import { AppFunction, type FunctionSettings } from '../constructs/app-function.ts';
import { AppStack } from './app-stack.ts';
import { AssetsStack } from './assets-stack.ts';
import { CopiesStack } from './copies-stack.ts';
import { DataStack } from './data-stack.ts';
import { GlobalStack } from './global-stack.ts';
import { SearchStack } from './search-stack.ts';
import { WebStack } from './web-stack.ts';

/** Adds the stacks of one stage to `app`. Without an account in the settings, they deploy to whichever is signed in. */
export function makeStacks(app: App, settings: FunctionSettings) {
  const { name, region } = settings.stage;
  const env = { region };
  const data = new DataStack(app, `encaje-${name}-data`, { settings, env });
  const assets = new AssetsStack(app, `encaje-${name}-assets`, { settings, env });
  const search = searchOf(app, settings, data);
  const application = new AppStack(app, `encaje-${name}-app`, { settings, data, search, env });
  // A page must not name a file that is not there yet.
  application.addStackDependency(assets);
  const web = new WebStack(app, `encaje-${name}-web`, { settings, assets, data, application, env });
  const { distribution } = web;
  const global = new GlobalStack(app, `encaje-${name}-global`, {
    settings,
    distribution,
    env: { region: GLOBAL_REGION },
  });
  const copies = copiesOf(app, settings);
  // Copies need somewhere to go before the plan names it.
  if (copies) data.addStackDependency(copies);
  refuseUnknownFunctions(app, settings);
  Tags.of(app).add('application', 'encaje');
  Tags.of(app).add('stage', name);
  return { assets, data, application, web, global, ...(copies && { copies }), ...(search && { search }) };
}

/** The collection that people are searched in, where a stage has one. */
function searchOf(app: App, { stage }: FunctionSettings, { encryptionKey }: DataStack): SearchStack | undefined {
  const { name: stageName, region, search } = stage;
  if (search !== 'opensearch') return undefined;
  return new SearchStack(app, `encaje-${stageName}-search`, { stageName, encryptionKey, env: { region } });
}

/** The stack in the region that a stage's backup is copied to. Throws where that is the stage's own, which a copy is no help for. */
function copiesOf(app: App, { stage: { name, region, backup } }: FunctionSettings): CopiesStack | undefined {
  if (!backup) return undefined;
  if (backup.region === region) throw new Error(`backup.region is the stage's own region, ${region}`);
  return new CopiesStack(app, `encaje-${name}-copies`, { stageName: name, env: { region: backup.region } });
}

/** Concurrency for a function that there is not, perhaps by an old name, would be set aside for nobody without a word. */
function refuseUnknownFunctions(app: App, { stage }: FunctionSettings): void {
  const names = app.node.findAll().flatMap((one) => (one instanceof AppFunction ? one.handler : []));
  const unknown = Object.keys(stage.reservedConcurrency ?? {}).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`reservedConcurrency names no function: ${unknown.join(', ')}`);
}
