/** Sends a tenth of the calls to a new version first, and rolls back when the API begins to fail. */
import type { IAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { AppFunction } from './app-function.ts';

const POLICY = 'service-role/AWSCodeDeployRoleForLambdaLimited';

export interface GradualReleaseProps {
  /** Those that people wait for; each has its calls led by an alias. */
  functions: readonly AppFunction[];
  /** A release goes back when it rings, and none begins while it does. */
  alarm: IAlarm;
}

/** One group for each function: all shift at the same time, for five minutes. */
export class GradualRelease extends Construct {
  constructor(scope: Construct, id: string, { functions, alarm }: GradualReleaseProps) {
    super(scope, id);
    const application = new LambdaApplication(this, 'Application');
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(POLICY)],
    });
    acknowledge(role, {
      [`IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${POLICY}]`]:
        'CodeDeploy’s own policy for shifting the calls of functions; AWS documents it as the one to use.',
    });
    for (const { alias, node } of functions) {
      new LambdaDeploymentGroup(this, node.id, {
        application,
        role,
        alias,
        deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
        alarms: [alarm],
      });
    }
  }
}
