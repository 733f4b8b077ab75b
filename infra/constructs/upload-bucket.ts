/** The bucket of resumes: browsers upload with presigned forms, and each new object sends an event to a queue. */
import { Duration, Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { BucketEncryption, type CfnBucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import {
  DOCUMENTS_PREFIX,
  ENVIRONMENT,
  EXPORTS_PREFIX,
  IMPORTS_PREFIX,
  UPLOAD_PREFIXES,
} from '../../shared/contract/resources.ts';
import { RESERVED_FOLDERS } from '../../shared/domain/file.ts';
import { acknowledge } from './acknowledge.ts';
import type { AppFunction } from './app-function.ts';
import { MalwareScan } from './malware-scan.ts';
import { type AccessLogBucket, PrivateBucket } from './private-bucket.ts';

const NONCURRENT_VERSIONS_KEPT_DAYS = 90;
const CORS_CACHE_SECONDS = 3000;
/** Where resumes lie. */
const RESUMES: string[] = Object.values(UPLOAD_PREFIXES);
/** The filter of S3's own metrics that leaves nothing out. */
export const WHOLE_BUCKET = 'EntireBucket';
const KEYS_UNKNOWN = 'the keys of people’s files are not known beforehand';
/** Every key: what is dropped or uploaded may lie in any folder. */
const ALL_FILES = '';

export interface UploadBucketProps {
  encryptionKey: IKey;
  accessLogs: AccessLogBucket;
  /** The only origin whose pages may upload and download. */
  siteOrigin: string;
  /** Receives every object created under `applications/` and `drops/`; with a scan for malware, of every verdict instead. */
  notify: IQueue;
  /** @default false */
  malwareScan?: boolean;
}

/** A versioned bucket encrypted with the customer's key, so that access can be cut off and is recorded by KMS. */
export class UploadBucket extends Construct {
  readonly bucket: PrivateBucket['bucket'];
  private readonly encryptionKey: IKey;

  constructor(scope: Construct, id: string, props: UploadBucketProps) {
    super(scope, id);
    this.encryptionKey = props.encryptionKey;
    const { bucket } = new PrivateBucket(this, 'Uploads', {
      accessLogs: props.accessLogs,
      encryption: BucketEncryption.KMS,
      encryptionKey: props.encryptionKey,
      bucketKeyEnabled: true,
      versioned: true,
      // S3 counts requests and errors only where that is switched on.
      metrics: [{ id: WHOLE_BUCKET }],
      lifecycleRules: [
        {
          abortIncompleteMultipartUploadAfter: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(NONCURRENT_VERSIONS_KEPT_DAYS),
          expiredObjectDeleteMarker: true,
        },
      ],
      cors: [
        {
          allowedOrigins: [props.siteOrigin],
          allowedMethods: [HttpMethods.GET, HttpMethods.POST, HttpMethods.PUT],
          allowedHeaders: ['*'],
          exposedHeaders: ['ETag'],
          maxAge: CORS_CACHE_SECONDS,
        },
      ],
    });
    this.bucket = bucket;
    if (props.malwareScan) this.scanFor(props.notify);
    else this.announceTo(props.notify);
  }

  /** Lets `fn` sign forms that upload resumes of applications; the form's policy says the key, type and size. */
  grantCreate(fn: AppFunction): void {
    this.letCreate(fn, UPLOAD_PREFIXES.applications, 'one key per application, made up by the function');
  }

  /** Lets `fn` store dropped files under keys of its own, which contain no names. */
  grantTakeIn(fn: AppFunction): void {
    this.letCreate(fn, UPLOAD_PREFIXES.drops, 'one key per dropped file, made up by the function');
  }

  /** The same for documents that recruiters add; what lies there is announced to nobody. */
  grantCreateDocuments(fn: AppFunction): void {
    this.letCreate(fn, DOCUMENTS_PREFIX, 'one key per activity, made up by the function');
  }

  /** Lets `fn` read resumes, also older versions of them, and list what there is. */
  grantRead(fn: AppFunction): void {
    this.letRead(fn, RESUMES);
  }

  /** Lets `fn` read documents that recruiters added. */
  grantReadDocuments(fn: AppFunction): void {
    this.letRead(fn, [DOCUMENTS_PREFIX]);
  }

  /** Lets `fn` erase resumes with every version of them. */
  grantErase(fn: AppFunction): void {
    this.letErase(fn, RESUMES);
  }

  /** Lets `fn` erase documents that recruiters added, with every version of them. */
  grantEraseDocuments(fn: AppFunction): void {
    this.letErase(fn, [DOCUMENTS_PREFIX]);
  }

  /** Lets `fn` list and read whatever lies in the bucket, for the files screen. */
  grantReadFiles(fn: AppFunction): void {
    this.letRead(fn, [ALL_FILES]);
  }

  /** Lets `fn` sign uploads to every folder but those that only the product itself writes. */
  grantWriteFiles(fn: AppFunction): void {
    this.letCreate(fn, ALL_FILES, 'recruiters choose folder and name; folders of the product are denied');
    const resources = RESERVED_FOLDERS.map((folder) => `${this.bucket.bucketArn}/${folder}*`);
    fn.deny({ actions: ['s3:PutObject'], resources });
  }

  /** Lets `fn` see which parts of an upload have arrived. */
  grantReadParts(fn: AppFunction): void {
    this.allow(fn, ['s3:ListMultipartUploadParts'], [ALL_FILES], KEYS_UNKNOWN);
  }

  /** Lets `fn` give up uploads in parts. */
  grantAbortParts(fn: AppFunction): void {
    this.allow(fn, ['s3:AbortMultipartUpload'], [ALL_FILES], KEYS_UNKNOWN);
  }

  /** Lets `fn` erase whatever lies in the bucket, with every version of it. */
  grantEraseFiles(fn: AppFunction): void {
    this.letErase(fn, [ALL_FILES]);
  }

  /** Lets `fn` sign uploads of files to import, and store what it exports. */
  grantCreateCopies(fn: AppFunction): void {
    this.letCreate(fn, IMPORTS_PREFIX, 'one key per import, made up by the function');
    this.letCreate(fn, EXPORTS_PREFIX, 'one key per export, made up by the function');
  }

  /** Lets `fn` read what was exported and what waits to be imported. */
  grantReadCopies(fn: AppFunction): void {
    this.letRead(fn, [EXPORTS_PREFIX, IMPORTS_PREFIX]);
  }

  /** Lets `fn` erase what was exported and what waits to be imported, with every version of it. */
  grantEraseCopies(fn: AppFunction): void {
    this.letErase(fn, [EXPORTS_PREFIX, IMPORTS_PREFIX]);
  }

  private letCreate(fn: AppFunction, prefix: string, reason: string): void {
    this.allow(fn, ['s3:PutObject'], [prefix], reason);
    fn.allow({ actions: ['kms:GenerateDataKey', 'kms:Decrypt'], resources: [this.encryptionKey.keyArn] });
  }

  private letRead(fn: AppFunction, prefixes: string[]): void {
    this.allow(fn, ['s3:GetObject', 's3:GetObjectVersion'], prefixes, KEYS_UNKNOWN);
    // Without the right to list, S3 calls a missing object forbidden.
    fn.allow({ actions: ['s3:ListBucket'], resources: [this.bucket.bucketArn] });
    fn.allow({ actions: ['kms:Decrypt'], resources: [this.encryptionKey.keyArn] });
  }

  private letErase(fn: AppFunction, prefixes: string[]): void {
    this.allow(fn, ['s3:DeleteObject', 's3:DeleteObjectVersion'], prefixes, KEYS_UNKNOWN);
    fn.allow({ actions: ['s3:ListBucketVersions'], resources: [this.bucket.bucketArn] });
  }

  private allow(fn: AppFunction, actions: string[], prefixes: string[], reason: string): void {
    const { bucketArn, bucketName } = this.bucket;
    const resources = prefixes.map((prefix) => `${bucketArn}/${prefix}*`);
    fn.allow({ actions, resources, environment: { [ENVIRONMENT.uploadBucket]: bucketName } });
    const bucket = nameInFindings(this.bucket, fn);
    for (const prefix of prefixes) {
      acknowledge(fn.role, {
        [`IAM5[Resource::${bucket}/${prefix}*]`]: `Limited to ${prefix || 'the objects'} of one bucket: ${reason}.`,
      });
    }
  }

  private scanFor(verdicts: IQueue): void {
    const bucket = this.bucket.node.defaultChild as CfnBucket;
    bucket.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } };
    new MalwareScan(this, 'MalwareScan', { bucket: this.bucket, encryptionKey: this.encryptionKey, verdicts });
  }

  // Written on the bucket itself: CDK's own way is a custom resource with a function that may change every bucket.
  private announceTo(queue: IQueue): void {
    const stack = Stack.of(this);
    queue.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        principals: [new ServicePrincipal('s3.amazonaws.com')],
        actions: ['sqs:SendMessage'],
        resources: [queue.queueArn],
        // The bucket's ARN here would close a circle: bucket -> queue's policy -> bucket.
        conditions: { StringEquals: { 'aws:SourceAccount': stack.account } },
      }),
    );
    const bucket = this.bucket.node.defaultChild as CfnBucket;
    bucket.notificationConfiguration = {
      queueConfigurations: Object.values(UPLOAD_PREFIXES).map((prefix) => ({
        event: 's3:ObjectCreated:*',
        queue: queue.queueArn,
        filter: { s3Key: { rules: [{ name: 'prefix', value: prefix }] } },
      })),
    };
    // S3 sends a test message when notifications are set up, and refuses them if it may not.
    const policy = queue.node.tryFindChild('Policy');
    if (policy) bucket.node.addDependency(policy);
  }
}

/** How cdk-nag writes the bucket's ARN in a finding about `fn`: an attribute in its own stack, an import in others. */
export function nameInFindings(bucket: PrivateBucket['bucket'], fn: AppFunction): string {
  const own = Stack.of(bucket);
  if (own === Stack.of(fn)) return `<${own.getLogicalId(bucket.node.defaultChild as CfnBucket)}.Arn>`;
  const imported: unknown = own.resolve(own.exportValue(bucket.bucketArn));
  return String((imported as { 'Fn::ImportValue': string })['Fn::ImportValue']);
}
