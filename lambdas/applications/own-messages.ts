/** Finds messages sent to a person, as far as one application proves who they are. */
import { collected } from '../runtime/collected.ts';
import type { ActivityStore } from '../stores/activity-store.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { OutboxStore } from '../stores/outbox-store.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import { applicationsOf } from '../traces/applications-of.ts';

export interface OwnMessagesDeps {
  talents: Pick<TalentStore, 'get' | 'resolveMergedId'>;
  applications: Pick<ApplicationStore, 'get' | 'list'>;
  activities: Pick<ActivityStore, 'all'>;
  outbox: Pick<OutboxStore, 'get'>;
}

type Outgoing = NonNullable<Awaited<ReturnType<OutboxStore['get']>>>;

export interface OwnMessages {
  /** Newest first; none where the person sent other applications, which this one proves nothing of. */
  sent: Outgoing[];
  /** Activities in all. */
  activities: number;
}

const NONE: OwnMessages = { sent: [], activities: 0 };

/**
 * What an erasure of this application takes along: that of the whole person, if it is their only one. Unconfirmed, it
 * proves nothing: not even a count reveals whether anybody is known under its address. Of a person whom it joined when it was
 * confirmed, it proves what was written since.
 */
export async function ownMessages(
  { applicationId, talentId, confirmedAt }: ApplicationRecord,
  deps: OwnMessagesDeps,
): Promise<OwnMessages> {
  if (!confirmedAt) return NONE;
  const talent =
    talentId === undefined ? undefined : await deps.talents.get(await deps.talents.resolveMergedId(talentId));
  if (!talent) return NONE;
  // One that joined somebody proves nothing of what was written before.
  const since = talent.mergedIds ? confirmedAt : '';
  const written = await collected(deps.activities.all(talent.talentId));
  const activities = written.filter(({ createdAt }) => createdAt >= since);
  const all = await applicationsOf(talent, deps);
  if (all.some((other) => other.applicationId !== applicationId)) return { sent: [], activities: activities.length };
  // A message has the id of its activity.
  const messages = activities.filter(({ delivery }) => delivery !== null);
  const found = await Promise.all(messages.map(({ activityId }) => deps.outbox.get(activityId)));
  return { sent: found.filter((outgoing) => outgoing !== undefined), activities: activities.length };
}
