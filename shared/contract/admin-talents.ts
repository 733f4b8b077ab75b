/** Routes of the recruiters' talent screens. */
import * as z from 'zod';
import { blankAsAbsent, blankAsDefault } from '../domain/field.ts';
import { searchSchema } from '../domain/job-filters.ts';
import { readingEditsSchema } from '../domain/reading-edit.ts';
import { understoodPartSchema } from '../domain/search-terms.ts';
import {
  duplicateSchema,
  TALENT_STATUSES,
  talentDetailSchema,
  talentSchema,
  talentUpdateSchema,
} from '../domain/talent.ts';
import { talentExportSchema } from '../domain/talent-export.ts';
import { talentActivityRoutes } from './activity-routes.ts';
import { orderSchema, pageOf, pageQuerySchema } from './listing.ts';
import { idParams } from './record-id.ts';
import { type Route, route } from './route.ts';

export const TALENT_SORTS = ['updatedAt', 'name', 'headline', 'location', 'status'] as const;

/** Of other jobs: who may be considered, who may not, and of whom that ends soon. */
export const TALENT_BASES = ['with', 'without', 'ending'] as const;

export const adminTalentsQuerySchema = pageQuerySchema.extend({
  /**
   * Words of name, address, place and title; a word that names a skill also finds people who have it, in either language. Who
   * may be considered for no other job is found by name and address alone.
   */
  search: searchSchema,
  status: blankAsAbsent(z.enum(TALENT_STATUSES)),
  basis: blankAsAbsent(z.enum(TALENT_BASES)),
  location: searchSchema,
  sort: blankAsDefault(z.enum(TALENT_SORTS).default('updatedAt')),
  order: orderSchema,
});

export const adminTalentRoutes = {
  listTalents: route({
    method: 'GET',
    path: '/api/admin/talents',
    access: 'admin',
    handler: 'talents/list-talents',
    summary: 'Talents, last changed first unless ordered otherwise, with how many there are in each status',
    successStatus: 200,
    query: adminTalentsQuerySchema,
    response: pageOf(talentSchema).extend({
      total: z.number().int(),
      /** Of all that fit the other filters. */
      byStatus: z.record(z.enum(TALENT_STATUSES), z.number().int()),
      /** Of all that fit the other filters. */
      byBasis: z.record(z.enum(TALENT_BASES), z.number().int()),
      /** Who fits the search and the filters too, but may be considered only for the jobs they applied to. */
      leftOut: z.number().int(),
      /** The skills that the search was understood to name. */
      skills: z.array(z.object({ id: z.string(), name: z.object({ es: z.string(), en: z.string() }) })),
      /** What the search was taken for; empty without one. */
      understood: z.array(understoodPartSchema),
      suggestion: z.string().optional(),
    }),
  }),
  getTalent: route({
    method: 'GET',
    path: '/api/admin/talents/{id}',
    access: 'admin',
    handler: 'talents/get-talent',
    summary: 'One talent with profile, stored resume texts, applications, matches and activities',
    successStatus: 200,
    params: idParams,
    response: talentDetailSchema,
  }),
  updateTalent: route({
    method: 'PATCH',
    path: '/api/admin/talents/{id}',
    access: 'admin',
    handler: 'talents/update-talent',
    summary: 'Correct what was read, or change the status; later applications do not overwrite it',
    successStatus: 200,
    params: idParams,
    body: talentUpdateSchema,
    response: talentSchema,
  }),
  correctResume: route({
    method: 'POST',
    path: '/api/admin/talents/{id}/corrections',
    access: 'admin',
    handler: 'talents/correct-resume',
    summary:
      'Put right what was read, entry by entry, or take the last correction by a recruiter back; the score follows',
    successStatus: 200,
    params: idParams,
    body: readingEditsSchema,
    /** The reading that counts from now on; `replaces` is `null` where nothing was changed. */
    response: z.object({ resumeId: z.string(), replaces: z.string().nullable() }),
  }),
  deleteTalent: route({
    method: 'DELETE',
    path: '/api/admin/talents/{id}',
    access: 'admin',
    handler: 'talents/delete-talent',
    role: 'admin',
    recentSignIn: true,
    summary: 'Erase a person: files with all versions, readings, matches, applications, activities and the talent',
    successStatus: 204,
    params: idParams,
  }),
  exportTalent: route({
    method: 'GET',
    path: '/api/admin/talents/{id}/export',
    access: 'admin',
    handler: 'talents/export-talent',
    role: 'admin',
    recentSignIn: true,
    summary: 'Everything that is kept of a person, as a file to hand over',
    successStatus: 200,
    downloadAs: 'talent.json',
    params: idParams,
    response: talentExportSchema,
  }),
  listDuplicates: route({
    method: 'GET',
    path: '/api/admin/talents/{id}/duplicates',
    access: 'admin',
    handler: 'talents/list-duplicates',
    summary: 'Talents that may be the same person, with the reasons',
    successStatus: 200,
    params: idParams,
    response: z.object({ items: z.array(duplicateSchema) }),
  }),
  mergeTalents: route({
    method: 'POST',
    path: '/api/admin/talents/{id}/merge',
    access: 'admin',
    handler: 'talents/merge-talents',
    recentSignIn: true,
    summary: 'Move everything of another talent to this one; the other is no more',
    successStatus: 200,
    params: idParams,
    body: z.object({
      otherId: z.string().min(1).max(100),
      version: z.number().int().min(1),
      otherVersion: z.number().int().min(1),
    }),
    response: talentSchema,
  }),
  unmergeTalents: route({
    method: 'POST',
    path: '/api/admin/talents/{id}/unmerge',
    access: 'admin',
    handler: 'talents/unmerge-talents',
    recentSignIn: true,
    summary: 'Undo a merge of the last 30 days: the other talent is there again, with what was theirs',
    successStatus: 200,
    params: idParams,
    body: z.object({ otherId: z.string().min(1).max(100), version: z.number().int().min(1) }),
    response: talentSchema,
  }),
  ...talentActivityRoutes,
} as const satisfies Record<string, Route>;
