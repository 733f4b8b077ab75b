/** The stores needed to merge and split talents, over the tables named in the environment. */
import type { GrantedTables } from '../runtime/granted.ts';
import { activityStore } from '../stores/activity-store.ts';
import { applicationStore } from '../stores/application-store.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { evaluationStore } from '../stores/evaluation-store.ts';
import { matchStore } from '../stores/match-store.ts';
import { mergeStore } from '../stores/merge-store.ts';
import { outboxStore } from '../stores/outbox-store.ts';
import { resumeStore } from '../stores/resume-store.ts';
import { talentMerging } from '../stores/talent-merging.ts';
import { talentStore } from '../stores/talent-store.ts';

/** The tables that two records touch: one who settles declares to change each of them. */
export const SETTLED_TABLES = [
  'activities',
  'applications',
  'decisions',
  'evaluations',
  'matches',
  'outbox',
  'resumes',
  'talents',
] as const;

/** Over the tables named in the environment. */
export function settlingStores(tables: GrantedTables<{ changes: typeof SETTLED_TABLES }>) {
  return {
    activities: activityStore(tables.activities),
    applications: applicationStore(tables.applications),
    decisions: decisionStore(tables.decisions),
    evaluations: evaluationStore(tables.evaluations),
    matches: matchStore(tables.matches),
    merges: mergeStore(tables.talents),
    merging: talentMerging(tables.talents),
    outbox: outboxStore(tables.outbox),
    resumes: resumeStore(tables.resumes),
    talents: talentStore(tables.talents),
  };
}
