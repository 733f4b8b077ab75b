/** Contracts of the stack in front: headers, caching, the API behind the same origin, and what the edge does to requests. */
import { Match, type Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { VIEWER_REQUEST_CODE } from '../../infra/constructs/edge-code.ts';
import { HSTS_MAX_AGE_SECONDS, securityHeaders } from '../../shared/contract/security-headers.ts';
import { SITE_FILE_PATTERNS } from '../../shared/contract/site-config.ts';
import { EVERYTHING_SET, resources, synthesised, UNDER_REPAIR } from './synthesised.ts';

let web: Template;
beforeAll(() => {
  ({ web } = synthesised());
});

describe('the distribution', () => {
  it('reads the site through origin access control and caches nothing of the API but public jobs', () => {
    web.resourceCountIs('AWS::CloudFront::OriginAccessControl', 2);
    const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
    const ALL_VIEWER_EXCEPT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';
    const OWN_POLICY = { Ref: Match.stringLikeRegexp('ClientName') };
    web.hasResourceProperties('AWS::CloudFront::OriginRequestPolicy', {
      OriginRequestPolicyConfig: Match.objectLike({
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['x-encaje-viewer'] },
      }),
    });
    web.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({
        DefaultCacheBehavior: Match.objectLike({ Compress: true, ViewerProtocolPolicy: 'redirect-to-https' }),
        CacheBehaviors: [
          ...['/api/jobs', '/api/jobs/*'].map((pattern) =>
            Match.objectLike({
              PathPattern: pattern,
              AllowedMethods: ['GET', 'HEAD'],
              OriginRequestPolicyId: OWN_POLICY,
            }),
          ),
          Match.objectLike({
            PathPattern: '/api/*',
            CachePolicyId: CACHING_DISABLED,
            OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST,
            ViewerProtocolPolicy: 'https-only',
          }),
          ...SITE_FILE_PATTERNS.map((pattern) =>
            Match.objectLike({ PathPattern: pattern, ViewerProtocolPolicy: 'redirect-to-https' }),
          ),
        ],
      }),
    });
  });

  it('sends pages to the API’s origin and keeps them as long as they say, by address and query', () => {
    const config = resources(web, 'AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig as {
      DefaultCacheBehavior: { TargetOriginId: string };
      CacheBehaviors: { PathPattern: string; TargetOriginId: string }[];
    };
    const { DefaultCacheBehavior: pages, CacheBehaviors: others } = config;
    const origins = new Map(others.map(({ PathPattern, TargetOriginId }) => [PathPattern, TargetOriginId]));
    const [cache] = resources(web, 'AWS::CloudFront::CachePolicy').map(
      ({ Properties }) => Properties.CachePolicyConfig,
    );
    expect(cache).toMatchObject({
      DefaultTTL: 0,
      MinTTL: 0,
      ParametersInCacheKeyAndForwardedToOrigin: { QueryStringsConfig: { QueryStringBehavior: 'all' } },
    });
    expect(pages.TargetOriginId).not.toBe(origins.get('/assets/*'));
  });

  it('leaves error answers of the API as they are', () => {
    const config = resources(web, 'AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig as object;
    expect(config).not.toHaveProperty('CustomErrorResponses');
  });

  it('takes a domain of its own with TLS 1.2 where config names one', () => {
    const own = synthesised(EVERYTHING_SET).web;
    own.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({
        Aliases: ['jobs.encaje.test'],
        ViewerCertificate: Match.objectLike({ MinimumProtocolVersion: 'TLSv1.2_2021' }),
      }),
    });
  });
});

describe('the headers policy', () => {
  it('says on CloudFront what the shared headers say', () => {
    const sources = { connectSources: ['https://sign-in.test'], formSources: [] };
    const shared = securityHeaders(sources);
    const [policy] = resources(web, 'AWS::CloudFront::ResponseHeadersPolicy');
    const config = policy?.Properties.ResponseHeadersPolicyConfig as {
      SecurityHeadersConfig: Record<string, Record<string, unknown>>;
      CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
    };
    const { SecurityHeadersConfig: typed, CustomHeadersConfig: free } = config;
    expect(typed.StrictTransportSecurity).toMatchObject({
      AccessControlMaxAgeSec: HSTS_MAX_AGE_SECONDS,
      IncludeSubdomains: true,
      Preload: false,
    });
    const [listed] = resources(synthesised(EVERYTHING_SET).web, 'AWS::CloudFront::ResponseHeadersPolicy');
    expect(JSON.stringify(listed?.Properties)).toContain('"Preload":true');
    expect(securityHeaders({ ...sources, hstsPreload: true })['strict-transport-security']).toMatch(/; preload$/);
    expect(shared['strict-transport-security']).not.toContain('preload');
    expect(typed.ReferrerPolicy?.ReferrerPolicy).toBe(shared['referrer-policy']);
    expect(typed.FrameOptions?.FrameOption).toBe(shared['x-frame-options']);
    expect(typed).toHaveProperty('ContentTypeOptions');
    const typedNames = 5;
    expect(free.Items).toHaveLength(Object.keys(shared).length - typedNames);
    for (const { Header, Value } of free.Items) expect(Value).toBe(shared[Header]);
    const policyText = JSON.stringify(typed.ContentSecurityPolicy);
    expect(policyText).toContain("script-src 'self';");
    for (const host of ['amazoncognito.com', 'cognito-idp.eu-west-1.amazonaws.com', 'UploadBucket']) {
      expect(policyText).toContain(host);
    }
  });
});

