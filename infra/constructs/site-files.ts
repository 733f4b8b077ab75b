/** Puts the built site and its settings where CloudFront finds them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Annotations, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { SiteConfig } from '../../shared/contract/site-config.ts';
import { acknowledge } from './acknowledge.ts';

const SITE = join(import.meta.dirname, '../../dist/site');
/** Files here carry a hash of their content in the name. */
const HASHED = 'assets/*';
/** Left to the function that renders pages, and to the build itself. */
const NOT_SERVED = ['index.html', '.vite/*'];
const DEPLOYER_MEGABYTES = 512;

export interface SiteFilesProps {
  bucket: IBucket;
  distribution: Distribution;
  /** Becomes `/config.json`, so that one build serves every stage. */
  siteConfig: SiteConfig;
  logRetentionDays: number;
}

/** Uploads the files of `dist/site`: hashed ones for a year, everything else to be asked for again each time. */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { bucket, distribution, siteConfig, logRetentionDays }: SiteFilesProps) {
    super(scope, id);
    const common = {
      destinationBucket: bucket,
      memoryLimit: DEPLOYER_MEGABYTES,
      logGroup: new LogGroup(this, 'Logs', { retention: logRetentionDays, removalPolicy: RemovalPolicy.DESTROY }),
      // Pages that are open during a deployment still load the files of the build they belong to.
      prune: false,
    };
    const hashed = new BucketDeployment(this, 'Hashed', {
      ...common,
      sources: this.built(['*', `!${HASHED}`]),
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      sources: [...this.built([HASHED, ...NOT_SERVED]), Source.jsonData('config.json', siteConfig)],
      cacheControl: [CacheControl.noCache()],
      distribution,
      distributionPaths: ['/*'],
    });
    // A page must not name a file that is not there yet.
    pages.node.addDependency(hashed);
    acknowledgeDeployer(this, bucket);
  }

  private built(exclude: string[]): ISource[] {
    if (existsSync(SITE)) return [Source.asset(SITE, { exclude })];
    Annotations.of(this).addWarningV2('encaje:no-site', 'There is no dist/site: run `npm run build` before deploying');
    return [];
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
      'CDK lets its deployment-time function invalidate any distribution, not knowing which one it will be told.',
  };
  const deployers = stack.node.children.filter(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
  for (const deployer of deployers) acknowledge(deployer, findings);
}

const COPIES_FILES = 'CDK’s deployment-time function copies the site from CDK’s asset bucket to the site’s bucket.';
