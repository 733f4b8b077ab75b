/** Alarms when a journey burns its error budget too fast: quickly for an outage, slowly for a slow leak. */
import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  AlarmRule,
  AlarmState,
  ComparisonOperator,
  CompositeAlarm,
  MathExpression,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Journey } from './journeys.ts';

/**
 * Pairs of windows, as Google's *Site Reliability Workbook* has them (chapter 5, alerting on SLOs): 14.4 times the allowed rate
 * uses up 2 % of a month's budget in an hour, 6 times 5 % in six. The short window lets the alarm go back soon after it is over.
 */
export const BURNS = {
  fast: { rate: 14.4, long: Duration.hours(1), short: Duration.minutes(5) },
  slow: { rate: 6, long: Duration.hours(6), short: Duration.minutes(30) },
} as const;

/** With few visitors one failure is a high rate: fewer than this in the long window wake nobody. */
const FAILURES_MIN = 3;

export interface PromiseAlarmsProps {
  stageName: string;
  journeys: readonly Journey[];
  topic: ITopic;
}

/** For each journey and pair of windows one alarm that rings, over two that only it looks at. */
export class PromiseAlarms extends Construct {
  constructor(scope: Construct, id: string, { stageName, journeys, topic }: PromiseAlarmsProps) {
    super(scope, id);
    for (const journey of journeys) {
      for (const [pace, { rate, long, short }] of Object.entries(BURNS)) {
        const name = `slo-${journey.name}-${pace}`;
        const threshold = rate * (100 - journey.objectivePercent);
        const windows = [
          this.window(`${name}-long`, { journey, period: long, threshold, failuresMin: FAILURES_MIN }),
          this.window(`${name}-short`, { journey, period: short, threshold, failuresMin: 0 }),
        ];
        const both = new CompositeAlarm(this, name, {
          compositeAlarmName: `encaje-${stageName}-${name}`,
          alarmDescription: `See docs/runbook.md#slo-${journey.name}`,
          alarmRule: AlarmRule.allOf(...windows.map((alarm) => AlarmRule.fromAlarm(alarm, AlarmState.ALARM))),
        });
        both.addAlarmAction(new SnsAction(topic));
      }
    }
  }

  private window(id: string, { journey, period, threshold, failuresMin }: Window): Alarm {
    return new Alarm(this, id, {
      metric: badPercent(journey, period, failuresMin),
      threshold,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: `A window of docs/runbook.md#slo-${journey.name}`,
    });
  }
}

interface Window {
  journey: Journey;
  period: Duration;
  /** In per cent of what there was. */
  threshold: number;
  failuresMin: number;
}

/** The share that went wrong in each `period`; none of fewer than `failuresMin`. */
function badPercent({ all, bad }: Journey, period: Duration, failuresMin: number): MathExpression {
  const share = '100 * FILL(bad, 0) / all';
  const expression = failuresMin > 0 ? `IF(FILL(bad, 0) >= ${failuresMin}, ${share}, 0)` : share;
  return new MathExpression({ expression, usingMetrics: { all, bad }, period });
}
