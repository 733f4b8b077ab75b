/**
 * What share each family of criteria has and what percent a sum is, written by `npm run fit:shares`: not to be edited.
 *
 * Fitted to people whom blind readers graded for ads, to contrast pairs and to labels of categories (`docs/matching.md`).
 */
import type { CriterionFamily } from './job-criteria.ts';

export const FITTED_SHARES: Record<CriterionFamily, number> = {
  occupation: 0.13,
  skills: 0.226,
  text: 0.384,
  field: 0.069,
  experience: 0.05,
  seniority: 0.015,
  education: 0.029,
  language: 0.037,
  licence: 0.05,
  location: 0.009,
};

/** `[weighted sum, percent]`: the share of graded people with such a sum who were worth a call. */
export const FITTED_KNOTS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.1, 1.5],
  [0.2, 3.9],
  [0.3, 9.7],
  [0.4, 22.2],
  [0.5, 43.1],
  [0.6, 66.8],
  [0.7, 84.2],
  [0.8, 93.4],
  [0.9, 97.4],
  [1, 100],
];
