/** A match: an explained score of one person for one job, stored so that anyone can replay it. */
import * as z from 'zod';
import { decisionSchema, explanationSchema } from './evaluation.ts';
import { bilingualTextSchema, timeSchema } from './field.ts';

/** Matches stored by themselves: a person's best jobs, and a job's best people. */
export const BEST_JOBS_PER_TALENT = 20;
export const BEST_TALENTS_PER_JOB = 100;

/**
 * The least percent of what is suggested to a person who did not ask for it: jobs to a candidate, people to a recruiter. Below it
 * one pair in 26 was judged worth a call, above it four in ten (docs/matching.md). It never hides the job that a person
 * applied for, nor anybody in a ranking that a recruiter asked for.
 */
export const SUGGESTED_PERCENT_MIN = 35;

/** Whether a match is good enough to be suggested. */
export function isSuggested({ percent }: { percent: number }): boolean {
  return percent >= SUGGESTED_PERCENT_MIN;
}

export const VERDICTS = ['met', 'claimed', 'missing', 'unclear'] as const;
export type Verdict = (typeof VERDICTS)[number];
export const GRADES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Grade = (typeof GRADES)[number];

export const EVIDENCE_SOURCES = ['resume', 'profile'] as const;

/** A verbatim slice `[start, end)` of the stored text, in UTF-16 code units. */
export const evidenceSchema = z.object({
  source: z.enum(EVIDENCE_SOURCES),
  quote: z.string(),
  start: z.number().int(),
  end: z.number().int(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const criterionSchema = z.object({
  /** `<kind>:<what>`: `skill:kubernetes`, `occupation`, `seniority`, `language:en`, `education`, `licence:driving-b`. */
  id: z.string(),
  /** What is asked for, as a person reads it. */
  label: bilingualTextSchema,
  importance: z.enum(['must', 'nice']),
  /** Without the recruiter's change, where there was one. */
  ownImportance: z.enum(['must', 'nice']).optional(),
  /** As a must it has to be shown in a dated role for the best grade. */
  needsProof: z.literal(true).optional(),
  verdict: z.enum(VERDICTS),
  /** Share of the whole, 0..1; the weights of a match add up to 1. */
  weight: z.number(),
  /** How far it is fulfilled, 0..1; a number for `unclear` too. */
  score: z.number(),
  evidence: z.array(evidenceSchema),
  /** One sentence on how the verdict came about. */
  note: bilingualTextSchema,
});
export type Criterion = z.infer<typeof criterionSchema>;

/** A requirement whose absence rules a person out, said apart from the sum. */
export const knockoutSchema = z.object({
  id: z.string(),
  status: z.enum(['passed', 'failed', 'unclear']),
  note: bilingualTextSchema,
  evidence: z.array(evidenceSchema),
});
export type Knockout = z.infer<typeof knockoutSchema>;

/** Personal facts that must not move a score; employers' and schools' names are `prestige`. */
export const SWAPS = ['name', 'gender', 'age', 'nationality', 'address', 'prestige'] as const;
export type Swap = (typeof SWAPS)[number];

/** What exchanging one fact of the resume changes in the score. */
export const counterfactualSchema = z.object({
  swap: z.enum(SWAPS),
  /** Percentage points, to a hundredth; 0 as it has to be. */
  change: z.number(),
  /** Whether the resume said the fact (`replaced`), or it was written in (`added`), or there was nothing to exchange. */
  how: z.enum(['replaced', 'added', 'none']),
});
export type Counterfactual = z.infer<typeof counterfactualSchema>;

export const scoreSchema = z.object({
  grade: z.enum(GRADES),
  /** 0..100, whole. */
  percent: z.number().int().min(0).max(100),
  /** 0..1: how much the job and the resume say, not how well they fit. */
  confidence: z.number().min(0).max(1),
  engine: z.object({
    version: z.string(),
    weights: z.record(z.string(), z.number()),
    /** Names the count by which it was told how telling words are; absent of results of version 1. */
    genre: z.string().optional(),
  }),
  criteria: z.array(criterionSchema),
  knockouts: z.array(knockoutSchema),
  summary: bilingualTextSchema,
});
/** What the engine answers for one pair, before it is stored. */
export type Score = z.infer<typeof scoreSchema>;

export const matchSchema = scoreSchema.extend({
  matchId: z.string(),
  talentId: z.string(),
  jobId: z.string(),
  jobVersion: z.number().int(),
  jobTitle: z.string(),
  company: z.string(),
  talentName: z.string(),
  /** Whether the person confirmed their address; joined when it is read, absent for removed people. */
  emailConfirmed: z.boolean().optional(),
  /** The stored text that the evidence quotes. */
  resumeId: z.string(),
  /** The evaluation that it came of; absent of those stored automatically. */
  evaluationId: z.string().optional(),
  /** Computed when the match was made; absent of matches from before there was a check, and where it took too long. */
  counterfactual: z.array(counterfactualSchema).optional(),
  /** Of the best few of an evaluation; absent where no language model is set up. */
  explanation: explanationSchema.optional(),
  /** Of the same few: how near a model finds what is asked and what was quoted, 0..1. It stands beside the score, not in it. */
  nearness: z.number().min(0).max(1).optional(),
  /** What a person decided about this pair last; absent where nobody did. It is joined to the match when it is read. */
  decision: decisionSchema.optional(),
  createdAt: timeSchema,
});
export type Match = z.infer<typeof matchSchema>;
