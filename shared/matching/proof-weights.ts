/** How much each feature speaks for a proof, written by `npm run fit:proofs` (see `skill-proof.ts`): not to be edited. */

/** In hundredths of the logarithm of the odds. */
export const PROOF_WEIGHTS = {
  ofOccupation: 165,
  ofProduct: 147,
  inTheAdsWords: 114,
  ofNearWork: 8,
  ofAYear: 84,
  ofOneSkill: 66,
} as const;

/** Sum from which on a skill is shown as met. */
export const LEAST_SUM = 231;
