/** Shows that a failure rings somewhere: every alarm reaches somebody, is explained, and belongs to one stage. */
import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StageConfig } from '../../infra/config.ts';
import { EVERYTHING_SET, resources, synthesised } from './synthesised.ts';

interface Statement {
  Effect: string;
  Action: string;
  Principal: { Service?: string[] };
  Condition: Record<string, unknown>;
}

let all: Template[];
beforeAll(() => {
  ({ all } = synthesised(EVERYTHING_SET));
});

describe('the topic of the alarms', () => {
  it('takes messages from alarms, budgets, rules and cost anomalies of this account', () => {
    const policies = resources(all, 'AWS::SNS::TopicPolicy');
    expect(policies).toHaveLength(resources(all, 'AWS::SNS::Topic').length);
    for (const { Properties } of policies) {
      const { Statement } = Properties.PolicyDocument as { Statement: Statement[] };
      const allowed = Statement.filter(({ Effect }) => Effect === 'Allow');
      expect(allowed.map(({ Action }) => Action)).toEqual(['sns:Publish']);
      const services = ['budgets', 'cloudwatch', 'costalerts', 'events'].map((name) => `${name}.amazonaws.com`);
      expect([...(allowed[0]?.Principal.Service ?? [])].sort()).toEqual(services);
      expect(allowed[0]?.Condition).toEqual({ StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } });
    }
  });
});

describe('a stage', () => {
  it('names its API, by which metrics tell it from another stage of the account', () => {
    const nameIn = (changes: Partial<StageConfig>) =>
      resources(synthesised(changes).application, 'AWS::ApiGateway::RestApi').map(({ Properties }) => Properties.Name);
    expect(nameIn({})).toEqual(['encaje-dev']);
    const dimensions = JSON.stringify(resources(all, 'AWS::CloudWatch::Alarm'));
    expect(dimensions).toContain('{"Name":"ApiName","Value":"encaje-dev"}');
  });
});
