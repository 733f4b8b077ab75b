/** Shows that a failure rings somewhere: every alarm reaches somebody, is explained, and belongs to one stage. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StageConfig } from '../../infra/config.ts';
import { TABLES } from '../../shared/contract/resources.ts';
import { EVERYTHING_SET, type Found, ownFunctions, resources, synthesised } from './synthesised.ts';

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

const alarms = () => resources(all, 'AWS::CloudWatch::Alarm');

/** The metrics that an alarm looks at, with their dimensions. */
function metricsOf({ Properties }: Found): { name: string; dimensions: Record<string, unknown> }[] {
  interface Looked {
    MetricName?: string;
    Dimensions?: { Name: string; Value: unknown }[];
  }
  const several = (Properties.Metrics ?? []) as { MetricStat?: { Metric: Looked } }[];
  const looked = [Properties as Looked, ...several.flatMap(({ MetricStat }) => MetricStat?.Metric ?? [])];
  return looked.flatMap(({ MetricName, Dimensions = [] }) => {
    const dimensions = Object.fromEntries(Dimensions.map(({ Name, Value }) => [Name, Value]));
    return MetricName ? [{ name: MetricName, dimensions }] : [];
  });
}

describe('alarms', () => {
  it('ring for tables and indexes that are throttled', () => {
    const looked = alarms()
      .flatMap(metricsOf)
      .filter(({ name }) => name.endsWith('ThrottleEvents'));
    const shapes = Object.values(TABLES);
    const ofIndexes = looked.filter(({ dimensions }) => dimensions.GlobalSecondaryIndexName);
    expect(looked.length - ofIndexes.length).toBe(2 * shapes.length);
    expect(ofIndexes).toHaveLength(shapes.reduce((sum, { indexes }) => sum + indexes.length, 0));
  });

  it.each(['5xxErrors', '5xxErrorRate', 'BlockedRequests', 'ResumesFailed', 'SweepFound', 'OutgoingFailed'])(
    'ring for %s',
    (name) => {
      expect(
        alarms()
          .flatMap(metricsOf)
          .map((metric) => metric.name),
      ).toContain(name);
    },
  );

  it('count what the product counts itself for their own stage', () => {
    const own = alarms()
      .flatMap(metricsOf)
      .filter(({ dimensions }) => 'service' in dimensions);
    expect(own.length).toBeGreaterThan(3);
    for (const { dimensions } of own) expect(dimensions).toEqual({ service: 'encaje', stage: 'dev' });
    const walls = alarms()
      .flatMap(metricsOf)
      .filter(({ name }) => name === 'BlockedRequests');
    for (const { dimensions } of walls) expect(dimensions.WebACL).toBe('encaje-dev');
  });

  it('look at nothing that another stage of the account has a part in', () => {
    const unbound = alarms()
      .flatMap(metricsOf)
      .filter(({ dimensions }) => Object.keys(dimensions).length === 0);
    expect(unbound).toEqual([]);
    const names = (changes: Partial<StageConfig>) =>
      JSON.stringify(resources(synthesised(changes).all, 'AWS::CloudWatch::Alarm').flatMap(metricsOf));
    // What is named by hand names its stage; everything else is a reference to a resource of these stacks.
    for (const text of names({}).matchAll(/"(?:ApiName|WebACL|stage)":"([^"]+)"/g)) expect(text[1]).toMatch(/\bdev$/);
  });

  it('ring for each function that Lambda refuses to start', () => {
    const throttled = alarms()
      .flatMap(metricsOf)
      .filter(({ name }) => name === 'Throttles');
    expect(throttled).toHaveLength(ownFunctions(all).length);
  });

  it('look at ten metrics at most, as CloudWatch allows', () => {
    for (const alarm of alarms()) expect(metricsOf(alarm).length).toBeLessThanOrEqual(10);
  });

  it('are explained, each under a heading of the runbook', () => {
    const runbook = readFileSync(join(import.meta.dirname, '../../docs/runbook.md'), 'utf8');
    const headings = new Set([...runbook.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading));
    const entries = alarms().map(({ Properties }) => String(Properties.AlarmDescription).split('#')[1]);
    expect(entries.filter((entry) => !headings.has(entry ?? ''))).toEqual([]);
  });
});

it('metrics that nobody looks at are not paid for', () => {
  for (const { Properties } of resources(all, 'AWS::ApiGateway::Stage'))
    for (const setting of Properties.MethodSettings as { MetricsEnabled: boolean }[])
      expect(setting.MetricsEnabled).toBe(false);
});

describe('the bill', () => {
  it('is watched where a stage says so: by a budget that rings the topic, and for what is unusual', () => {
    const { global } = synthesised(EVERYTHING_SET);
    const [budget] = resources(global, 'AWS::Budgets::Budget');
    expect(budget?.Properties.Budget).toMatchObject({ BudgetLimit: { Amount: 200, Unit: 'USD' }, TimeUnit: 'MONTHLY' });
    const notices = budget?.Properties.NotificationsWithSubscribers as {
      Notification: { NotificationType: string; Threshold: number };
      Subscribers: { SubscriptionType: string; Address: unknown }[];
    }[];
    expect(notices.map(({ Notification: { NotificationType, Threshold } }) => [NotificationType, Threshold])).toEqual([
      ['ACTUAL', 50],
      ['ACTUAL', 80],
      ['ACTUAL', 100],
      ['FORECASTED', 100],
    ]);
    const [topic] = resources(global, 'AWS::SNS::Topic');
    for (const { Subscribers } of notices)
      expect(Subscribers).toEqual([{ SubscriptionType: 'SNS', Address: { Ref: topic?.id } }]);
    // Budgets tries the topic when it is named.
    const [policy] = resources(global, 'AWS::SNS::TopicPolicy');
    expect(budget).toMatchObject({ DependsOn: [policy?.id] });
    const [unusual] = resources(global, 'AWS::CE::AnomalySubscription');
    expect(unusual?.Properties).toMatchObject({ Frequency: 'IMMEDIATE', Subscribers: [{ Type: 'SNS' }] });
    expect(unusual?.Properties.ThresholdExpression).toContain('"Values":["20"]');
  });

  it('is nobody’s by default: it is the account’s, and an account may have several stages', () => {
    const { global } = synthesised();
    expect([...resources(global, 'AWS::Budgets::Budget'), ...resources(global, 'AWS::CE::AnomalyMonitor')]).toEqual([]);
  });
});

it('CloudFront is watched where its metrics are, by a topic of that region', () => {
  const { global, stacks } = synthesised(EVERYTHING_SET);
  expect(stacks.global.region).toBe('us-east-1');
  expect(resources(global, 'AWS::CloudWatch::Alarm').flatMap(metricsOf)).toMatchObject([
    { name: '5xxErrorRate', dimensions: { Region: 'Global' } },
  ]);
  global.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'on-call@encaje.test' });
  expect(resources(global, 'Custom::CrossRegionExportReader')).toEqual([]);
});
