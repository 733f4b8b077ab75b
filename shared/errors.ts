/** The one error of the whole product: what went wrong, in a form that every side can translate. */

/** The classes of failure. Each has exactly one HTTP status, given in `lambdas/runtime/http.ts`. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'quota'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'too-large'
  | 'unsupported'
  | 'rate-limited'
  | 'unavailable';

/** One refused field: `path` is dotted as in the request body (`resume.sizeBytes`), `code` is a key of the locales. */
export interface FieldError {
  path: string;
  code: string;
}

export interface ErrorDetails {
  /** The refused fields, for `invalid`. */
  errors?: FieldError[];
  /** Seconds to wait before trying again, for `rate-limited` and `unavailable`. */
  retryAfterSeconds?: number;
  /** The id under which the server logged the failure, where the error came over the wire. */
  requestId?: string;
}

/**
 * An expected failure. `code` is a stable upper-case key (`JOB_NOT_FOUND`) that each locale translates; the message
 * never carries personal data.
 */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly details: ErrorDetails;

  constructor(kind: ErrorKind, code: string, details: ErrorDetails = {}, options?: { cause?: unknown }) {
    super(`${kind}: ${code}`, options);
    this.name = 'AppError';
    this.kind = kind;
    this.code = code;
    this.details = details;
  }
}

/** Whether a thrown value is an `AppError`, also when it came from another copy of this module. */
export function isAppError(value: unknown): value is AppError {
  return value instanceof Error && value.name === 'AppError' && 'kind' in value && 'code' in value;
}
