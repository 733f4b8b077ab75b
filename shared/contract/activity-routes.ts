/** Routes of recruiters' activities, the same for talents and employers. */
import * as z from 'zod';
import { activityInputSchema, activitySchema } from '../domain/activity.ts';
import { timeSchema } from '../domain/field.ts';
import { pageOf, pageQuerySchema } from './listing.ts';
import { idempotencyHeaders, idParams } from './record-id.ts';
import { route } from './route.ts';
import { uploadSchema } from './upload.ts';

const listOf = <const P extends string, const H extends string>(path: P, handler: H) =>
  route({
    method: 'GET',
    path,
    access: 'admin',
    handler,
    summary: 'Notes, messages, interviews and documents, newest first',
    successStatus: 200,
    params: idParams,
    query: pageQuerySchema,
    response: pageOf(activitySchema),
  });

const addTo = <const P extends string, const H extends string>(path: P, handler: H) =>
  route({
    method: 'POST',
    path,
    access: 'admin',
    handler,
    summary: 'Note something, send a message, invite to an interview, or add a document; answers where to upload it',
    successStatus: 201,
    params: idParams,
    headers: idempotencyHeaders,
    body: activityInputSchema,
    response: activitySchema.extend({ upload: uploadSchema.optional() }),
  });

const documentOf = <const P extends string, const H extends string>(path: P, handler: H) =>
  route({
    method: 'GET',
    path,
    access: 'admin',
    handler,
    summary: 'Where to download the document of an activity',
    successStatus: 200,
    params: idParams.extend({ activityId: z.string().min(1).max(100) }),
    response: z.object({ url: z.string(), expiresAt: timeSchema }),
  });

export const talentActivityRoutes = {
  listTalentActivities: listOf('/api/admin/talents/{id}/activities', 'activities/list-talent-activities'),
  addTalentActivity: addTo('/api/admin/talents/{id}/activities', 'activities/add-talent-activity'),
  getTalentDocument: documentOf(
    '/api/admin/talents/{id}/activities/{activityId}/document',
    'activities/get-talent-document',
  ),
} as const;

export const employerActivityRoutes = {
  listEmployerActivities: listOf('/api/admin/employers/{id}/activities', 'activities/list-employer-activities'),
  addEmployerActivity: addTo('/api/admin/employers/{id}/activities', 'activities/add-employer-activity'),
  getEmployerDocument: documentOf(
    '/api/admin/employers/{id}/activities/{activityId}/document',
    'activities/get-employer-document',
  ),
} as const;
