/** Routes of the recruiters' application screens. */
import * as z from 'zod';
import { APPLICATION_STAGES, applicationSchema, applicationUpdateSchema, tellSchema } from '../domain/application.ts';
import { historyEventSchema } from '../domain/application-history.ts';
import { blankAsAbsent, optionalLines } from '../domain/field.ts';
import { searchSchema } from '../domain/job-filters.ts';
import { matchSchema } from '../domain/match.ts';
import { profileSchema } from '../domain/profile.ts';
import { BULK_MAX, refusedSchema } from './admin-jobs.ts';
import { pageOf, pageQuerySchema } from './listing.ts';
import { idFilter, idParams } from './record-id.ts';
import { type Route, route } from './route.ts';

export const adminApplicationsQuerySchema = pageQuerySchema.extend({
  /** Words of name, address, title and company. */
  search: searchSchema,
  jobId: idFilter,
  talentId: idFilter,
  stage: blankAsAbsent(z.enum(APPLICATION_STAGES)),
});

export const adminApplicationRoutes = {
  listApplications: route({
    method: 'GET',
    path: '/api/admin/applications',
    access: 'admin',
    handler: 'applications/list-applications',
    summary: 'Applications, newest first, of one job, one talent or one stage where asked',
    successStatus: 200,
    query: adminApplicationsQuerySchema,
    response: pageOf(applicationSchema),
  }),
  getApplication: route({
    method: 'GET',
    path: '/api/admin/applications/{id}',
    access: 'admin',
    handler: 'applications/get-application',
    summary: 'One application with what was read and its matches',
    successStatus: 200,
    params: idParams,
    response: applicationSchema.extend({
      /** The talent whose address or number it gives without proof; `null` where it belongs to its own. */
      besideId: z.string().nullable(),
      profile: profileSchema.nullable(),
      matches: z.array(matchSchema),
      /** The stored text that the matches quote; `null` until it was read. */
      text: z.string().nullable(),
      /** Oldest first. */
      history: z.array(historyEventSchema),
    }),
  }),
  updateApplication: route({
    method: 'PATCH',
    path: '/api/admin/applications/{id}',
    access: 'admin',
    handler: 'applications/update-application',
    summary: 'Move an application to another stage, or give a dropped resume its e-mail address',
    successStatus: 200,
    params: idParams,
    body: applicationUpdateSchema,
    response: applicationSchema,
  }),
  moveApplications: route({
    method: 'POST',
    path: '/api/admin/applications/stage',
    access: 'admin',
    handler: 'applications/move-applications',
    summary: 'Move several applications to one stage; each is moved or refused by itself',
    successStatus: 200,
    body: z.object({
      stage: z.enum(APPLICATION_STAGES),
      reason: optionalLines(2_000).optional(),
      tell: tellSchema,
      applications: z
        .array(z.object({ applicationId: z.string().min(1).max(100), version: z.number().int().min(1) }))
        .min(1, 'REQUIRED')
        .max(BULK_MAX, 'TOO_MANY'),
    }),
    response: z.object({
      moved: z.array(applicationSchema),
      refused: z.array(refusedSchema),
      /** Of those moved, whom nobody could tell: their address is not confirmed. */
      untold: z.array(refusedSchema),
    }),
  }),
} as const satisfies Record<string, Route>;
