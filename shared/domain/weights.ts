/** The engine's weights by version, so that a stored result can be computed again exactly. */
import { FITTED_SHARES } from './fitted-shares.ts';
import type { CriterionFamily } from './job-criteria.ts';

/**
 * Share of each criterion before it is normalized over the criteria that a job has. A job that asks for no licence has
 * no licence criterion, and the others grow in proportion; what is left always adds up to 1.
 */
export type Weights = Record<CriterionFamily, number>;

/** Version of the weights, the calibration *and* the rules. Raised with every change that may alter a stored score. */
export const ENGINE_VERSION = '2';

/** All versions, oldest first. Docs: `docs/matching.md` gives the reason for each number. */
export const WEIGHTS: Record<string, Weights> = {
  '1': {
    occupation: 0.16,
    skills: 0.23,
    text: 0.36,
    field: 0.03,
    experience: 0.05,
    seniority: 0.02,
    education: 0.04,
    language: 0.05,
    licence: 0.05,
    location: 0.01,
  },
  '2': FITTED_SHARES,
};

/** The weights of the running version. */
export function currentWeights(): Weights {
  const weights = WEIGHTS[ENGINE_VERSION];
  if (weights === undefined) throw new Error(`no weights for engine ${ENGINE_VERSION}`);
  return weights;
}

/** Each family's share times the emphasis that a recruiter puts on it; 0 leaves the family out. */
export function emphasised(weights: Weights, emphasis: Readonly<Partial<Record<CriterionFamily, number>>>): Weights {
  const changed = { ...weights };
  for (const [family, times] of Object.entries(emphasis)) changed[family as CriterionFamily] *= times;
  return changed;
}

/** What a nice-to-have weighs beside a must of its family; the other families hold one criterion each. */
export const NICE_PART = { skills: 0.35, language: 0.4, licence: 0.4 } as const;

/** What a criterion's part of its family is multiplied by where a recruiter makes a must of a nice-to-have, or back. */
export function partChange(family: CriterionFamily, from: 'must' | 'nice', to: 'must' | 'nice'): number {
  const nice = family in NICE_PART ? NICE_PART[family as keyof typeof NICE_PART] : 1;
  if (from === to) return 1;
  return to === 'nice' ? nice : 1 / nice;
}
