/** The vault in another region for copies of the daily backup, where a stage configures one. */
import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { BackupVault } from 'aws-cdk-lib/aws-backup';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { copyVaultName } from '../constructs/daily-backup.ts';

export interface CopiesStackProps extends StackProps {
  stageName: string;
}

/** Kept whatever happens to the rest: it is for the day on which the rest is gone. */
export class CopiesStack extends Stack {
  constructor(scope: Construct, id: string, { stageName, ...props }: CopiesStackProps) {
    super(scope, id, { ...props, terminationProtection: true });
    // A key of this region: one of the lost region could open nothing any more.
    const encryptionKey = new Key(this, 'CopiesKey', {
      description: 'Encrypts copies of the tables and the uploaded files',
      enableKeyRotation: true,
    });
    new BackupVault(this, 'Copies', {
      backupVaultName: copyVaultName(stageName),
      encryptionKey,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }
}
