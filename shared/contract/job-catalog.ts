/** The counter of changes to jobs, by which readers know that their cached jobs are outdated. */

/** It is no job and in no index. */
export const JOB_CATALOG_KEY = { jobId: 'catalog' };

/** The parameters of an update of that item, but for its table: one change at `now` (ISO 8601); `replaced` is 1 where it may bear any time. */
export function jobCatalogUpdate(now: string, replaced: 0 | 1) {
  return {
    Key: JOB_CATALOG_KEY,
    UpdateExpression: 'ADD revision :one, replacements :replaced SET changedAt = :now',
    ExpressionAttributeValues: { ':one': 1, ':replaced': replaced, ':now': now },
  };
}
