/** An evaluation: one person against the active jobs, or one job against all people, run when a recruiter asks. */
import * as z from 'zod';
import { bilingualTextSchema, blankAsAbsent, requiredLines, timeSchema } from './field.ts';

/** Stages in their order; the stream ends with `complete` or `error`. */
export const EVALUATION_STAGES = ['processing', 'fetching', 'calculating', 'ai-analysis'] as const;
export type EvaluationStage = (typeof EVALUATION_STAGES)[number];

/** At most this many matches come of one evaluation, the best first. */
export const EVALUATION_MATCHES_MAX = 100;
export const EVALUATION_SECONDS_MAX = 70;

const ID_MAX_CHARS = 100;
const idSchema = blankAsAbsent(z.string().max(ID_MAX_CHARS, 'TOO_LONG'));

export const evaluationRequestSchema = z
  .object({ talentId: idSchema, jobId: idSchema })
  .refine(({ talentId, jobId }) => talentId !== undefined || jobId !== undefined, {
    path: ['talentId'],
    message: 'TALENT_OR_JOB_REQUIRED',
  });
export type EvaluationRequest = z.infer<typeof evaluationRequestSchema>;

export const evaluationSchema = z.object({
  evaluationId: z.string(),
  talentId: z.string().nullable(),
  jobId: z.string().nullable(),
  /** As they are called now; `null` when there is none or it is gone. */
  talentName: z.string().nullable(),
  /** Whether the person's address is confirmed; absent of evaluations of a job, and where the person is gone. */
  emailConfirmed: z.boolean().optional(),
  jobTitle: z.string().nullable(),
  /** Who asked, by e-mail address. */
  by: z.string().nullable(),
  createdAt: timeSchema,
  count: z.number().int(),
  /** People who could not be compared, for their readings are too complex; absent of evaluations from before it was counted. */
  skipped: z.number().int().optional(),
  /** People who may not be considered: they applied for other jobs, and agreed to no more. */
  leftOut: z.number().int(),
  elapsedMs: z.number().int(),
  engineVersion: z.string(),
  best: z.object({ matchId: z.string(), percent: z.number(), grade: z.string() }).nullable(),
});
export type Evaluation = z.infer<typeof evaluationSchema>;

export const DECISION_VERDICTS = ['suitable', 'unsuitable', 'undecided'] as const;
const REASON_MIN_CHARS = 5;
const REASON_MAX_CHARS = 2_000;

/** A person's own verdict on a pair; the score stays as it is beside it. */
export const decisionInputSchema = z.object({
  verdict: z.enum(DECISION_VERDICTS, { error: 'INVALID' }),
  reason: requiredLines('REASON_REQUIRED', REASON_MAX_CHARS).min(REASON_MIN_CHARS, 'REASON_TOO_SHORT'),
  /**
   * The `at` of the decision that anyone who decides has before them, `null` for none. Without it, only one's own decision
   * is replaced.
   */
  replaces: timeSchema.nullable().optional(),
});
export type DecisionInput = z.infer<typeof decisionInputSchema>;

export const decisionSchema = z.object({
  verdict: z.enum(DECISION_VERDICTS),
  reason: z.string(),
  /** Who decided, by e-mail address. */
  by: z.string().nullable(),
  at: timeSchema,
  /** The result that the person had before them. */
  matchId: z.string(),
});
export type Decision = z.infer<typeof decisionSchema>;

/** A language model's wording of a match; `pending` where the model gave none in time. It never changes the score. */
export const explanationSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('ready'), text: bilingualTextSchema }),
  z.object({ state: z.literal('pending') }),
]);
export type Explanation = z.infer<typeof explanationSchema>;
