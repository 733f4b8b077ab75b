/**
 * Fits how much each feature of `shared/matching/skill-proof.ts` speaks for a proof, and writes `proof-weights.ts`; what it prints and
 * enters in docs/measured.md is measured round by round, by weights that were fitted without it.
 *
 *     npm run fit:proofs
 *
 * `-- PEOPLE`, the published resumes that `matching-rounds.ts` takes, reads the features of the judged verdicts from the engine again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jobOfText } from '../../shared/matching/index.ts';
import { PROOF_FEATURES, type ProofFeature } from '../../shared/matching/skill-proof.ts';
import { proofsToFit } from '../../shared/matching/skills.ts';
import { preparedText } from './matcher.ts';
import { publishedPeople, spanishPeople } from './matching-rounds.ts';
import { record } from './measured.ts';
import { ROUNDS, roundsOf } from './round-names.ts';

/** A verdict *met* on a skill that was judged by reading, with what speaks for it; who and what by their ids alone. */
export interface JudgedProof {
  round: number;
  ad: string;
  person: string;
  id: string;
  judged: 'proves' | 'weak' | 'not';
  /** Null where nothing could speak for it: no sentence of a doing, too long ago, another name. */
  features: ProofFeature[] | null;
}

const TARGET = path.join(import.meta.dirname, '..', '..', 'shared', 'matching', 'proof-weights.ts');
/** A verdict is shown from this likelihood on: from .75 to .82 nothing changes, above .82 every third true proof goes. */
const LIKELY = 0.8;
/** How much the sum of squared weights costs: half of it beside the logarithm of the likelihood. */
const RIDGE = 1;
const STEPS = 4000;
const STEP = 0.02;
const PER_WEIGHT = 100;

/** The first is what holds of every verdict; all others are never below 0. */
type Weights = number[];

const rowOf = ({ features }: JudgedProof) => [1, ...PROOF_FEATURES.map((one) => Number(features?.includes(one)))];
const dot = (weights: Weights, row: readonly number[]) =>
  row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
const likelihood = (sum: number) => 1 / (1 + Math.exp(-sum));

/** The weights of a logistic regression in which no feature speaks against a proof, by gradient descent from zero. */
export function fittedProofWeights(proofs: readonly JudgedProof[]): Weights {
  const rows = proofs
    .filter(({ features }) => features !== null)
    .map((proof) => ({ row: rowOf(proof), proves: Number(proof.judged === 'proves') }));
  let weights: Weights = new Array<number>(PROOF_FEATURES.length + 1).fill(0);
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = weights.map((weight, at) => (at === 0 ? 0 : RIDGE * weight));
    for (const { row, proves } of rows) {
      const missed = likelihood(dot(weights, row)) - proves;
      for (const [at, value] of row.entries()) slopes[at] = (slopes[at] ?? 0) + missed * value;
    }
    weights = weights.map((weight, at) => {
      const next = weight - STEP * (slopes[at] ?? 0);
      return at === 0 ? next : Math.max(0, next);
    });
  }
  return weights;
}

/** The file of the weights, in whole hundredths. */
export function codeOfProofWeights(weights: Weights): string {
  const hundredths = (weight: number) => Math.round(weight * PER_WEIGHT);
  const least = Math.log(LIKELY / (1 - LIKELY)) - (weights[0] ?? 0);
  return `/** How much each feature speaks for a proof, written by \`npm run fit:proofs\` (see \`skill-proof.ts\`): not to be edited. */

/** In hundredths of the logarithm of the odds. */
export const PROOF_WEIGHTS = {
${PROOF_FEATURES.map((feature, at) => `  ${feature}: ${hundredths(weights[at + 1] ?? 0)},`).join('\n')}
} as const;

/** Sum from which on a skill is shown as met. */
export const LEAST_SUM = ${hundredths(least)};
`;
}

const JUDGED = path.join(ROUNDS, 'judged-proofs.json');

export const judgedProofs = () => JSON.parse(readFileSync(JUDGED, 'utf8')) as JudgedProof[];

/** Each proof with its likelihood by weights that were fitted without its round. */
function leftOut(proofs: readonly JudgedProof[]): { proof: JudgedProof; likely: number }[] {
  return [...new Set(proofs.map(({ round }) => round))].flatMap((round) => {
    const weights = fittedProofWeights(proofs.filter((proof) => proof.round !== round));
    const own = proofs.filter((proof) => proof.round === round);
    return own.map((proof) => ({ proof, likely: proof.features ? likelihood(dot(weights, rowOf(proof))) : -1 }));
  });
}

/** The verdicts with what the engine now finds that speaks for each; those that it no longer comes to are as they were. */
async function readAgain(proofs: readonly JudgedProof[], published: string): Promise<JudgedProof[]> {
  const people = new Map([...publishedPeople(published), ...spanishPeople()].map((person) => [person.id, person.text]));
  const folders = roundsOf('matching').map((round) => path.join(ROUNDS, round, 'ads'));
  const read: JudgedProof[] = [];
  for (const proof of proofs) {
    const folder = folders.find((one) => existsSync(path.join(one, `${proof.ad}.txt`))) ?? '';
    const job = jobOfText(readFileSync(path.join(folder, `${proof.ad}.txt`), 'utf8'));
    const resume = await preparedText(people.get(proof.person) ?? '');
    const found = proofsToFit(job, resume).find(({ id }) => id === proof.id);
    read.push({ ...proof, features: found ? found.features && [...found.features] : proof.features });
  }
  return read;
}

async function main(): Promise<void> {
  const [published] = process.argv.slice(2);
  const proofs = published ? await readAgain(judgedProofs(), published) : judgedProofs();
  if (published) writeFileSync(JUDGED, `${JSON.stringify(proofs, null, 2)}\n`);
  writeFileSync(TARGET, codeOfProofWeights(fittedProofWeights(proofs)));
  const judged = leftOut(proofs);
  const share = (some: readonly { proof: JudgedProof }[], as: JudgedProof['judged'], of: number) =>
    (some.filter(({ proof }) => proof.judged === as).length / of).toFixed(3);
  const all = judged.filter(({ proof }) => proof.judged === 'proves').length;
  await record({
    name: 'skill-proofs',
    title: 'Which skills in dated roles are proof',
    method: `${proofs.length} verdicts *met* on skills over ${new Set(proofs.map(({ ad }) => ad)).size} ads of ${new Set(proofs.map(({ round }) => round)).size} rounds, sampled from the best people of each ad and judged by reading: to round 12 by somebody who knew the engine but not what spoke for each, later blind. By weights that were fitted without the round of the verdict.`,
    table: [
      ['shown from', 'shown', 'prove', 'do not', 'of the true ones'],
      ...[0, 0.6, 0.7, 0.75, LIKELY, 0.82, 0.85, 0.9].map((least) => {
        const shown = judged.filter(({ likely }) => likely >= least);
        const counts = [share(shown, 'proves', shown.length), share(shown, 'not', shown.length)];
        return [least.toFixed(2), String(shown.length), ...counts, share(shown, 'proves', all)];
      }),
    ],
  });
}

if (process.argv[1] === import.meta.filename) await main();
