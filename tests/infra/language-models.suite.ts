/** Shows who may ask which language model, and that by default nobody may ask any. */
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { type StageConfig, stageConfig } from '../../infra/config.ts';
import { AppFunction } from '../../infra/constructs/app-function.ts';
import { grantModels } from '../../infra/constructs/language-models.ts';
import type { ModelUse } from '../../shared/contract/uses.ts';
import { BY_FUNCTION } from './declared.ts';

function templateWith(bedrock: StageConfig['bedrock'], uses: readonly ModelUse[] = ['explain', 'embed']): Template {
  const stack = new Stack(new App(), 'Alone', { env: { region: 'eu-west-1', account: '111122223333' } });
  const stage = { ...stageConfig('dev'), bedrock };
  const settings = { stage, version: '1.2.3', bundle: false };
  const fn = new AppFunction(stack, 'Fn', { settings, handler: 'matches/run-evaluation', timeoutSeconds: 75 });
  grantModels(stage, uses, fn);
  return Template.fromStack(stack);
}

const namesIn = (template: Template) =>
  Object.values(template.findResources('AWS::Lambda::Function')).flatMap(({ Properties }) =>
    Object.keys(Properties.Environment.Variables),
  );
const statementsIn = (template: Template): { Action: string; Resource: unknown }[] =>
  Object.values(template.findResources('AWS::IAM::Policy'))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    .filter(({ Action }) => String(Action).startsWith('bedrock:'));

describe('language models', () => {
  it('are asked by no function as long as the stage sets none up', () => {
    for (const bedrock of [undefined, {}]) {
      const template = templateWith(bedrock);
      expect(statementsIn(template)).toEqual([]);
      expect(namesIn(template).filter((name) => name.endsWith('MODEL_ID'))).toEqual([]);
    }
  });

  it('are asked one by one, by their ids, and in no other way', () => {
    const template = templateWith({ explainModelId: 'wording-model-v1', embedModelId: 'vector-model-v2' });
    expect(namesIn(template)).toEqual(expect.arrayContaining(['EXPLAIN_MODEL_ID', 'EMBED_MODEL_ID']));
    const allowed = statementsIn(template);
    expect(allowed.flatMap(({ Action }) => Action)).toEqual(allowed.map(() => 'bedrock:InvokeModel'));
    const named = JSON.stringify(allowed.map(({ Resource }) => Resource));
    expect(named).toContain(':bedrock:eu-west-1::foundation-model/wording-model-v1');
    expect(named).toContain(':bedrock:eu-west-1::foundation-model/vector-model-v2');
    expect(named).not.toContain('*');
  });

  it('are granted only to functions that use them', () => {
    const bedrock = { explainModelId: 'wording-model-v1', readModelId: 'reading-model-v1' };
    const reader = templateWith(bedrock, ['read']);
    expect(namesIn(reader)).toEqual(expect.arrayContaining(['READ_MODEL_ID', 'SECOND_READER']));
    expect(namesIn(reader)).not.toContain('EXPLAIN_MODEL_ID');
    const named = JSON.stringify(statementsIn(reader));
    expect(named).toContain(':bedrock:eu-west-1::foundation-model/reading-model-v1');
    expect(named).not.toContain('wording-model-v1');
    expect(namesIn(templateWith(bedrock))).not.toContain('READ_MODEL_ID');
  });

  it('behind an inference profile are asked in its regions and through it only', () => {
    const template = templateWith({
      explainModelId: 'eu.maker.wording-model-v1:0',
      profileRegions: ['eu-west-1', 'eu-central-1'],
    });
    const profile = JSON.stringify(statementsIn(template).map(({ Resource }) => Resource)[0]);
    expect(profile).toContain(':bedrock:eu-west-1:111122223333:inference-profile/eu.maker.wording-model-v1:0');
    expect(statementsIn(template)[1]).toMatchObject({
      Resource: ['eu-west-1', 'eu-central-1'].map(
        (region) => `arn:aws:bedrock:${region}::foundation-model/maker.wording-model-v1:0`,
      ),
      Condition: { StringEquals: { 'bedrock:InferenceProfileArn': expect.anything() } },
    });
    expect(namesIn(template)).toContain('EXPLAIN_MODEL_ID');
  });

  it('behind a global profile are asked once more, by the name that stands for every region', () => {
    const template = templateWith({ explainModelId: 'global.maker.wording-model-v1:0', profileRegions: ['eu-west-1'] });
    expect(statementsIn(template)[1]).toMatchObject({
      Resource: ['eu-west-1', ''].map(
        (region) => `arn:aws:bedrock:${region}::foundation-model/maker.wording-model-v1:0`,
      ),
      Condition: { StringEquals: { 'bedrock:InferenceProfileArn': expect.anything() } },
    });
  });

  it('behind an inference profile need its regions named', () => {
    expect(() => templateWith({ explainModelId: 'eu.maker.wording-model-v1:0' })).toThrow('bedrock.profileRegions');
  });

  it('are asked by the evaluation, and by those who read resumes', () => {
    const asking = Object.entries(BY_FUNCTION).flatMap(([name, { asksModels }]) =>
      asksModels ? [[name, asksModels]] : [],
    );
    expect(Object.fromEntries(asking)).toEqual({
      'matches/run-evaluation': ['embed', 'explain'],
      'resumes/on-resume-uploaded': ['read'],
      'resumes/on-scan-requested': ['read'],
    });
  });
});
