/**
 * What share each family of criteria has and what percent a sum is, written by `npm run fit:shares`: not to be edited.
 *
 * Fitted to people whom blind readers graded for ads, to contrast pairs and to labels of categories (`docs/matching.md`).
 */
import type { CriterionFamily } from './job-criteria.ts';

export const FITTED_SHARES: Record<CriterionFamily, number> = {
  occupation: 0.139,
  skills: 0.222,
  text: 0.383,
  field: 0.068,
  experience: 0.05,
  seniority: 0.015,
  education: 0.029,
  language: 0.034,
  licence: 0.05,
  location: 0.009,
};

/** `[weighted sum, percent]`: the share of graded people with such a sum who were worth a call. */
export const FITTED_KNOTS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.1, 1.3],
  [0.2, 3.4],
  [0.3, 8.5],
  [0.4, 19.9],
  [0.5, 39.9],
  [0.6, 63.9],
  [0.7, 82.5],
  [0.8, 92.6],
  [0.9, 97.1],
  [1, 100],
];
