/** Removes files that hold many people at once: what was exported, and what waits to be imported. */
import { EXPORTS_PREFIX, IMPORTS_PREFIX } from '../../shared/contract/resources.ts';
import type { Run } from '../../shared/domain/run.ts';
import type { RunStore } from './run-store.ts';
import type { UploadStore } from './upload-store.ts';

export interface EraseCopiesDeps {
  uploads: Pick<UploadStore, 'listVersions' | 'removeAllVersions'>;
  runs: Pick<RunStore, 'get' | 'advance' | 'listUnfinished'>;
}

/** A file with the time of its newest version, or of the mark that it was deleted. */
export interface KeptFile {
  key: string;
  storedAt: string;
}

/** Every file below a prefix, those among them of which only older versions are left. */
export async function filesBelow(prefix: string, uploads: EraseCopiesDeps['uploads']): Promise<KeptFile[]> {
  const newest = new Map<string, string>();
  for await (const { key, storedAt } of uploads.listVersions(prefix)) {
    const known = newest.get(key);
    if (known === undefined || known < storedAt) newest.set(key, storedAt);
  }
  return [...newest].map(([key, storedAt]) => ({ key, storedAt }));
}

/** The run that a file of an import belongs to, by its key. */
export function runIdOf(key: string): string {
  return key.slice(IMPORTS_PREFIX.length);
}

const ATTEMPTS = 5;

/** A file that rows are being taken from, or that says which of them to take back. */
const AT_WORK: Run['state'][] = ['running', 'stopping'];

/**
 * Removes every export, which can be made again, and every file of an import that is not under way. Who is in them is
 * not looked up: whoever was erased may be in any of them.
 */
export async function eraseCopies({ uploads, runs }: EraseCopiesDeps): Promise<void> {
  for await (const { runId, kind } of runs.listUnfinished('work')) {
    if (kind === 'export') await beginAgain(runId, { uploads, runs });
  }
  for (const { key } of await filesBelow(EXPORTS_PREFIX, uploads)) await uploads.removeAllVersions(key);
  for (const { key } of await filesBelow(IMPORTS_PREFIX, uploads)) {
    const run = await runs.get(runIdOf(key));
    if (!run || !AT_WORK.includes(run.state)) await uploads.removeAllVersions(key);
  }
}

/** Lets an export that is being made begin again, so that it does not bring back what it read before. */
async function beginAgain(runId: string, { runs }: EraseCopiesDeps): Promise<void> {
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    const run = await runs.get(runId);
    if (run?.state !== 'running') return;
    if (await runs.advance(run, { cursor: undefined, parts: 0, done: 0 })) return;
  }
  throw new Error(`Run ${runId} went on during ${ATTEMPTS} attempts to let it begin again`);
}
