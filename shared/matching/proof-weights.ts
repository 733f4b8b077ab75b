/** How much each feature speaks for a proof, written by `npm run fit:proofs` (see `skill-proof.ts`): not to be edited. */

/** In hundredths of the logarithm of the odds. */
export const PROOF_WEIGHTS = {
  ofOccupation: 187,
  ofProduct: 185,
  inTheAdsWords: 114,
  ofNearWork: 56,
  ofAYear: 74,
  ofOneSkill: 41,
} as const;

/** Sum from which on a skill is shown as met. */
export const LEAST_SUM = 246;
