/** The numbers of the engine by version, so that a stored result can be computed again exactly as it was. */

/**
 * Share of each criterion before it is normalized over the criteria that a job has. A job that asks for no licence has
 * no licence criterion, and the others grow in proportion; what is left always adds up to 1.
 */
export interface Weights {
  occupation: number;
  skills: number;
  text: number;
  field: number;
  experience: number;
  seniority: number;
  education: number;
  language: number;
  licence: number;
  location: number;
}

/**
 * Version of the weights *and* of the rules. Raised with every change that may alter a score of a released version; until
 * the first release, version 1 is under work.
 */
export const ENGINE_VERSION = '1';

/** All versions ever released, oldest first, and the one under work. Docs: `docs/matching.md` gives the reason for each number. */
export const WEIGHTS: Record<string, Weights> = {
  '1': {
    occupation: 0.22,
    skills: 0.34,
    text: 0.2,
    field: 0.14,
    experience: 0.1,
    seniority: 0.04,
    education: 0.06,
    language: 0.08,
    licence: 0.08,
    location: 0.03,
  },
};

/** The weights of the running version. */
export function currentWeights(): Weights {
  const weights = WEIGHTS[ENGINE_VERSION];
  if (weights === undefined) throw new Error(`no weights for engine ${ENGINE_VERSION}`);
  return weights;
}
