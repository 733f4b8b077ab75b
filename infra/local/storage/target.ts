/** Parses bucket, key and query from the raw URL, so that keys such as `a/../b` stay unchanged. */
import { S3Error } from './s3-error.ts';

const MAX_KEY_BYTES = 1024;

export interface Target {
  /** The path as sent, still percent-encoded. */
  rawPath: string;
  /** Empty for the service root. */
  bucket: string;
  /** Empty for a request about the bucket itself. */
  key: string;
  query: URLSearchParams;
}

/** Reads a path-style S3 URL (`/bucket/key?query`). Throws `InvalidURI` or `KeyTooLongError`. */
export function parseTarget(url: string): Target {
  const mark = url.indexOf('?');
  const rawPath = mark < 0 ? url : url.slice(0, mark);
  const query = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1));
  const [, bucket = '', ...segments] = decodePath(rawPath).split('/');
  const key = segments.join('/');
  if (key) requireKey(key);
  return { rawPath, bucket, key, query };
}

/** The key itself, when it is 1 to 1024 bytes of UTF-8. Throws `InvalidArgument` or `KeyTooLongError`. */
export function requireKey(key: string): string {
  if (!key) throw new S3Error(400, 'InvalidArgument', "Bucket POST must contain a field named 'key'.");
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) throw new S3Error(400, 'KeyTooLongError', 'Your key is too long');
  return key;
}

function decodePath(rawPath: string): string {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    throw new S3Error(400, 'InvalidURI', "Couldn't parse the specified URI.");
  }
}
