/** The only way queue messages are consumed: each independently, with failures reported one by one. */
import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type * as z from 'zod';
import type { QueuePromise } from '../../shared/contract/promises.ts';
import type { Uses } from '../../shared/contract/uses.ts';
import { type Granted, grant } from './granted.ts';
import { countEnded } from './kept-promise.ts';
import { logger, publishMetrics } from './log.ts';
import { loggableError } from './loggable-error.ts';
import { openSegment } from './trace.ts';
import { wiredOnce } from './wired-once.ts';

/** Says to which chain of calls a message belongs whose sender did not, as storage does not: its record knows. */
export type Follow = (correlationId: string | undefined) => void;

/** Of which messages someone was promised that they are done in time. */
export interface Promised<M> {
  promise: QueuePromise;
  isOf(message: M): boolean;
}

/**
 * The handler of a queue. `wire` runs once per container, with the clients of what `uses` declares, and returns what to
 * do with one message, already checked against `schema`; `promised` says which are counted as in time or late. A message that fails comes back alone, and after its last delivery goes to the dead letters.
 */
export function batchHandler<S extends z.ZodType, const U extends Uses>(
  schema: S,
  uses: U,
  wire: (granted: Granted<U>) => (message: z.output<S>, follow: Follow) => Promise<void>,
  promised?: Promised<z.output<S>>,
) {
  const consumerOf = wiredOnce(async () => wire(await grant(uses)));
  const onRecord = async (record: SQSRecord): Promise<void> => {
    logger.resetKeys();
    logger.appendKeys({ messageId: record.messageId, delivery: record.attributes?.ApproximateReceiveCount });
    const consume = await consumerOf();
    const segment = openSegment('message', {});
    let chain: string | undefined;
    let about: z.output<S> | undefined;
    const end = async (isDone: boolean) => {
      if (promised && about !== undefined && promised.isOf(about)) countEnded(record, isDone, promised.promise);
      await segment.close({ correlationId: chain, failed: !isDone });
    };
    const follow: Follow = (correlationId) => {
      chain = correlationId;
      logger.appendKeys({ correlationId });
    };
    try {
      const message: unknown = JSON.parse(record.body);
      follow(correlationIdOf(message));
      about = schema.parse(message);
      await consume(about, follow);
    } catch (error) {
      logger.error('Message failed', loggableError(error));
      await end(false);
      throw error;
    }
    await end(true);
  };
  const handler = async (event: SQSEvent, context: Context): Promise<SQSBatchResponse> => {
    const processor = new BatchProcessor(EventType.SQS);
    const result = await processPartialResponse(event, onRecord, processor, {
      context,
      throwOnFullBatchFailure: false,
      // One after another, so that the keys of one message never stand in the logs of another.
      processInParallel: false,
    });
    publishMetrics();
    return result as SQSBatchResponse;
  };
  return Object.assign(handler, { wirings: [wire] });
}

/** The id of the chain of calls that led to a message, where its sender passed it on. */
function correlationIdOf(message: unknown): string | undefined {
  const id =
    typeof message === 'object' && message !== null && 'correlationId' in message ? message.correlationId : undefined;
  return typeof id === 'string' ? id : undefined;
}
