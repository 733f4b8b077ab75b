/** Sends the message of an activity. */
import { DEFAULT_LANGUAGE } from '../../shared/domain/field.ts';
import type { DeliveryState, Outgoing } from '../../shared/domain/outgoing.ts';
import { type HandOverDeps, handOverOnce } from '../outbox/hand-over.ts';
import type { ActivityRecord, ActivityStore } from '../stores/activity-store.ts';
import { invitationSubject, invitationText } from './invitation.ts';

export interface DeliverDeps extends HandOverDeps {
  activities: Pick<ActivityStore, 'setDelivery'>;
}

/** The message that belongs to an activity, under the activity's id; none of notes and documents. */
export function outgoingOf(activity: ActivityRecord, name: string): Outgoing | undefined {
  const { activityId, about, to, text, title, by, createdAt, interview, language = DEFAULT_LANGUAGE } = activity;
  const common = {
    outgoingId: activityId,
    activityId,
    about,
    to,
    language,
    by,
    createdAt,
    delivery: 'pending' as const,
  };
  switch (activity.kind) {
    case 'email':
      return { ...common, channel: 'email', subject: title, text, attachments: [] };
    case 'sms':
      return { ...common, channel: 'sms', subject: null, text, attachments: [] };
    case 'interview': {
      if (!interview) return undefined;
      const invitation = { timeZone: 'UTC', ...interview, activityId, title: title ?? '', text, language };
      const calendar = { fileName: 'interview.ics', contentType: CALENDAR_TYPE, text: interview.ics };
      const words = { subject: invitationSubject(invitation), text: invitationText(invitation, name) };
      return { ...common, ...words, channel: 'email', attachments: [calendar] };
    }
    default:
      return undefined;
  }
}

// With the method, mail programs offer to accept; without it, the file is only a file.
const CALENDAR_TYPE = 'text/calendar; charset=utf-8; method=REQUEST';

/**
 * Keeps the message, hands it over once, and notes how that went; answers the delivery's state, `null` where there is
 * nothing to deliver.
 */
export async function deliver(
  activity: ActivityRecord,
  name: string,
  deps: DeliverDeps,
): Promise<DeliveryState | null> {
  const outgoing = outgoingOf(activity, name);
  if (!outgoing) return null;
  const delivery = await handOverOnce(outgoing, deps);
  if (delivery !== activity.delivery) {
    await deps.activities.setDelivery(activity.recordId, activity.activityId, delivery);
  }
  return delivery;
}
