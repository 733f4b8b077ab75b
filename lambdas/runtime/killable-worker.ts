/** A worker thread for work that may hang or exhaust memory: killed at its time limit, replaced for the next task. */
import { Worker } from 'node:worker_threads';
import { logger } from './log.ts';
import { loggableError } from './loggable-error.ts';
import { WORKER_READY } from './worker-tasks.ts';

/** How a task ended: with the worker's answer, or with the worker itself. */
export type TaskEnd<A> = { answer: A } | { failure: 'timed-out' | 'died' };

export interface WorkerSettings {
  /** The module that the thread runs; it posts one answer for each message that it gets. */
  url: URL;
  memoryMegabytesMax: number;
  /** Said of a thread that died, in the log. */
  name: string;
}

export interface KillableWorker<T, A> {
  /**
   * Does one task at a time, in the order in which they came; never rejects. `task` is asked for when its turn has come,
   * and informed whether the thread is one that has seen no task before. Time counts from then on, or from when a new thread
   * has loaded its code.
   */
  run(task: (isNew: boolean) => T, secondsMax: number): Promise<TaskEnd<A>>;
}

/** A thread that has not loaded its code by then never will. */
const START_SECONDS_MAX = 60;

/** Beside the source file when run by Node as it is, beside the bundle when deployed. */
export function workerUrl(name: string, from: string): URL {
  return new URL(`./${name}.worker.${from.endsWith('.ts') ? 'ts' : 'mjs'}`, from);
}

/** A thread that is alive, and what it does at the moment. */
interface Thread<T, A> {
  isAlive(): boolean;
  isNew: boolean;
  run(task: T, secondsMax: number): Promise<TaskEnd<A>>;
}

function startThread<T, A>({ url, memoryMegabytesMax, name }: WorkerSettings): Thread<T, A> {
  const worker = new Worker(url, { resourceLimits: { maxOldGenerationSizeMb: memoryMegabytesMax } });
  // A warm worker must not keep the process alive.
  worker.unref();
  let isAlive = true;
  let settle: ((end: TaskEnd<A>) => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let secondsOfTask = START_SECONDS_MAX;
  let isReady = false;

  const finish = (end: TaskEnd<A>) => {
    clearTimeout(timer);
    settle?.(end);
    settle = undefined;
  };
  const end = (failure: 'timed-out' | 'died') => {
    isAlive = false;
    finish({ failure });
  };
  const limit = (seconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      end('timed-out');
      void worker.terminate();
    }, seconds * 1000);
  };
  worker.on('message', (message: A | typeof WORKER_READY) => {
    if (message !== WORKER_READY) return finish({ answer: message });
    isReady = true;
    if (settle) limit(secondsOfTask);
  });
  worker.on('error', (error) => {
    logger.warn(`The ${name} worker died`, loggableError(error));
    end('died');
  });
  worker.on('exit', () => end('died'));
  const thread: Thread<T, A> = {
    isAlive: () => isAlive,
    isNew: true,
    run: (task, secondsMax) =>
      new Promise((resolve) => {
        settle = resolve;
        secondsOfTask = secondsMax;
        thread.isNew = false;
        limit(isReady ? secondsMax : START_SECONDS_MAX);
        worker.postMessage(task);
      }),
  };
  return thread;
}

/** Keeps one thread warm, started with the first task, and replaces it when it had to be killed or died. */
export function killableWorker<T, A>(settings: WorkerSettings): KillableWorker<T, A> {
  let thread: Thread<T, A> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  return {
    run: (task, secondsMax) => {
      const turn = queue.then(() => {
        if (!thread?.isAlive()) thread = startThread(settings);
        return thread.run(task(thread.isNew), secondsMax);
      });
      queue = turn;
      return turn;
    },
  };
}
