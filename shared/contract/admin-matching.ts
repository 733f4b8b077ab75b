/** Routes of evaluations, their results, and decisions on them. */
import * as z from 'zod';
import {
  decisionInputSchema,
  decisionSchema,
  EVALUATION_STAGES,
  evaluationRequestSchema,
  evaluationSchema,
} from '../domain/evaluation.ts';
import { matchSchema } from '../domain/match.ts';
import { pageOf, pageQuerySchema } from './listing.ts';
import { idFilter, idParams } from './record-id.ts';
import { type Route, route } from './route.ts';

export const adminMatchesQuerySchema = pageQuerySchema
  .extend({ talentId: idFilter, jobId: idFilter })
  .refine((query) => (query.talentId === undefined) !== (query.jobId === undefined), {
    path: ['talentId'],
    message: 'TALENT_OR_JOB_REQUIRED',
  });

/** The events of an evaluation's stream by name, in their order: all stages, the matches, then `complete` or `error`. */
export const evaluationEventSchemas = {
  stage: z.object({ stage: z.enum(EVALUATION_STAGES), percent: z.number().min(0).max(100) }),
  match: matchSchema,
  complete: z.object({
    evaluationId: z.string(),
    count: z.number().int(),
    /** People who could not be compared, for their readings are too complex. */
    skipped: z.number().int(),
    /** People who may not be considered: they applied for other jobs, and agreed to no more. */
    leftOut: z.number().int(),
    elapsedMs: z.number().int(),
  }),
  error: z.object({ code: z.string() }),
} as const;
export type EvaluationEvent = {
  [Name in keyof typeof evaluationEventSchemas]: {
    event: Name;
    data: z.infer<(typeof evaluationEventSchemas)[Name]>;
  };
}[keyof typeof evaluationEventSchemas];

export const adminMatchingRoutes = {
  runEvaluation: route({
    method: 'POST',
    path: '/api/admin/evaluations',
    access: 'admin',
    handler: 'matches/run-evaluation',
    summary: 'Score a talent against one job or all active ones, or a job against all talents, as server-sent events',
    successStatus: 200,
    streams: true,
    body: evaluationRequestSchema,
  }),
  listEvaluations: route({
    method: 'GET',
    path: '/api/admin/evaluations',
    access: 'admin',
    handler: 'matches/list-evaluations',
    summary: 'Earlier evaluations, newest first, of one talent or one job where asked',
    successStatus: 200,
    query: pageQuerySchema.extend({ talentId: idFilter, jobId: idFilter }),
    response: pageOf(evaluationSchema),
  }),
  getEvaluation: route({
    method: 'GET',
    path: '/api/admin/evaluations/{id}',
    access: 'admin',
    handler: 'matches/get-evaluation',
    summary: 'One evaluation with its matches as they were, the best first',
    successStatus: 200,
    params: idParams,
    response: evaluationSchema.extend({ matches: z.array(matchSchema) }),
  }),
  listMatches: route({
    method: 'GET',
    path: '/api/admin/matches',
    access: 'admin',
    handler: 'matches/list-matches',
    summary: 'Stored matches of one talent or one job, newest first',
    successStatus: 200,
    query: adminMatchesQuerySchema,
    response: pageOf(matchSchema).extend({
      /** Of a job: who could not be compared with it when it was last matched, since nothing allows it; else `null`. */
      leftOut: z.number().int().nullable(),
    }),
  }),
  getMatch: route({
    method: 'GET',
    path: '/api/admin/matches/{id}',
    access: 'admin',
    handler: 'matches/get-match',
    summary: 'One stored match',
    successStatus: 200,
    params: idParams,
    response: matchSchema,
  }),
  decideMatch: route({
    method: 'POST',
    path: '/api/admin/matches/{id}/decision',
    access: 'admin',
    handler: 'matches/decide-match',
    summary: 'Say, with a reason, what a person thinks of a pair; the score stays as it is',
    successStatus: 201,
    params: idParams,
    body: decisionInputSchema,
    response: decisionSchema,
  }),
} as const satisfies Record<string, Route>;
