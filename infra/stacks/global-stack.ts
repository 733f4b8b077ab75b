/** What AWS keeps in us-east-1 only, wherever a stage lives: the metrics of CloudFront, and the account's bill. */
import { CrossStackReferences, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { Alarms } from '../constructs/alarms.ts';
import { Bill } from '../constructs/bill.ts';

export interface GlobalStackProps extends StackProps {
  stage: StageConfig;
  distribution: Distribution;
}

/** Alarms that tell the same people as those of the stage's own region, by a topic of this one. */
export class GlobalStack extends Stack {
  constructor(scope: Construct, id: string, { stage, distribution, ...props }: GlobalStackProps) {
    super(scope, id, props);
    // The distribution's id is read from the output of its stack; nothing of this stack has to go before that one does.
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);
    const alarms = new Alarms(this, 'Alarms', { email: stage.alarmEmail });
    alarms.watchFront(distribution.distributionId);
    if (stage.bill) new Bill(this, 'Bill', { stageName: stage.name, bill: stage.bill, topic: alarms.topic });
  }
}
