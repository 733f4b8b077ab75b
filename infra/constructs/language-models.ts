/** Grants functions language models on Amazon Bedrock where a stage configures them. */
import { Stack } from 'aws-cdk-lib';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import type { ModelUse } from '../../shared/contract/uses.ts';
import type { StageConfig } from '../config.ts';
import type { AppFunction } from './app-function.ts';

/** Geographies that inference profiles of AWS begin with; behind them comes the model's own id. */
const PROFILE = /^(?:eu|us|us-gov|apac|jp|au|ca|global)\.(?<modelId>.+)$/;

/**
 * Lets `fn` call exactly those of the stage's models that it uses, and passes their ids. It gets no ids of models that are not set up. Throws where
 * an inference profile is named without its regions.
 */
export function grantModels(
  { bedrock = {} }: Pick<StageConfig, 'bedrock'>,
  uses: readonly ModelUse[],
  fn: AppFunction,
): void {
  const { explainModelId, embedModelId, readModelId, profileRegions = [] } = bedrock;
  const models = {
    explain: { name: ENVIRONMENT.explainModel, id: explainModelId },
    embed: { name: ENVIRONMENT.embedModel, id: embedModelId },
    read: { name: ENVIRONMENT.readModel, id: readModelId },
  };
  for (const { name, id } of uses.map((use) => models[use])) {
    if (!id) continue;
    const profiled = PROFILE.exec(id)?.groups?.modelId;
    if (profiled) grantProfile(id, profiled, profileRegions, fn);
    // Conversing with a model takes the same permission as calling it.
    else fn.allow({ actions: ['bedrock:InvokeModel'], resources: [modelArn(id, Stack.of(fn).region)] });
    fn.allow({ environment: { [name]: id } });
  }
}

/** The profile itself, and its model in every region that it leads to, reached through this profile only. */
function grantProfile(id: string, modelId: string, regions: readonly string[], fn: AppFunction): void {
  if (regions.length === 0)
    throw new Error(`${id} is an inference profile: name its regions in bedrock.profileRegions of infra/config.ts`);
  const profile = Stack.of(fn).formatArn({ service: 'bedrock', resource: 'inference-profile', resourceName: id });
  fn.allow({ actions: ['bedrock:InvokeModel'], resources: [profile] });
  // A global profile asks once more, for the model in no region.
  const everywhere = id.startsWith('global.') ? [''] : [];
  fn.allow({
    actions: ['bedrock:InvokeModel'],
    resources: [...regions, ...everywhere].map((region) => modelArn(modelId, region)),
    conditions: { StringEquals: { 'bedrock:InferenceProfileArn': profile } },
  });
}

/** Foundation models belong to no account. */
const modelArn = (modelId: string, region: string): string => `arn:aws:bedrock:${region}::foundation-model/${modelId}`;
