/** The worker that reads and compares resumes; it answers only the page that started it. */
import { answerFit } from './fit-answer.ts';
import type { FitMessage, FitTask } from './fit-worker.ts';

const say = (message: FitMessage) => self.postMessage(message);

self.addEventListener('message', async ({ data }: MessageEvent<FitTask>) => {
  say(await answerFit(data, (stage) => say({ stage })));
});
