/** The bucket that holds the archived audit trail under Object Lock. */
import { Duration } from 'aws-cdk-lib';
import { ObjectLockRetention } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import type { StageConfig } from '../config.ts';
import { acknowledge } from './acknowledge.ts';
import type { AppFunction } from './app-function.ts';
import { type AccessLogBucket, PrivateBucket } from './private-bucket.ts';
import { nameInFindings } from './upload-bucket.ts';

const FOLDER = 'trail/';

export interface AuditArchiveProps {
  lock: StageConfig['auditLock'];
  accessLogs: AccessLogBucket;
}

/** A bucket with Object Lock; a day goes once its lock has ended. */
export class AuditArchive extends Construct {
  readonly bucket: PrivateBucket['bucket'];

  constructor(scope: Construct, id: string, { lock: { mode, days }, accessLogs }: AuditArchiveProps) {
    super(scope, id);
    const kept = Duration.days(days);
    const retention = { governance: ObjectLockRetention.governance, compliance: ObjectLockRetention.compliance };
    const { bucket } = new PrivateBucket(this, 'Trail', {
      accessLogs,
      versioned: true,
      objectLockEnabled: true,
      objectLockDefaultRetention: retention[mode](kept),
      lifecycleRules: [
        {
          expiration: kept,
          noncurrentVersionExpiration: Duration.days(1),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
    });
    this.bucket = bucket;
  }

  /** Lets `fn` add days, and see which are there; it can read, change and remove none. */
  grantAdd(fn: AppFunction): void {
    const { bucketArn, bucketName } = this.bucket;
    const environment = { [ENVIRONMENT.auditArchiveBucket]: bucketName };
    fn.allow({ actions: ['s3:PutObject', 's3:GetObject'], resources: [`${bucketArn}/${FOLDER}*`], environment });
    // Without the right to list, S3 calls a missing object forbidden.
    fn.allow({ actions: ['s3:ListBucket'], resources: [bucketArn] });
    fn.deny({
      actions: ['s3:BypassGovernanceRetention', 's3:PutObjectRetention', 's3:DeleteObjectVersion'],
      resources: [`${bucketArn}/${FOLDER}*`],
    });
    acknowledge(fn.role, {
      [`IAM5[Resource::${nameInFindings(this.bucket, fn)}/${FOLDER}*]`]:
        'Limited to one folder of the archive: each day has a key of its own.',
    });
  }
}
