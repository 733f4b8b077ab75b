/** The deployed API against the contract: every route, its door, and the shape of refusals. */
import { Match, type Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { functionOf } from '../../infra/functions.ts';
import type { Route } from '../../shared/contract/route.ts';
import { routes } from '../../shared/contract/routes.ts';
import { type Found, resources, synthesised } from './synthesised.ts';

let application: Template;
let methods: Map<string, Found>;
beforeAll(() => {
  ({ application } = synthesised());
  const parts = new Map(
    resources(application, 'AWS::ApiGateway::Resource').map((found) => [found.id, found.Properties]),
  );
  const pathOf = (id: string | undefined): string => {
    const part = id === undefined ? undefined : parts.get(id);
    return part ? `${pathOf((part.ParentId as { Ref?: string }).Ref)}/${part.PathPart}` : '';
  };
  methods = new Map(
    resources(application, 'AWS::ApiGateway::Method').map((method) => [
      `${method.Properties.HttpMethod} ${pathOf((method.Properties.ResourceId as { Ref?: string }).Ref)}`,
      method,
    ]),
  );
});

describe('the API', () => {
  it('has exactly the methods of the contract, and pages at every other address', () => {
    const pages = ['GET ', 'HEAD ', 'GET /{proxy+}', 'HEAD /{proxy+}'];
    const wanted = [...Object.values(routes).map(({ method, path }) => `${method} ${path}`), ...pages];
    expect([...methods.keys()].sort()).toEqual(wanted.sort());
  });

  it('sends each route to the function of its area', () => {
    for (const route of Object.values(routes) as Route[]) {
      const integration = methods.get(`${route.method} ${route.path}`)?.Properties.Integration;
      expect(integration).toMatchObject({ Type: 'AWS_PROXY', TimeoutInMillis: route.streams ? 70_000 : 29_000 });
      expect(JSON.stringify(integration)).toContain(functionOf(route.handler).replaceAll(/[/-]/g, ''));
    }
  });

  it('streams exactly the routes that the contract says stream', () => {
    for (const route of Object.values(routes) as Route[]) {
      const integration = methods.get(`${route.method} ${route.path}`)?.Properties.Integration;
      const { ResponseTransferMode } = integration as { ResponseTransferMode?: string };
      expect(ResponseTransferMode, route.path).toBe(route.streams ? 'STREAM' : undefined);
      const call = route.streams ? '/response-streaming-invocations' : '/invocations';
      expect(JSON.stringify(integration)).toContain(`${call}"`);
    }
  });

  it('asks for an access token on admin routes and for nothing on public ones', () => {
    for (const route of Object.values(routes) as Route[]) {
      const method = methods.get(`${route.method} ${route.path}`)?.Properties;
      if (route.access === 'public') expect(method?.AuthorizationType).toBe('NONE');
      else {
        expect(method).toMatchObject({ AuthorizationType: 'COGNITO_USER_POOLS', AuthorizationScopes: ['openid'] });
        expect(method?.AuthorizerId).toBeDefined();
      }
    }
  });

  it('compresses answers from one kibibyte on, which CloudFront does not do for it', () => {
    application.hasResourceProperties('AWS::ApiGateway::RestApi', { MinimumCompressionSize: 1024 });
  });

  it('is throttled and logs calls without addresses, queries or bodies', () => {
    const [stage] = resources(application, 'AWS::ApiGateway::Stage');
    expect(stage?.Properties.MethodSettings).toEqual([
      expect.objectContaining({ ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100, DataTraceEnabled: false }),
    ]);
    const setting = stage?.Properties.AccessLogSetting as { Format: string } | undefined;
    expect(setting?.Format).toContain('$context.resourcePath');
    expect(setting?.Format).not.toMatch(
      /identity|userAgent|querystring|queryString|authorizer|\$context\.path|requestOverride/,
    );
  });
});

describe('refusals of the gateway', () => {
  it.each([
    ['UNAUTHORIZED', '401', 'UNAUTHENTICATED'],
    ['ACCESS_DENIED', '403', 'FORBIDDEN'],
    ['MISSING_AUTHENTICATION_TOKEN', '404', 'ROUTE_NOT_FOUND'],
    ['REQUEST_TOO_LARGE', '413', 'BODY_TOO_LARGE'],
    ['THROTTLED', '429', 'RATE_LIMITED'],
    ['DEFAULT_4XX', '400', 'INVALID_INPUT'],
    ['DEFAULT_5XX', '500', 'INTERNAL'],
  ])('%s is a problem document with status %s and code %s', (type, status, code) => {
    const [found] = resources(application, 'AWS::ApiGateway::GatewayResponse').filter(
      ({ Properties }) => Properties.ResponseType === type,
    );
    const answer = found?.Properties as Record<string, Record<string, string>> | undefined;
    expect(answer?.StatusCode).toBe(status);
    expect(answer?.ResponseParameters?.['gatewayresponse.header.Content-Type']).toBe("'application/problem+json'");
    const body = JSON.parse(answer?.ResponseTemplates?.['application/json'] ?? 'null') as unknown;
    expect(body).toMatchObject({ type: 'about:blank', status: Number(status), code, errors: [] });
    expect(body).toMatchObject({ detail: expect.any(String), requestId: '$context.requestId' });
  });
});

describe('the firewall', () => {
  it('stands before the API, lets CloudFront through only, and limits public forms by the visitor’s address', () => {
    application.resourceCountIs('AWS::WAFv2::WebACLAssociation', 1);
    application.hasResourceProperties('AWS::WAFv2::WebACL', {
      Scope: 'REGIONAL',
      Rules: [
        Match.objectLike({ Priority: 0, Action: { Block: {} } }),
        Match.objectLike({
          Action: { Block: { CustomResponse: Match.objectLike({ ResponseCode: 429 }) } },
          Statement: { RateBasedStatement: Match.objectLike({ Limit: 600, EvaluationWindowSec: 60 }) },
        }),
        Match.objectLike({
          Action: { Block: { CustomResponse: Match.objectLike({ ResponseCode: 429 }) } },
          Statement: {
            RateBasedStatement: Match.objectLike({ Limit: 3000, ScopeDownStatement: Match.absent() }),
          },
        }),
        ...['AWSManagedRulesCommonRuleSet', 'AWSManagedRulesKnownBadInputsRuleSet'].map((Name) =>
          Match.objectLike({
            OverrideAction: { None: {} },
            Statement: { ManagedRuleGroupStatement: Match.objectLike({ VendorName: 'AWS', Name }) },
          }),
        ),
      ],
    });
  });

  it('reads a path as the gateway routes it, decoded and normalised', () => {
    const [acl] = resources(application, 'AWS::WAFv2::WebACL');
    const transformed = JSON.stringify(acl?.Properties).match(
      /"UriPath":\{\}\},"RegexString":"[^"]+","TextTransformations":(\[[^\]]+\])/,
    );
    const found = JSON.parse(transformed?.[1] ?? '[]') as { Priority: number; Type: string }[];
    expect(found.sort((a, b) => a.Priority - b.Priority).map(({ Type }) => Type)).toEqual([
      'URL_DECODE',
      'NORMALIZE_PATH',
    ]);
  });

  it('answers with every member of a problem, though without the id of the request', () => {
    const [acl] = resources(application, 'AWS::WAFv2::WebACL');
    const bodies = Object.values((acl?.Properties.CustomResponseBodies ?? {}) as Record<string, { Content: string }>);
    const title = 'Too many requests';
    const known = { type: 'about:blank', title, status: 429, code: 'RATE_LIMITED', detail: title };
    expect(bodies.map(({ Content }) => JSON.parse(Content))).toEqual([{ ...known, requestId: '', errors: [] }]);
  });

  it('counts exactly the contract’s public forms, whatever ids their paths carry', () => {
    const [acl] = resources(application, 'AWS::WAFv2::WebACL');
    const found = [...JSON.stringify(acl?.Properties).matchAll(/"RegexString":"([^"]+)"/g)].map(
      ([, regex = '']) => regex,
    );
    const [method = '', path = ''] = found.map((regex) => new RegExp(regex));
    for (const route of Object.values(routes) as Route[]) {
      const asked = `/live${route.path.replace(/\{\w+\}/g, '3f8w2m0k7q1z9t5c')}`;
      const isCounted = new RegExp(method).test(route.method) && new RegExp(path).test(asked);
      expect(isCounted, `${route.method} ${route.path}`).toBe(route.publicForm === true);
    }
  });

  it('keeps within what AWS WAF takes as a pattern', () => {
    const [acl] = resources(application, 'AWS::WAFv2::WebACL');
    const found = [...JSON.stringify(acl?.Properties).matchAll(/"RegexString":"([^"]+)"/g)].map(
      ([, regex = '']) => regex,
    );
    expect(found).toHaveLength(2);
    for (const regex of found) {
      expect(regex.length).toBeLessThanOrEqual(512);
      expect(regex).not.toMatch(/[{}]/);
    }
  });
});
