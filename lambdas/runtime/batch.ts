/** The one way queue messages are consumed: each on its own, failures reported one by one. */
import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type * as z from 'zod';
import { logger, publishMetrics } from './log.ts';
import { loggableError } from './loggable-error.ts';

/**
 * The handler of a queue. `wire` runs once per container and returns what to do with one message, already checked
 * against `schema`. A message that fails comes back alone, and after its last delivery goes to the dead letters.
 */
export function batchHandler<S extends z.ZodType>(schema: S, wire: () => (message: z.output<S>) => Promise<void>) {
  let consume: ((message: z.output<S>) => Promise<void>) | undefined;
  const onRecord = async (record: SQSRecord): Promise<void> => {
    logger.resetKeys();
    logger.appendKeys({ messageId: record.messageId, delivery: record.attributes?.ApproximateReceiveCount });
    consume ??= wire();
    try {
      const message: unknown = JSON.parse(record.body);
      logger.appendKeys({ correlationId: correlationIdOf(message) });
      await consume(schema.parse(message));
    } catch (error) {
      logger.error('Message failed', loggableError(error));
      throw error;
    }
  };
  return async (event: SQSEvent, context: Context): Promise<SQSBatchResponse> => {
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
}

/** The id of the chain of calls that led to a message, where its sender passed it on. */
function correlationIdOf(message: unknown): string | undefined {
  const id =
    typeof message === 'object' && message !== null && 'correlationId' in message ? message.correlationId : undefined;
  return typeof id === 'string' ? id : undefined;
}
