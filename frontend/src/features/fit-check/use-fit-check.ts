/** One private check: a file is read and compared in a worker, and discarded on request. */
import { useEffect, useRef, useState } from 'react';
import type { PublicJob } from '../../../../shared/domain/job.ts';
import { isAppError } from '../../../../shared/errors.ts';
import type { FileFit, FitEngine, FitStage } from '../../lib/fit-worker.ts';
import { refusalOf } from '../../lib/resume-file.ts';

export type FitState =
  /** `refusal` is the code of what was wrong with the last file's name, type or size. */
  | { kind: 'waiting'; refusal?: string }
  /** `starting` while the engine loads. */
  | { kind: 'working'; fileName: string; stage: 'starting' | FitStage }
  | { kind: 'done'; file: File; fit: FileFit }
  | { kind: 'failed'; fileName: string; code: string };

/** Loads the engine's client once; after a failure the next call tries again. */
function useEngine() {
  const loading = useRef<Promise<FitEngine>>(undefined);
  const load = (): Promise<FitEngine> => {
    loading.current ??= import('../../lib/fit-worker.ts').then(
      ({ fitEngine }) => fitEngine(),
      (error: unknown) => {
        loading.current = undefined;
        throw error;
      },
    );
    return loading.current;
  };
  const close = () => {
    loading.current?.then(
      (engine) => engine.close(),
      // What never arrived needs no end; its caller has got the error.
      () => undefined,
    );
  };
  return { load, close };
}

/** One file at a time: the state of the last one, and the end of whatever ran before it. */
function useChecks(load: () => Promise<FitEngine>) {
  const [state, setState] = useState<FitState>({ kind: 'waiting' });
  /** Counts the checks, so that results of a cancelled one are ignored. */
  const latest = useRef(0);
  const begin = () => {
    latest.current += 1;
    const own = latest.current;
    return (next: FitState) => own === latest.current && setState(next);
  };
  const check = async (file: File | undefined, job: PublicJob): Promise<void> => {
    if (!file) return;
    const show = begin();
    const refusal = refusalOf(file);
    if (refusal) {
      show({ kind: 'waiting', refusal });
      return;
    }
    show({ kind: 'working', fileName: file.name, stage: 'starting' });
    try {
      const { scoreFile } = await load();
      const fit = await scoreFile(file, job, (stage) => show({ kind: 'working', fileName: file.name, stage }));
      show({ kind: 'done', file, fit });
    } catch (error) {
      // A client that cannot be loaded is a network's fault as much as an engine that cannot.
      show({ kind: 'failed', fileName: file.name, code: isAppError(error) ? error.code : 'NETWORK' });
    }
  };
  return { state, check, clear: () => begin()({ kind: 'waiting' }) };
}

export function useFitCheck(job: PublicJob) {
  const { load, close } = useEngine();
  const { state, check, clear } = useChecks(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only leaving the page ends the worker.
  useEffect(() => close, []);
  /** Ready for another file; what is under way is ended. */
  const reset = () => {
    if (state.kind === 'working') close();
    clear();
  };
  /** As before the first file, down to the worker's memory. */
  const forget = () => {
    reset();
    close();
  };
  const warmUp = () => {
    load().then(
      ({ warmUp: start }) => start(),
      // Said when there is a file to check.
      () => undefined,
    );
  };
  return { state, check: (file: File | undefined) => check(file, job), reset, forget, warmUp };
}
