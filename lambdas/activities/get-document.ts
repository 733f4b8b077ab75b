/** Returns the download URL of a document that a recruiter added. */
import type { ResponseOf } from '../../shared/contract/route.ts';
import type { routes } from '../../shared/contract/routes.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import type { NoteRead } from '../audit/read-trail.ts';
import type { ActionInput } from '../runtime/http.ts';
import type { ActivityStore } from '../stores/activity-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import { refuseUnclean, type VerdictOf } from '../stores/verdict-store.ts';
import type { People } from './people.ts';

export interface GetDocumentDeps {
  kind: People['kind'];
  activities: Pick<ActivityStore, 'get'>;
  uploads: Pick<UploadStore, 'head' | 'permitDownload'>;
  noteRead: NoteRead;
  verdictOf: VerdictOf;
}

type Route = typeof routes.getEmployerDocument;

/** Under its own name and with the type it was stored with. Errors: `ACTIVITY_NOT_FOUND`, `DOCUMENT_NOT_UPLOADED`. */
export async function getDocument(
  { params, correlationId }: Pick<ActionInput<Route>, 'params' | 'correlationId'>,
  actor: Actor,
  { kind, activities, uploads, noteRead, verdictOf }: GetDocumentDeps,
): Promise<ResponseOf<Route>> {
  authorise(actor, 'activities.manage');
  const activity = await activities.get(params.id, params.activityId);
  if (!activity?.document || !activity.objectKey || activity.about.kind !== kind)
    throw new AppError('not-found', 'ACTIVITY_NOT_FOUND');
  const object = await uploads.head(activity.objectKey);
  if (!object) throw new AppError('not-found', 'DOCUMENT_NOT_UPLOADED');
  refuseUnclean(await verdictOf(activity.objectKey, object.versionId));
  await noteRead(actor, { recordKind: 'activity', recordId: params.activityId, correlationId });
  return uploads.permitDownload(activity.objectKey, activity.document.fileName, object.versionId);
}
