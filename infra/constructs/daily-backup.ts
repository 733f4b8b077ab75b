/** Daily backups, each copied to a vault in another region. */
import { ArnFormat, CrossStackReferences, Duration, ReferenceStrength, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { acknowledge } from './acknowledge.ts';

/** The vault of a stage in the other region: the plan names it before that region's stack can be asked. */
export const copyVaultName = (stageName: string) => `encaje-${stageName}-copies`;

/** Here a day is enough: point-in-time recovery goes back further, and the copy is what the plan is for. */
const KEPT_HERE_DAYS = 2;
const AT_NIGHT = Schedule.cron({ hour: '2', minute: '30' });

/** AWS's own, for the service that copies: tables by one, versions of objects by the other. */
const POLICIES = ['service-role/AWSBackupServiceRolePolicyForBackup', 'AWSBackupServiceRolePolicyForS3Backup'];

export interface DailyBackupProps {
  stageName: string;
  backup: NonNullable<StageConfig['backup']>;
  tables: readonly ITable[];
  uploads: IBucket;
}

/** A plan over all tables and the bucket of uploads; its vault outlives the stack. */
export class DailyBackup extends Construct {
  /** The vaults by whose names AWS counts jobs and copies: the one here, then the one of the other region. */
  readonly vaultNames: readonly [here: string, there: string];

  constructor(scope: Construct, id: string, { stageName, backup, tables, uploads }: DailyBackupProps) {
    super(scope, id);
    const vault = new BackupVault(this, 'Vault', { removalPolicy: RemovalPolicy.RETAIN });
    // What alarms read of it must not keep the plan from being switched off again.
    CrossStackReferences.of(vault).produce(ReferenceStrength.WEAK);
    this.vaultNames = [vault.backupVaultName, copyVaultName(stageName)];
    const destination = Stack.of(this).formatArn({
      ...{ service: 'backup', region: backup.region, resource: 'backup-vault' },
      ...{ resourceName: copyVaultName(stageName), arnFormat: ArnFormat.COLON_RESOURCE_NAME },
    });
    const copies = BackupVault.fromBackupVaultArn(this, 'Copies', destination);
    const plan = new BackupPlan(this, 'Plan', { backupVault: vault });
    plan.addRule(
      new BackupPlanRule({
        ruleName: 'daily',
        scheduleExpression: AT_NIGHT,
        deleteAfter: Duration.days(KEPT_HERE_DAYS),
        copyActions: [{ destinationBackupVault: copies, deleteAfter: Duration.days(backup.keepDays) }],
      }),
    );
    plan.addSelection('Everything', {
      role: this.makeRole(),
      disableDefaultBackupPolicy: true,
      resources: [
        ...tables.map((table) => BackupResource.fromDynamoDbTable(table)),
        BackupResource.fromArn(uploads.bucketArn),
      ],
    });
  }

  private makeRole(): Role {
    const managedPolicies = POLICIES.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name));
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('backup.amazonaws.com'), managedPolicies });
    const findings = POLICIES.map((name) => `IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`);
    const reason = 'AWS Backup’s own policies are those that AWS documents for it and keeps up with its calls.';
    acknowledge(role, Object.fromEntries(findings.map((finding) => [finding, reason])));
    return role;
  }
}
