/** Shows that a test of the alarms triggers them, and finds those without a recipient. */
import { describe, expect, it } from 'vitest';
import { testAlarms } from '../../../infra/ops/alarm-test.ts';

const alarm = (entry: string, over: object = {}) => ({
  AlarmName: `encaje-prod-app-${entry}`,
  AlarmDescription: `See docs/runbook.md#${entry}`,
  AlarmActions: ['topic-a'],
  ActionsEnabled: true,
  ...over,
});

/** An account with these alarms, whose topic has these subscriptions; the states that were set. */
function account(alarms: object[], subscriptions: string[] = ['arn:confirmed'], overAlarms: object[] = []) {
  const set: string[] = [];
  const aws = async (...words: string[]) => {
    if (words[1] === 'describe-alarms') return { MetricAlarms: alarms, CompositeAlarms: overAlarms };
    if (words[1] === 'list-subscriptions-by-topic')
      return { Subscriptions: subscriptions.map((SubscriptionArn) => ({ SubscriptionArn })) };
    set.push(`${words[words.indexOf('--alarm-name') + 1]} ${words[words.indexOf('--state-value') + 1]}`);
    return undefined;
  };
  return { aws, set };
}

describe('a test of the alarms', () => {
  it('rings one of each topic, from OK, as actions follow a change only', async () => {
    const other = alarm('fronterrors', { AlarmActions: ['topic-b'] });
    const { aws, set } = account([alarm('apislow'), alarm('sweepfound'), other]);
    expect(await testAlarms('prod', undefined, aws)).toEqual({ rung: ['apislow', 'fronterrors'], faults: [] });
    expect(set).toEqual(
      ['apislow', 'fronterrors'].flatMap((entry) => [`encaje-prod-app-${entry} OK`, `encaje-prod-app-${entry} ALARM`]),
    );
  });

  it('rings the alarms of the entry of the runbook that is named', async () => {
    const { aws } = account([alarm('apierrors'), alarm('table-throttles'), alarm('table-throttles')]);
    expect((await testAlarms('prod', 'table-throttles', aws)).rung).toEqual(['table-throttles', 'table-throttles']);
  });

  it('rings an alarm over alarms by those it looks at, which need not notify anybody themselves', async () => {
    const windows = ['long', 'short'].map((name) => alarm(name, { AlarmActions: [], AlarmDescription: 'A window' }));
    const both = alarm('slo-apply', { AlarmRule: 'ALARM("encaje-prod-app-long") AND ALARM("encaje-prod-app-short")' });
    const { aws, set } = account(windows, undefined, [both]);
    expect(await testAlarms('prod', 'slo-apply', aws)).toEqual({ rung: ['slo-apply'], faults: [] });
    expect(set).toEqual(
      ['OK', 'ALARM'].flatMap((state) => ['long', 'short'].map((name) => `encaje-prod-app-${name} ${state}`)),
    );
  });

  it('finds a topic whose mail nobody has confirmed', async () => {
    const { aws } = account([alarm('apierrors')], ['PendingConfirmation']);
    expect((await testAlarms('prod', undefined, aws)).faults).toEqual([
      expect.stringContaining('no confirmed subscription'),
    ]);
  });

  it.each([
    ['has no action', { AlarmActions: [] }],
    ['has its actions off', { ActionsEnabled: false }],
  ])('finds an alarm that %s', async (_what, over) => {
    const { aws } = account([alarm('apierrors'), alarm('sweepfound', over)]);
    expect((await testAlarms('prod', undefined, aws)).faults).toEqual([
      expect.stringContaining('sweepfound reaches nobody'),
    ]);
  });
});
