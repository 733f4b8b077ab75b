/** Deploys files of the built site to the bucket behind CloudFront. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Annotations, Stack } from 'aws-cdk-lib';
import type { CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, type BucketDeploymentProps, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { acknowledge } from './acknowledge.ts';
import { stageLogs } from './stage-logs.ts';

const SITE = join(import.meta.dirname, '../../dist/site');
/** Files in this folder carry a hash of their content in the name. */
export const HASHED = 'assets';
/** Left to their own upload, to the function that renders pages, and to the build itself. */
const NOT_PAGES = [HASHED, 'index.html', '.vite'];
const DEPLOYER_MEGABYTES = 512;

/** The hashed files of the built site, without their folder; none, with a warning, before it was built. */
export function builtAssets(scope: Construct, site = SITE): ISource[] {
  // A folder of its own: of patterns that exclude all but one folder, CDK makes an empty upload.
  return builtSite(scope, site, () => Source.asset(join(site, HASHED)));
}

/** The other files of the site that browsers ask for by name. */
export function builtFiles(scope: Construct, site = SITE): ISource[] {
  return builtSite(scope, site, () => Source.asset(site, { exclude: NOT_PAGES }));
}

function builtSite(scope: Construct, site: string, source: () => ISource): ISource[] {
  if (existsSync(site)) return [source()];
  Annotations.of(scope).addWarningV2('encaje:no-site', 'There is no dist/site: run `npm run build` before deploying');
  return [];
}

export interface SiteUploadProps
  extends Pick<BucketDeploymentProps, 'cacheControl' | 'destinationKeyPrefix' | 'distribution' | 'sources'> {
  bucket: IBucket;
  stage: StageConfig;
}

/** Uploads files and removes none: pages that are open during a deployment still ask for those of their own build. */
export class SiteUpload extends Construct {
  constructor(scope: Construct, id: string, { bucket, stage, ...props }: SiteUploadProps) {
    super(scope, id);
    new BucketDeployment(this, 'Files', {
      ...props,
      destinationBucket: bucket,
      distributionPaths: props.distribution && ['/*'],
      memoryLimit: DEPLOYER_MEGABYTES,
      logGroup: stageLogs(this, 'Logs', stage),
      prune: false,
    });
    acknowledgeDeployer(this, bucket);
  }
}

/** CDK's own uploader is one function per stack, outside any construct of ours; its permissions are CDK's choice. */
function acknowledgeDeployer(scope: Construct, bucket: IBucket): void {
  const stack = Stack.of(scope);
  const target = stack.getLogicalId(bucket.node.defaultChild as CfnBucket);
  const findings = {
    L1: 'CDK brings this deployment-time function and chooses its runtime; visitors never reach it.',
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]':
      'CDK’s deployment-time function; the policy allows it to write its own log and nothing else.',
    'IAM5[Action::s3:GetBucket*]': COPIES_FILES,
    'IAM5[Action::s3:GetObject*]': COPIES_FILES,
    'IAM5[Action::s3:List*]': COPIES_FILES,
    'IAM5[Action::s3:Abort*]': COPIES_FILES,
    'IAM5[Action::s3:DeleteObject*]': COPIES_FILES,
    [`IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${stack.region}/*]`]: COPIES_FILES,
    [`IAM5[Resource::<${target}.Arn>/*]`]: COPIES_FILES,
    'IAM5[Resource::*]':
      'CDK lets its deployment-time function invalidate any distribution, since it gets the one only when it runs.',
  };
  const deployers = stack.node.children.filter(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
  for (const deployer of deployers) acknowledge(deployer, findings);
}

const COPIES_FILES = 'CDK’s deployment-time function copies the site from CDK’s asset bucket to the site’s bucket.';
