/** What one criterion says about one pair, before any sentence is written: ranking thousands needs only the numbers. */
import type { BilingualText } from '../domain/field.ts';
import type { CriterionFamily } from '../domain/job-criteria.ts';
import type { Knockout, Verdict } from '../domain/match.ts';
import type { Span } from '../domain/profile.ts';
import type { Proof } from './proof-likelihood.ts';

/** One criterion's answer. Sentences are functions, called only when a person will read them. */
export interface Finding {
  id: string;
  importance: 'must' | 'nice';
  /** What the ad says, where a recruiter said otherwise. */
  ownImportance?: 'must' | 'nice';
  verdict: Verdict;
  /** 0..1. For `unclear` it is set later, from the others: see `../domain/weighing.ts`. */
  score: number;
  /** Which of the engine's weights it draws on, and how large its part of that weight is beside its siblings. */
  family: CriterionFamily;
  part: number;
  spans: readonly Span[];
  label: () => BilingualText;
  note: () => BilingualText;
  /** A skill of the trade: where the job demands it, there is no best grade without proof, see `../domain/calibrate.ts`. */
  needsProof?: boolean;
  /** Set where the absence rules a person out. */
  knockout?: Knockout['status'];
  /** What speaks for it that it proves, where it would be met but for that (`proof-likelihood.ts`). For the fit alone. */
  proof?: Proof;
}
