/** Shows that a test of the alarms understands them as CloudFormation makes them, ARNs and all. */
import { beforeAll, describe, expect, it } from 'vitest';
import { testAlarms } from '../../infra/ops/alarm-test.ts';
import { EVERYTHING_SET, type Found, resources, synthesised } from './synthesised.ts';

const arnOf = (name: string) => `arn:aws:cloudwatch:eu-west-1:111122223333:alarm:${name}`;
/** An alarm without a name of its own gets one from its stack. */
const nameOf = ({ id, Properties }: Found) => String(Properties.AlarmName ?? `encaje-dev-app-${id}-1A2B3C`);

let found: Found[];
let names: Map<string, string>;
beforeAll(() => {
  const { all } = synthesised(EVERYTHING_SET);
  found = ['AWS::CloudWatch::Alarm', 'AWS::CloudWatch::CompositeAlarm'].flatMap((type) => resources(all, type));
  names = new Map(found.map((alarm) => [alarm.id, nameOf(alarm)]));
});

/** The text of a template's value once CloudFormation has filled in names and ARNs. */
function filledIn(value: unknown): string {
  if (typeof value === 'string') return value;
  const { Ref, 'Fn::GetAtt': attribute, 'Fn::Join': join } = value as Record<string, unknown>;
  if (typeof Ref === 'string') return names.get(Ref) ?? Ref;
  if (Array.isArray(attribute)) return arnOf(names.get(attribute[0]) ?? attribute[0]);
  const [separator, parts] = join as [string, unknown[]];
  return parts.map(filledIn).join(separator);
}

/** CloudWatch with every alarm of the templates, described as it does; the names of those that were set. */
function account() {
  const described = found.map(({ Type, Properties, id }) => ({
    Type,
    AlarmName: names.get(id),
    AlarmDescription: Properties.AlarmDescription,
    AlarmActions: ((Properties.AlarmActions ?? []) as unknown[]).map(filledIn),
    ...(Properties.AlarmRule !== undefined && { AlarmRule: filledIn(Properties.AlarmRule) }),
  }));
  const set: string[] = [];
  const aws = async (...words: string[]) => {
    if (words[1] === 'describe-alarms')
      return {
        MetricAlarms: described.filter(({ Type }) => Type === 'AWS::CloudWatch::Alarm'),
        CompositeAlarms: described.filter(({ Type }) => Type === 'AWS::CloudWatch::CompositeAlarm'),
      };
    if (words[1] === 'list-subscriptions-by-topic') return { Subscriptions: [{ SubscriptionArn: 'arn:confirmed' }] };
    set.push(words[words.indexOf('--alarm-name') + 1] ?? '');
    return undefined;
  };
  return { aws, set };
}

describe('the alarms of the templates', () => {
  it('have no fault: each notifies someone, or is looked at by one that does', async () => {
    expect((await testAlarms('dev', undefined, account().aws)).faults).toEqual([]);
  });

  it('ring by the name of each window, pace by pace, and none of them twice', async () => {
    const { aws, set } = account();
    expect((await testAlarms('dev', 'slo-apply', aws)).rung).toEqual(['slo-apply', 'slo-apply']);
    const windows = found.filter(
      ({ Properties }) => Properties.AlarmDescription === 'A window of docs/runbook.md#slo-apply',
    );
    const wanted = windows.flatMap(({ id }) => [names.get(id), names.get(id)]);
    expect(set.sort()).toEqual(wanted.sort());
  });

  it('can all be rung by their entry of the runbook', async () => {
    const entries = found.map(({ Properties }) => String(Properties.AlarmDescription).split('#')[1] ?? '');
    for (const entry of new Set(entries))
      expect((await testAlarms('dev', entry, account().aws)).rung, entry).toContain(entry);
  });

  it('do not turn a gradual release back when an example of them rings', async () => {
    const { rung } = await testAlarms('dev', undefined, account().aws);
    expect(rung).not.toContain('apierrors');
    expect(rung.length).toBeGreaterThan(0);
  });
});
