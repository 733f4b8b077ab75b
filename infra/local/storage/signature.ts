/** Checks Signature Version 4 as S3 does: in the Authorization header, in a presigned URL, or on a POST policy. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { accessDenied, S3Error } from './s3-error.ts';
import type { Target } from './target.ts';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const MAX_SKEW_MS = 15 * 60_000;
const MAX_EXPIRES_SECONDS = 7 * 24 * 3600;
const UNSIGNED = 'UNSIGNED-PAYLOAD';

interface Claim {
  credential: string;
  amzDate: string;
  signedHeaders: string[];
  signature: string;
  payloadHash: string;
}

/**
 * Checks the signature of a request (header or presigned URL) and answers the payload hash it promises: 64 hex digits,
 * `UNSIGNED-PAYLOAD` or a `STREAMING-...` name. Throws 403 when it is missing, wrong, expired or signs too little.
 * Source: AWS General Reference, "Create a signed AWS API request", and S3's "Authenticating requests".
 */
export function verifyRequest(
  request: IncomingMessage,
  target: Target,
  credentials: Credentials,
  now = Date.now(),
  service = 's3',
): string {
  const presigned = target.query.has('X-Amz-Signature');
  const claim = presigned ? presignedClaim(target.query, now) : headerClaim(request.headers, now);
  requireSignedHeaders(request.headers, claim.signedHeaders);
  const expected = signatureOf(
    `${ALGORITHM}\n${claim.amzDate}\n${scopeOf(claim.credential)}\n${sha256Hex(canonicalRequest(request, target, claim))}`,
    claim.credential,
    claim.amzDate,
    credentials,
    service,
  );
  requireEqual(claim.signature, expected);
  return claim.payloadHash;
}

/** Checks the signature over a POST form's base64 policy. Throws `SignatureDoesNotMatch` or `InvalidAccessKeyId`. */
export function verifyPolicySignature(
  form: { policy: string; credential: string; amzDate: string; signature: string },
  credentials: Credentials,
): void {
  requireEqual(form.signature, signatureOf(form.policy, form.credential, form.amzDate, credentials));
}

/** The time of `20260131T235959Z` in milliseconds. Throws `AccessDenied` when it is not such a time. */
export function parseAmzDate(amzDate: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(amzDate);
  if (!parts) throw accessDenied("X-Amz-Date must be in the ISO8601 Long Format \"yyyyMMdd'T'HHmmss'Z'\"");
  const [, year, month, day, hours, minutes, seconds] = parts;
  return Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`);
}

function presignedClaim(query: URLSearchParams, now: number): Claim {
  if (query.get('X-Amz-Algorithm') !== ALGORITHM) throw accessDenied('Unsupported X-Amz-Algorithm');
  const amzDate = query.get('X-Amz-Date') ?? '';
  const signedAt = parseAmzDate(amzDate);
  const expiresSeconds = Number(query.get('X-Amz-Expires'));
  if (!Number.isInteger(expiresSeconds) || expiresSeconds < 1 || expiresSeconds > MAX_EXPIRES_SECONDS)
    throw new S3Error(400, 'AuthorizationQueryParametersError', 'X-Amz-Expires must be between 1 and 604800 seconds');
  if (now > signedAt + expiresSeconds * 1000) throw accessDenied('Request has expired');
  if (signedAt > now + MAX_SKEW_MS) throw accessDenied('Request is not valid yet');
  return {
    amzDate,
    credential: query.get('X-Amz-Credential') ?? '',
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    payloadHash: query.get('X-Amz-Content-Sha256') ?? UNSIGNED,
  };
}

function headerClaim(headers: IncomingHttpHeaders, now: number): Claim {
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]+)$/.exec(
    headers.authorization ?? '',
  );
  if (!parts) throw accessDenied();
  const amzDate = headerText(headers, 'x-amz-date');
  if (Math.abs(now - parseAmzDate(amzDate)) > MAX_SKEW_MS)
    throw new S3Error(403, 'RequestTimeTooSkewed', 'The difference between the request time and now is too large.');
  const payloadHash = headerText(headers, 'x-amz-content-sha256');
  if (!payloadHash) throw new S3Error(400, 'InvalidRequest', 'Missing required header: x-amz-content-sha256');
  const [, credential = '', signedHeaders = '', signature = ''] = parts;
  return { amzDate, credential, signedHeaders: signedHeaders.split(';'), signature, payloadHash };
}

/** S3 refuses a request whose host or x-amz headers are not covered: they could have been added by anyone. */
function requireSignedHeaders(headers: IncomingHttpHeaders, signed: string[]): void {
  const uncovered = Object.keys(headers).filter(
    (name) => (name === 'host' || name.startsWith('x-amz-')) && !signed.includes(name),
  );
  // A presigned GET is fetched with this header by some clients; S3 itself takes it unsigned.
  const refused = uncovered.filter((name) => name !== 'x-amz-content-sha256');
  if (refused.length > 0)
    throw accessDenied(`There were headers present in the request which were not signed: ${refused}`);
}

function canonicalRequest(request: IncomingMessage, target: Target, claim: Claim): string {
  const query = [...target.query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encodeRfc3986(name)}=${encodeRfc3986(value)}`)
    .sort();
  const headers = claim.signedHeaders.map(
    (name) => `${name}:${headerText(request.headers, name).trim().replace(/ +/g, ' ')}\n`,
  );
  return [
    request.method,
    canonicalPath(target),
    query.join('&'),
    headers.join(''),
    claim.signedHeaders.join(';'),
    claim.payloadHash,
  ].join('\n');
}

function canonicalPath(target: Target): string {
  const segments = target.rawPath.split('/').map((segment) => encodeRfc3986(decodeURIComponent(segment)));
  return segments.join('/');
}

function signatureOf(
  text: string,
  credential: string,
  amzDate: string,
  credentials: Credentials,
  wanted = 's3',
): string {
  const [accessKeyId, day = '', region = '', service = '', terminator = ''] = credential.split('/');
  if (accessKeyId !== credentials.accessKeyId)
    throw new S3Error(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  if (service !== wanted || terminator !== 'aws4_request' || !amzDate.startsWith(day))
    throw accessDenied('The credential scope does not fit the request.');
  let key: string | Buffer = `AWS4${credentials.secretAccessKey}`;
  for (const part of [day, region, service, terminator]) key = createHmac('sha256', key).update(part).digest();
  return createHmac('sha256', key).update(text).digest('hex');
}

function requireEqual(given: string, expected: string): void {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  if (left.length !== right.length || !timingSafeEqual(left, right))
    throw new S3Error(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    );
}

function scopeOf(credential: string): string {
  return credential.split('/').slice(1).join('/');
}

function headerText(headers: IncomingHttpHeaders, name: string): string {
  return String(headers[name] ?? '');
}

function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function encodeRfc3986(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
