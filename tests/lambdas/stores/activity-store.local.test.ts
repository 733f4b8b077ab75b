/** Shows on a real DynamoDB how activities, messages and employers are kept: by time, once, and without undoing each other. */
import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { timeOrderedId } from '../../../lambdas/runtime/ids.ts';
import { type ActivityRecord, activityStore } from '../../../lambdas/stores/activity-store.ts';
import { employerStore } from '../../../lambdas/stores/employer-store.ts';
import { outboxStore } from '../../../lambdas/stores/outbox-store.ts';
import { eraseActivities, moveActivities } from '../../../lambdas/traces/activity-traces.ts';
import { TABLES } from '../../../shared/contract/resources.ts';
import type { Outgoing } from '../../../shared/domain/outgoing.ts';
import { type LocalTables, startTables } from '../../support/local-tables.ts';
import { aLead, START } from '../records.ts';

let tables: LocalTables;
let documents: DynamoDBDocumentClient;
beforeAll(async () => {
  tables = await startTables(TABLES.activities, TABLES.outbox, TABLES.employers);
  documents = tables.documents;
});
afterAll(() => tables?.close());

const at = (minute: number) => new Date(Date.parse(START) + minute * 60_000).toISOString();

function anActivity(recordId: string, createdAt: string, over: Partial<ActivityRecord> = {}): ActivityRecord {
  const about = { kind: 'talent' as const, id: recordId };
  const blank = { title: null, text: '', to: [], delivery: null, interview: null, document: null, by: null };
  const common = { recordId, about, createdAt, contentDigest: 'd', kind: 'note' as const };
  return { ...blank, ...common, activityId: timeOrderedId(createdAt), ...over };
}

function aMessageOf({ activityId, about, createdAt }: ActivityRecord): Outgoing {
  const words = { channel: 'email' as const, to: [], subject: '', text: '', language: 'es' as const, attachments: [] };
  return { ...words, outgoingId: activityId, activityId, about, createdAt, by: null, delivery: 'pending' };
}

test('activities are listed newest first, page by page, and claims of keys never stand among them', async () => {
  const activities = activityStore(documents);
  const written = [0, 1, 2].map((minute) => anActivity('listed', at(minute)));
  for (const activity of written) {
    expect(await activities.claim('listed', `key-${activity.activityId}`, activity.activityId)).toBe(
      activity.activityId,
    );
    expect(await activities.insert(activity)).toBe(true);
    expect(await activities.insert(activity)).toBe(false);
  }
  const first = await activities.list('listed', { limit: 2 });
  const second = await activities.list('listed', { limit: 2, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...second.items].map(({ createdAt }) => createdAt)).toEqual([at(2), at(1), at(0)]);
  expect(second.nextCursor).toBeNull();
});

test('of two that claim one key at once, both get the same activity', async () => {
  const activities = activityStore(documents);
  const both = await Promise.all(['a', 'b'].map((id) => activities.claim('claimed', 'key', id)));
  expect(new Set(both).size).toBe(1);
  expect(await activities.claim('claimed', 'key', 'c')).toBe(both[0]);
});

test('how a message fared is noted in both places, and nowhere once it is gone', async () => {
  const [activities, outbox] = [activityStore(documents), outboxStore(documents)];
  const activity = anActivity('told', START, { kind: 'email', delivery: 'pending' });
  await activities.insert(activity);
  await outbox.insert(aMessageOf(activity));
  expect(await activities.setDelivery('told', activity.activityId, 'sent')).toBe(true);
  expect(await outbox.setDelivery(activity.activityId, 'sent')).toBe(true);
  expect((await activities.get('told', activity.activityId))?.delivery).toBe('sent');
  expect((await outbox.get(activity.activityId))?.delivery).toBe('sent');
  expect(await activities.setDelivery('told', 'gone', 'sent')).toBe(false);
  expect(await outbox.setDelivery('gone', 'sent')).toBe(false);
  expect(await outbox.get('gone')).toBeUndefined();
});

test('everything of one person moves to another, messages along, and is erased with that one', async () => {
  const [activities, outbox] = [activityStore(documents), outboxStore(documents)];
  const [own, moved] = [
    anActivity('kept', at(1)),
    anActivity('other', at(0), { kind: 'email', objectKey: 'documents/x' }),
  ];
  for (const activity of [own, moved]) await activities.insert(activity);
  await activities.claim('other', 'key', moved.activityId);
  await outbox.insert(aMessageOf(moved));
  await moveActivities('other', 'kept', { activities, outbox });
  expect((await activities.list('other', { limit: 10 })).items).toEqual([]);
  const { items } = await activities.list('kept', { limit: 10 });
  expect(items.map(({ activityId, about }) => [activityId, about.id])).toEqual([
    [own.activityId, 'kept'],
    [moved.activityId, 'kept'],
  ]);
  expect((await outbox.get(moved.activityId))?.about.id).toBe('kept');
  const erased: string[] = [];
  const uploads = { removeAllVersions: async (key: string) => void erased.push(key) };
  await eraseActivities('kept', { activities, outbox, uploads });
  expect((await activities.list('kept', { limit: 10 })).items).toEqual([]);
  expect([await outbox.get(moved.activityId), erased]).toEqual([undefined, ['documents/x']]);
});

test('being in touch does not outdate an open edit, never goes back in time, and answers a request once', async () => {
  const employers = employerStore(documents);
  await employers.insert(aLead());
  await employers.touch('employer1', at(5), false);
  expect(await employers.get('employer1')).toMatchObject({ version: 1, lastTouchAt: at(5), replyBy: aLead().replyBy });
  await employers.touch('employer1', at(3), true);
  await employers.touch('employer1', at(8), true);
  expect(await employers.get('employer1')).toMatchObject({ lastTouchAt: at(8), replyBy: null, answeredAt: at(3) });
  expect(await employers.edit('employer1', 1, { priority: 'high' }, at(9))).toMatchObject({
    version: 2,
    priority: 'high',
  });
  expect(await employers.edit('employer1', 1, { priority: 'low' }, at(9))).toBeUndefined();
  expect(await employers.get('employer1')).toMatchObject({ lastTouchAt: at(8), answeredAt: at(3), priority: 'high' });
  await employers.remove('employer1');
  await employers.touch('employer1', at(9), true);
  expect(await employers.all()).toEqual([]);
});

test('an employer from before leads and notes were kept is read with what it has', async () => {
  const row = {
    employerId: 'old',
    kind: 'employer',
    version: 1,
    company: 'Molino',
    createdAt: START,
    updatedAt: START,
  };
  await documents.send(new PutCommand({ TableName: TABLES.employers.name, Item: row }));
  const [old] = await employerStore(documents).all();
  expect(old).toMatchObject({ status: 'active', priority: 'normal', openRoles: 0, notes: '', request: null });
});
