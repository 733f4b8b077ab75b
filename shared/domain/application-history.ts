/** The steps of an application with their times, so that anyone who applied can see what happened and when. */
import * as z from 'zod';
import { APPLICATION_STAGES } from './application.ts';
import { timeSchema } from './field.ts';

export const HISTORY_KINDS = [
  'submitted',
  'confirmed',
  'uploaded',
  'read',
  'failed',
  'matched',
  'not-compared',
  'corrected',
  'stage',
  'review-requested',
  'reviewed',
  'pool-joined',
  'pool-left',
  'withdrawn',
] as const;

export const historyEventSchema = z.object({
  kind: z.enum(HISTORY_KINDS),
  at: timeSchema,
  /** Which one it moved to, for `stage`. */
  stage: z.enum(APPLICATION_STAGES).optional(),
});
export type HistoryEvent = z.infer<typeof historyEventSchema>;

/** Events kept of each kind of writer; beyond it the oldest go. */
const KEPT_MAX = 50;

/** The history with one more event, the oldest given up where there are too many. */
export function withEvent(history: readonly HistoryEvent[] | undefined, event: HistoryEvent): HistoryEvent[] {
  return [...(history ?? []), event].slice(-KEPT_MAX);
}
