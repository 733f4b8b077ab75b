/** One running evaluation: the results so far, and functions to start, cancel and restart it. */
import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { EvaluationEvent } from '../../../../../shared/contract/admin-matching.ts';
import type { EvaluationStage } from '../../../../../shared/domain/evaluation.ts';
import type { Match } from '../../../../../shared/domain/match.ts';
import { streamEvaluation } from '../../../lib/evaluation-stream.ts';
import type { Subject } from './subject.ts';

export interface Run {
  state: 'idle' | 'running' | 'complete' | 'cancelled' | 'failed';
  subject: Subject;
  /** The last one received. */
  stage: EvaluationStage;
  percent: number;
  /** In the order of their arrival. */
  matches: readonly Match[];
  evaluationId?: string;
  /** People who could not be compared. */
  skipped?: number;
  /** People who may not be considered. */
  leftOut?: number;
  elapsedMs?: number;
  error?: unknown;
}

type Step =
  | { event: 'start'; subject: Subject }
  | { event: 'cancelled' }
  | { event: 'forgotten' }
  | { event: 'failed'; error: unknown }
  | Exclude<EvaluationEvent, { event: 'error' }>;

const IDLE: Run = { state: 'idle', subject: {}, stage: 'processing', percent: 0, matches: [] };

/** As far as a bar goes before everything has arrived. */
const ALMOST = 99;

/** What has arrived stays, however the run ends. */
function next(run: Run, step: Step): Run {
  switch (step.event) {
    case 'start':
      return { ...IDLE, state: 'running', subject: step.subject };
    case 'stage':
      // Only what is complete is all there, however the figures were rounded.
      return { ...run, ...step.data, percent: Math.min(step.data.percent, ALMOST) };
    case 'match':
      return { ...run, matches: [...run.matches, step.data] };
    case 'complete': {
      const { evaluationId, skipped, leftOut, elapsedMs } = step.data;
      return { ...run, state: 'complete', percent: 100, evaluationId, skipped, leftOut, elapsedMs };
    }
    case 'failed':
      return { ...run, state: 'failed', error: step.error };
    case 'cancelled':
      return { ...run, state: 'cancelled' };
    case 'forgotten':
      return IDLE;
  }
}

/** Leaving the page ends the evaluation. `onComplete` receives its id. */
export function useEvaluation(onComplete: (evaluationId: string, subject: Subject) => void) {
  const [run, dispatch] = useReducer(next, IDLE);
  const current = useRef<AbortController>(undefined);
  const listener = useRef(onComplete);
  useEffect(() => {
    listener.current = onComplete;
  });
  useEffect(() => () => current.current?.abort(), []);
  const start = useCallback((subject: Subject) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const isCurrent = () => current.current === controller && !controller.signal.aborted;
    const pass = (step: Step) => isCurrent() && dispatch(step);
    dispatch({ event: 'start', subject });
    const listeners = {
      stage: (data: Extract<Step, { event: 'stage' }>['data']) => pass({ event: 'stage', data }),
      match: (data: Match) => pass({ event: 'match', data }),
      complete: (data: Extract<Step, { event: 'complete' }>['data']) => {
        if (!isCurrent()) return;
        dispatch({ event: 'complete', data });
        listener.current(data.evaluationId, subject);
      },
    };
    streamEvaluation(subject, listeners, controller.signal).catch((error: unknown) => pass({ event: 'failed', error }));
  }, []);
  const cancel = useCallback(() => {
    current.current?.abort();
    dispatch({ event: 'cancelled' });
  }, []);
  const forget = useCallback(() => dispatch({ event: 'forgotten' }), []);
  return { run, start, cancel, forget };
}
