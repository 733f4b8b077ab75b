/** The entry of CDK: builds the stacks of the named stage (`-c stage=dev`) and checks them against AWS's rules. */

import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import packageJson from '../package.json' with { type: 'json' };
import { stageConfig, withReleases, withTrail } from './config.ts';
import { makeStacks } from './stacks/stacks.ts';

const app = new App();
const given = (name: string): unknown => app.node.tryGetContext(name);
const stage = withTrail(withReleases(stageConfig(given('stage')), given('releases')), given('trail'));
// `-c bundle=false` shows the templates without building the functions.
const bundle = given('bundle') !== 'false';
makeStacks(app, { stage, version: packageJson.version, bundle });
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
