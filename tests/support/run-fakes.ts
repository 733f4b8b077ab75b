/** Runs and the files that they exchange, in memory, with the promises of the real stores. */
import type { ExchangeStore } from '../../lambdas/stores/exchange-store.ts';
import type { RunRecord, RunStore } from '../../lambdas/stores/run-store.ts';
import type { Clock, fakeUploads } from './fakes.ts';

/** Lets others go first, so that callers at once really interleave. */
async function later<T>(work: () => T): Promise<T> {
  await Promise.resolve();
  return work();
}

/** Runs; `rows` is what is stored, notes and locks apart. */
export function fakeRuns(clock: Clock, ...records: RunRecord[]) {
  const rows = new Map(records.map((run) => [run.runId, run]));
  const notes = new Map<string, string[]>();
  const locks = new Map<string, string>();
  const store: RunStore = {
    get: (id) => later(() => rows.get(id)),
    insert: (run) =>
      later(() => {
        if (rows.has(run.runId)) return false;
        rows.set(run.runId, run);
        return true;
      }),
    advance: ({ runId, revision }, changes) =>
      later(() => {
        const known = rows.get(runId);
        if (known?.revision !== revision) return undefined;
        const isNewState = changes.state !== undefined && changes.state !== known.state;
        const counted = { version: known.version + (isNewState ? 1 : 0), revision: revision + 1 };
        const next = { ...known, ...changes, ...counted, updatedAt: clock.now() };
        const kept = Object.entries(next).filter(([, value]) => value !== undefined);
        rows.set(runId, Object.fromEntries(kept) as unknown as RunRecord);
        return rows.get(runId);
      }),
    list: ({ limit }, kind) =>
      later(() => {
        const wanted = [...rows.values()].filter((run) => kind === undefined || run.kind === kind);
        const items = wanted.sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, limit);
        return { items, nextCursor: null };
      }),
    async *listUnfinished(waitsFor) {
      yield* [...rows.values()].filter(({ unfinished }) => unfinished === waitsFor);
    },
    noteIds: (runId, part, ids) =>
      later(() => {
        const key = `${runId}#${part}`;
        if (!notes.has(key)) notes.set(key, [...ids]);
      }),
    notedIds: (runId, part) => later(() => notes.get(`${runId}#${part}`) ?? []),
    forgetIds: (runId, parts) =>
      later(() => {
        for (let part = 0; part < parts; part += 1) notes.delete(`${runId}#${part}`);
      }),
    lock: (records, runId) =>
      later(() => {
        const holder = locks.get(records) ?? runId;
        locks.set(records, holder);
        return holder;
      }),
    unlock: (records, runId) =>
      later(() => {
        if (locks.get(records) === runId) locks.delete(records);
      }),
  };
  return { rows, notes, locks, ...store };
}

/** Files on their way in and out, among the uploaded ones. */
export function fakeExchanges(clock: Clock, uploads: ReturnType<typeof fakeUploads>): ExchangeStore {
  return {
    permitImport: (runId, contentType) =>
      later(() => ({
        url: 'http://127.0.0.1/upload',
        fields: { key: `imports/${runId}`, 'Content-Type': contentType },
        maxBytes: 10 * 1024 * 1024,
        expiresAt: clock.now(),
      })),
    write: (key, body) =>
      later(() => {
        uploads.objects.delete(key);
        uploads.put(key, 'v1', body);
      }),
    replaceImport: (runId, text) =>
      later(() => {
        const versionId = `v${(uploads.objects.get(`imports/${runId}`)?.length ?? 0) + 1}`;
        uploads.put(`imports/${runId}`, versionId, text);
        return versionId;
      }),
    readText: (key) =>
      later(() => {
        const object = uploads.objects.get(key)?.at(-1);
        if (!object) throw Object.assign(new Error('gone'), { name: 'NoSuchKey' });
        return Buffer.from(object.bytes).toString();
      }),
  };
}
