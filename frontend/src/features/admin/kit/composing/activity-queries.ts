/** Server data of what was done with a talent or an employer: the list, adding to it, and where documents lie. */
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '../../../../../../shared/contract/route.ts';
import type { ActivityInput } from '../../../../../../shared/domain/activity.ts';
import type { PersonReference } from '../../../../../../shared/domain/outgoing.ts';
import { adminRoutes } from '../../../../lib/admin-routes.ts';
import { call } from '../../../../lib/api-client.ts';
import type { Contract } from '../../../../lib/api-routes.ts';
import { type Attempt, headersOf } from '../../../../lib/attempt.ts';
import { BY_CURSOR } from '../list/cursor-pages.ts';

const KEY = 'admin-activities';
/** What an activity changes besides the list: the last touch of its record, and the messages that were sent. */
const TOUCHED = { talent: 'admin-talents', employer: 'admin-employers' } as const;
const OUTBOX = 'admin-outbox';

export type AddedActivity = ResponseOf<Contract['addTalentActivity']>;

export function activitiesQuery({ kind, id }: PersonReference) {
  return infiniteQueryOptions({
    queryKey: [KEY, kind, id],
    queryFn: ({ pageParam, signal }) => {
      const request = { params: { id }, query: { cursor: pageParam } };
      return kind === 'talent'
        ? call(adminRoutes.listTalentActivities, request, { signal })
        : call(adminRoutes.listEmployerActivities, request, { signal });
    },
    ...BY_CURSOR,
  });
}

export function addActivity(
  { kind, id }: PersonReference,
  body: ActivityInput,
  attempt: Attempt,
): Promise<AddedActivity> {
  const request = { params: { id }, headers: headersOf(attempt), body };
  return kind === 'talent'
    ? call(adminRoutes.addTalentActivity, request)
    : call(adminRoutes.addEmployerActivity, request);
}

/** Where a document can be fetched for a few minutes. */
export async function documentAddress({ kind, id }: PersonReference, activityId: string): Promise<string> {
  const request = { params: { id, activityId } };
  const { url } = await (kind === 'talent'
    ? call(adminRoutes.getTalentDocument, request)
    : call(adminRoutes.getEmployerDocument, request));
  return url;
}

/** Lets everything on screen that an activity may have changed be fetched again. */
export async function refreshActivities(client: QueryClient, { kind, id }: PersonReference): Promise<void> {
  const keys = [[KEY, kind, id], [TOUCHED[kind]], [OUTBOX]];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
