/** The site's files, and the one address that serves both them and the API. */
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import type { SiteConfig } from '../../shared/contract/site-config.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import type { FunctionSettings } from '../constructs/app-function.ts';
import { pageHeaders } from '../constructs/page-headers.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { SiteDistribution } from '../constructs/site-distribution.ts';
import { builtFiles, SiteUpload } from '../constructs/site-files.ts';
import type { AppStack } from './app-stack.ts';
import type { AssetsStack } from './assets-stack.ts';
import type { DataStack } from './data-stack.ts';

export interface WebStackProps extends StackProps {
  settings: FunctionSettings;
  assets: AssetsStack;
  data: DataStack;
  application: AppStack;
}

/** The stack in front; replaceable, though a new one means a new address where there is no domain. */
export class WebStack extends Stack {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, { settings, assets, data, application, ...props }: WebStackProps) {
    super(scope, id, props);
    const { stage } = settings;
    const { signIn, uploads } = data;

    // Changed after the functions were; what their pages name by hash came before them.
    const { bucket } = new PrivateBucket(this, 'Site');
    acknowledge(bucket, { S1: 'Only CloudFront may read this bucket, and everything in it is published anyway.' });

    const responseHeadersPolicy = pageHeaders(this, 'Headers', {
      connectSources: [
        `https://${signIn.domainName}`,
        signIn.endpointOrigin,
        `https://${uploads.bucket.bucketRegionalDomainName}`,
      ],
      formSources: [],
      hstsPreload: stage.hstsPreload,
    });
    const { restApi } = application.api;
    const { firewall } = application;
    const site = { stage, files: bucket, assets: assets.bucket, restApi, firewall, responseHeadersPolicy };
    const { distribution } = new SiteDistribution(this, 'Cdn', site);
    this.distribution = distribution;

    const siteConfig: SiteConfig = {
      stage: stage.name,
      auth: {
        userPoolId: signIn.userPool.userPoolId,
        clientId: signIn.client.userPoolClientId,
        domain: signIn.domainName,
      },
    };
    const sources = [...builtFiles(this), Source.jsonData('config.json', siteConfig)];
    const cacheControl = [CacheControl.noCache()];
    new SiteUpload(this, 'Files', { bucket, distribution, stage, sources, cacheControl });

    new CfnOutput(this, 'SiteUrl', { value: `https://${stage.domain?.name ?? distribution.domainName}` });
    new CfnOutput(this, 'CloudFrontName', { value: distribution.domainName });
    new CfnOutput(this, 'UserPoolId', { value: signIn.userPool.userPoolId });
    new CfnOutput(this, 'GoogleRedirectUri', { value: `https://${signIn.domainName}/oauth2/idpresponse` });
    new CfnOutput(this, 'UploadBucketName', { value: uploads.bucket.bucketName });
  }
}
