/** Scores two texts in the worker: once requested, again shortly after every change. */
import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import type { FitEngine, TextFit } from '../../lib/fit-worker.ts';

/** Long enough not to score every letter, short enough to feel live. */
const PAUSE_MS = 350;
/** How long the first result may take before a note says that it is still being computed. */
const SLOW_MS = 6000;

export interface LiveScore {
  /** Nothing happens before it has been asked for. */
  status: 'asleep' | 'working' | 'ready' | 'failed';
  /** The first result is taking its time. */
  isSlow?: boolean;
  /** The last result; its text may be older than what is being typed. */
  fit?: TextFit;
}

/** After a while without a first result, says that it is slow. */
function useSlowNote(isWaiting: boolean, setLive: Dispatch<SetStateAction<LiveScore>>): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLive((before) => ({ ...before, isSlow: true })), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, setLive]);
}

/** Scores in the worker; results of anything but the last request are ignored. */
function useScoring() {
  const [live, setLive] = useState<LiveScore>({ status: 'asleep' });
  const engine = useRef<FitEngine>(undefined);
  const latest = useRef(0);
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
  const stop = useCallback(() => {
    latest.current += 1;
    engine.current?.close();
  }, []);
  useEffect(() => stop, [stop]);
  useSlowNote(live.status === 'working' && !live.fit, setLive);
  return { live, score, stop };
}

export function useLiveScore(resumeText: string, jobText: string) {
  const { live, score, stop } = useScoring();
  /** How often it was asked for; the texts are scored by themselves from the first time on. */
  const [asked, setAsked] = useState(0);
  const answered = useRef(0);
  useEffect(() => {
    if (asked === 0) return undefined;
    const pauseMs = asked === answered.current ? PAUSE_MS : 0;
    answered.current = asked;
    const timer = setTimeout(() => void score(resumeText, jobText), pauseMs);
    return () => clearTimeout(timer);
  }, [asked, resumeText, jobText, score]);
  /** Begins again: whatever still runs is given up. */
  const ask = useCallback(() => {
    stop();
    setAsked((before) => before + 1);
  }, [stop]);
  return { live, ask };
}
