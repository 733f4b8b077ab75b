/** The thread's side of `killable-worker.ts`: reports that it is ready and answers tasks. */
import { parentPort } from 'node:worker_threads';

/** What a thread posts once its code is loaded, before any answer. */
export const WORKER_READY = 'ready';

/** Answers each task in turn; to be called when all is loaded. `answer` must not throw. */
export function answerTasks<T, A>(answer: (task: T) => A | Promise<A>): void {
  parentPort?.on('message', async (task: T) => parentPort?.postMessage(await answer(task)));
  parentPort?.postMessage(WORKER_READY);
}
