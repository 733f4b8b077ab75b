/** The bucket of published index generations: only the newest is kept, and nothing longer than three days. */
import { Duration } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { ENVIRONMENT, INDEX_FILES, type IndexFile } from '../../shared/contract/resources.ts';
import { acknowledge } from './acknowledge.ts';
import type { AppFunction } from './app-function.ts';
import { type AccessLogBucket, PrivateBucket } from './private-bucket.ts';
import { nameInFindings } from './upload-bucket.ts';

/** If the writer fails and nobody heeds the alarms, an erased person is still gone from here after so many days. */
const KEPT_DAYS = 3;

export interface IndexBucketProps {
  encryptionKey: IKey;
  accessLogs: AccessLogBucket;
}

/** A bucket without versions, so that what is removed is gone; encrypted as the tables that it is made of. */
export class IndexBucket extends Construct {
  readonly bucket: PrivateBucket['bucket'];
  private readonly encryptionKey: IKey;

  constructor(scope: Construct, id: string, { encryptionKey, accessLogs }: IndexBucketProps) {
    super(scope, id);
    this.encryptionKey = encryptionKey;
    const { bucket } = new PrivateBucket(this, 'Generations', {
      accessLogs,
      encryption: BucketEncryption.KMS,
      encryptionKey,
      bucketKeyEnabled: true,
      versioned: false,
      lifecycleRules: [{ expiration: Duration.days(KEPT_DAYS), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    });
    this.bucket = bucket;
  }

  /** Passes a function the bucket's name. */
  get environment(): Record<string, string> {
    return { [ENVIRONMENT.indexBucket]: this.bucket.bucketName };
  }

  /** Lets `fn` fetch the generations of one file. */
  grantFetch(file: IndexFile, fn: AppFunction): void {
    this.allow(fn, ['s3:GetObject'], [file]);
    fn.allow({ actions: ['kms:Decrypt'], resources: [this.encryptionKey.keyArn] });
  }

  /** Lets `fn` publish generations of every file, fetch them, and remove those that are out of date. */
  grantPublish(fn: AppFunction): void {
    this.allow(fn, ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], INDEX_FILES);
    fn.allow({ actions: ['kms:Decrypt', 'kms:GenerateDataKey'], resources: [this.encryptionKey.keyArn] });
  }

  private allow(fn: AppFunction, actions: string[], files: readonly IndexFile[]): void {
    const { bucketArn } = this.bucket;
    const resources = files.map((file) => `${bucketArn}/${file}/*`);
    fn.allow({ actions, resources, environment: this.environment });
    // Without the right to list, S3 calls a missing object forbidden.
    fn.allow({ actions: ['s3:ListBucket'], resources: [bucketArn] });
    const bucket = nameInFindings(this.bucket, fn);
    for (const file of files) {
      acknowledge(fn.role, {
        [`IAM5[Resource::${bucket}/${file}/*]`]:
          'Limited to one file of the indexes: each generation has a key of its own.',
      });
    }
  }
}
