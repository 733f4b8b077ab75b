/** Runs an evaluation and reports its events as they arrive; the only reader of server-sent events. */
import { createParser } from 'eventsource-parser';
import type { EvaluationEvent } from '../../../shared/contract/admin-matching.ts';
import type { EvaluationRequest } from '../../../shared/domain/evaluation.ts';
import { AppError } from '../../../shared/errors.ts';
import { adminRoutes } from './admin-routes.ts';
import { answerOf, timeLimited } from './api-client.ts';

/** As long as the function may run. */
export const STREAM_TIMEOUT_MS = 70_000;

/** One callback per event; the stream's own `error` is thrown by `streamEvaluation` instead. */
export type EvaluationListeners = {
  [Name in Exclude<EvaluationEvent['event'], 'error'>]: (
    data: Extract<EvaluationEvent, { event: Name }>['data'],
  ) => void;
};

function isKnown(name: string | undefined, listeners: EvaluationListeners): name is keyof EvaluationListeners {
  return name !== undefined && Object.hasOwn(listeners, name);
}

/** Passes each message to its listener; unknown names are ignored. */
function parserFor(listeners: EvaluationListeners) {
  const state = { isComplete: false };
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'error') throw new AppError('unavailable', JSON.parse(data).code);
      if (!isKnown(event, listeners)) return;
      state.isComplete ||= event === 'complete';
      (listeners[event] as (data: unknown) => void)(JSON.parse(data));
    },
  });
  return { feed: parser.feed, state };
}

/** Why a stream ended early: the caller's own wish and refusals as they are, anything else is the line. */
function reasonOf(cause: unknown, givenUpBy: AbortSignal, timed: AbortSignal): unknown {
  if (givenUpBy.aborted || cause instanceof AppError) return cause;
  return new AppError('unavailable', timed.aborted ? 'EVALUATION_TIMEOUT' : 'NETWORK', {}, { cause });
}

/**
 * Resolves once everything has arrived.
 *
 * @param givenUpBy aborting it ends the evaluation; the promise is then rejected with the abort's reason
 * @throws AppError what the API refused; the code of the stream's `error`; `EVALUATION_TIMEOUT` after 70 s;
 *   `EVALUATION_INTERRUPTED` when the stream ends without having said that it is complete
 */
export async function streamEvaluation(
  request: EvaluationRequest,
  listeners: EvaluationListeners,
  givenUpBy: AbortSignal,
): Promise<void> {
  const signal = timeLimited(givenUpBy, STREAM_TIMEOUT_MS);
  const { feed, state } = parserFor(listeners);
  try {
    const response = await answerOf(
      adminRoutes.runEvaluation,
      { body: request },
      { accept: 'text/event-stream', signal, givenUpBy },
    );
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) feed(part.value);
  } catch (cause) {
    throw reasonOf(cause, givenUpBy, signal);
  }
  if (!state.isComplete) throw new AppError('unavailable', 'EVALUATION_INTERRUPTED');
}
