/** What all buckets share: no public access, encryption in transit, and retention when a stack is deleted. */
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

export interface PrivateBucketProps
  extends Omit<BucketProps, 'blockPublicAccess' | 'enforceSSL' | 'minimumTLSVersion'> {
  /** Where requests to this bucket are logged, under the construct's path. */
  accessLogs?: AccessLogBucket;
}

/** A bucket without public access, reached over TLS 1.2 or later only, kept when its stack goes. */
export class PrivateBucket extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, { accessLogs, ...props }: PrivateBucketProps = {}) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      removalPolicy: RemovalPolicy.RETAIN,
      serverAccessLogsBucket: accessLogs?.bucket,
      serverAccessLogsPrefix: accessLogs ? `${id}/` : undefined,
      ...props,
    });
  }
}

/** Where other buckets log who asked them for what. S3 can write its logs only with keys of its own. */
export class AccessLogBucket extends PrivateBucket {
  constructor(scope: Construct, id: string, { retentionDays }: { retentionDays: number }) {
    super(scope, id, {
      lifecycleRules: [
        { expiration: Duration.days(retentionDays), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
    acknowledge(this, {
      S1: 'This bucket takes the access logs; logging its own requests into itself would never end.',
    });
  }
}
