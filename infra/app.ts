/** The entry of CDK: the stacks of the stage that is named (`-c stage=dev`), checked against AWS's own rules. */

import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import packageJson from '../package.json' with { type: 'json' };
import { stageConfig, withReleases } from './config.ts';
import { makeStacks } from './stacks/stacks.ts';

const app = new App();
const stage = withReleases(stageConfig(app.node.tryGetContext('stage')), app.node.tryGetContext('releases'));
// `-c bundle=false` shows the templates without building the functions.
const bundle = app.node.tryGetContext('bundle') !== 'false';
makeStacks(app, { stage, version: packageJson.version, bundle });
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
