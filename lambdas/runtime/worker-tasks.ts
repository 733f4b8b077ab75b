/** The other end of `killable-worker.ts`: how a thread says that it is there and answers the tasks that it gets. */
import { parentPort } from 'node:worker_threads';

/** What a thread posts once its code is loaded, before any answer. */
export const WORKER_READY = 'ready';

/** Answers each task in turn; to be called when all is loaded. `answer` must not throw. */
export function answerTasks<T, A>(answer: (task: T) => A | Promise<A>): void {
  parentPort?.on('message', async (task: T) => parentPort?.postMessage(await answer(task)));
  parentPort?.postMessage(WORKER_READY);
}
