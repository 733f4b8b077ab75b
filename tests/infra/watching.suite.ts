/** Shows that a failure rings somewhere: every alarm reaches someone, is explained, and belongs to one stage. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StageConfig } from '../../infra/config.ts';
import { PROBE_NAMES } from '../../shared/contract/probes.ts';
import { QUEUE_PROMISES } from '../../shared/contract/promises.ts';
import { TABLES } from '../../shared/contract/resources.ts';
import { routes } from '../../shared/contract/routes.ts';
import { EVERYTHING_SET, type Found, OWN_DOMAIN, ownFunctions, resources, synthesised } from './synthesised.ts';

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
  it('names its API, by which metrics distinguish it from another stage of the account', () => {
    const nameIn = (changes: Partial<StageConfig>) =>
      resources(synthesised(changes).application, 'AWS::ApiGateway::RestApi').map(({ Properties }) => Properties.Name);
    expect(nameIn({})).toEqual(['encaje-dev']);
    const dimensions = JSON.stringify(resources(all, 'AWS::CloudWatch::Alarm'));
    expect(dimensions).toContain('{"Name":"ApiName","Value":"encaje-dev"}');
  });
});

const alarms = () => resources(all, 'AWS::CloudWatch::Alarm');
const overAlarms = () => resources(all, 'AWS::CloudWatch::CompositeAlarm');

/** The metrics that an alarm looks at, with their dimensions. */
function metricsOf({ Properties }: Found): { name: string; namespace: string; dimensions: Record<string, unknown> }[] {
  interface Looked {
    Namespace?: string;
    MetricName?: string;
    Dimensions?: { Name: string; Value: unknown }[];
  }
  const several = (Properties.Metrics ?? []) as { MetricStat?: { Metric: Looked } }[];
  const looked = [Properties as Looked, ...several.flatMap(({ MetricStat }) => MetricStat?.Metric ?? [])];
  return looked.flatMap(({ MetricName, Namespace = '', Dimensions = [] }) => {
    const dimensions = Object.fromEntries(Dimensions.map(({ Name, Value }) => [Name, Value]));
    return MetricName ? [{ name: MetricName, namespace: Namespace, dimensions }] : [];
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
    for (const { dimensions } of own) {
      const { probe: _probe, ...ofStage } = dimensions;
      expect(ofStage).toEqual({ service: 'encaje', stage: 'dev' });
    }
    const walls = alarms()
      .flatMap(metricsOf)
      .filter(({ name }) => name === 'BlockedRequests');
    for (const { dimensions } of walls) expect(dimensions.WebACL).toBe('encaje-dev');
  });

  it('look at nothing that another stage of the account has a part in', () => {
    const unbound = alarms()
      .flatMap(metricsOf)
      .filter(({ dimensions }) => Object.keys(dimensions).length === 0);
    // Metrics of log filters have no dimensions; their names contain the stage.
    expect([...new Set(unbound.map(({ namespace }) => namespace))]).toEqual(['Encaje/dev']);
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
    const all = [...alarms(), ...overAlarms()];
    const entries = all.map(({ Properties }) => String(Properties.AlarmDescription).split('#')[1]);
    expect(entries.filter((entry) => !headings.has(entry ?? ''))).toEqual([]);
  });
});

const matches = (path: string, pattern: string) =>
  pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

