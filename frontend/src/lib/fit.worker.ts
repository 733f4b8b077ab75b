/** The worker in which resumes are read and compared; it answers the page that started it and nobody else. */
import { answerFit } from './fit-answer.ts';
import type { FitMessage, FitTask } from './fit-worker.ts';

const say = (message: FitMessage) => self.postMessage(message);

self.addEventListener('message', async ({ data }: MessageEvent<FitTask>) => {
  say(await answerFit(data, (stage) => say({ stage })));
});
