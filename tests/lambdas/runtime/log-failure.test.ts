/** How loud a failure is in the logs, and that it never quotes anybody. */
import { afterEach, expect, it, vi } from 'vitest';
import { logger } from '../../../lambdas/runtime/log.ts';
import { logFailure } from '../../../lambdas/runtime/log-failure.ts';
import { AppError } from '../../../shared/errors.ts';

afterEach(() => vi.restoreAllMocks());

function logged(error: unknown) {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  const failure = vi.spyOn(logger, 'error').mockReturnValue();
  logFailure('No data', error);
  return { warnings: warn.mock.calls, errors: failure.mock.calls };
}

it('warns of what cannot be reached for now, with its cause', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7'), { code: 'ECONNREFUSED' });
  const { warnings, errors } = logged(refused);
  expect(errors).toEqual([]);
  expect(warnings).toEqual([
    [
      'No data',
      { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE', cause: expect.objectContaining({ name: 'Error' }) },
    ],
  ]);
});

it('warns of an unavailability that was already said', () => {
  expect(logged(new AppError('unavailable', 'STARTING')).warnings).toHaveLength(1);
});

it('calls a mistake of our own an error, without its words', () => {
  const { warnings, errors } = logged(new TypeError('cannot read amapola@people.example'));
  expect(warnings).toEqual([]);
  expect(errors).toHaveLength(1);
  expect(errors[0]?.[1]).toMatchObject({ name: 'TypeError' });
  expect(JSON.stringify(errors)).not.toContain('amapola');
});
