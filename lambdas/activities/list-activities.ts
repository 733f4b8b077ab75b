/** Lists what recruiters did with a talent or an employer. */
import type { Page } from '../../shared/contract/listing.ts';
import type { routes } from '../../shared/contract/routes.ts';
import type { Activity } from '../../shared/domain/activity.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { NoteRead } from '../audit/read-trail.ts';
import type { ActionInput } from '../runtime/http.ts';
import { type ActivityStore, activityOf } from '../stores/activity-store.ts';
import { NOT_FOUND_CODE, type People } from './people.ts';

export interface ListActivitiesDeps {
  people: Pick<People, 'kind'> & { exists(id: string): Promise<boolean> };
  activities: Pick<ActivityStore, 'list'>;
  noteRead: NoteRead;
}

/** Newest first; it is noted like opening the record itself, and once with it. Errors: `TALENT_NOT_FOUND` or `EMPLOYER_NOT_FOUND`. */
export async function listActivities(
  input: Pick<ActionInput<typeof routes.listEmployerActivities>, 'params' | 'query' | 'correlationId'>,
  actor: Actor,
  { people, activities, noteRead }: ListActivitiesDeps,
): Promise<Page<Activity>> {
  authorise(actor, 'activities.manage');
  if (!(await people.exists(input.params.id))) throw new AppError('not-found', NOT_FOUND_CODE[people.kind]);
  const [{ items, nextCursor }] = await Promise.all([
    activities.list(input.params.id, input.query),
    noteRead(actor, { recordKind: people.kind, recordId: input.params.id, correlationId: input.correlationId }),
  ]);
  return { items: items.map(activityOf), nextCursor };
}
