/** Rough scores as OpenSearch adds them up: weights of a document under short names, and a job's factors as queries of them. */
import { fingerprint } from '../../../shared/domain/fingerprint.ts';
import {
  type PreparedJob,
  type RoughKey,
  roughKeyText,
  roughRequirements,
  roughWeightsOfForm,
} from '../../../shared/matching/index.ts';
import type { Query } from './query.ts';

export type Weights = Record<string, number>;

/** By fingerprint: no word stands in it, and no name may hold a dot. Of a resume's 250 to 450, two share one once in 40,000 to 140,000 resumes. */
const nameOf = (key: RoughKey): string => fingerprint(roughKeyText(key)).toString(36);

/** OpenSearch keeps nine significant bits of each; what is smaller than this would be refused. */
const LEAST = 1e-6;

/** The weights of a reading's form; of two with one name the greater. */
export function weightsOf(form: Uint8Array): Weights {
  const weights: Weights = {};
  for (const [key, weight] of roughWeightsOfForm(form)) {
    const name = nameOf(key);
    if (weight > LEAST) weights[name] = Math.max(weights[name] ?? 0, Number(weight.toPrecision(4)));
  }
  return weights;
}

/** All clauses of one query, at most 1,024 by OpenSearch's own setting; the rest is for filters. */
const CLAUSES_MOST = 900;
/** Weights are at most about 1. So far below the pivot, saturation is as good as proportional, which not every version offers. */
const PIVOT = 64;

const clause = (key: RoughKey, factor: number): Query => ({
  rank_feature: { field: `weights.${nameOf(key)}`, boost: factor, saturation: { pivot: PIVOT } },
});

/** Adds up what a job asks for; in a `should`. */
export function scoredFor(job: PreparedJob): Query[] {
  return roughRequirements(job, CLAUSES_MOST).map((requirement) => {
    const queries = requirement.map(([key, factor]) => clause(key, factor * PIVOT));
    return queries.length === 1 ? (queries[0] as Query) : { dis_max: { queries } };
  });
}
