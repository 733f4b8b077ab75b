/** All uploads of this tab: they continue on every screen and, as far as stored, after a reload. */
import { newFileSchema, type StoredFile } from '../../../../../shared/domain/file.ts';
import { isAppError } from '../../../../../shared/errors.ts';
import { readSession, SESSION_EVENT } from '../../../lib/session.ts';
import { sharedState, useSharedState } from '../../../lib/shared-state.ts';
import { abortUpload, runUpload } from '../kit/files/upload-run.ts';
import { onDeletion } from './file-tasks.ts';
import { forgetUpload, isReadable, type KeptUpload, keepUpload, keptUploads } from './upload-memory.ts';
import { noteUploads } from './upload-presence.ts';
import { heldUploads, holdUpload } from './upload-tabs.ts';

const FILES_AT_ONCE = 2;

/** `needs-file`: only the note of it outlived a reload, so that someone has to choose the same file again. */
export type UploadState = 'waiting' | 'sending' | 'needs-file' | 'done' | 'failed';

export interface Upload extends Omit<KeptUpload, 'owner'> {
  state: UploadState;
  sentBytes: number;
  isTryingAgain: boolean;
  /** Whether a reload would go on with it. */
  isKept: boolean;
  /** Code of what went wrong. */
  problem?: string;
}

/** A file and where it is to go. */
export interface NewUpload {
  path: string;
  file: File;
  contentType: string;
  metadata?: Record<string, string>;
}

const uploads = sharedState<readonly Upload[]>([]);
const running = new Map<string, AbortController>();
const releases = new Map<string, () => void>();
const arrivals = new Set<(file: StoredFile) => void>();

export const isUnfinished = ({ state }: Pick<Upload, 'state'>) => state === 'waiting' || state === 'sending';

export function useUploads(): readonly Upload[] {
  return useSharedState(uploads);
}

/** Paths that files are on their way to. */
export function pathsUnderWay(): Set<string> {
  return new Set(uploads.get().flatMap((upload) => (isUnfinished(upload) ? [upload.path] : [])));
}

