/** The errors of the storage server, with S3's codes and XML. */
import { element } from './xml.ts';

/** A refused request: an S3 error code with its HTTP status; `details` become elements of the XML answer. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Record<string, string>;

  constructor(status: number, code: string, message: string, details: Record<string, string> = {}) {
    super(message);
    this.name = 'S3Error';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The XML document that S3 answers an error with. */
export function errorDocument(error: S3Error, requestId: string): string {
  const fields = { Code: error.code, Message: error.message, ...error.details, RequestId: requestId };
  return element(
    'Error',
    Object.entries(fields).map(([name, value]) => element(name, value)),
  );
}

/** 403, as S3 says no without saying more. */
export function accessDenied(message = 'Access Denied'): S3Error {
  return new S3Error(403, 'AccessDenied', message);
}

/** 501 for what this server leaves out, so that nobody takes silence for success. */
export function notImplemented(what: string): S3Error {
  return new S3Error(501, 'NotImplemented', `The local storage does not implement ${what}.`);
}
