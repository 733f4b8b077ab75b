/** Activities in DynamoDB: what recruiters did with a talent or employer, under its id and ordered by time. */
import type { Page } from '../../shared/contract/listing.ts';
import { TABLES } from '../../shared/contract/resources.ts';
import type { Activity } from '../../shared/domain/activity.ts';
import type { Language } from '../../shared/domain/field.ts';
import { exists } from '../dynamodb/condition.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';

/** An activity as stored. */
export interface ActivityRecord extends Activity {
  /** The talent or employer it is about. */
  recordId: string;
  /** What was sent, to distinguish a replay from another activity under the same Idempotency-Key. */
  contentDigest: string;
  /** Of a message or invitation. */
  language?: Language;
  /** Where a document lies. */
  objectKey?: string;
}

/** Which activity an Idempotency-Key led to first. Its key sorts before every id, so it never stands among activities. */
interface Claim {
  recordId: string;
  activityId: `!${string}`;
  claimed: string;
}

const isActivity = (item: ActivityRecord | Claim): item is ActivityRecord => !('claimed' in item);

export interface ActivityStore {
  /** Newest first. */
  list(recordId: string, page: { limit: number; cursor?: string }): Promise<Page<ActivityRecord>>;
  /** Every activity of a record, newest first. */
  all(recordId: string): AsyncGenerator<ActivityRecord>;
  get(recordId: string, activityId: string): Promise<ActivityRecord | undefined>;
  /** The activity that `key` belongs to: `activityId`, or another one that claimed it first. Two at once get the same answer. */
  claim(recordId: string, key: string, activityId: string): Promise<string>;
  /** Stores a new activity; `false` when there is one with this id. */
  insert(activity: ActivityRecord): Promise<boolean>;
  /** Notes how the message of an activity fared; `false` when the activity is gone. */
  setDelivery(recordId: string, activityId: string, delivery: Activity['delivery']): Promise<boolean>;
  /** Removes the activities of a record, or `only` these of them. */
  removeAll(recordId: string, only?: ReadonlySet<string>): Promise<void>;
  /** Puts the activities of one record, or `only` these of them, under another; repeated, it goes on where it ended. */
  moveAll(fromId: string, toId: string, only?: ReadonlySet<string>): Promise<void>;
}

/** What a handler gets that only reads. */
export type ActivityReader = Pick<ActivityStore, 'list' | 'all' | 'get'>;

/** The store over the table named in the environment. */
export function activityStore(client: TableClient<'activities', 'changes'>): ActivityStore;
export function activityStore(client: TableClient<'activities', 'reads'>): ActivityReader;
export function activityStore(client: TableClient<'activities'>): ActivityStore {
  const activities = table<ActivityRecord>(client, TABLES.activities);
  const claims = table<Claim>(client, TABLES.activities);
  const of = (recordId: string) => ({ key: { name: 'recordId', value: recordId } });

  async function* all(recordId: string) {
    for await (const item of activities.all(of(recordId))) if (isActivity(item)) yield item;
  }

  return {
    list: (recordId, page) => activities.queryWhere({ ...of(recordId), ...page }, isActivity),
    all,
    get: (recordId, activityId) => activities.get({ recordId, activityId }),
    claim: async (recordId, key, activityId) => {
      const claim: Claim = { recordId, activityId: `!${key}`, claimed: activityId };
      if (await claims.insert(claim, 'activityId')) return activityId;
      const first = await claims.get({ recordId, activityId: claim.activityId });
      return first?.claimed ?? activityId;
    },
    insert: (activity) => activities.insert(activity, 'activityId'),
    setDelivery: async (recordId, activityId, delivery) =>
      (await activities.update({ recordId, activityId }, { delivery }, exists('activityId'))) !== undefined,
    removeAll: async (recordId, only) => {
      if (!only) return activities.removeAll(of(recordId));
      for (const activityId of only) await activities.remove({ recordId, activityId });
    },
    moveAll: async (fromId, toId, only) => {
      for await (const activity of all(fromId)) {
        if (only && !only.has(activity.activityId)) continue;
        const moved = { ...activity, recordId: toId, about: { ...activity.about, id: toId } };
        await activities.insert(moved, 'activityId');
        await activities.remove({ recordId: fromId, activityId: activity.activityId });
      }
      if (!only) await activities.removeAll(of(fromId));
    },
  };
}

/** An activity as the API shows it. */
export function activityOf({
  recordId: _recordId,
  contentDigest: _digest,
  language: _language,
  objectKey: _key,
  ...activity
}: ActivityRecord): Activity {
  return activity;
}
