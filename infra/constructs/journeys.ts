/** The users' journeys, the share of each that must succeed, and the metrics behind alarms and dashboard. */
import { type IMetric, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type IFilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { QUEUE_PROMISES } from '../../shared/contract/promises.ts';
import { appMetric } from './app-metric.ts';

export type JourneyName = 'page' | 'apply' | 'read' | 'match' | 'admin';

/** One journey's service level objective: of `all`, at most `100 - objectivePercent` per cent may be `bad`, over 30 days. */
export interface Journey {
  name: JourneyName;
  objectivePercent: number;
  all: IMetric;
  bad: IMetric;
}

/** In per cent. A night without visitors must not be worth a month's budget, so none asks for three nines. */
const OBJECTIVES: Record<JourneyName, number> = { page: 99.5, apply: 99.5, read: 99, match: 99, admin: 99 };

/** Lines of the access log that belong to a journey. A call counts however it failed: at the gateway, by time, or in the function. */
const CALLS: Record<'page' | 'apply' | 'admin', string> = {
  page: '($.route = "/") || ($.route = "/{proxy+}")',
  apply: '($.method = "POST") && (($.route = "/api/applications") || ($.route = "/api/profiles"))',
  admin: '$.route = "/api/admin/*"',
};
const FAILED = '$.status = "5*"';
/** Forms for a job that there is not: all but those of the canary are rare, and its 300 a day would hide what people get. */
const ANSWERED: Partial<Record<keyof typeof CALLS, string>> = { apply: '$.status != "404"' };

export interface JourneysProps {
  stageName: string;
  accessLogs: ILogGroup;
}

/** Counts the calls of each journey from the access log; queues count theirs themselves. */
export class Journeys extends Construct {
  readonly all: readonly Journey[];

  constructor(scope: Construct, id: string, { stageName, accessLogs }: JourneysProps) {
    super(scope, id);
    const count = (name: string, pattern: string) => {
      // A filter's metrics have no dimension that says the stage, so that its name does.
      const metric = { metricNamespace: `Encaje/${stageName}`, metricName: name };
      const filterPattern: IFilterPattern = FilterPattern.literal(`{ ${pattern} }`);
      new MetricFilter(this, name, {
        logGroup: accessLogs,
        filterPattern,
        ...metric,
        metricValue: '1',
        defaultValue: 0,
      });
      return new Metric({ namespace: metric.metricNamespace, metricName: name, statistic: Stats.SUM });
    };
    const ofCalls = (['page', 'apply', 'admin'] as const).map((name) => ({
      name,
      all: count(`${name}-calls`, ANSWERED[name] ? `(${ANSWERED[name]}) && (${CALLS[name]})` : CALLS[name]),
      bad: count(`${name}-failed`, `(${FAILED}) && (${CALLS[name]})`),
    }));
    const ofQueues = (['read', 'match'] as const).map((name) => ({
      name,
      all: appMetric(stageName, QUEUE_PROMISES[name].ended, Stats.SUM),
      bad: appMetric(stageName, QUEUE_PROMISES[name].late, Stats.SUM),
    }));
    this.all = [...ofCalls, ...ofQueues].map((one) => ({ ...one, objectivePercent: OBJECTIVES[one.name] }));
  }

  /** The one of this name. */
  of(name: JourneyName): Journey {
    const found = this.all.find((one) => one.name === name);
    if (!found) throw new Error(`There is no journey ${name}`);
    return found;
  }
}
