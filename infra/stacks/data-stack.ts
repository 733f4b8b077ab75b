/** What must never be lost: tables, uploaded files, the queue of unread files, and the user pool. */
import { Stack, type StackProps } from 'aws-cdk-lib';
import { type IKey, Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import {
  BACKGROUND_FUNCTIONS,
  ENVIRONMENT,
  QUEUES,
  restoredTableName,
  TABLES,
} from '../../shared/contract/resources.ts';
import { type StageConfig, siteOriginOf } from '../config.ts';
import { AdminSignIn } from '../constructs/admin-sign-in.ts';
import { AppFunction, type FunctionSettings } from '../constructs/app-function.ts';
import { AppTable } from '../constructs/app-table.ts';
import { AuditArchive } from '../constructs/audit-archive.ts';
import { DailyBackup } from '../constructs/daily-backup.ts';
import { IndexBucket } from '../constructs/index-bucket.ts';
import { AccessLogBucket } from '../constructs/private-bucket.ts';
import { QueueWithDlq } from '../constructs/queue-with-dlq.ts';
import { UploadBucket } from '../constructs/upload-bucket.ts';

export type TableId = keyof typeof TABLES;

export interface DataStackProps extends StackProps {
  settings: FunctionSettings;
}

/** The kept stack; protected from termination, and everything with data in it is retained. */
export class DataStack extends Stack {
  readonly encryptionKey: IKey;
  readonly tables: Record<TableId, AppTable>;
  readonly uploads: UploadBucket;
  readonly indexes: IndexBucket;
  readonly resumeQueue: QueueWithDlq;
  readonly signIn: AdminSignIn;
  readonly addAdminClaim: AppFunction;
  readonly accessLogs: AccessLogBucket;
  readonly auditArchive: AuditArchive;
  /** Where the stage has one. */
  readonly backup?: DailyBackup;

  constructor(scope: Construct, id: string, { settings, ...props }: DataStackProps) {
    super(scope, id, { ...props, terminationProtection: true });
    const { stage } = settings;
    const encryptionKey = new Key(this, 'DataKey', {
      description: 'Encrypts the tables and the uploaded files',
      enableKeyRotation: true,
    });
    this.encryptionKey = encryptionKey;

    this.tables = makeTables(this, encryptionKey, stage);

    // Here and not with its consumer: the bucket names it, and what it holds was accepted already.
    this.resumeQueue = new QueueWithDlq(this, 'resumes-queue', { shape: QUEUES.resumes });
    this.accessLogs = new AccessLogBucket(this, 'AccessLogs', { retentionDays: stage.accessLogRetentionDays });
    this.auditArchive = new AuditArchive(this, 'AuditArchive', { lock: stage.auditLock, accessLogs: this.accessLogs });
    this.uploads = new UploadBucket(this, 'UploadBucket', {
      encryptionKey,
      accessLogs: this.accessLogs,
      siteOrigin: siteOriginOf(stage),
      notify: this.resumeQueue.queue,
      malwareScan: stage.malwareScan,
    });

    this.indexes = new IndexBucket(this, 'IndexBucket', { encryptionKey, accessLogs: this.accessLogs });

    if (stage.backup) {
      const tables = Object.values(this.tables).map(({ table }) => table);
      const kept = { tables, uploads: this.uploads.bucket };
      this.backup = new DailyBackup(this, 'DailyBackup', { stageName: stage.name, backup: stage.backup, ...kept });
    }

    this.addAdminClaim = new AppFunction(this, 'add-admin-claim', { settings, ...BACKGROUND_FUNCTIONS.addAdminClaim });
    this.addAdminClaim.allow({
      environment: {
        [ENVIRONMENT.adminEmails]: (stage.adminEmails ?? []).join(','),
        [ENVIRONMENT.adminDomain]: stage.adminDomain ?? '',
      },
    });
    this.signIn = new AdminSignIn(this, 'SignIn', { stage, addAdminClaim: this.addAdminClaim });
  }
}

function makeTables(
  stack: DataStack,
  encryptionKey: IKey,
  { name: stageName, restored, trail = 'closed' }: StageConfig,
): Record<TableId, AppTable> {
  const entries = Object.entries(TABLES).map(([id, shape]) => {
    const isTrail = id === 'audit';
    // Who was erased is known to the live trail alone.
    const servedBy =
      restored && !isTrail ? restoredTableName(`encaje-${stageName}-${shape.name}`, restored) : undefined;
    const keepsItems = isTrail ? trail : undefined;
    return [id, new AppTable(stack, `${id}-table`, { shape, encryptionKey, keepsItems, servedBy })];
  });
  return Object.fromEntries(entries);
}
