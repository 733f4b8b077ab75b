/** Removes an erased person from shared files: exports are generated again, waiting imports lose their rows. */
import type { RunRequest } from '../../shared/contract/events.ts';
import { ENVIRONMENT, EXPORTS_PREFIX, IMPORTS_PREFIX } from '../../shared/contract/resources.ts';
import type { ExportRecords } from '../../shared/domain/run.ts';
import type { Named } from '../../shared/domain/same-name.ts';
import { optionalEnv } from '../runtime/env.ts';
import { logger } from '../runtime/log.ts';
import { loggableError } from '../runtime/loggable-error.ts';
import type { Send } from '../runtime/queue.ts';
import { failBusy, LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import { exportKey, exportPartKey } from '../stores/exchange-store.ts';
import type { KnownBy } from '../stores/known-by.ts';
import { isOver, type RunChanges, type RunRecord, type RunStore } from '../stores/run-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import { erasedDigest } from './erased-digest.ts';

export interface EraseCopiesDeps {
  uploads: Pick<UploadStore, 'listVersions' | 'removeAllVersions'>;
  runs: Pick<RunStore, 'get' | 'advance' | 'listUnfinished'>;
  requestRun: Send<RunRequest>;
  now(): string;
}

/** A file with the time of its newest version, or of the mark that it was deleted. */
export interface KeptFile {
  key: string;
  storedAt: string;
}

/** Every file below a prefix, those among them of which only older versions are left. */
export async function filesBelow(prefix: string, uploads: Pick<UploadStore, 'listVersions'>): Promise<KeptFile[]> {
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

/** The run that made a file of an export, by its key: a part of it has `.part-<number>` for an ending. */
export function exportRunIdOf(key: string): string {
  const name = key.slice(EXPORTS_PREFIX.length);
  return name.slice(0, name.includes('.') ? name.indexOf('.') : undefined);
}

/** An export that was begun again so often goes on, or a stream of erasures would keep it from ever ending. */
const RESTARTS_MAX = 3;

/** By what a person who was erased was known. */
export interface Reached {
  emails: readonly string[];
  phones: readonly string[];
  /** Where given, what came under another name is somebody else's. */
  onlyUnder?: readonly Named[];
}

/** What an erasure has removed, as far as an export may hold it. */
export interface Exported {
  /** Of the records that went; rows of exports begin with them. */
  ids: readonly string[];
  /** The kinds of export that may hold them. */
  records: readonly ExportRecords[];
  /** Exports made before this moment (ISO 8601) cannot hold them; absent where nobody knows. */
  since?: string;
  /** Anybody could ask for this erasure: a file that was made again a moment ago stays for the rest of its minute. */
  mayWait?: boolean;
}

/** How long an export that was made again can be had before an erasure by a visitor takes it away once more. */
const EXPORT_STAYS_SECONDS = 60;

/**
 * Removes the exports that may hold what was erased, and has them made again; several erasures in a row come to one
 * export. One that is being made begins again, and leaves out what was erased where it has begun again too often. One
 * that was made again less than a minute ago is removed when that is over, where the erasure may wait.
 */
export async function eraseExports(gone: Exported, deps: EraseCopiesDeps): Promise<void> {
  const runIds = new Set<string>();
  for (const { key } of await filesBelow(EXPORTS_PREFIX, deps.uploads)) {
    const run = await deps.runs.get(exportRunIdOf(key));
    if (run && !(isOver(run) && run.state !== 'done')) runIds.add(run.runId);
    // Nobody could make it again.
    else await deps.uploads.removeAllVersions(key);
  }
  for await (const { runId, kind } of deps.runs.listUnfinished('work')) if (kind === 'export') runIds.add(runId);
  for (const runId of runIds) await eraseFromExport(runId, gone, deps);
}

async function eraseFromExport(runId: string, gone: Exported, deps: EraseCopiesDeps): Promise<void> {
  const before = await deps.runs.get(runId);
  if (!before || !mayHold(before, gone)) return;
  const run = await change(runId, (now) => (mayHold(now, gone) ? withoutGone(now, gone, deps) : undefined), deps);
  if (!run || !mayHold(run, gone)) return;
  if (run.staysUntil !== undefined) {
    const seconds = Math.ceil((Date.parse(run.staysUntil) - Date.parse(deps.now())) / 1000);
    return before.staysUntil === undefined ? askLater(run, deps, Math.max(0, seconds)) : undefined;
  }
  await deps.uploads.removeAllVersions(exportKey(run));
  const begunAgain = (run.parts ?? 0) === 0 ? (before.parts ?? 0) : 0;
  for (let part = 0; part < begunAgain; part += 1) await deps.uploads.removeAllVersions(exportPartKey(runId, part));
  if (run.unfinished === 'work') await askLater(run, deps);
}

function mayHold({ kind, records, state, staleSince, rebuiltAt, finishedAt }: RunRecord, gone: Exported): boolean {
  if (kind !== 'export' || records === null || !gone.records.includes(records)) return false;
  if (state === 'running' || staleSince !== undefined) return true;
  const madeAt = rebuiltAt ?? finishedAt;
  return state === 'done' && (gone.since === undefined || madeAt === null || madeAt >= gone.since);
}

const FROM_THE_BEGINNING = { cursor: undefined, parts: 0 };

/** What makes a finished export one whose file nobody can have until it was made again. */
export function stale(now: string): RunChanges {
  const reset = { restarts: undefined, without: undefined, staysUntil: undefined };
  return { staleSince: now, unfinished: 'work', ...FROM_THE_BEGINNING, ...reset };
}

/** Until when the file of an export stays, whatever visitors erase; `undefined` of one that was not made again lately. */
function staysUntil({ rebuiltAt }: RunRecord, now: string): string | undefined {
  if (rebuiltAt === undefined) return undefined;
  const seconds = Number(optionalEnv(ENVIRONMENT.exportStaysSeconds)) || EXPORT_STAYS_SECONDS;
  const until = new Date(Date.parse(rebuiltAt) + seconds * 1000).toISOString();
  return until > now ? until : undefined;
}

/** What to write of an export; nothing of one that is to be made again anyway and that nobody has begun with. */
function withoutGone(run: RunRecord, { ids, mayWait }: Exported, { now }: EraseCopiesDeps): RunChanges | undefined {
  if (run.state === 'done' && run.staleSince === undefined) {
    const until = mayWait ? staysUntil(run, now()) : undefined;
    if (until === undefined) return stale(now());
    return run.staysUntil === until ? undefined : { staysUntil: until, unfinished: 'work' };
  }
  const isBegun = run.state === 'running' || run.leaseUntil !== undefined || (run.parts ?? 0) > 0;
  if (!isBegun) return undefined;
  const without = [...new Set([...(run.without ?? []), ...ids])];
  const restarts = (run.restarts ?? 0) + 1;
  return restarts > RESTARTS_MAX ? { without } : { without, restarts, ...FROM_THE_BEGINNING };
}

/** A file that someone still has to look at, so that their preview should say what is left of it. */
const WAITING: RunRecord['state'][] = ['awaiting-upload', 'checked'];

/**
 * Marks in every stored import whom it must not add: the row of a waiting one is taken out of its file, one that is
 * under way leaves it out. It comes before all else that an erasure removes: what was added earlier is found by the
 * erasure, and what is added later is taken back by the import itself, since it cannot write down a part that it worked
 * on while this was noted. Files of imports that are over are of no more use.
 */
export async function eraseImports(person: Reached, deps: EraseCopiesDeps): Promise<void> {
  const known: KnownBy[] = [...person.emails.map((email) => ({ email })), ...person.phones.map((phone) => ({ phone }))];
  const names = person.onlyUnder ?? [undefined];
  for (const { key } of await filesBelow(IMPORTS_PREFIX, deps.uploads)) {
    const runId = runIdOf(key);
    const digests = known.flatMap((one) => names.map((name) => erasedDigest(runId, one, name)));
    const run = await change(runId, (now) => noting(now, digests), deps);
    if (!run || isOver(run)) await deps.uploads.removeAllVersions(key);
    else if (run.unfinished === 'work') await askLater(run, deps);
  }
}

function noting(run: RunRecord, digests: readonly string[]): RunChanges | undefined {
  if (isOver(run) || run.records !== 'talents') return undefined;
  const erased = [...new Set([...(run.erased ?? []), ...digests])];
  if (erased.length === (run.erased ?? []).length) return undefined;
  return { erased, ...(WAITING.includes(run.state) && { unfinished: 'work' as const }) };
}

/** Long enough for a row of erasures to come to one export, short enough for a recruiter to wait. */
const GATHERED_SECONDS = 5;

/** Asks for work on a run in a few seconds; where the queue cannot be reached, the sweep asks. */
async function askLater(
  { runId, correlationId }: RunRecord,
  { requestRun }: EraseCopiesDeps,
  seconds = GATHERED_SECONDS,
): Promise<void> {
  try {
    await requestRun({ runId, correlationId }, seconds);
  } catch (cause) {
    logger.warn('A run is left to the sweep', { runId, ...loggableError(cause) });
  }
}

/** The run as it is after the change, or where there was none to make; `undefined` where there is no such run. */
async function change(
  runId: string,
  changes: (run: RunRecord) => RunChanges | undefined,
  { runs }: EraseCopiesDeps,
): Promise<RunRecord | undefined> {
  const advance = async (run: RunRecord | undefined) => {
    const wanted = run && changes(run);
    return run && wanted ? ((await runs.advance(run, wanted)) ?? LOST) : run;
  };
  return updateWithRetry(() => runs.get(runId), advance, failBusy(`Run ${runId}`));
}
