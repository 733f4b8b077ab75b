/** What must be in us-east-1 wherever a stage lives, and the canaries that check the stage from outside. */
import { CrossStackReferences, Duration, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import { BACKGROUND_FUNCTIONS, ENVIRONMENT } from '../../shared/contract/resources.ts';
import { Alarms } from '../constructs/alarms.ts';
import { AppFunction, type FunctionSettings } from '../constructs/app-function.ts';
import { Bill } from '../constructs/bill.ts';

export interface GlobalStackProps extends StackProps {
  settings: FunctionSettings;
  distribution: Distribution;
}

/** Alarms that notify the same people as those of the stage's own region, by a topic of this one; and the canaries. */
export class GlobalStack extends Stack {
  constructor(scope: Construct, id: string, { settings, distribution, ...props }: GlobalStackProps) {
    super(scope, id, props);
    const { stage } = settings;
    // The distribution's id and name are read from outputs of its stack; nothing of this stack has to go before that one does.
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);
    const alarms = new Alarms(this, 'Alarms', { email: stage.alarmEmail });
    alarms.watchFront(distribution.distributionId);
    alarms.watchThrottles(this.makeCanary(settings, stage.domain?.name ?? distribution.distributionDomainName));
    alarms.watchCanaries(stage.name);
    if (stage.bill) new Bill(this, 'Bill', { stageName: stage.name, bill: stage.bill, topic: alarms.topic });
  }

  private makeCanary(settings: FunctionSettings, siteName: string): AppFunction {
    const { everySeconds, ...shape } = BACKGROUND_FUNCTIONS.probeSite;
    const environment = { [ENVIRONMENT.siteOrigin]: `https://${siteName}` };
    const canary = new AppFunction(this, 'canary-probe-site', {
      settings,
      ...shape,
      memoryMegabytes: 256,
      environment,
    });
    const schedule = Schedule.rate(Duration.seconds(everySeconds.aws));
    // A round that failed is not repeated: the next one says more.
    new Rule(this, 'CanarySchedule', {
      schedule,
      targets: [new LambdaFunction(canary.function, { retryAttempts: 0 })],
    });
    return canary;
  }
}
