/** Progress of a ranking. */

/** How far a ranking is: readings fetched, or compared with the job, out of all. */
export interface RankingStep {
  stage: 'fetching' | 'calculating';
  done: number;
  total: number;
}
