/** The one mapping from failures to HTTP answers (RFC 9457 problem details). */
import type { APIGatewayProxyResult } from 'aws-lambda';
import { AppError, type ErrorKind, type FieldError, isAppError } from '../../shared/errors.ts';
import { logger } from './log.ts';
import { loggableError } from './loggable-error.ts';
import { isServiceFault } from './service-fault.ts';

/** The status of each kind of failure; also what clients use to turn a status back into a kind. */
export const STATUS_OF_KIND: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  quota: 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  unsupported: 415,
  'rate-limited': 429,
  unavailable: 503,
};

const TITLES: Record<ErrorKind, string> = {
  invalid: 'The request is not valid',
  unauthenticated: 'Sign in first',
  quota: 'The quota is used up',
  forbidden: 'Not allowed',
  'not-found': 'Not found',
  conflict: 'In conflict with the current state',
  gone: 'No longer there',
  'too-large': 'Too large',
  unsupported: 'Not a supported type of content',
  'rate-limited': 'Too many requests',
  unavailable: 'Not available right now',
};

/** An expected failure for anything thrown, or `undefined` for a mistake of our own. */
export function expectedFailure(error: unknown): AppError | undefined {
  if (isAppError(error)) return error;
  if (isServiceFault(error)) {
    return new AppError('unavailable', 'SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 }, { cause: error });
  }
  return undefined;
}

/** Logs a failed request once; the expected failure behind it, or `undefined` for a mistake of our own. */
export function loggedFailure(error: unknown): AppError | undefined {
  const failure = expectedFailure(error);
  if (!failure) {
    logger.error('Unexpected failure', loggableError(error));
    return undefined;
  }
  const log = failure.kind === 'unavailable' ? 'warn' : 'info';
  logger[log]('Request refused', loggableError(failure));
  return failure;
}

/** The answer to a failed request. Anything unexpected is logged once and answered as a bare 500. */
export function problemResponse(error: unknown, requestId: string): APIGatewayProxyResult {
  const failure = loggedFailure(error);
  if (!failure) return answer(500, { title: 'Something went wrong', code: 'INTERNAL', requestId, errors: [] });
  const { errors = [], retryAfterSeconds } = failure.details;
  const body = { title: TITLES[failure.kind], code: failure.code, requestId, errors };
  const headers: Record<string, string> = retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {};
  return answer(STATUS_OF_KIND[failure.kind], body, headers);
}

/** The members that clients may count on in every problem, whatever failed. */
interface Problem {
  title: string;
  code: string;
  requestId: string;
  errors: readonly FieldError[];
}

function answer(status: number, problem: Problem, headers: Record<string, string> = {}): APIGatewayProxyResult {
  return {
    statusCode: status,
    headers: { 'content-type': 'application/problem+json', ...headers },
    body: JSON.stringify({ type: 'about:blank', status, detail: problem.title, ...problem }),
  };
}
