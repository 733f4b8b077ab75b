/** Compares stored files with their records, and removes files without a record. */
import type { ReadingRequest } from '../../shared/contract/events.ts';
import { DOCUMENTS_PREFIX, UPLOAD_PREFIXES } from '../../shared/contract/resources.ts';
import type { Finding } from '../../shared/domain/run.ts';
import { idOfDrop } from '../drops/drop-application-id.ts';
import type { Send } from '../runtime/queue.ts';
import type { ActivityStore } from '../stores/activity-store.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { TalentStore } from '../stores/talent-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import { ARRIVING_SECONDS, ageSeconds, DAY_SECONDS } from './examine-application.ts';

export interface ExamineObjectsDeps {
  applications: Pick<ApplicationStore, 'getMany'>;
  activities: Pick<ActivityStore, 'get'>;
  talents: Pick<TalentStore, 'resolveMergedId'>;
  uploads: Pick<UploadStore, 'listVersions' | 'removeAllVersions'>;
  /** Registers a dropped file that has no application yet; its application's id. */
  adoptDrop(key: string, eTag: string): Promise<string | undefined>;
  requestReading: Send<ReadingRequest>;
  derivedId(...parts: string[]): string;
  now(): string;
}

/** The folders that are looked through. */
export const EXAMINED_PREFIXES = [UPLOAD_PREFIXES.applications, UPLOAD_PREFIXES.drops, DOCUMENTS_PREFIX] as const;

export interface ListedObject {
  key: string;
  eTag: string;
}

const finding = (kind: Finding['kind'], fullPath: string, repaired: boolean, applicationId: string | null = null) => ({
  ...{ kind, applicationId, talentId: null, fullPath, repaired },
});

/** What is wrong with at most 100 objects of one folder. */
export async function examineObjects(
  prefix: string,
  objects: readonly ListedObject[],
  repair: boolean,
  deps: ExamineObjectsDeps,
): Promise<Finding[]> {
  if (prefix === DOCUMENTS_PREFIX) return examineDocuments(objects, repair, deps);
  const idOf = ({ key, eTag }: ListedObject) =>
    prefix === UPLOAD_PREFIXES.drops ? idOfDrop(key, eTag, deps.derivedId) : key.slice(prefix.length);
  const known = new Set((await deps.applications.getMany(objects.map(idOf))).map(({ applicationId }) => applicationId));
  const unknown = objects.filter((object) => !known.has(idOf(object)));
  const examine = prefix === UPLOAD_PREFIXES.drops ? examineDrop : examineOrphan;
  return (await Promise.all(unknown.map((object) => examine(object, repair, deps)))).flat();
}

/** A document's key names its record and its activity, which moves along where two talents become one. */
async function belongsToActivity(key: string, { activities, talents }: ExamineObjectsDeps): Promise<boolean> {
  const [, , recordId = '', activityId = ''] = key.split('/');
  if (recordId === '' || activityId === '') return false;
  if (await activities.get(recordId, activityId)) return true;
  const home = await talents.resolveMergedId(recordId);
  return home !== recordId && (await activities.get(home, activityId)) !== undefined;
}

async function examineDocuments(
  objects: readonly ListedObject[],
  repair: boolean,
  deps: ExamineObjectsDeps,
): Promise<Finding[]> {
  const found = objects.map(async (object) => {
    return (await belongsToActivity(object.key, deps)) ? [] : examineOrphan(object, repair, deps);
  });
  return (await Promise.all(found)).flat();
}

/** When the newest version of an object came. */
async function storedAt(key: string, { uploads }: ExamineObjectsDeps): Promise<string | undefined> {
  let newest: string | undefined;
  for await (const version of uploads.listVersions(key)) {
    if (version.key === key && (newest === undefined || version.storedAt > newest)) newest = version.storedAt;
  }
  return newest;
}

/** Nothing young is removed: its upload may still be under way. */
async function examineOrphan({ key }: ListedObject, repair: boolean, deps: ExamineObjectsDeps): Promise<Finding[]> {
  const since = await storedAt(key, deps);
  if (since === undefined) return [];
  const isOld = ageSeconds(since, deps) > DAY_SECONDS;
  if (isOld && repair) await deps.uploads.removeAllVersions(key);
  return [finding('orphaned-object', key, isOld && repair)];
}

async function examineDrop(object: ListedObject, repair: boolean, deps: ExamineObjectsDeps): Promise<Finding[]> {
  const since = await storedAt(object.key, deps);
  if (since === undefined || ageSeconds(since, deps) <= ARRIVING_SECONDS) return [];
  const applicationId = repair ? await deps.adoptDrop(object.key, object.eTag) : undefined;
  if (applicationId) await deps.requestReading({ applicationId });
  return [finding('lost-upload', object.key, applicationId !== undefined, applicationId ?? null)];
}
