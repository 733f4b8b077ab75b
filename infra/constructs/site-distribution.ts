/** The CloudFront distribution: pages from their function, files from S3, the API under `/api/`. */
import { Duration, Stack } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  PriceClass,
  type ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { RestApiOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { VIEWER_HEADER } from '../../shared/contract/resources.ts';
import { HASHED_PATTERN, SITE_FILE_PATTERNS } from '../../shared/contract/site-config.ts';
import type { StageConfig } from '../config.ts';
import { acknowledge } from './acknowledge.ts';
import { VIEWER_REQUEST_CODE } from './edge-code.ts';
import { type Firewall, ORIGIN_HEADER } from './firewall.ts';

/** CloudFront's longest wait for the first byte and between bytes without a raised quota. */
const ORIGIN_READ_TIMEOUT_SECONDS = 60;

/** Public jobs say how long they may be kept; see `cachedSeconds` in the contract. */
const KEPT_JOB_PATHS = ['/api/jobs', '/api/jobs/*'] as const;

export interface SiteDistributionProps {
  stage: StageConfig;
  /** The site's files but the hashed ones. */
  files: IBucket;
  /** Those, in a bucket whose own policy lets CloudFront read it. */
  assets: IBucket;
  restApi: RestApi;
  firewall: Firewall;
  responseHeadersPolicy: ResponseHeadersPolicy;
}

/** The CloudFront distribution; compressed, HTTPS only, keeping pages and public jobs for a minute and the rest of the API never. */
export class SiteDistribution extends Construct {
  readonly distribution: Distribution;
  private addressFunction?: EdgeFunction;
  private cachePolicy?: CachePolicy;
  private originPolicy?: OriginRequestPolicy;

  constructor(scope: Construct, id: string, props: SiteDistributionProps) {
    super(scope, id);
    const { stage } = props;
    const certificate =
      stage.domain && Certificate.fromCertificateArn(this, 'Certificate', stage.domain.certificateArn);
    const files = this.files(props.files, props);
    const assets = this.files(this.elsewhere(props.assets), props);
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Encaje ${stage.name}`,
      defaultBehavior: this.pages(props),
      additionalBehaviors: {
        ...Object.fromEntries(KEPT_JOB_PATHS.map((pattern) => [pattern, this.pages(props)])),
        '/api/*': this.api(props),
        ...Object.fromEntries(
          SITE_FILE_PATTERNS.map((pattern) => [pattern, pattern === HASHED_PATTERN ? assets : files]),
        ),
      },
      domainNames: stage.domain && [stage.domain.name],
      certificate,
      minimumProtocolVersion: certificate && SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
    });
    this.acknowledgeFindings(stage);
  }

  private pages(props: SiteDistributionProps): BehaviorOptions {
    return {
      origin: this.apiOrigin(props),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      // The function says how long each page may be kept; what says nothing is not kept.
      cachePolicy: this.keptAsTheySay(),
      originRequestPolicy: this.clientName(),
      compress: true,
      responseHeadersPolicy: props.responseHeadersPolicy,
      functionAssociations: [this.viewerAddress()],
    };
  }

  /** One policy for all that says itself how long it may be kept. */
  private keptAsTheySay(): CachePolicy {
    this.cachePolicy ??= new CachePolicy(this, 'PagesCache', {
      comment: 'Pages and jobs by address and query, as long as they say themselves',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(1),
      // Only the keys that the program before it has left; a list in the policy itself may have ten.
      queryStringBehavior: CacheQueryStringBehavior.all(),
      headerBehavior: CacheHeaderBehavior.none(),
      cookieBehavior: CacheCookieBehavior.none(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
    return this.cachePolicy;
  }

  /** The firewall counts clients, by a header that makes no other answer and is no part of the address it is kept under. */
  private clientName(): OriginRequestPolicy {
    this.originPolicy ??= new OriginRequestPolicy(this, 'ClientName', {
      comment: 'The name under which the firewall counts the client',
      headerBehavior: OriginRequestHeaderBehavior.allowList(VIEWER_HEADER),
    });
    return this.originPolicy;
  }

  /** A bucket of another stack, as one that this stack leaves alone: the policies of both would need each other. */
  private elsewhere(bucket: IBucket): IBucket {
    const { bucketName } = bucket;
    return Bucket.fromBucketAttributes(this, 'Assets', { bucketName, region: Stack.of(this).region });
  }

  private files(bucket: IBucket, { responseHeadersPolicy }: SiteDistributionProps): BehaviorOptions {
    return {
      // Listing turns a missing file into 404 where S3 would say 403.
      origin: S3BucketOrigin.withOriginAccessControl(bucket, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy,
    };
  }

  private apiOrigin({ restApi, firewall }: SiteDistributionProps): RestApiOrigin {
    return new RestApiOrigin(restApi, {
      readTimeout: Duration.seconds(ORIGIN_READ_TIMEOUT_SECONDS),
      customHeaders: { [ORIGIN_HEADER]: firewall.originSecret.unsafeUnwrap() },
    });
  }

  private api(props: SiteDistributionProps): BehaviorOptions {
    return {
      origin: this.apiOrigin(props),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // API Gateway finds the API by its own host name.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      compress: true,
      responseHeadersPolicy: props.responseHeadersPolicy,
      functionAssociations: [this.viewerAddress()],
    };
  }

  /** One program for both behaviours that lead to the API. */
  private viewerAddress() {
    this.addressFunction ??= new EdgeFunction(this, 'ViewerAddress', {
      code: FunctionCode.fromInline(VIEWER_REQUEST_CODE),
      runtime: FunctionRuntime.JS_2_0,
    });
    return { function: this.addressFunction, eventType: FunctionEventType.VIEWER_REQUEST };
  }

  private acknowledgeFindings(stage: StageConfig): void {
    acknowledge(this.distribution, {
      CFR1: 'People look for work from everywhere; no country is to be shut out.',
      CFR2: 'Pages and API come from one REST API, which has a web ACL of its own; the rest is static files.',
      CFR3: 'These logs would keep visitors’ addresses and the tokens in query strings; the API logs calls without them.',
    });
    acknowledge(this.distribution, {
      'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
        'Only addresses of files reach the bucket, never its root, so that its listing is never an answer.',
      'Annotation::@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac':
        'The stack of that bucket lets CloudFront read it; here it is only named.',
    });
    if (stage.domain) return;
    acknowledge(this.distribution, {
      CFR4: 'CloudFront’s own domain name allows no choice of protocol; with a domain of its own the site asks for TLS 1.2.',
    });
  }
}
