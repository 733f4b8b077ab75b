/** Checks the policy of a browser upload form field by field, as S3 does. */
import { accessDenied, S3Error } from './s3-error.ts';
import { type Credentials, verifyPolicySignature } from './signature.ts';

/** Form fields by lower-case name. */
export type FormFields = Map<string, string>;

/** How many bytes the file may have, both ends included. */
export interface SizeRange {
  minBytes: number;
  maxBytes: number;
}

type Condition = [string, string, string] | ['content-length-range', number, number] | Record<string, string>;

interface Policy {
  expiration: string;
  conditions: Condition[];
}

/** Fields that no condition needs to cover, besides those named `x-ignore-*`. */
const UNCOVERED = new Set(['policy', 'x-amz-signature', 'file']);
const UNLIMITED: SizeRange = { minBytes: 0, maxBytes: 5 * 1024 ** 3 };

/**
 * Checks signature, expiry, every condition and that every field is covered by one; answers the allowed size.
 * Throws `AccessDenied` or `SignatureDoesNotMatch` (403), or `InvalidPolicyDocument` (400).
 * Source: Amazon S3 API reference, "Creating a POST policy".
 */
export function checkPolicy(fields: FormFields, bucket: string, credentials: Credentials, now = Date.now()): SizeRange {
  const encoded = fields.get('policy');
  if (!encoded) throw accessDenied();
  if ((fields.get('bucket') ?? bucket) !== bucket) throw accessDenied('The bucket field names another bucket.');
  if (fields.get('x-amz-algorithm') !== 'AWS4-HMAC-SHA256') throw accessDenied('Only AWS4-HMAC-SHA256 is supported');
  verifyPolicySignature(
    {
      policy: encoded,
      credential: fields.get('x-amz-credential') ?? '',
      amzDate: fields.get('x-amz-date') ?? '',
      signature: fields.get('x-amz-signature') ?? '',
    },
    credentials,
  );
  const policy = parsePolicy(encoded);
  if (!(Date.parse(policy.expiration) > now)) throw accessDenied('Invalid according to Policy: Policy expired.');
  return checkConditions(policy, new Map([...fields, ['bucket', bucket]]), fields);
}

/** Throws `EntityTooLarge` or `EntityTooSmall` (400) when a file's size is outside the range. */
export function checkSize(sizeBytes: number, range: SizeRange): void {
  if (sizeBytes > range.maxBytes)
    throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', {
      ProposedSize: String(sizeBytes),
      MaxSizeAllowed: String(range.maxBytes),
    });
  if (sizeBytes < range.minBytes)
    throw new S3Error(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size', {
      ProposedSize: String(sizeBytes),
      MinSizeAllowed: String(range.minBytes),
    });
}

function parsePolicy(encoded: string): Policy {
  try {
    const policy = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')) as Policy;
    if (typeof policy.expiration === 'string' && Array.isArray(policy.conditions)) return policy;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new S3Error(400, 'InvalidPolicyDocument', 'The policy is not a valid JSON document.');
}

function checkConditions(policy: Policy, values: FormFields, fields: FormFields): SizeRange {
  let range = UNLIMITED;
  const covered = new Set<string>();
  for (const condition of policy.conditions) {
    if (Array.isArray(condition) && condition[0] === 'content-length-range') {
      range = { minBytes: Number(condition[1]), maxBytes: Number(condition[2]) };
      continue;
    }
    for (const [operator, name, expected] of comparisons(condition)) {
      covered.add(name);
      if (!holds(operator, values.get(name), expected))
        throw accessDenied(`Invalid according to Policy: Policy Condition failed: ${JSON.stringify(condition)}`);
    }
  }
  const extra = [...fields.keys()].filter(
    (name) => !UNCOVERED.has(name) && !name.startsWith('x-ignore-') && !covered.has(name),
  );
  if (extra.length > 0) throw accessDenied(`Invalid according to Policy: Extra input fields: ${extra.join(', ')}`);
  return range;
}

function comparisons(condition: Condition): [operator: string, name: string, expected: string][] {
  if (!Array.isArray(condition))
    return Object.entries(condition).map(([name, expected]) => ['eq', name.toLowerCase(), expected]);
  const [operator, field, expected] = condition;
  return [[operator, String(field).replace(/^\$/, '').toLowerCase(), String(expected)]];
}

function holds(operator: string, value: string | undefined, expected: string): boolean {
  if (operator === 'eq') return value === expected;
  if (operator === 'starts-with') return (value ?? '').startsWith(expected);
  return false;
}
