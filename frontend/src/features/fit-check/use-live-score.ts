/** Scores two texts in the worker: first when somebody asks, from then on shortly after every change. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FitEngine, TextFit } from '../../lib/fit-worker.ts';

/** Long enough not to score every letter, short enough to feel live. */
const PAUSE_MS = 350;

export interface LiveScore {
  /** Nothing happens before it has been asked for. */
  status: 'asleep' | 'working' | 'ready' | 'failed';
  /** The last result; its text may be older than what is being typed. */
  fit?: TextFit;
}

export function useLiveScore(resumeText: string, jobText: string) {
  const [live, setLive] = useState<LiveScore>({ status: 'asleep' });
  const engine = useRef<FitEngine>(undefined);
  const latest = useRef(0);
  const isAsked = live.status !== 'asleep';

  const score = useCallback(async (resume: string, job: string): Promise<void> => {
    latest.current += 1;
    const own = latest.current;
    const show = (next: (before: LiveScore) => LiveScore) => own === latest.current && setLive(next);
    show(({ fit }) => ({ status: 'working', fit }));
    try {
      engine.current ??= (await import('../../lib/fit-worker.ts')).fitEngine();
      const fit = await engine.current.scoreTexts(resume, job);
      show(() => ({ status: 'ready', fit }));
    } catch {
      // Whatever kept the engine away, trying again is all a person can do.
      show(({ fit }) => ({ status: 'failed', fit }));
    }
  }, []);

  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => void score(resumeText, jobText), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isAsked, resumeText, jobText, score]);

  useEffect(
    () => () => {
      latest.current += 1;
      engine.current?.close();
    },
    [],
  );
  return { live, ask: () => void score(resumeText, jobText) };
}
