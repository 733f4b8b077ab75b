/** Adds the shared security headers to every response of CloudFront. */
import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import {
  contentSecurityPolicy,
  HSTS_MAX_AGE_SECONDS,
  type PageSources,
  securityHeaders,
} from '../../shared/contract/security-headers.ts';

/** Those that CloudFront takes as settings and refuses as free headers. */
const TYPED = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
];

/** The response headers policy with the values of `shared/contract/security-headers.ts`. */
export function pageHeaders(scope: Construct, id: string, sources: PageSources): ResponseHeadersPolicy {
  const free = Object.entries(securityHeaders(sources)).filter(([header]) => !TYPED.includes(header));
  return new ResponseHeadersPolicy(scope, id, {
    comment: 'Security headers of the site',
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(sources), override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(HSTS_MAX_AGE_SECONDS),
        includeSubdomains: true,
        preload: sources.hstsPreload ?? false,
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
    },
    customHeadersBehavior: { customHeaders: free.map(([header, value]) => ({ header, value, override: true })) },
  });
}
