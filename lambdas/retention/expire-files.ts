/** Removes files no longer needed: exports, files of finished imports, documents without a record. */
import { DOCUMENTS_PREFIX, EXPORTS_PREFIX, IMPORTS_PREFIX } from '../../shared/contract/resources.ts';
import { exportRunIdOf, filesBelow, type KeptFile, runIdOf } from '../erasure/erase-copies.ts';
import type { ActivityStore } from '../stores/activity-store.ts';
import { isOver, type RunStore } from '../stores/run-store.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import type { RetentionReport, Round } from './retention-round.ts';

export interface ExpireFilesDeps {
  uploads: Pick<UploadStore, 'listVersions' | 'removeAllVersions'>;
  runs: Pick<RunStore, 'get'>;
  activities: Pick<ActivityStore, 'get'>;
  talents: Pick<TalentStore, 'resolveMergedId'>;
  now(): string;
}

const DAY_MS = 86_400_000;

/**
 * What is older than a day: every export, files of imports that are over or that nobody went on with, and documents that
 * belong to no activity. Such a one was uploaded with the permission of an activity that was erased before.
 */
export async function expireFiles(round: Round, deps: ExpireFilesDeps): Promise<void> {
  const latest = new Date(Date.parse(deps.now()) - DAY_MS).toISOString();
  await expireBelow(EXPORTS_PREFIX, 'exports', (file) => isOldExport(file, latest, deps), round, deps);
  const isDone = async ({ key, storedAt }: KeptFile) => storedAt <= latest && isOfNoUse(key, latest, deps);
  await expireBelow(IMPORTS_PREFIX, 'imports', isDone, round, deps);
  const isNobodys = async ({ key, storedAt }: KeptFile) => storedAt <= latest && belongsToNobody(key, deps);
  await expireBelow(DOCUMENTS_PREFIX, 'documents', isNobodys, round, deps);
}

async function expireBelow(
  prefix: string,
  counted: keyof RetentionReport & ('exports' | 'imports' | 'documents'),
  mayGo: (file: KeptFile) => Promise<boolean>,
  round: Round,
  { uploads }: ExpireFilesDeps,
): Promise<void> {
  await round.attempt(async () => {
    for (const file of await filesBelow(prefix, uploads)) {
      if (round.isOver()) return;
      await round.attempt(async () => {
        if (!(await mayGo(file))) return;
        await uploads.removeAllVersions(file.key);
        round.report[counted] += 1;
      });
    }
  });
}

/** Made again after an erasure, an export is as old as it was. */
async function isOldExport({ key, storedAt }: KeptFile, latest: string, { runs }: ExpireFilesDeps): Promise<boolean> {
  if (storedAt <= latest) return true;
  const finishedAt = (await runs.get(exportRunIdOf(key)))?.finishedAt;
  return typeof finishedAt === 'string' && finishedAt <= latest;
}

/** A file whose run is over, or waits for a person who has not come for a day. */
async function isOfNoUse(key: string, latest: string, { runs }: ExpireFilesDeps): Promise<boolean> {
  const run = await runs.get(runIdOf(key));
  if (!run || isOver(run)) return true;
  return (run.state === 'awaiting-upload' || run.state === 'checked') && run.updatedAt <= latest;
}

/** A document's key names its record and its activity; after a merge the activity is another record's. */
async function belongsToNobody(key: string, { activities, talents }: ExpireFilesDeps): Promise<boolean> {
  const [, recordId = '', activityId = ''] = key.slice(DOCUMENTS_PREFIX.length).split('/');
  if (await activities.get(recordId, activityId)) return false;
  const home = await talents.resolveMergedId(recordId);
  return home === recordId || !(await activities.get(home, activityId));
}
