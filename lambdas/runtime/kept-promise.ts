/** Counts whether the work of a message finished in time, measured from the request and not from its start. */
import type { SQSRecord } from 'aws-lambda';
import type { QueuePromise } from '../../shared/contract/promises.ts';
import { MAX_RECEIVE_COUNT } from '../../shared/contract/resources.ts';
import { countMetric } from './log.ts';

/** Counts one that is done, or has failed for the last time; a failure that is tried again has not ended. */
export function countEnded({ attributes }: SQSRecord, isDone: boolean, { ended, late, withinSeconds }: QueuePromise) {
  const isLast = Number(attributes?.ApproximateReceiveCount) >= MAX_RECEIVE_COUNT;
  if (!isDone && !isLast) return;
  const seconds = (Date.now() - Number(attributes?.SentTimestamp)) / 1000;
  countMetric(ended);
  // What was given up was never in time.
  countMetric(late, !isDone || seconds > withinSeconds ? 1 : 0);
}
