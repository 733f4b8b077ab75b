/** Gives the gateway's own errors the shape of the handlers' (RFC 9457), so that clients see one kind. */
import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';

interface Refusal {
  type: ResponseType;
  status: number;
  code: string;
  title: string;
  retryAfterSeconds?: number;
}

const UNAVAILABLE = {
  status: 503,
  code: 'SERVICE_UNAVAILABLE',
  title: 'Not available right now',
  retryAfterSeconds: 5,
};

/** Title and code as in `lambdas/runtime/problem.ts`; the two defaults take whatever is not listed. */
export const REFUSALS: readonly Refusal[] = [
  { type: ResponseType.UNAUTHORIZED, status: 401, code: 'UNAUTHENTICATED', title: 'Sign in first' },
  { type: ResponseType.ACCESS_DENIED, status: 403, code: 'FORBIDDEN', title: 'Not allowed' },
  { type: ResponseType.WAF_FILTERED, status: 403, code: 'FORBIDDEN', title: 'Not allowed' },
  // What API Gateway calls a missing token is a path or method that it does not know.
  { type: ResponseType.MISSING_AUTHENTICATION_TOKEN, status: 404, code: 'ROUTE_NOT_FOUND', title: 'Not found' },
  { type: ResponseType.RESOURCE_NOT_FOUND, status: 404, code: 'ROUTE_NOT_FOUND', title: 'Not found' },
  { type: ResponseType.REQUEST_TOO_LARGE, status: 413, code: 'BODY_TOO_LARGE', title: 'Too large' },
  {
    type: ResponseType.UNSUPPORTED_MEDIA_TYPE,
    status: 415,
    code: 'CONTENT_TYPE_UNSUPPORTED',
    title: 'Not a supported type of content',
  },
  { type: ResponseType.THROTTLED, status: 429, code: 'RATE_LIMITED', title: 'Too many requests', retryAfterSeconds: 1 },
  {
    type: ResponseType.QUOTA_EXCEEDED,
    status: 429,
    code: 'RATE_LIMITED',
    title: 'Too many requests',
    retryAfterSeconds: 60,
  },
  { type: ResponseType.INTEGRATION_TIMEOUT, ...UNAVAILABLE },
  { type: ResponseType.INTEGRATION_FAILURE, ...UNAVAILABLE },
  { type: ResponseType.DEFAULT_4XX, status: 400, code: 'INVALID_INPUT', title: 'The request is not valid' },
  { type: ResponseType.DEFAULT_5XX, status: 500, code: 'INTERNAL', title: 'Something went wrong' },
];

/** Sets the answers of `api` to what never reaches a handler. */
export function addProblemResponses(api: RestApi): void {
  for (const { type, status, code, title, retryAfterSeconds } of REFUSALS) {
    const requestId = '$context.requestId';
    const body = { type: 'about:blank', title, status, code, detail: title, requestId, errors: [] };
    const retryAfter: Record<string, string> = retryAfterSeconds ? { 'Retry-After': `'${retryAfterSeconds}'` } : {};
    api.addGatewayResponse(`${type.responseType}`, {
      type,
      statusCode: String(status),
      responseHeaders: {
        'Content-Type': "'application/problem+json'",
        'Cache-Control': "'no-store'",
        'X-Content-Type-Options': "'nosniff'",
        ...retryAfter,
      },
      // API Gateway picks the template by the request's type; this one is also its fallback.
      templates: { 'application/json': JSON.stringify(body) },
    });
  }
}
