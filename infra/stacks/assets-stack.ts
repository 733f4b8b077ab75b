/** The site's hashed files: deployed before the pages that name them, and kept after newer ones. */
import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CacheControl } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { acknowledge } from '../constructs/acknowledge.ts';
import type { FunctionSettings } from '../constructs/app-function.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { builtAssets, HASHED, SiteUpload } from '../constructs/site-files.ts';

export interface AssetsStackProps extends StackProps {
  settings: FunctionSettings;
}

/** A bucket of its own, because the other files of the site are changed last and these first. */
export class AssetsStack extends Stack {
  readonly bucket: PrivateBucket['bucket'];

  constructor(scope: Construct, id: string, { settings, ...props }: AssetsStackProps) {
    super(scope, id, props);
    this.bucket = new PrivateBucket(this, 'Assets').bucket;
    acknowledge(this.bucket, { S1: 'Only CloudFront may read this bucket, and everything in it is published anyway.' });
    // The distribution comes last and is not known here; its own stack cannot change a bucket of this one.
    this.letCloudFront('s3:GetObject', this.bucket.arnForObjects(`${HASHED}/*`));
    // Without the right to list, S3 calls a missing file forbidden.
    this.letCloudFront('s3:ListBucket', this.bucket.bucketArn);
    new SiteUpload(this, 'Hashed', {
      bucket: this.bucket,
      stage: settings.stage,
      sources: builtAssets(this),
      destinationKeyPrefix: HASHED,
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
    });
    new CfnOutput(this, 'AssetBucketName', { value: this.bucket.bucketName });
  }

  private letCloudFront(action: string, resource: string): void {
    this.bucket.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: [action],
        resources: [resource],
        conditions: { ArnLike: { 'aws:SourceArn': `arn:aws:cloudfront::${this.account}:distribution/*` } },
      }),
    );
  }
}
