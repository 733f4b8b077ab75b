/** How much each feature speaks for a proof, written by `npm run fit:proofs` (see `proof-likelihood.ts`): not to be edited. */

/** In hundredths of the logarithm of the odds. */
export const PROOF_WEIGHTS = {
  skills: {
    ofSeveralWords: 106,
    namedInYears: 81,
    namedInADoing: 56,
    namedInItsWork: 46,
    inFewWords: 80,
    wordConfirmed: 86,
    wordOfLate: 89,
  },
  occupation: {
    ofOneName: 197,
    inTheTitle: 181,
    ofItsStep: 69,
  },
  experience: {
    saysOfWhat: 90,
    saysTheJob: 201,
    ofItsWork: 0,
  },
  education: {
    ofASchool: 245,
    saysTheField: 159,
    ofOneAsk: 74,
    ofItsLevel: 0,
  },
  licence: {
    byItsName: 94,
    inOneSystem: 55,
    ofNoRole: 84,
  },
  language: {
    ofALevel: 33,
    wellKnown: 144,
  },
} as const;

/** Sum from which on a kind is shown as met; with it the likelihood that it stands for. */
export const LEAST_SUM = {
  /** 0.81 */
  skills: 201,
  /** 0.50 */
  occupation: 99,
  /** 0.58 */
  experience: 26,
  /** 0.76 */
  education: 197,
  /** 0.50 */
  licence: -15,
  /** 0.50 */
  language: -215,
} as const;
