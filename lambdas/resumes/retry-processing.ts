/** Reads one resume again at a recruiter's request. */
import type { ProcessingRow } from '../../shared/contract/admin-processing.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { ActionInput } from '../runtime/http.ts';
import { processingRowOf } from './processing-row.ts';
import { type RetryReadingDeps, retryReading } from './retry-reading.ts';

/** Errors: `APPLICATION_NOT_FOUND`, `APPLICATION_WITHDRAWN`, `NOTHING_TO_RETRY`, `FILE_GONE`. */
export async function retryProcessing(
  { params, correlationId }: Pick<ActionInput<typeof routes.retryProcessing>, 'params' | 'correlationId'>,
  actor: Actor,
  deps: RetryReadingDeps,
): Promise<ProcessingRow> {
  authorise(actor, 'processing.manage');
  const record = await deps.applications.get(params.applicationId);
  if (!record) throw new AppError('not-found', 'APPLICATION_NOT_FOUND');
  const outcome = await retryReading(record, actor, { ...deps, correlationId });
  if ('refusal' in outcome) throw new AppError('conflict', outcome.refusal);
  if (!outcome.record) throw new AppError('not-found', 'APPLICATION_NOT_FOUND');
  return processingRowOf(outcome.record, deps.now());
}
