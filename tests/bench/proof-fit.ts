/** Fits how much each feature speaks for a proof, kind by kind, and from which likelihood on it is shown: see `fit-proofs.ts`. */
import { PROOF_FEATURES, PROOF_KINDS, type ProofKind } from '../../shared/matching/proof-likelihood.ts';

/** A verdict *met* that was judged by reading, with what speaks for it; who and what by their ids alone. */
export interface JudgedProof {
  round: number;
  ad: string;
  person: string;
  id: string;
  judged: 'proves' | 'weak' | 'not';
  /** Null where rules alone make it a claim now: no sentence of a doing, too long ago, another name. */
  features: string[] | null;
}

/**
 * Of what is shown as met of a kind in rounds that the weights were fitted without, so many have to prove, which makes 93 of 100 over
 * all kinds: for 95 every third true proof would go.
 */
export const PROVEN_LEAST = 0.9;
/** The likelihoods that are tried, in hundredths: a kind that reaches the share nowhere is shown from the last, above which few are left. */
const [LIKELY_FROM, LIKELY_TO] = [50, 90];
/** How much the sum of squared weights costs: half of it beside the logarithm of the likelihood. */
const RIDGE = 1;
const STEPS = 3000;
const STEP = 0.02;
const PER_WEIGHT = 100;

/** The first is what holds of every verdict; all others are never below 0. */
type Weights = number[];

const KIND_OF_ID: Record<string, ProofKind> = { skill: 'skills' };

/** The kind of what is asked; undefined of those that rules decide alone (level, place). */
export function kindOf({ id }: Pick<JudgedProof, 'id'>): ProofKind | undefined {
  const [name = ''] = id.split(':');
  return KIND_OF_ID[name] ?? PROOF_KINDS.find((kind) => kind === name);
}

const rowOf = (kind: ProofKind, features: readonly string[]) => [
  1,
  ...PROOF_FEATURES[kind].map((one) => Number(features.includes(one))),
];
const dot = (weights: Weights, row: readonly number[]) =>
  row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
const likelihood = (sum: number) => 1 / (1 + Math.exp(-sum));

interface Rows {
  row: number[];
  all: number;
  proves: number;
}

/** Verdicts of which the same speaks, together. */
function rowsOf(kind: ProofKind, proofs: readonly JudgedProof[]): Rows[] {
  const rows = new Map<string, Rows>();
  for (const { features, judged } of proofs) {
    if (features === null) continue;
    const row = rowOf(kind, features);
    const known = rows.get(row.join('')) ?? { row, all: 0, proves: 0 };
    known.all += 1;
    known.proves += Number(judged === 'proves');
    rows.set(row.join(''), known);
  }
  return [...rows.values()].sort((one, other) => (one.row.join('') < other.row.join('') ? -1 : 1));
}

/** The weights of a logistic regression in which no feature speaks against a proof, by gradient descent from zero. */
export function fittedWeights(kind: ProofKind, proofs: readonly JudgedProof[]): Weights {
  const rows = rowsOf(kind, proofs);
  let weights: Weights = new Array<number>(PROOF_FEATURES[kind].length + 1).fill(0);
  const step = STEP / Math.max(1, rows.reduce((sum, { all }) => sum + all, 0) / 100);
  for (let turn = 0; turn < STEPS; turn += 1) {
    const slopes = weights.map((weight, at) => (at === 0 ? 0 : RIDGE * weight));
    for (const { row, all, proves } of rows) {
      const missed = all * likelihood(dot(weights, row)) - proves;
      for (const [at, value] of row.entries()) slopes[at] = (slopes[at] ?? 0) + missed * value;
    }
    weights = weights.map((weight, at) => {
      const next = weight - step * (slopes[at] ?? 0);
      return at === 0 ? next : Math.max(0, next);
    });
  }
  return weights;
}

export interface LeftOut {
  proof: JudgedProof;
  likely: number;
}

/** Each proof of a kind with its likelihood by weights that were fitted without its round; -1 where rules make it a claim. */
export function leftOut(kind: ProofKind, proofs: readonly JudgedProof[]): LeftOut[] {
  const own = proofs.filter((proof) => kindOf(proof) === kind);
  return [...new Set(own.map(({ round }) => round))].flatMap((round) => {
    const weights = fittedWeights(
      kind,
      own.filter((proof) => proof.round !== round),
    );
    return own
      .filter((proof) => proof.round === round)
      .map((proof) => ({
        proof,
        likely: proof.features ? likelihood(dot(weights, rowOf(kind, proof.features))) : -1,
      }));
  });
}

/** Share of what is shown from a likelihood on that was judged in a way; 1 of nothing. */
export function shareOf(judged: readonly LeftOut[], least: number, as: JudgedProof['judged']): number {
  const shown = judged.filter(({ likely }) => likely >= least);
  return shown.length === 0 ? 1 : shown.filter(({ proof }) => proof.judged === as).length / shown.length;
}

/** The lowest likelihood from which on enough of what is shown proves, rounds left out. */
export function leastLikely(judged: readonly LeftOut[]): number {
  for (let hundredth = LIKELY_FROM; hundredth < LIKELY_TO; hundredth += 1)
    if (shareOf(judged, hundredth / 100, 'proves') >= PROVEN_LEAST) return hundredth / 100;
  return LIKELY_TO / 100;
}

const hundredths = (weight: number) => Math.round(weight * PER_WEIGHT);

/** The file of the weights, in whole hundredths. */
export function codeOfProofWeights(proofs: readonly JudgedProof[]): string {
  const fits = PROOF_KINDS.map((kind) => {
    const own = proofs.filter((proof) => kindOf(proof) === kind);
    const [base = 0, ...weights] = fittedWeights(kind, own);
    const likely = leastLikely(leftOut(kind, proofs));
    return { kind, weights, likely, least: Math.log(likely / (1 - likely)) - base };
  });
  const rows = fits.map(
    ({ kind, weights }) =>
      `  ${kind}: {\n${PROOF_FEATURES[kind].map((feature, at) => `    ${feature}: ${hundredths(weights[at] ?? 0)},`).join('\n')}\n  },`,
  );
  return `/** How much each feature speaks for a proof, written by \`npm run fit:proofs\` (see \`proof-likelihood.ts\`): not to be edited. */

/** In hundredths of the logarithm of the odds. */
export const PROOF_WEIGHTS = {
${rows.join('\n')}
} as const;

/** Sum from which on a kind is shown as met; with it the likelihood that it stands for. */
export const LEAST_SUM = {
${fits.map(({ kind, least, likely }) => `  /** ${likely.toFixed(2)} */\n  ${kind}: ${hundredths(least)},`).join('\n')}
} as const;
`;
}
