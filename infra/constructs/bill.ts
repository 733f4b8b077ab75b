/** Alarms on cost: a monthly budget, and spending unlike the weeks before. */
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { CfnAnomalyMonitor, CfnAnomalySubscription } from 'aws-cdk-lib/aws-ce';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';

/** Half the month's money, four fifths of it, all of it; and all of it as AWS foresees it. */
const ACTUAL_PERCENT = [50, 80, 100] as const;
const FORECAST_PERCENT = 100;

export interface BillProps {
  stageName: string;
  bill: NonNullable<StageConfig['bill']>;
  topic: ITopic;
}

/** The whole account's: tags reach the bill only once someone has switched them on, and until then a budget by tag sees nothing. */
export class Bill extends Construct {
  constructor(scope: Construct, id: string, { stageName, bill, topic }: BillProps) {
    super(scope, id);
    const subscribers = [{ subscriptionType: 'SNS', address: topic.topicArn }];
    const notice = (notificationType: string, threshold: number): CfnBudget.NotificationWithSubscribersProperty => ({
      notification: { notificationType, threshold, thresholdType: 'PERCENTAGE', comparisonOperator: 'GREATER_THAN' },
      subscribers,
    });
    const budget = new CfnBudget(this, 'Month', {
      budget: {
        budgetName: `encaje-${stageName}`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: bill.monthlyUsd, unit: 'USD' },
      },
      notificationsWithSubscribers: [
        ...ACTUAL_PERCENT.map((percent) => notice('ACTUAL', percent)),
        notice('FORECASTED', FORECAST_PERCENT),
      ],
    });
    // Budgets tries the topic when it is named.
    const policy = topic.node.tryFindChild('Policy');
    if (policy) budget.node.addDependency(policy);
    if (bill.anomalyUsd !== undefined) this.watchForAnomalies(stageName, bill.anomalyUsd, topic.topicArn);
  }

  /** An account has room for one monitor of all services. */
  private watchForAnomalies(stageName: string, usd: number, topicArn: string): void {
    const monitor = new CfnAnomalyMonitor(this, 'Services', {
      monitorName: `encaje-${stageName}`,
      monitorType: 'DIMENSIONAL',
      monitorDimension: 'SERVICE',
    });
    const impact = {
      Key: 'ANOMALY_TOTAL_IMPACT_ABSOLUTE',
      MatchOptions: ['GREATER_THAN_OR_EQUAL'],
      Values: [String(usd)],
    };
    new CfnAnomalySubscription(this, 'Unusual', {
      subscriptionName: `encaje-${stageName}`,
      // A topic takes only immediate reports; daily and weekly ones go to addresses.
      frequency: 'IMMEDIATE',
      monitorArnList: [monitor.attrMonitorArn],
      subscribers: [{ type: 'SNS', address: topicArn }],
      thresholdExpression: JSON.stringify({ Dimensions: impact }),
    });
  }
}
