/** The API's firewall: accepts requests only through CloudFront, blocks known attacks and limits each client. */
import { type Duration, RemovalPolicy, SecretValue, Stack } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
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

/** What the rule counts that lets nothing pass but CloudFront. */
export const PAST_CLOUDFRONT = 'NotThroughCloudFront';

export interface FirewallProps {
  /** Metrics carry it: those of two stages must not be one sum. */
  stageName: string;
  restApi: RestApi;
  routes: readonly Route[];
  /** Which version of the secret CloudFront shows. @default the newest at the first deployment */
  originSecretVersion?: string;
  /** Requests in any 60 s from one client to the public forms, 10 or more. */
  publicFormsPerMinute: number;
  /** Requests in any 60 s from one client to anything, reads included, 10 or more. */
  requestsPerMinute: number;
}

/** A web ACL on the API's stage, and the secret that CloudFront has to show. */
export class Firewall extends Construct {
  /** What CloudFront sends as `ORIGIN_HEADER`. */
  readonly originSecret: SecretValue;
  private readonly metricName: string;

  constructor(scope: Construct, id: string, props: FirewallProps) {
    super(scope, id);
    const { stageName, restApi, routes, originSecretVersion, publicFormsPerMinute, requestsPerMinute } = props;
    this.metricName = `encaje-${stageName}`;
    const secret = new Secret(this, 'OriginSecret', {
      description: 'Shows the API that a request came through CloudFront',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(secret, {
      SMG4: 'CloudFront and the firewall must change together, so it is replaced by a deployment and not on a schedule.',
    });
    // CloudFormation reads a secret again only where the reference changes.
    this.originSecret = originSecretVersion
      ? SecretValue.secretsManager(secret.secretArn, { versionId: originSecretVersion })
      : secret.secretValue;
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: visible(this.metricName),
      customResponseBodies: { [RATE_LIMITED]: { contentType: 'APPLICATION_JSON', content: rateLimitedBody() } },
      rules: [
        this.throughCloudFrontOnly(),
        rateLimit('public-forms', { priority: 1, limit: publicFormsPerMinute, only: toForms(routes) }),
        rateLimit('every-request', { priority: 2, limit: requestsPerMinute }),
        ...MANAGED_GROUPS.map(managedGroup),
      ],
    });
    new CfnWebACLAssociation(this, 'OnApi', {
      webAclArn: acl.attrArn,
      resourceArn: `arn:${Stack.of(this).partition}:apigateway:${Stack.of(this).region}::/restapis/${restApi.restApiId}/stages/${restApi.deploymentStage.stageName}`,
    });
  }

  /** Requests that a rule stopped, by the name of its metric; `ALL` of them. */
  metricBlocked(rule: string, period: Duration): Metric {
    const dimensionsMap = { WebACL: this.metricName, Region: Stack.of(this).region, Rule: rule };
    return new Metric({
      namespace: 'AWS/WAFV2',
      metricName: 'BlockedRequests',
      dimensionsMap,
      statistic: 'Sum',
      period,
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
              searchString: this.originSecret.unsafeUnwrap(),
              textTransformations: AS_IT_IS,
            },
          },
        },
      },
      visibilityConfig: visible(PAST_CLOUDFRONT),
    };
  }
}

const AS_IT_IS = [{ priority: 0, type: 'NONE' }];
/** As API Gateway reads a path: `/api/%61pplications` and `/api/x/../applications` are `/api/applications`. */
const AS_IT_IS_ROUTED = [
  { priority: 0, type: 'URL_DECODE' },
  { priority: 1, type: 'NORMALIZE_PATH' },
];

/**
 * Rules that AWS keeps for known attacks. Those that look into bodies only count: resumes, advertisements and letters are
 * long, hold links and may quote markup, and what is made of a body is checked where it is used. Lists of bad addresses
 * are no use here: all requests come from CloudFront.
 */
const MANAGED_GROUPS = [
  {
    name: 'AWSManagedRulesCommonRuleSet',
    onlyCount: ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', 'GenericLFI_BODY', 'GenericRFI_BODY'],
  },
  { name: 'AWSManagedRulesKnownBadInputsRuleSet', onlyCount: [] },
] as const;
const FIRST_MANAGED_PRIORITY = 10;

function managedGroup(group: (typeof MANAGED_GROUPS)[number], position: number): CfnWebACL.RuleProperty {
  return {
    name: group.name,
    priority: FIRST_MANAGED_PRIORITY + position,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name: group.name,
        ruleActionOverrides: group.onlyCount.map((name) => ({ name, actionToUse: { count: {} } })),
      },
    },
    visibilityConfig: visible(group.name),
  };
}

const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples would keep addresses and query strings for three hours.
  sampledRequestsEnabled: false,
});

/** Methods and paths of the public forms. */
function toForms(routes: readonly Route[]): CfnWebACL.StatementProperty {
  const forms = routes.filter((route) => route.publicForm);
  const methods = {
    fieldToMatch: { method: {} },
    regexString: `^(${[...new Set(forms.map(({ method }) => method))].join('|')})$`,
    textTransformations: AS_IT_IS,
  };
  // The path starts with the deployment's name here.
  const paths = {
    fieldToMatch: { uriPath: {} },
    regexString: pathsPattern(forms),
    textTransformations: AS_IT_IS_ROUTED,
  };
  return { andStatement: { statements: [{ regexMatchStatement: methods }, { regexMatchStatement: paths }] } };
}

interface RateLimit {
  priority: number;
  /** Requests in any 60 s from one client, as the edge names clients. */
  limit: number;
  /** @default every request */
  only?: CfnWebACL.StatementProperty;
}

function rateLimit(name: string, { priority, limit, only }: RateLimit): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
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
        scopeDownStatement: only,
      },
    },
    visibilityConfig: visible(name),
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
