/** Erases or moves what belongs to the activities of a talent or employer, including files and messages. */
import type { ActivityStore } from '../stores/activity-store.ts';
import type { OutboxStore } from '../stores/outbox-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';

export interface EraseActivitiesDeps {
  activities: Pick<ActivityStore, 'all' | 'removeAll'>;
  outbox: Pick<OutboxStore, 'remove' | 'removeOfRecord'>;
  uploads: Pick<UploadStore, 'removeAllVersions'>;
}

/**
 * Removes the activities of a record, their documents with all versions, and their messages. The activities go last:
 * without them nobody could find the rest. A caller does it once before the record is removed and once after, since
 * someone may have added one meanwhile.
 */
export async function eraseActivities(recordId: string, deps: EraseActivitiesDeps, before?: string): Promise<void> {
  const gone = new Set<string>();
  for await (const { activityId, objectKey, createdAt } of deps.activities.all(recordId)) {
    // With `before` (ISO 8601) only those from before that time go.
    if (before !== undefined && createdAt >= before) continue;
    gone.add(activityId);
    if (objectKey) await deps.uploads.removeAllVersions(objectKey);
    // A message has the id of its activity; found by that, none is missed by an index that is a moment behind.
    await deps.outbox.remove(activityId);
  }
  if (before !== undefined) return deps.activities.removeAll(recordId, gone);
  await deps.outbox.removeOfRecord(recordId);
  await deps.activities.removeAll(recordId);
}

/** Puts everything, or `only` these, under another record; files stay where they are. Repeated, it goes on where it ended. */
export async function moveActivities(
  fromId: string,
  toId: string,
  deps: { activities: Pick<ActivityStore, 'all' | 'moveAll'>; outbox: Pick<OutboxStore, 'moveTo'> },
  only?: ReadonlySet<string>,
): Promise<void> {
  for await (const { activityId } of deps.activities.all(fromId)) {
    if (!only || only.has(activityId)) await deps.outbox.moveTo(activityId, toId);
  }
  await deps.activities.moveAll(fromId, toId, only);
}
