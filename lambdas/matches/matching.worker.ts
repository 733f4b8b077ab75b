/** The worker thread that compares readings with jobs; it has no stores and is killed at its time limit. */
import { loggableError } from '../runtime/loggable-error.ts';
import { answerTasks } from '../runtime/worker-tasks.ts';
import { type MatchingResults, type MatchingTask, scoringEngine, type Wanted } from './score-reading.ts';

/** `unexpected` reports to the operators what the engine choked on: error name and place, nothing of the reading. */
export type MatchingAnswer = { result: MatchingResults[Wanted] } | { unexpected: Record<string, unknown> };

const answerOf = scoringEngine();

answerTasks((task: MatchingTask): MatchingAnswer => {
  try {
    return { result: answerOf(task) };
  } catch (error) {
    return { unexpected: loggableError(error) };
  }
});