describe('what people were promised', () => {
  /** The windows that an alarm over alarms looks at, longest first: seconds, and the per cent above which each rings. */
  function windowsOf({ Properties }: Found) {
    const rule = JSON.stringify(Properties.AlarmRule);
    expect(rule).toContain(' AND ');
    const seen = alarms().filter(({ id }) => rule.includes(`"${id}"`));
    const windows = seen.map(({ Properties: { Metrics, Threshold } }) => {
      const [metric] = (Metrics as { MetricStat?: { Period: number } }[]).flatMap((one) => one.MetricStat ?? []);
      return [metric?.Period ?? 0, Number(Threshold)] as const;
    });
    return windows.sort(([a], [b]) => b - a);
  }

  it('rings for each journey when a month’s budget goes too fast: in an hour, or slowly in six', () => {
    const found = overAlarms().map((alarm) => [alarm.Properties.AlarmName, windowsOf(alarm)]);
    const rings = (journey: string, allowed: number) => [
      [`encaje-dev-slo-${journey}-fast`, [3600, 300].map((seconds) => [seconds, 14.4 * allowed])],
      [`encaje-dev-slo-${journey}-slow`, [21_600, 1800].map((seconds) => [seconds, 6 * allowed])],
    ];
    const wanted = [rings('page', 0.5), rings('apply', 0.5), rings('admin', 1), rings('read', 1), rings('match', 1)];
    expect(found).toEqual(wanted.flat());
  });

  it('wakes someone once: the windows are looked at, and ring nobody', () => {
    const windows = alarms().filter(({ Properties }) => String(Properties.AlarmDescription).startsWith('A window'));
    expect(windows).toHaveLength(2 * overAlarms().length);
    for (const { Properties } of windows) expect(Properties.AlarmActions ?? []).toEqual([]);
    for (const { Properties } of overAlarms()) expect(Properties.AlarmActions).toHaveLength(1);
  });

  it('rests on counts that exist: lines of the access log, and what the consumers of queues count', () => {
    const filters = resources(all, 'AWS::Logs::MetricFilter').map(({ Properties }) => ({
      pattern: String(Properties.FilterPattern),
      metric: (Properties.MetricTransformations as { MetricName: string }[])[0]?.MetricName,
    }));
    const inLogs = new Set(filters.map(({ metric }) => metric));
    const counted: string[] = Object.values(QUEUE_PROMISES).flatMap(({ ended, late }) => [ended, late]);
    const windows = alarms().filter(({ Properties }) => String(Properties.AlarmDescription).startsWith('A window'));
    for (const { name } of windows.flatMap(metricsOf))
      expect(inLogs.has(name) || counted.includes(name), name).toBe(true);
    // Every field of a pattern is one that the access log has, and every route one of the contract or the site's.
    const [stage] = resources(all, 'AWS::ApiGateway::Stage');
    const { Format = '{}' } = (stage?.Properties.AccessLogSetting ?? {}) as { Format?: string };
    const line = JSON.parse(Format);
    const paths = [...Object.values(routes).map(({ path }) => path), '/', '/{proxy+}'];
    for (const { pattern } of filters) {
      for (const [, field] of pattern.matchAll(/\$\.(\w+)/g)) expect(line).toHaveProperty(field ?? '');
      for (const [, path = ''] of pattern.matchAll(/\$\.route = "([^"]+)"/g))
        expect(
          paths.filter((known) => matches(known, path)),
          path,
        ).not.toEqual([]);
    }
  });

  it('does not count the canary’s applications, which end as 404, among those of people', () => {
    const ofForms = resources(all, 'AWS::Logs::MetricFilter').filter(({ id }) => id.includes('applycalls'));
    expect(ofForms.map(({ Properties }) => Properties.FilterPattern)).toEqual([
      expect.stringContaining('($.status != "404") && ('),
    ]);
  });

  it('shows journey by journey on the dashboard, each with its budget', () => {
    const [board] = resources(all, 'AWS::CloudWatch::Dashboard');
    const body = JSON.stringify(board?.Properties.DashboardBody);
    const rows = [...body.matchAll(/## (\w+)/g)].map(([, row]) => row);
    expect(rows).toEqual(['Page', 'Apply', 'Read', 'Match', 'Admin', 'Canaries', 'Areas', 'Backstage']);
    expect(body.match(/burn rate/g)).toHaveLength(5);
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
  const front = resources(global, 'AWS::CloudWatch::Alarm').filter(({ id }) => id.includes('FrontErrors'));
  expect(front.flatMap(metricsOf)).toMatchObject([{ name: '5xxErrorRate', dimensions: { Region: 'Global' } }]);
  global.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'on-call@encaje.test' });
  expect(resources(global, 'Custom::CrossRegionExportReader')).toEqual([]);
});

describe('the canaries', () => {
  it('look at the site from another region, every five minutes, under its own name or CloudFront’s', () => {
    const originIn = (changes: Partial<StageConfig>) => {
      const { global } = synthesised(changes);
      global.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(5 minutes)' });
      const [canary] = ownFunctions([global]);
      const { Variables = {} } = (canary?.Properties.Environment ?? {}) as { Variables?: Record<string, unknown> };
      return Variables.SITE_ORIGIN;
    };
    expect(originIn(EVERYTHING_SET)).toBe(`https://${OWN_DOMAIN.name}`);
    expect(JSON.stringify(originIn({}))).toContain('https://');
    expect(JSON.stringify(originIn({}))).toMatch(/Cdn.*DomainName/);
  });

  it('ring for each probe that fails twice in a quarter of an hour, and where nobody asks', () => {
    const { global } = synthesised(EVERYTHING_SET);
    const ringing = resources(global, 'AWS::CloudWatch::Alarm').filter(({ id }) => id.includes('canary'));
    const ofProbes = ringing.filter(({ Properties }) => Properties.MetricName === 'ProbeFailed');
    expect(ofProbes.flatMap(metricsOf).map(({ dimensions }) => dimensions)).toEqual(
      PROBE_NAMES.map((probe) => ({ probe, service: 'encaje', stage: 'dev' })),
    );
    for (const { Properties } of ofProbes)
      expect(Properties).toMatchObject({ EvaluationPeriods: 3, DatapointsToAlarm: 2, TreatMissingData: 'breaching' });
  });
});
