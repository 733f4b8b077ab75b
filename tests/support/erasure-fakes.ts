/** Runs and saved searches in memory, as far as an erasure looks at them. */
import type { PreferenceRecord, PreferenceStore } from '../../lambdas/stores/preference-store.ts';
import type { RunRecord, RunStore } from '../../lambdas/stores/run-store.ts';

/** Runs; `rows` is what is stored. A list leaves out what was found, as the real one does. */
export function fakeRuns(...records: RunRecord[]) {
  const rows = new Map(records.map((run) => [run.runId, run]));
  const store: Pick<RunStore, 'get' | 'advance' | 'list' | 'listUnfinished'> = {
    get: async (id) => rows.get(id),
    advance: async ({ runId, revision }, changes) => {
      const known = rows.get(runId);
      if (known?.revision !== revision) return undefined;
      const next = { ...known, ...changes, revision: revision + 1 };
      rows.set(runId, next);
      return next;
    },
    list: async () => ({ items: [...rows.values()].map((run) => ({ ...run, findings: [] })), nextCursor: null }),
    async *listUnfinished(waitsFor) {
      yield* [...rows.values()].filter(({ unfinished }) => unfinished === waitsFor);
    },
  };
  return { rows, ...store };
}

/** Saved searches by recruiter; `rows` is what is stored. */
export function fakePreferences(...records: PreferenceRecord[]) {
  const rows = new Map(records.map((record) => [record.userId, record]));
  const store: PreferenceStore = {
    get: async (id) => rows.get(id),
    put: async (userId, kept, version) => {
      if ((rows.get(userId)?.version ?? 0) !== version) return false;
      rows.set(userId, { ...kept, userId });
      return true;
    },
    async *all() {
      yield* [...rows.values()];
    },
  };
  return { rows, ...store };
}

/** An import of talents that is done by default. */
export function aRun(over: Partial<RunRecord> = {}): RunRecord {
  const counts = { total: 1, done: 1, added: 1, known: 0, refused: 0, findingCounts: {} };
  const found = { rowErrors: [], ignoredColumns: [], findings: [], failure: null, repair: false };
  const at = '2026-11-21T09:00:00.000Z';
  return {
    ...{ runId: 'run1', version: 1, revision: 1, kind: 'import', state: 'done', records: 'talents', format: 'csv' },
    ...{ fileName: 'personas.csv', by: 'admin@staff.example', correlationId: 'corr-0002', ...counts, ...found },
    ...{ createdAt: at, updatedAt: at, finishedAt: at, ...over },
  };
}
