/** One origin for people and browsers: the site's files from S3, and the API under `/api/`. */
import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  type ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { RestApiOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { acknowledge } from './acknowledge.ts';
import { PAGE_REWRITE_CODE, VIEWER_ADDRESS_CODE } from './edge-code.ts';
import { type Firewall, ORIGIN_HEADER } from './firewall.ts';

/** CloudFront's longest wait for the first byte and between bytes without a raised quota. */
const ORIGIN_READ_TIMEOUT_SECONDS = 60;

export interface SiteDistributionProps {
  stage: StageConfig;
  /** The site's files. */
  files: IBucket;
  restApi: RestApi;
  firewall: Firewall;
  responseHeadersPolicy: ResponseHeadersPolicy;
}

/** The CloudFront distribution; compressed, HTTPS only, never caching the API. */
export class SiteDistribution extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: SiteDistributionProps) {
    super(scope, id);
    const { stage } = props;
    const certificate =
      stage.domain && Certificate.fromCertificateArn(this, 'Certificate', stage.domain.certificateArn);
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Encaje ${stage.name}`,
      defaultRootObject: 'index.html',
      defaultBehavior: this.pages(props),
      additionalBehaviors: { '/api/*': this.api(props) },
      domainNames: stage.domain && [stage.domain.name],
      certificate,
      minimumProtocolVersion: certificate && SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
    });
    this.acknowledgeFindings(stage);
  }

  private pages({ files, responseHeadersPolicy }: SiteDistributionProps): BehaviorOptions {
    return {
      // Listing turns a missing file into 404 where S3 would say 403.
      origin: S3BucketOrigin.withOriginAccessControl(files, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy,
      functionAssociations: [this.onRequest('PageRewrite', PAGE_REWRITE_CODE)],
    };
  }

  private api({ restApi, firewall, responseHeadersPolicy }: SiteDistributionProps): BehaviorOptions {
    return {
      origin: new RestApiOrigin(restApi, {
        readTimeout: Duration.seconds(ORIGIN_READ_TIMEOUT_SECONDS),
        customHeaders: { [ORIGIN_HEADER]: firewall.originSecret.secretValue.unsafeUnwrap() },
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // API Gateway finds the API by its own host name.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      compress: true,
      responseHeadersPolicy,
      functionAssociations: [this.onRequest('ViewerAddress', VIEWER_ADDRESS_CODE)],
    };
  }

  private onRequest(id: string, code: string) {
    const edgeFunction = new EdgeFunction(this, id, {
      code: FunctionCode.fromInline(code),
      runtime: FunctionRuntime.JS_2_0,
    });
    return { function: edgeFunction, eventType: FunctionEventType.VIEWER_REQUEST };
  }

  private acknowledgeFindings(stage: StageConfig): void {
    acknowledge(this.distribution, {
      CFR1: 'People look for work from everywhere; no country is to be shut out.',
      CFR2: 'The site is static files; what can be attacked is the API, which has a web ACL of its own.',
      CFR3: 'These logs would keep visitors’ addresses and the tokens in query strings; the API logs calls without them.',
    });
    acknowledge(this.distribution, {
      'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
        'There is a default root object, so that the bucket’s listing is never an answer.',
    });
    if (stage.domain) return;
    acknowledge(this.distribution, {
      CFR4: 'CloudFront’s own domain name allows no choice of protocol; with a domain of its own the site asks for TLS 1.2.',
    });
  }
}