/** Calls back for every file that has arrived; returns a function that stops this. */
export function onArrival(listener: (file: StoredFile) => void): () => void {
  arrivals.add(listener);
  return () => arrivals.delete(listener);
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Closing the tab asks only while an upload is running that could not be continued. */
function afterChange(): void {
  const now = uploads.get();
  noteUploads(now.length > 0);
  if (now.some((upload) => isUnfinished(upload) && !upload.isKept)) {
    window.addEventListener('beforeunload', askBeforeLeaving);
  } else window.removeEventListener('beforeunload', askBeforeLeaving);
}

function setAll(next: (before: readonly Upload[]) => readonly Upload[]): void {
  uploads.change(next);
  afterChange();
}

function change(id: string, changes: Partial<Upload>): void {
  setAll((before) => before.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
}

const find = (id: string) => uploads.get().find((upload) => upload.id === id);

const owner = () => readSession()?.email ?? '';

function keptForm(upload: Upload): KeptUpload {
  const { id, path, fileName, contentType, sizeBytes, metadata, uploadId, file } = upload;
  return { id, owner: owner(), path, fileName, contentType, sizeBytes, metadata, uploadId, file };
}

/** Keeps an upload as it is now, unless it is over by the time the browser has done so. */
async function keep(id: string): Promise<void> {
  const upload = find(id);
  if (!upload) return;
  const isKept = await keepUpload(keptForm(upload));
  const now = find(id);
  if (!now || now.state === 'done') return forgetUpload(id);
  change(id, { isKept });
}

async function send(upload: Upload & { file: File }): Promise<void> {
  const { id } = upload;
  const controller = new AbortController();
  running.set(id, controller);
  change(id, { state: 'sending', problem: undefined });
  try {
    // Moved or changed on the device since it was chosen.
    if (!(await isReadable(upload.file))) return change(id, { state: 'needs-file', file: undefined });
    const stored = await runUpload(upload, {
      signal: controller.signal,
      onProgress: (sentBytes) => change(id, { sentBytes }),
      onTryingAgain: (isTryingAgain) => change(id, { isTryingAgain }),
      onBegun: (uploadId) => {
        change(id, { uploadId });
        return keep(id);
      },
    });
    change(id, { state: 'done', sentBytes: upload.sizeBytes, file: undefined, isTryingAgain: false });
    await forgetUpload(id);
    for (const listener of arrivals) listener(stored);
  } catch (error) {
    if (controller.signal.aborted) return;
    change(id, { state: 'failed', isTryingAgain: false, problem: isAppError(error) ? error.code : 'INTERNAL' });
  } finally {
    running.delete(id);
    if (find(id)?.state !== 'failed') release(id);
    sendNext();
  }
}

function release(id: string): void {
  releases.get(id)?.();
  releases.delete(id);
}

function sendNext(): void {
  while (running.size < FILES_AT_ONCE) {
    const next = uploads.get().find(({ state, id }) => state === 'waiting' && !running.has(id));
    if (!next?.file) return;
    void send({ ...next, file: next.file });
  }
}

function refusalOf({ path, contentType, file, metadata }: NewUpload): string | undefined {
  const declared = { path, contentType, sizeBytes: file.size, metadata };
  return newFileSchema.safeParse(declared).error?.issues[0]?.message;
}

/** Adds files to what is being uploaded; those that cannot be accepted say so at once. */
export function addUploads(added: readonly NewUpload[]): void {
  const fresh = added.map((one): Upload => {
    const { path, file, contentType, metadata } = one;
    const problem = refusalOf(one);
    return {
      ...{
        id: crypto.randomUUID(),
        path,
        file: problem ? undefined : file,
        fileName: file.name,
        contentType,
        metadata,
        sizeBytes: file.size,
      },
      ...{ state: problem ? 'failed' : 'waiting', sentBytes: 0, isTryingAgain: false, isKept: false, problem },
    };
  });
  setAll((before) => [...before, ...fresh]);
  for (const { id } of fresh.filter(isUnfinished)) {
    releases.set(id, holdUpload(id));
    void keep(id);
  }
  sendNext();
}

/** Stops an upload, or discards what is left of one, also in storage. */
export function cancelUpload(id: string): void {
  const upload = find(id);
  if (!upload) return;
  setAll((before) => before.filter((other) => other.id !== id));
  running.get(id)?.abort(new DOMException('Cancelled', 'AbortError'));
  release(id);
  void forgetUpload(id);
  if (upload.uploadId !== undefined && upload.state !== 'done') void abortUpload(upload.path, upload.uploadId);
}

/** Tries again what failed, from the parts that have arrived. */
export function retryUpload(id: string): void {
  change(id, { state: 'waiting', problem: undefined, sentBytes: 0 });
  sendNext();
}

/** Continues with a file that was chosen again; returns whether it can be the same one. */
export function giveFile(id: string, file: File): boolean {
  const upload = find(id);
  if (!upload || file.size !== upload.sizeBytes || file.name !== upload.fileName) return false;
  change(id, { file, state: 'waiting' });
  releases.set(id, holdUpload(id));
  void keep(id);
  sendNext();
  return true;
}

/** Takes those that have arrived, or cannot be tried again, off the list. */
export function clearFinished(): void {
  for (const { id, state } of uploads.get()) if (state === 'failed') cancelUpload(id);
  setAll((before) => before.filter(({ state }) => state !== 'done'));
}

/** What has arrived and been deleted since is no upload any more. */
onDeletion((path) => setAll((before) => before.filter((upload) => upload.state !== 'done' || upload.path !== path)));

/** An upload as it was kept, ready to go on if its file is still there. */
async function restored({ owner: _owner, ...kept }: KeptUpload): Promise<Upload> {
  const isThere = await isReadable(kept.file);
  return {
    ...{ ...kept, file: isThere ? kept.file : undefined, state: isThere ? 'waiting' : 'needs-file' },
    ...{ sentBytes: 0, isTryingAgain: false, isKept: isThere },
  };
}

/** Continues what a reload interrupted; uploads that another tab is sending are left to it. */
export async function resumeKept(): Promise<void> {
  const [kept, held] = await Promise.all([keptUploads(), heldUploads()]);
  const mine = kept.filter((one) => one.owner === owner() && !held.has(one.id) && !find(one.id));
  const resumed = (await Promise.all(mine.map(restored))).filter(({ id }) => !find(id));
  setAll((before) => [...before, ...resumed]);
  for (const { id, state } of resumed) if (state === 'waiting') releases.set(id, holdUpload(id));
  sendNext();
}

/** Signing out pauses the user's uploads; they resume when the same user opens the screen again. */
function stopWithoutSession(): void {
  if (readSession() !== null) return;
  for (const [id, controller] of running) {
    controller.abort(new DOMException('Signed out', 'AbortError'));
    release(id);
  }
  setAll(() => []);
}
window.addEventListener(SESSION_EVENT, stopWithoutSession);
