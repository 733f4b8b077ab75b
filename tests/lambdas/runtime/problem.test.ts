/** Shows how each failure is answered, and that nothing inner ever leaves. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logger } from '../../../lambdas/runtime/log.ts';
import { problemResponse, STATUS_OF_KIND } from '../../../lambdas/runtime/problem.ts';
import { isServiceFault } from '../../../lambdas/runtime/service-fault.ts';
import { AppError, type ErrorKind } from '../../../shared/errors.ts';

const SECRET = 'amapola@people.example';

/** Everything that was logged, at any level. */
let logged: unknown[][];

beforeEach(() => {
  logged = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(logger, level).mockImplementation((...line) => void logged.push([level, ...line]));
  }
});
afterEach(() => vi.restoreAllMocks());

const answerTo = (error: unknown) => {
  const response = problemResponse(error, 'request-1');
  return { ...response, problem: JSON.parse(response.body) };
};

describe('the answer to a failure', () => {
  it.each([
    ['invalid', 400],
    ['unauthenticated', 401],
    ['quota', 402],
    ['forbidden', 403],
    ['not-found', 404],
    ['conflict', 409],
    ['gone', 410],
    ['too-large', 413],
    ['unsupported', 415],
    ['rate-limited', 429],
    ['unavailable', 503],
  ] as [ErrorKind, number][])('%s is %i, as problem details with the code', (kind, status) => {
    const { statusCode, headers, problem } = answerTo(new AppError(kind, 'SOME_CODE'));
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({ 'content-type': 'application/problem+json' });
    expect(problem).toMatchObject({ type: 'about:blank', status, code: 'SOME_CODE', requestId: 'request-1' });
    expect(problem.title).toMatch(/^[A-Z].{5,}/);
    expect(problem).toMatchObject({ detail: problem.title, errors: [] });
  });

  it('covers every kind with a status of its own', () => {
    expect(Object.keys(STATUS_OF_KIND)).toHaveLength(11);
    expect(new Set(Object.values(STATUS_OF_KIND)).size).toBe(11);
  });

  it('names the refused fields', () => {
    const errors = [{ path: 'resume.sizeBytes', code: 'RESUME_TOO_LARGE' }];
    expect(answerTo(new AppError('invalid', 'INVALID_INPUT', { errors })).problem.errors).toEqual(errors);
  });

  it('says when to try again', () => {
    const { headers } = answerTo(new AppError('rate-limited', 'RATE_LIMITED', { retryAfterSeconds: 30 }));
    expect(headers).toMatchObject({ 'retry-after': '30' });
  });

  it.each([
    ['an error with a personal message', new Error(SECRET)],
    ['a type error', new TypeError(`${SECRET} is not a function`)],
    ['an error with an AppError as its cause', new Error(SECRET, { cause: new AppError('conflict', 'INNER') })],
    ['a thrown text', SECRET],
    ['nothing at all', undefined],
    ['a request that a service refused for our mistake', Object.assign(new Error(SECRET), { $fault: 'client' })],
  ])('is a bare 500 for %s, logged once and without its message', (_case, error) => {
    const { statusCode, problem } = answerTo(error);
    expect(statusCode).toBe(500);
    expect(problem).toEqual({
      type: 'about:blank',
      status: 500,
      title: 'Something went wrong',
      code: 'INTERNAL',
      detail: 'Something went wrong',
      requestId: 'request-1',
      errors: [],
    });
    expect(logged.map(([level]) => level)).toEqual(['error']);
    expect(JSON.stringify(logged)).not.toContain(SECRET);
  });

  it('logs where an unexpected error came from, and answers without it', () => {
    const { body } = answerTo(new RangeError(SECRET));
    expect(JSON.stringify(logged)).toContain('RangeError');
    expect(JSON.stringify(logged)).toContain('problem.test.ts');
    expect(body).not.toContain('RangeError');
  });

  it('never shows the cause of an expected failure', () => {
    const { body } = answerTo(new AppError('not-found', 'JOB_NOT_FOUND', {}, { cause: new Error(SECRET) }));
    expect(body).not.toContain(SECRET);
    expect(JSON.stringify(logged)).not.toContain(SECRET);
  });
});

describe('a service that cannot be reached', () => {
  it.each([
    ['a refused connection', Object.assign(new Error('x'), { code: 'ECONNREFUSED' })],
    ['throttling', Object.assign(new Error('x'), { name: 'ThrottlingException', $fault: 'client' })],
    ['a fault of the service', Object.assign(new Error('x'), { $fault: 'server' })],
    ['a timeout', Object.assign(new Error('x'), { name: 'TimeoutError' })],
    ['either one deep in the causes', new Error('x', { cause: Object.assign(new Error('y'), { code: 'ETIMEDOUT' }) })],
  ])('answers 503 with a time to try again for %s', (_case, error) => {
    expect(isServiceFault(error)).toBe(true);
    const { statusCode, headers, problem } = answerTo(error);
    expect([statusCode, problem.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(headers).toMatchObject({ 'retry-after': '5' });
  });

  it('is not seen in a failed condition, a plain error or an error that is its own cause', () => {
    const loop = new Error('x');
    loop.cause = loop;
    for (const error of [new Error('x'), { code: 'ECONNREFUSED' }, loop]) expect(isServiceFault(error)).toBe(false);
  });
});
