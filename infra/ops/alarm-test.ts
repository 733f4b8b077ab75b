/** `npm run ops -- alarm-test <stage> [entry]`: rings alarms on purpose, to verify that they reach people. */
import type { Aws } from './aws-cli.ts';

/** An alarm as CloudWatch describes it. */
interface Described {
  AlarmName: string;
  AlarmDescription?: string;
  AlarmActions?: string[];
  ActionsEnabled?: boolean;
  /** Of an alarm over alarms: when it rings, as `ALARM("...") AND ALARM("...")`, each by its name or its ARN. */
  AlarmRule?: string;
}

export interface AlarmTestReport {
  /** Entries of the runbook whose alarm was rung. */
  rung: string[];
  /** What keeps an alarm from reaching anybody, in sentences. */
  faults: string[];
}

/** Said in the message that people get. */
const REASON = 'A test by npm run ops -- alarm-test. Nothing is wrong; the alarm goes back by itself.';
const PENDING = 'PendingConfirmation';
/** Never rung as an example: a gradual release that is under way would go back. */
const TURNS_RELEASES_BACK = 'apierrors';
/** CDK writes an alarm's ARN into the rule; calls want its name. */
const PART = /ALARM\("?(?:arn:[^")]*:alarm:)?(?<name>[^")]+)"?\)/g;

/**
 * Looks at every alarm of a stage in one region: that it acts, on a topic that someone has confirmed. Then rings one of
 * each topic, or those of the entry of the runbook that is named.
 */
export async function testAlarms(stageName: string, entry: string | undefined, aws: Aws): Promise<AlarmTestReport> {
  const alarms = await alarmsOf(stageName, aws);
  const topics = [...new Set(alarms.flatMap(({ AlarmActions = [] }) => AlarmActions))];
  const unconfirmed = (await Promise.all(topics.map((topic) => faultOf(topic, aws)))).flat();
  const lookedAt = new Set(alarms.flatMap(partsOf));
  const deliverable = alarms.filter(({ AlarmName }) => !lookedAt.has(AlarmName));
  const mute = deliverable
    .filter(({ AlarmActions = [], ActionsEnabled }) => AlarmActions.length === 0 || ActionsEnabled === false)
    .map((alarm) => `${entryOf(alarm)} reaches nobody: its actions are missing or off`);
  const examples = deliverable.filter((alarm) => entryOf(alarm) !== TURNS_RELEASES_BACK);
  const chosen = entry
    ? deliverable.filter((alarm) => entryOf(alarm) === entry)
    : topics.flatMap((topic) => examples.find(({ AlarmActions = [] }) => AlarmActions.includes(topic)) ?? []);
  for (const alarm of chosen) await ring(alarm, aws);
  return { rung: chosen.map(entryOf), faults: [...unconfirmed, ...mute] };
}

async function alarmsOf(stageName: string, aws: Aws): Promise<Described[]> {
  const types = ['--alarm-types', 'MetricAlarm', 'CompositeAlarm'];
  const found = await aws('cloudwatch', 'describe-alarms', '--alarm-name-prefix', `encaje-${stageName}-`, ...types);
  const { MetricAlarms = [], CompositeAlarms = [] } = found as Record<string, Described[] | undefined>;
  return [...MetricAlarms, ...CompositeAlarms];
}

/** The alarms that one over alarms looks at, by name. */
const partsOf = ({ AlarmRule = '' }: Described): string[] =>
  [...AlarmRule.matchAll(PART)].flatMap(({ groups }) => groups?.name ?? []);

/** A topic delivers nothing until someone has opened the link in the first e-mail. */
async function faultOf(topicArn: string, aws: Aws): Promise<string[]> {
  const found = await aws('sns', 'list-subscriptions-by-topic', '--topic-arn', topicArn);
  const all = (found as { Subscriptions?: { SubscriptionArn: string }[] }).Subscriptions ?? [];
  if (all.some(({ SubscriptionArn }) => SubscriptionArn !== PENDING)) return [];
  return [`${topicArn} has no confirmed subscription: set alarmEmail, deploy, and open the link in the mail from AWS`];
}

/**
 * Actions follow a change of state only; the next evaluation, within five minutes, puts the state right again. One over alarms
 * would stay as it was set, so the alarms it looks at are rung, which shows besides that it looks at them.
 */
async function ring(alarm: Described, aws: Aws): Promise<void> {
  const parts = partsOf(alarm);
  for (const state of ['OK', 'ALARM']) {
    for (const name of parts.length > 0 ? parts : [alarm.AlarmName]) {
      const words = ['--alarm-name', name, '--state-value', state, '--state-reason', REASON];
      await aws('cloudwatch', 'set-alarm-state', ...words);
    }
  }
}

/** The heading of the runbook that an alarm names. */
function entryOf({ AlarmName, AlarmDescription = '' }: Described): string {
  return AlarmDescription.split('#')[1] ?? AlarmName;
}
