/** The stores of all results of comparing people with jobs. */
import type { GrantedTables } from '../runtime/granted.ts';
import { decisionStore } from '../stores/decision-store.ts';
import { evaluationStore } from '../stores/evaluation-store.ts';
import { matchStore } from '../stores/match-store.ts';

type Tables = GrantedTables<{ changes: ('matches' | 'decisions' | 'evaluations')[] }>;

/** Over the tables named in the environment. */
export function resultStores({ matches, decisions, evaluations }: Tables) {
  return {
    matches: matchStore(matches),
    decisions: decisionStore(decisions),
    evaluations: evaluationStore(evaluations),
  };
}
