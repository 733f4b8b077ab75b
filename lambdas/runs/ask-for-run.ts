/** Requests the next stretch of a run. */
import type { RunRequest } from '../../shared/contract/events.ts';
import type { Send } from '../runtime/queue.ts';
import type { RunRecord } from '../stores/run-store.ts';

export interface AskForRunDeps {
  requestRun: Send<RunRequest>;
  /** Called when the queue could not be reached. */
  onPostponed(runId: string, cause: unknown): void;
}

/** The run is stored with the marker `unfinished` before this is called, so that the sweep asks where this could not. */
export async function askForRun(
  { runId, correlationId }: Pick<RunRecord, 'runId' | 'correlationId'>,
  deps: AskForRunDeps,
): Promise<void> {
  try {
    await deps.requestRun({ runId, correlationId });
  } catch (cause) {
    deps.onPostponed(runId, cause);
  }
}