describe('the shared headers', () => {
  const headers = securityHeaders({ connectSources: ['https://a.test'], formSources: ['https://b.test'] });

  it('allow scripts from the site itself and from nowhere else', () => {
    const directives = new Map(
      headers['content-security-policy']?.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources] as const;
      }),
    );
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('script-src')).toEqual(["'self'"]);
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(directives.get('trusted-types')).toEqual(['default']);
    expect(directives.get('style-src')).toEqual(["'self'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    expect(directives.get('connect-src')).toEqual(["'self'", 'https://a.test']);
    expect(directives.get('form-action')).toEqual(["'self'", 'https://b.test']);
  });

  it('ask for HTTPS for at least 180 days and leave the sign-in popup connected', () => {
    const maxAgeSeconds = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]);
    expect(maxAgeSeconds).toBeGreaterThanOrEqual(180 * 24 * 3600);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

it('the site itself may ask for the position, nothing that it embeds, and for no camera or microphone at all', () => {
  const policy = securityHeaders({ connectSources: [], formSources: [] })['permissions-policy'];
  expect(policy?.split(', ').sort()).toEqual([
    'camera=()',
    'geolocation=(self)',
    'microphone=()',
    'payment=()',
    'usb=()',
  ]);
});

interface EdgeRequest {
  uri: string;
  querystring: object;
  headers: Record<string, { value: string }>;
}

/** Runs the source text that CloudFront gets. */
function atTheEdge(code: string, request: EdgeRequest, ip = '203.0.113.9'): EdgeRequest {
  const run = new Function('event', `${code}; return handler(event);`) as (event: unknown) => EdgeRequest;
  return run({ request, viewer: { ip } });
}

describe('at the edge', () => {
  it('a visitor cannot choose the address that the firewall counts', () => {
    const headers = { host: { value: 'jobs.encaje.test' }, 'x-encaje-viewer': { value: '198.51.100.1' } };
    const request = { uri: '/api/applications', querystring: {}, headers };
    expect(atTheEdge(VIEWER_REQUEST_CODE, request).headers['x-encaje-viewer']).toEqual({ value: '203.0.113.9' });
  });
});

/** What an upload says about caching. */
const cachingOf = (template: Template) =>
  resources(template, 'Custom::CDKBucketDeployment').map(
    ({ Properties }) => (Properties.SystemMetadata as Record<string, string>)['cache-control'],
  );

it('the site’s settings are uploaded with files that are asked for again each time', () => {
  expect(cachingOf(web)).toEqual(['no-cache']);
});

describe('the files that pages name by hash', () => {
  it('are there before the functions that render those pages, and nothing is removed with them', () => {
    const { assets, stacks } = synthesised();
    expect(cachingOf(assets)).toEqual(['public, max-age=31536000, immutable']);
    expect(stacks.application.dependencies).toContain(stacks.assets);
    expect(stacks.web.dependencies).toContain(stacks.assets);
    expect(stacks.assets.dependencies).toEqual([]);
    for (const template of [assets, web])
      for (const { Properties } of resources(template, 'Custom::CDKBucketDeployment'))
        expect(Properties.Prune).toBe(false);
  });

  it('come from a bucket that only CloudFront may read, for this account', () => {
    const { assets } = synthesised();
    const statements = resources(assets, 'AWS::S3::BucketPolicy').flatMap(
      ({ Properties }) => (Properties.PolicyDocument as { Statement: { Effect: string; Action: string }[] }).Statement,
    );
    const allowed = statements.filter(({ Effect, Action }) => Effect === 'Allow' && !Action.includes('*'));
    expect(allowed.map(({ Action }) => Action)).toEqual(expect.arrayContaining(['s3:GetObject', 's3:ListBucket']));
    for (const statement of allowed)
      expect(statement).toMatchObject({
        Principal: { Service: 'cloudfront.amazonaws.com' },
        Condition: {
          ArnLike: {
            'aws:SourceArn': {
              'Fn::Join': ['', ['arn:aws:cloudfront::', { Ref: 'AWS::AccountId' }, ':distribution/*']],
            },
          },
        },
      });
    const config = resources(web, 'AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig as {
      CacheBehaviors: { PathPattern: string; TargetOriginId: string }[];
    };
    const originOf = (path: string) =>
      config.CacheBehaviors.find(({ PathPattern }) => PathPattern === path)?.TargetOriginId;
    expect(originOf('/assets/*')).not.toBe(originOf('/config.json'));
  });
});

describe('the secret between CloudFront and the firewall', () => {
  /** How templates refer to it, by what comes behind its ARN. */
  const referencesIn = (templates: Template[]) =>
    [...JSON.stringify(templates.map((one) => one.toJSON())).matchAll(/:SecretString:::(?<version>[^}"]*)}}/g)].map(
      ({ groups }) => groups?.version,
    );

  it('is renewed by naming its next version: both sides change, and neither loses what it takes from the other', () => {
    const renewed = synthesised(UNDER_REPAIR);
    const before = synthesised();
    for (const side of ['application', 'web'] as const) {
      expect(new Set(referencesIn([before[side]]))).toEqual(new Set(['']));
      expect(new Set(referencesIn([renewed[side]]))).toEqual(new Set([UNDER_REPAIR.originSecretVersion]));
    }
    const exported = ({ application }: typeof renewed) => Object.keys(application.findOutputs('*')).sort();
    expect(exported(renewed)).toEqual(exported(before));
  });
});
