/**
 * Which files of earlier builds may go. Pages that are open, or kept by a browser or the edge, still ask for the hashed
 * files of the build they belong to; storage does not know when a file fell out of use, so each deployment is recorded.
 */

/** A page is open, or a deployment rolled back, for less than this. */
export const KEPT_DAYS = 30;
const KEPT_MS = KEPT_DAYS * 24 * 3600 * 1000;

/** A deployed build of the site. */
export interface AssetBuild {
  /** When it was deployed, ISO 8601. */
  deployedAt: string;
  /** Keys of its files, e.g. `assets/index-3f8w2m0k.js`. */
  files: readonly string[];
}

export interface StoredAsset {
  key: string;
  /** When it was stored, ISO 8601. */
  storedAt: string;
}

/** The builds that were in use at some time of the last 30 days: each until the next one, the newest still. */
export function buildsInUse(builds: readonly AssetBuild[], now: string): AssetBuild[] {
  const since = Date.parse(now) - KEPT_MS;
  const byTime = builds.toSorted((a, b) => a.deployedAt.localeCompare(b.deployedAt));
  return byTime.filter((_, index) => {
    const next = byTime[index + 1];
    return next === undefined || Date.parse(next.deployedAt) >= since;
  });
}

/** Keys of the files that no build of the last 30 days uses. What was stored in that time stays, recorded or not. */
export function removableAssets(assets: readonly StoredAsset[], builds: readonly AssetBuild[], now: string): string[] {
  const used = new Set(buildsInUse(builds, now).flatMap(({ files }) => files));
  const since = Date.parse(now) - KEPT_MS;
  return assets.filter(({ key, storedAt }) => !used.has(key) && Date.parse(storedAt) < since).map(({ key }) => key);
}
