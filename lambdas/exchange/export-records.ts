/** Processes an export: stores it in parts, and joins them into one file at the end. */
import { clearAway, type EndRunDeps } from '../runs/end-run.ts';
import type { Stretch, StretchEnd } from '../runs/stretch.ts';
import { type ExchangeStore, exportKey, exportPartKey } from '../stores/exchange-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import { exportFile } from './export-file.ts';
import type { ExportRow } from './export-rows.ts';
import { type ExportSource, type ExportSourceDeps, exportSource } from './export-source.ts';

export interface ExportRecordsDeps extends EndRunDeps, ExportSourceDeps {
  uploads: Pick<UploadStore, 'removeAllVersions'>;
  exchanges: Pick<ExchangeStore, 'write' | 'readText'>;
}

const ROWS_A_PART = 1_000;
/** In place of where the next part begins: there is none. No cursor of a list looks like this. */
const ALL_READ = '!';

const TYPES: Record<string, string> = { csv: 'text/csv; charset=utf-8', json: 'application/json' };

/** Goes on where the last stretch ended. Records that come or change meanwhile may be in the file as they were or are. */
export async function exportRecords(stretch: Stretch, deps: ExportRecordsDeps): Promise<StretchEnd> {
  const source = exportSource(stretch.run(), deps);
  while (stretch.run().cursor !== ALL_READ) {
    if (!stretch.hasTime()) return 'more';
    const { runId, cursor, parts = 0, done } = stretch.run();
    const part = await nextPart(source, cursor);
    await deps.exchanges.write(exportPartKey(runId, parts), JSON.stringify(part.rows), 'application/json');
    const written = { cursor: part.nextCursor ?? ALL_READ, parts: parts + 1, done: done + part.rows.length };
    if (!(await stretch.save({ ...written, total: part.total ?? null }))) return 'interrupted';
  }
  return stretch.hasTime() ? putTogether(stretch, deps) : 'more';
}

async function nextPart(source: ExportSource, from: string | undefined) {
  const rows: ExportRow[] = [];
  let cursor = from;
  for (;;) {
    const page = await source(cursor);
    rows.push(...page.rows);
    if (page.nextCursor === null || rows.length >= ROWS_A_PART) return { ...page, rows };
    cursor = page.nextCursor;
  }
}

async function putTogether(stretch: Stretch, deps: ExportRecordsDeps): Promise<StretchEnd> {
  const run = stretch.run();
  const without = new Set(run.without);
  const isGone = ({ id, fields }: ExportRow) => without.has(id) || without.has(String(fields.talentId ?? ''));
  // What moved in its list while it was read may be in two parts.
  const rows = new Map<string, ExportRow>();
  for (let part = 0; part < (run.parts ?? 0); part += 1) {
    const read = JSON.parse(await deps.exchanges.readText(exportPartKey(run.runId, part))) as ExportRow[];
    for (const row of read) if (!isGone(row)) rows.set(row.id, row);
  }
  const key = exportKey(run);
  // An older version may say of someone what has been erased since.
  await deps.uploads.removeAllVersions(key);
  const text = exportFile([...rows.values()], run.records ?? 'audit', run.format);
  await deps.exchanges.write(key, text, TYPES[run.format ?? ''] ?? 'application/octet-stream');
  const fileName = `encaje-${run.records}-${deps.now().slice(0, 10)}.${run.format}`;
  const made = { state: 'done', fileName, total: rows.size, done: rows.size } as const;
  // Made again, it is the same export: named by its day, and gone when that is over.
  const again = run.staleSince !== undefined && { fileName: run.fileName, finishedAt: run.finishedAt };
  const end = { finishedAt: deps.now(), ...made, ...again, ...(again && { rebuiltAt: deps.now() }) };
  if (await stretch.save(end)) return clearAway(stretch, deps);
  // An erasure came first and took away the file that was there then: this one, which it could not see, is of nobody either.
  await deps.uploads.removeAllVersions(key);
  return 'interrupted';
}
