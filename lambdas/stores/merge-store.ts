/** The undo data of merges: the two talents as they were before. */
import { TABLES } from '../../shared/contract/resources.ts';
import { exists } from '../dynamodb/condition.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';
import type { DecisionRecord } from './decision-store.ts';
import type { TalentRecord } from './talent-record.ts';

/** Days after which a merge cannot be undone any more, and nothing is kept of what was before. */
const MERGE_UNDO_DAYS = 30;

function daysAfter(time: string, days: number): string {
  const moment = new Date(time);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString();
}

/** The moment before which merges are past undoing; both are ISO 8601. */
export const undoableSince = (now: string): string => daysAfter(now, -MERGE_UNDO_DAYS);

/** Until when a merge decided at `at` can be undone; both are ISO 8601. */
export const undoableUntil = (at: string): string => daysAfter(at, MERGE_UNDO_DAYS);

/** What two were before they became one; it goes with either of them. */
export const mergeKey = (otherId: string) => `merge#${otherId}`;

/** A merge as stored, in the table of talents under a key of its own. */
export interface MergeRecord {
  talentId: string;
  kind: 'merge';
  /** The one that stayed. */
  survivorId: string;
  /** When it was decided (ISO 8601); by this the index finds the oldest. */
  updatedAt: string;
  /** The recruiter's e-mail address. */
  by: string | null;
  /** The application that joined the two when it was confirmed; undoing the merge takes that back. */
  confirmedId?: string;
  /** Both as they were. */
  survivor: TalentRecord;
  other: TalentRecord;
  /** What was the other's alone. */
  applicationIds: string[];
  resumeIds: string[];
  activityIds: string[];
  evaluationIds: string[];
  /** Of both, since of two decisions on one job only the newer stayed. */
  decisions: DecisionRecord[];
  /** Undoing it has begun: from now on asking again goes on. */
  undoing?: true;
}

export interface MergeStore {
  /**
   * Keeps a merge, unless it is kept already. One into someone else was never finished and gives way, and so does one
   * whose undo has begun: the two are apart again.
   */
  keep(merge: Omit<MergeRecord, 'talentId' | 'kind'>): Promise<void>;
  /** The merge by which a talent went. */
  get(otherId: string): Promise<MergeRecord | undefined>;
  /** Notes that undoing it has begun; `false` when it is not kept any more. */
  beginUndo(otherId: string): Promise<boolean>;
  remove(otherId: string): Promise<void>;
}

/** What a handler gets that only reads. */
export type MergeReader = Pick<MergeStore, 'get'>;

/** The store over the table named in the environment. */
export function mergeStore(client: TableClient<'talents', 'changes'>): MergeStore;
export function mergeStore(client: TableClient<'talents', 'reads'>): MergeReader;
export function mergeStore(client: TableClient<'talents'>): MergeStore {
  const merges = table<MergeRecord>(client, TABLES.talents);
  return {
    keep: async (merge) => {
      const talentId = mergeKey(merge.other.talentId);
      const another = {
        expression: 'attribute_not_exists(#id) OR #survivor <> :survivor OR attribute_exists(#undoing)',
        names: { '#id': 'talentId', '#survivor': 'survivorId', '#undoing': 'undoing' },
        values: { ':survivor': merge.survivorId },
      };
      await merges.replace({ ...merge, talentId, kind: 'merge' }, another);
    },
    get: (otherId) => merges.get({ talentId: mergeKey(otherId) }),
    beginUndo: async (otherId) =>
      (await merges.update({ talentId: mergeKey(otherId) }, { undoing: true }, exists('talentId'))) !== undefined,
    remove: (otherId) => merges.remove({ talentId: mergeKey(otherId) }),
  };
}
