/** Removes files that hold many people at once: what was exported, and what waits to be imported. */
import { EXPORTS_PREFIX, IMPORTS_PREFIX } from '../../shared/contract/resources.ts';
import type { Run } from '../../shared/domain/run.ts';
import type { PersonWords } from './erase-mentions.ts';
import { erasedDigest } from './erased-digest.ts';
import { isOver, type RunRecord, type RunStore } from './run-store.ts';
import type { KnownBy } from './talent-store.ts';
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

/** By what somebody who was erased was known. */
export type Reached = Pick<PersonWords, 'emails' | 'phones'>;

/**
 * Removes every export, which can be made again, and every file of an import that is not under way. Who is in them is
 * not looked up: whoever was erased may be in any of them.
 */
export async function eraseCopies(person: Reached, { uploads, runs }: EraseCopiesDeps): Promise<void> {
  for await (const { runId, kind } of runs.listUnfinished('work')) {
    if (kind === 'export') await beginAgain(runId, { uploads, runs });
  }
  for (const { key } of await filesBelow(EXPORTS_PREFIX, uploads)) await uploads.removeAllVersions(key);
  await eraseImports(person, { uploads, runs });
}

/**
 * Keeps every import that is there from adding the person. It comes before all else that an erasure removes: what was
 * added earlier is found by the erasure, and what is added later is taken back by the import itself, since it cannot
 * write down a part that it worked on while this was noted.
 */
export async function eraseImports(person: Reached, { uploads, runs }: EraseCopiesDeps): Promise<void> {
  for (const { key } of await filesBelow(IMPORTS_PREFIX, uploads)) {
    const run = await noteErased(runIdOf(key), person, runs);
    if (!run || !AT_WORK.includes(run.state)) await uploads.removeAllVersions(key);
  }
}

/** The run as it was when nothing was left to note. */
async function noteErased(
  runId: string,
  { emails, phones }: Reached,
  runs: EraseCopiesDeps['runs'],
): Promise<RunRecord | undefined> {
  const known: KnownBy[] = [...emails.map((email) => ({ email })), ...phones.map((phone) => ({ phone }))];
  const digests = known.map((one) => erasedDigest(runId, one));
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    const run = await runs.get(runId);
    if (!run || isOver(run) || run.records !== 'talents') return run;
    const erased = [...new Set([...(run.erased ?? []), ...digests])];
    if (erased.length === (run.erased ?? []).length) return run;
    const noted = await runs.advance(run, { erased });
    if (noted) return noted;
  }
  throw new Error(`Run ${runId} went on during ${ATTEMPTS} attempts to tell it of an erasure`);
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
