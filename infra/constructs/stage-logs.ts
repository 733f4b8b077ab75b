/** A log group with a retention period; production's outlives its stack, for later diagnosis. */
import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, type LogGroupProps } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';

/** @default as long as the stage keeps the logs of functions */
export type StageLogsProps = Pick<LogGroupProps, 'logGroupName' | 'retention'>;

/** The log group `id` of a stage. */
export function stageLogs(scope: Construct, id: string, stage: StageConfig, props: StageLogsProps = {}): LogGroup {
  const removalPolicy = stage.name === 'prod' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
  return new LogGroup(scope, id, { retention: stage.logRetentionDays, ...props, removalPolicy });
}
