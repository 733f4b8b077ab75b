/** Manages the OCR thread: started with the first picture, replaced when it hangs or dies. */
import { Worker } from 'node:worker_threads';
import type { RecognisedPage } from './blocks.ts';

export interface Recogniser {
  /** One file at a time; rejects when it cannot be opened or takes too long. */
  recognise(bytes: Uint8Array): Promise<RecognisedPage[]>;
  close(): Promise<void>;
}

/** A little longer than the function waits, which then has given up anyway. */
const SECONDS_MAX = 65;

export type RecognisingAnswer = { pages: RecognisedPage[] } | { problem: string };

/** `dataDir` takes the language data, which comes from the installed packages. */
export function startRecogniser(dataDir: string): Recogniser {
  let worker: Worker | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const end = async (): Promise<void> => {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };

  const recogniseNow = async (bytes: Uint8Array): Promise<RecognisedPage[]> => {
    worker ??= new Worker(new URL('./recognise.worker.ts', import.meta.url), { workerData: { dataDir } });
    worker.unref();
    try {
      const answer = await answered(worker, bytes);
      if ('pages' in answer) return answer.pages;
      throw new Error(answer.problem);
    } catch (error) {
      // A fresh thread costs a second; one that a hostile picture left in disorder, the next resume.
      await end();
      throw error;
    }
  };

  return {
    recognise: (bytes) => {
      const turn = queue.then(() => recogniseNow(bytes));
      queue = turn.catch(() => undefined);
      return turn;
    },
    close: end,
  };
}

function answered(worker: Worker, bytes: Uint8Array): Promise<RecognisingAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => settle(() => reject(new Error(`No answer within ${SECONDS_MAX} s`))),
      SECONDS_MAX * 1000,
    );
    const onMessage = (answer: RecognisingAnswer) => settle(() => resolve(answer));
    const onError = (error: unknown) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new Error('The recognising thread ended')));
    const settle = (how: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      how();
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(bytes);
  });
}
