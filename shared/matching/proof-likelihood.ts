/**
 * Decides, for every kind of criterion in one way, whether what a resume shows is shown as *met* or only as *claimed*.
 *
 * Rules that were made with verdicts in sight held in development and not on the next ads. So each kind has a few plain features, each
 * of which can only speak for a proof, summed by weights that `npm run fit:proofs` fits on verdicts judged by reading. *Met* begins
 * where 94 of 100 are proof, measured on rounds that the weights were fitted without, or at a likelihood of .9: `Nurse, 2018 - 2024`
 * for nursing passes, one word in a long sentence of another trade does not. The score asks none of this.
 */
import { LEAST_SUM, PROOF_WEIGHTS } from './proof-weights.ts';

/** What speaks for a proof, by the kind of what is asked. */
export const PROOF_FEATURES = {
  skills: [
    /** The skill is called by two words or more (`bank reconciliation`); one alone (`tax`, `audit`) has many senses. */
    'ofSeveralWords',
    /** Of a skill of several words: the role lasted four years or more. */
    'namedInYears',
    /** Of one of several words: the sentence begins with a doing: `Filed sales and use tax returns`. */
    'namedInADoing',
    /** Of one of several words: the role is of the job's own occupation. */
    'namedInItsWork',
    /** The sentence is short, so that it speaks of little else: `Completed bank reconciliations each month`. */
    'inFewWords',
    /** Of a skill of one word: something says its sense: two roles show it, it is a product, or the title of the job's own work. */
    'wordConfirmed',
    /** Of one of one word: the latest role shows it. */
    'wordOfLate',
  ],
  occupation: [
    /** The name of the occupation says all that the job's title says: `Nurse`. */
    'ofOneName',
    /** The title held says what the job's title says beyond its occupation: `de mantenimiento`. */
    'inTheTitle',
    /** No title says another step of the career than the other: a `Jr.` is none of a `Sr.` */
    'ofItsStep',
  ],
  experience: [
    /** The ask is short and of one clause (`3 years of HR experience`), and the title held says what it is asked of. */
    'saysOfWhat',
    /** The ask is short and of one clause (`3 years of experience`), and the title held says what the job is called. */
    'saysTheJob',
    /** The role is of the job's own occupation. */
    'ofItsWork',
  ],
  education: [
    /** A school is asked for, which any later studies show as well. */
    'ofASchool',
    /** One of the fields that the ad names stands whole in an entry of studies: `Civil or Structural Engineering`. */
    'saysTheField',
    /** Nothing is asked beside it: `..., plus the Diploma` is, `..., con mención en entomología` as well. */
    'ofOneAsk',
    /** It is the title asked for, and no higher one. */
    'ofItsLevel',
  ],
  licence: [
    /** The line calls it by its own name or the letters of it (`BLS`, and not `ServSafe` for a food handler), and says what the ad says. */
    'byItsName',
    /** Ad and resume are in one language or of one country, so of one system of papers. */
    'inOneSystem',
    /** It stands among what somebody holds, and not in a role. */
    'ofNoRole',
  ],
  language: [
    /** The ad says the level. */
    'ofALevel',
    /** It is held at B2 or above. */
    'wellKnown',
  ],
} as const;

export type ProofKind = keyof typeof PROOF_FEATURES;
export const PROOF_KINDS = Object.keys(PROOF_FEATURES) as ProofKind[];
/** What speaks for one proof; null where nothing could. */
export type Proof = readonly string[] | null;

/** The features of a kind that hold. */
export function featuresThatHold<Kind extends ProofKind>(
  kind: Kind,
  holds: Record<(typeof PROOF_FEATURES)[Kind][number], boolean>,
): Proof {
  return PROOF_FEATURES[kind].filter((feature) => holds[feature as keyof typeof holds]);
}

/** How much speaks for a proof, in hundredths of the logarithm of the odds. */
export function sumOf(kind: ProofKind, proof: readonly string[]): number {
  const weights: Readonly<Record<string, number>> = PROOF_WEIGHTS[kind];
  return proof.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);
}

/** The place that most speaks for, the first of equal ones. */
export function bestOf<T extends { proof: Proof }>(kind: ProofKind, places: readonly T[]): T | undefined {
  const weigh = ({ proof }: T) => (proof === null ? Number.NEGATIVE_INFINITY : sumOf(kind, proof));
  return places.reduce<T | undefined>((best, one) => (best && weigh(best) >= weigh(one) ? best : one), undefined);
}

/** Whether so much speaks for a proof that it is shown as one. */
export function isLikelyProof(kind: ProofKind, proof: Proof): boolean {
  return proof !== null && sumOf(kind, proof) >= LEAST_SUM[kind];
}
