/** Imports, exports and reconciliations in DynamoDB: their progress, and what an import has added so far. */
import type { Page } from '../../shared/contract/listing.ts';
import { TABLES } from '../../shared/contract/resources.ts';
import type { AuditFilter } from '../../shared/domain/audit-filter.ts';
import type { StatedBasis } from '../../shared/domain/basis.ts';
import type { Run, RunKind, RunState } from '../../shared/domain/run.ts';
import { unchanged } from '../dynamodb/condition.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';

/** A run as stored. */
export interface RunRecord extends Run {
  /** Counts every write; `version` counts changes of the state alone. */
  revision: number;
  correlationId: string;
  /** `work`: the worker has something to do. `person`: someone has to upload or decide, for a day at most. */
  unfinished?: 'work' | 'person';
  /** The worker that has it in hand is to be done by then. */
  leaseUntil?: string;
  /** Of an import: the version of its file that was checked. */
  versionId?: string;
  /** Of an import of talents: on what ground they may be considered for jobs; `null` for none. */
  basis?: StatedBasis | null;
  /** Of an export of the trail. */
  filter?: AuditFilter;
  /** Where the next stretch begins. */
  cursor?: string;
  /** Files or notes that were written so far. */
  parts?: number;
  /** Of an import that is taken back for this reason. */
  takenBackFor?: Run['failure'];
  /** Of an import of talents: digests of what people are known by who were erased since; kept until it is over. */
  erased?: string[];
  /** How many of those its file was searched for. */
  erasedSearched?: number;
  /** Of an export that is made again: when it was last made; `finishedAt` stays, and with it when its file goes. */
  rebuiltAt?: string;
  /** Of an export that was made again a moment ago: someone in it was erased since, and its file goes at this time. */
  staysUntil?: string;
  /** Of an export that is being made: ids of records that were erased since it began, and how often it began again. */
  without?: string[];
  restarts?: number;
}

/** The index knows runs by one value of `kind`, so that the run's own goes by another name. */
type StoredRun = Omit<RunRecord, 'kind'> & { kind: 'run'; runKind: RunKind };

/** What a stretch of an import is about to add, noted before it does. Without `kind`, so that it is in no index. */
interface Note {
  runId: string;
  ids: string[];
}

/** Which import of a kind of record is at work. */
interface Lock {
  runId: string;
  holder: string;
}

export type RunChanges = Partial<Omit<RunRecord, 'runId' | 'kind' | 'version' | 'revision' | 'createdAt'>>;

export interface RunStore {
  get(runId: string): Promise<RunRecord | undefined>;
  insert(run: RunRecord): Promise<boolean>;
  /** The next state or stretch; `undefined` when another one came first. */
  advance(run: RunRecord, changes: RunChanges): Promise<RunRecord | undefined>;
  /** Newest first, without errors and findings; of one kind, pages may be short. */
  list(page: { limit: number; cursor?: string }, kind?: RunKind): Promise<Page<RunRecord>>;
  /** Those that wait for the worker, or for a person, the longest first. */
  listUnfinished(waitsFor: 'work' | 'person'): AsyncGenerator<RunRecord>;
  /** Notes what part `part` (from 0) of an import is about to add; the same part again changes nothing. */
  noteIds(runId: string, part: number, ids: readonly string[]): Promise<void>;
  notedIds(runId: string, part: number): Promise<string[]>;
  forgetIds(runId: string, parts: number): Promise<void>;
  /** Who works on `records`: `runId` itself from now on, unless another run does already. */
  lock(records: string, runId: string): Promise<string>;
  /** Gives way to others, if it is `runId` that holds it. */
  unlock(records: string, runId: string): Promise<void>;
}

const OVER: readonly RunState[] = ['stopped', 'done', 'failed'];

/** Whether nothing will happen with a run any more. */
export const isOver = ({ state }: Pick<Run, 'state'>): boolean => OVER.includes(state);

/** Beyond this many together, errors and findings would not fit into a page of a list. */
const LISTED = [
  ...['runId', 'kind', 'runKind', 'version', 'state', 'records', 'format', 'fileName', 'total', 'done', 'added'],
  ...['known', 'refused', 'ignoredColumns', 'repair', 'findingCounts', 'failure', 'by', 'createdAt', 'updatedAt'],
  ...['finishedAt', 'staleSince'],
];

const toItem = ({ kind, ...run }: RunRecord): StoredRun => ({ ...run, kind: 'run', runKind: kind });
const fromItem = ({ kind: _kind, runKind, ...run }: StoredRun): RunRecord => ({ ...run, kind: runKind });

const noteKey = (runId: string, part: number) => `${runId}#${part}`;
const lockKey = (records: string) => `lock#${records}`;

/** What a handler gets that only reads. */
export type RunReader = Pick<RunStore, 'get' | 'list' | 'listUnfinished' | 'notedIds'>;

/** The store over the table named in the environment. */
export function runStore(client: TableClient<'runs', 'changes'>): RunStore;
export function runStore(client: TableClient<'runs', 'reads'>): RunReader;
export function runStore(client: TableClient<'runs'>): RunStore {
  const runs = table<StoredRun>(client, TABLES.runs);
  const notes = table<Note>(client, TABLES.runs);
  const locks = table<Lock>(client, TABLES.runs);
  return {
    get: async (runId) => {
      const item = await runs.get({ runId });
      return item?.kind === 'run' ? fromItem(item) : undefined;
    },
    insert: (run) => runs.insert(toItem(run), 'runId'),
    advance: async (run, changes) => {
      const isNewState = changes.state !== undefined && changes.state !== run.state;
      const counted = { version: run.version + (isNewState ? 1 : 0), revision: run.revision + 1 };
      const written = { ...changes, ...counted, updatedAt: new Date().toISOString() };
      const item = await runs.update({ runId: run.runId }, written, unchanged('revision', run.revision));
      return item && fromItem(item);
    },
    list: async (page, kind) => {
      const options = { index: 'byCreation', key: { name: 'kind', value: 'run' }, attributes: LISTED, ...page };
      const isWanted = ({ runKind }: StoredRun) => runKind === kind;
      const found = await (kind ? runs.queryWhere(options, isWanted) : runs.query(options));
      return { ...found, items: found.items.map(fromItem) };
    },
    async *listUnfinished(waitsFor) {
      const waiting = { index: 'byUnfinished', key: { name: 'unfinished', value: waitsFor }, ascending: true };
      for await (const item of runs.all(waiting)) yield fromItem(item);
    },
    noteIds: async (runId, part, ids) => {
      await notes.insert({ runId: noteKey(runId, part), ids: [...ids] }, 'runId');
    },
    notedIds: async (runId, part) => (await notes.get({ runId: noteKey(runId, part) }))?.ids ?? [],
    forgetIds: async (runId, parts) => {
      for (let part = 0; part < parts; part += 1) await notes.remove({ runId: noteKey(runId, part) });
    },
    lock: async (records, runId) => {
      if (await locks.insert({ runId: lockKey(records), holder: runId }, 'runId')) return runId;
      return (await locks.get({ runId: lockKey(records) }))?.holder ?? runId;
    },
    unlock: async (records, runId) => {
      const own = { expression: '#h = :h', names: { '#h': 'holder' }, values: { ':h': runId } };
      await locks.removeWhere({ runId: lockKey(records) }, own);
    },
  };
}
