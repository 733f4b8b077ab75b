/** The API's firewall: requests come through CloudFront only, and no address may flood the public forms. */
import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { VIEWER_HEADER } from '../../shared/contract/resources.ts';
import type { Route } from '../../shared/contract/route.ts';
import { acknowledge } from './acknowledge.ts';

/** Header with which CloudFront shows the API that it is CloudFront. */
export const ORIGIN_HEADER = 'x-encaje-origin';

const RATE_WINDOW_SECONDS = 60;
const RATE_LIMITED = 'rate-limited';

export interface FirewallProps {
  restApi: RestApi;
  routes: readonly Route[];
  /** Requests in any 60 s from one address, 10 or more. */
  publicFormsPerMinute: number;
}

/** A web ACL on the API's stage, and the secret that CloudFront has to show. */
export class Firewall extends Construct {
  /** What CloudFront sends as `ORIGIN_HEADER`. */
  readonly originSecret: Secret;

  constructor(scope: Construct, id: string, { restApi, routes, publicFormsPerMinute }: FirewallProps) {
    super(scope, id);
    this.originSecret = new Secret(this, 'OriginSecret', {
      description: 'Shows the API that a request came through CloudFront',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(this.originSecret, {
      SMG4: 'CloudFront and the firewall must change together, so it is replaced by a deployment and not on a schedule.',
    });
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: visible('Api'),
      customResponseBodies: { [RATE_LIMITED]: { contentType: 'APPLICATION_JSON', content: rateLimitedBody() } },
      rules: [this.throughCloudFrontOnly(), formsRateLimit(routes, publicFormsPerMinute)],
    });
    new CfnWebACLAssociation(this, 'OnApi', {
      webAclArn: acl.attrArn,
      resourceArn: `arn:${Stack.of(this).partition}:apigateway:${Stack.of(this).region}::/restapis/${restApi.restApiId}/stages/${restApi.deploymentStage.stageName}`,
    });
  }

  private throughCloudFrontOnly(): CfnWebACL.RuleProperty {
    return {
      name: 'through-cloudfront-only',
      priority: 0,
      action: { block: {} },
      statement: {
        notStatement: {
          statement: {
            byteMatchStatement: {
              fieldToMatch: { singleHeader: { Name: ORIGIN_HEADER } },
              positionalConstraint: 'EXACTLY',
              searchString: this.originSecret.secretValue.unsafeUnwrap(),
              textTransformations: AS_IT_IS,
            },
          },
        },
      },
      visibilityConfig: visible('NotThroughCloudFront'),
    };
  }
}

const AS_IT_IS = [{ priority: 0, type: 'NONE' }];

const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples would keep addresses and query strings for three hours.
  sampledRequestsEnabled: false,
});

function formsRateLimit(routes: readonly Route[], limit: number): CfnWebACL.RuleProperty {
  const forms = routes.filter((route) => route.publicForm);
  return {
    name: 'public-forms',
    priority: 1,
    action: {
      block: {
        customResponse: {
          responseCode: 429,
          customResponseBodyKey: RATE_LIMITED,
          responseHeaders: [{ name: 'Retry-After', value: String(RATE_WINDOW_SECONDS) }],
        },
      },
    },
    statement: {
      rateBasedStatement: {
        limit,
        evaluationWindowSec: RATE_WINDOW_SECONDS,
        aggregateKeyType: 'CUSTOM_KEYS',
        customKeys: [{ header: { name: VIEWER_HEADER, textTransformations: AS_IT_IS } }],
        scopeDownStatement: {
          andStatement: {
            statements: [
              {
                regexMatchStatement: {
                  fieldToMatch: { method: {} },
                  regexString: `^(${[...new Set(forms.map(({ method }) => method))].join('|')})$`,
                  textTransformations: AS_IT_IS,
                },
              },
              {
                // The path starts with the deployment's name here.
                regexMatchStatement: {
                  fieldToMatch: { uriPath: {} },
                  regexString: pathsPattern(forms),
                  textTransformations: AS_IT_IS,
                },
              },
            ],
          },
        },
      },
    },
    visibilityConfig: visible('PublicForms'),
  };
}

/**
 * A pattern that ends on the path of any of the routes, whatever their parameters are. Forms share their paths with
 * reading and with each other by method only, so a method of one on the path of another counts too; that harms nobody.
 */
export function pathsPattern(routes: readonly Route[]): string {
  const paths = [...new Set(routes.map(({ path }) => path.replace(/\{\w+\}/g, '[^/]+')))];
  return `(${paths.join('|')})/?$`;
}

/** WAF sends a fixed text, as `application/json`: it knows no id of the request to put in, so that member stays empty. */
function rateLimitedBody(): string {
  const title = 'Too many requests';
  const fixed = { requestId: '', errors: [] };
  return JSON.stringify({ type: 'about:blank', title, status: 429, code: 'RATE_LIMITED', detail: title, ...fixed });
}
