/** The topic of alarms, to which only AWS services of this account may publish. */
import { Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

/** Alarms, budgets, rules of EventBridge, and cost anomalies. */
const PUBLISHERS = ['cloudwatch', 'budgets', 'events', 'costalerts'].map((name) => `${name}.amazonaws.com`);

export interface AlarmTopicProps {
  /**
   * Who gets an e-mail.
   * @default nobody
   */
  email?: string;
}

/** A topic reached over TLS only. Its own policy takes the place of SNS's default one, so that it names every publisher. */
export class AlarmTopic extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, { email }: AlarmTopicProps) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { displayName: 'Encaje', enforceSSL: true });
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        sid: 'AwsServicesOfThisAccountPublish',
        effect: Effect.ALLOW,
        principals: PUBLISHERS.map((name) => new ServicePrincipal(name)),
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    if (email) this.topic.addSubscription(new EmailSubscription(email));
  }
}
