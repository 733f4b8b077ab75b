/** Sends a file directly to storage with a presigned POST, with progress and retries. */
import type { Upload } from '../../../shared/contract/upload.ts';
import { AppError } from '../../../shared/errors.ts';

/** How long an upload is tried again, in milliseconds. */
export const UPLOAD_RETRY_MS = 600_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

export interface UploadOptions {
  /** Receives the share sent, 0..1; starts again at 0 with every attempt. */
  onProgress?: (share: number) => void;
  /** Replaces the wait between attempts, in tests. */
  pause?: (ms: number) => Promise<void>;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Ends it, with whatever reason it carries. */
  signal?: AbortSignal;
}

type Target = Pick<Upload, 'url' | 'fields'>;

function formOf({ fields }: Target, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // Storage ignores every field after the file.
  form.append('file', file);
  return form;
}

/** One attempt; answers the HTTP status, 0 when no answer came. */
function attempt(target: Target, file: File, { onProgress, signal }: UploadOptions): Promise<number> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', target.url);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request.status);
    request.onerror = () => resolve(0);
    request.onabort = () => resolve(0);
    request.send(formOf(target, file));
  });
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Uploads a file to where the API said.
 *
 * Network failures and 5xx are tried again with growing pauses for up to 600 s.
 * @throws AppError `invalid`/`UPLOAD_REFUSED` when storage says no, `unavailable`/`NETWORK` when time is up
 */
export async function uploadFile(target: Target, file: File, options: UploadOptions = {}): Promise<void> {
  const { onProgress, pause = wait, now = Date.now, signal } = options;
  const giveUpAt = now() + UPLOAD_RETRY_MS;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    signal?.throwIfAborted();
    onProgress?.(0);
    const status = await attempt(target, file, options);
    signal?.throwIfAborted();
    if (status >= 200 && status < 300) return;
    if (status >= 300 && status < 500) throw new AppError('invalid', 'UPLOAD_REFUSED');
    if (now() + pauseMs > giveUpAt) throw new AppError('unavailable', 'NETWORK');
    await pause(pauseMs);
  }
}
