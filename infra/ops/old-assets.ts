/** `npm run ops -- old-assets <stage>`: records the build in `dist/site` as deployed and removes what no build of 30 days uses. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AssetBuild, removableAssets, type StoredAsset } from './asset-builds.ts';
import { type Aws, stackOutput } from './aws-cli.ts';

/** Not served: CloudFront asks for `assets/` only. */
const BUILDS = 'builds/';
const ASSETS = 'assets/';
/** As many as S3 removes at once. */
const REMOVED_AT_ONCE = 1000;

export interface OldAssetsDeps {
  aws: Aws;
  /** Keys of the files of the build that was just deployed, below `assets/`. */
  files: readonly string[];
  now: string;
}

/** Answers the keys of the files that were removed. */
export async function removeOldAssets(stageName: string, { aws, files, now }: OldAssetsDeps): Promise<string[]> {
  if (files.length === 0) throw new Error('There is no dist/site/assets: run `npm run build` first');
  const bucket = await stackOutput(aws, `encaje-${stageName}-assets`, 'AssetBucketName');
  await recordBuild(bucket, { deployedAt: now, files }, aws);
  const recorded = await listed(bucket, BUILDS, aws);
  const builds = await Promise.all(recorded.map(({ key }) => readBuild(bucket, key, aws)));
  const removable = removableAssets(await listed(bucket, ASSETS, aws), builds, now);
  for (let from = 0; from < removable.length; from += REMOVED_AT_ONCE) {
    const Objects = removable.slice(from, from + REMOVED_AT_ONCE).map((Key) => ({ Key }));
    const list = JSON.stringify({ Objects, Quiet: true });
    await aws('s3api', 'delete-objects', '--bucket', bucket, '--delete', list);
  }
  return removable;
}

async function recordBuild(bucket: string, build: AssetBuild, aws: Aws): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'encaje-build-'));
  try {
    const file = join(folder, 'build.json');
    writeFileSync(file, JSON.stringify(build));
    await aws('s3api', 'put-object', '--bucket', bucket, '--key', `${BUILDS}${build.deployedAt}.json`, '--body', file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// The content is JSON, which is what `aws` is taken to print.
const readBuild = async (bucket: string, key: string, aws: Aws): Promise<AssetBuild> =>
  (await aws('s3', 'cp', `s3://${bucket}/${key}`, '-')) as AssetBuild;

async function listed(bucket: string, prefix: string, aws: Aws): Promise<StoredAsset[]> {
  const query = 'Contents[].{key: Key, storedAt: LastModified}';
  const found = await aws('s3api', 'list-objects-v2', '--bucket', bucket, '--prefix', prefix, '--query', query);
  return (found ?? []) as StoredAsset[];
}
