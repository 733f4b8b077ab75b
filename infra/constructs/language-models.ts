/** Lets functions ask language models on Amazon Bedrock, where a stage has them set up. */
import { Stack } from 'aws-cdk-lib';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import type { StageConfig } from '../config.ts';
import type { AppFunction } from './app-function.ts';

/** Lets `fn` call exactly the stage's models, and tells it their ids. Of what is not set up it hears nothing. */
export function grantModels({ bedrock = {} }: Pick<StageConfig, 'bedrock'>, fn: AppFunction): void {
  const { explainModelId, embedModelId } = bedrock;
  const models = { [ENVIRONMENT.explainModel]: explainModelId, [ENVIRONMENT.embedModel]: embedModelId };
  for (const [name, modelId] of Object.entries(models)) {
    if (!modelId) continue;
    // Foundation models belong to no account.
    const model = { service: 'bedrock', account: '', resource: 'foundation-model', resourceName: modelId };
    // Conversing with a model takes the same permission as calling it.
    const resources = [Stack.of(fn).formatArn(model)];
    fn.allow({ actions: ['bedrock:InvokeModel'], resources, environment: { [name]: modelId } });
  }
}
