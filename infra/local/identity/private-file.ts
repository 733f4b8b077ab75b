/** Writes files that only their owner may read, atomically. */
import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/** Replaces `path` with `text` (mode 0600) in one step, after the text is on disk. */
export async function writePrivateFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600, flush: true });
  await rename(draft, path);
}
