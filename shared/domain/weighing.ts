/**
 * From criteria to a percentage: shares of the whole, what silence counts, the sum and its calibration.
 *
 * Apart from the engine that reads texts, since the browser shows what other weights would make of a stored result.
 */
import { calibrate, unproven } from './calibrate.ts';
import type { CriterionFamily } from './job-criteria.ts';
import type { Verdict } from './match.ts';
import type { Weights } from './weights.ts';

/** What of a criterion its part in the sum depends on. */
export interface Weighable {
  family: CriterionFamily;
  /** How large its part of its family's weight is beside its siblings. */
  part: number;
  importance: 'must' | 'nice';
  /** As a must it has to be shown in a dated role for the best grade. */
  needsProof?: boolean;
  verdict: Verdict;
  /** 0..1 */
  score: number;
}

export interface Weighed<T> {
  finding: T;
  /** Share of the whole; all add up to 1. */
  weight: number;
  /** The finding's own, or what an unclear one is given. */
  score: number;
}

/**
 * A family's weight is shared among its findings by their parts; what families without findings would have had is
 * shared among the others in proportion. A family without weight is left out with all that belongs to it.
 */
export function weigh<T extends Pick<Weighable, 'family' | 'part' | 'score'>>(
  findings: readonly T[],
  weights: Weights,
): Weighed<T>[] {
  const counted = findings.filter(({ family }) => weights[family] > 0);
  const parts = new Map<CriterionFamily, number>();
  for (const { family, part } of counted) parts.set(family, (parts.get(family) ?? 0) + part);
  let total = 0;
  for (const family of parts.keys()) total += weights[family];
  return counted.map((finding) => {
    const share = finding.part / (parts.get(finding.family) || 1);
    return { finding, weight: (weights[finding.family] * share) / total, score: finding.score };
  });
}

/** The most that a criterion without an answer may count. */
export const UNCLEAR_MOST = 0.6;

/**
 * Unknown is not evidence against: an unclear criterion takes the mean of the clear ones, so that it moves nothing, yet
 * never more than .6, so that proof is worth more than silence.
 */
function fillUnclear<T extends Weighable>(weighed: readonly Weighed<T>[]): { filled: Weighed<T>[]; clear: number } {
  let sum = 0;
  let clear = 0;
  for (const { finding, weight, score } of weighed) {
    if (finding.verdict === 'unclear') continue;
    sum += weight * score;
    clear += weight;
  }
  const mean = Math.min(UNCLEAR_MOST, clear > 0 ? sum / clear : 0);
  const filled = weighed.map((one) => (one.finding.verdict === 'unclear' ? { ...one, score: mean } : one));
  return { filled, clear };
}

export interface Judgement<T> {
  weighed: Weighed<T>[];
  /** Weight of the criteria that have an answer, 0..1. */
  clear: number;
  /** 0..100, before rounding; 0 where no criterion is left. */
  percent: number;
}

/** Papers and studies rule somebody out: without one that is demanded nobody is at the top, whatever else they bring. */
const isFormal = ({ family }: Weighable): boolean =>
  family === 'licence' || family === 'education' || family === 'language';

/** Whether a must keeps a pair from the best grade: a skill without proof, a level not reached, a paper that nothing shows. */
const lacksProof = (criterion: Weighable): boolean => {
  const { importance, needsProof, verdict, family } = criterion;
  if (importance !== 'must') return false;
  if (needsProof === true) return verdict !== 'met';
  return isFormal(criterion) && (verdict === 'missing' || (family === 'licence' && verdict === 'unclear'));
};

/** The criteria of one pair with their shares, and the percentage that they make; `version` of the engine that found them. */
export function judge<T extends Weighable>(findings: readonly T[], weights: Weights, version?: string): Judgement<T> {
  const { filled, clear } = fillUnclear(weigh(findings, weights));
  const sum = filled.reduce((total, { weight, score }) => total + weight * score, 0);
  const percent = calibrate(sum, version);
  const short = filled.some(({ finding }) => lacksProof(finding));
  return { weighed: filled, clear, percent: short ? unproven(percent) : percent };
}

/** What sums of the same shares in another order may differ by. */
const ROUNDING = 1e-9;

/** The percentage as it is shown: a half goes up, whatever order the shares were added in, on the server and in the browser. */
export function wholePercent(percent: number): number {
  return Math.round(percent + ROUNDING);
}
