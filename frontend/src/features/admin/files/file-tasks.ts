/** Deleting and downloading files one after another, each tried again for two minutes, with a result for each. */
import { isAppError } from '../../../../../shared/errors.ts';
import { keepTrying } from '../../../lib/patience.ts';
import { sharedState, useSharedState } from '../../../lib/shared-state.ts';
import { saveFrom } from '../kit/files/download.ts';
import { deleteFile, downloadAddress } from './file-queries.ts';
import { STORAGE_RETRY_MS } from './storage-call.ts';

/** Browsers drop a download that another one follows at once. */
const BETWEEN_DOWNLOADS_MS = 800;

export interface FileTask {
  action: 'delete' | 'download';
  path: string;
  /** What people call the file. */
  name: string;
  state: 'waiting' | 'running' | 'trying-again' | 'done' | 'failed';
  /** Code of a refusal, where storage gave one. */
  refusal?: string;
}

const tasks = sharedState<readonly FileTask[]>([]);
const deletions = new Set<(path: string) => void>();
let current: AbortController | undefined;

export function useFileTasks(): readonly FileTask[] {
  return useSharedState(tasks);
}

/** Calls back for every file that was deleted; returns a function that stops this. */
export function onDeletion(listener: (path: string) => void): () => void {
  deletions.add(listener);
  return () => deletions.delete(listener);
}

const isSame = (a: FileTask, b: FileTask) => a.path === b.path && a.action === b.action;

function change(task: FileTask, changes: Partial<FileTask>): void {
  tasks.change((before) => before.map((other) => (isSame(other, task) ? { ...other, ...changes } : other)));
}

async function perform({ action, path, name }: FileTask, signal: AbortSignal): Promise<void> {
  if (action === 'delete') {
    await deleteFile(path, signal);
    for (const listener of deletions) listener(path);
    return;
  }
  saveFrom(await downloadAddress(path, signal), name);
}

async function run(task: FileTask, signal: AbortSignal): Promise<void> {
  change(task, { state: 'running', refusal: undefined });
  try {
    await keepTrying(() => perform(task, signal), {
      forMs: STORAGE_RETRY_MS,
      signal,
      onTryingAgain: (isAgain) => change(task, { state: isAgain ? 'trying-again' : 'running' }),
    });
    change(task, { state: 'done' });
  } catch (error) {
    if (signal.aborted) return tasks.change((before) => before.filter((other) => !isSame(other, task)));
    const isRefusal = isAppError(error) && error.kind !== 'unavailable';
    change(task, { state: 'failed', refusal: isRefusal ? error.code : undefined });
  }
}

async function runAll(): Promise<void> {
  if (current) return;
  const controller = new AbortController();
  current = controller;
  const { signal } = controller;
  const next = () => tasks.get().find(({ state }) => state === 'waiting');
  for (let task = next(); task && !signal.aborted; task = next()) {
    await run(task, signal);
    if (task.action === 'download' && next()) await new Promise((done) => setTimeout(done, BETWEEN_DOWNLOADS_MS));
  }
  if (current === controller) current = undefined;
}

/** Begins; what was done with files before is no longer shown, except what is still under way. */
export function startTasks(action: FileTask['action'], files: readonly Pick<FileTask, 'path' | 'name'>[]): void {
  const added = files.map(({ path, name }): FileTask => ({ action, path, name, state: 'waiting' }));
  const isOver = ({ state }: FileTask) => state === 'done' || state === 'failed';
  tasks.change((before) => [
    ...before.filter((task) => !isOver(task) && !added.some((other) => isSame(task, other))),
    ...added,
  ]);
  void runAll();
}

/** Tries once more what failed. */
export function retryTasks(): void {
  tasks.change((before) => before.map((task) => (task.state === 'failed' ? { ...task, state: 'waiting' } : task)));
  void runAll();
}

/** Leaves undone what has not been done yet. */
export function cancelTasks(): void {
  const stopped = current;
  current = undefined;
  tasks.change((before) => before.filter(({ state }) => state !== 'waiting'));
  stopped?.abort(new DOMException('Cancelled', 'AbortError'));
}

export function dismissTasks(): void {
  cancelTasks();
  tasks.change(() => []);
}
