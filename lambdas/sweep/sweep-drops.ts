/** Looks for dropped files whose event was lost: a bounded part of the folder in each round, beginning where the last ended. */
import type { ReadingRequest } from '../../shared/contract/events.ts';
import { UPLOAD_PREFIXES } from '../../shared/contract/resources.ts';
import { idOfDrop, takenDropId } from '../drops/drop-application-id.ts';
import type { Send } from '../runtime/queue.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { ProgressStore } from '../stores/progress-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';

/** Listed and looked up by the hundred, this many take a second or two. */
export const LOOKED_AT_PER_ROUND = 2_000;
/** Each is read and stored again; a hundred take about half a minute. */
export const ADOPTED_PER_ROUND = 100;

export interface SweepDropsDeps {
  applications: Pick<ApplicationStore, 'getMany'>;
  uploads: Pick<UploadStore, 'list'>;
  progress: ProgressStore;
  /** Registers a dropped file whose event was lost, unless it is known; its application's id where it was not. */
  adoptDrop(key: string, eTag: string): Promise<string | undefined>;
  requestReading: Send<ReadingRequest>;
  derivedId(...parts: string[]): string;
}

interface Dropped {
  key: string;
  eTag: string;
}

/** How many files were found that nobody had taken in. After a crash of everything, all are looked through at once. */
export async function sweepDrops({ takeOver }: { takeOver: boolean }, deps: SweepDropsDeps): Promise<number> {
  const place = takeOver ? undefined : await deps.progress.getPlace('drops');
  const most = takeOver ? Number.POSITIVE_INFINITY : LOOKED_AT_PER_ROUND;
  const listed = await firstOf(deps.uploads.list(UPLOAD_PREFIXES.drops, place), most);
  const unsettled = await unsettledOf(listed, deps);
  const adopted = takeOver ? unsettled : unsettled.slice(0, ADOPTED_PER_ROUND);
  let found = 0;
  for (const { key, eTag } of adopted) {
    const applicationId = await deps.adoptDrop(key, eTag);
    if (!applicationId) continue;
    await deps.requestReading({ applicationId });
    found += 1;
  }
  if (adopted.length === unsettled.length) await deps.progress.keepPlace('drops', nextPlace(listed, most));
  return found;
}

/**
 * Where the next round begins: behind the last file that was taken in, whose key tells nobody's name; at the beginning
 * once the folder was looked through.
 */
function nextPlace(listed: readonly Dropped[], most: number): string | undefined {
  if (listed.length < most) return undefined;
  return listed.findLast(({ key }) => takenDropId(key) !== undefined)?.key;
}

/** Without those whose application is there and has them where they lie: they wait for nothing. */
async function unsettledOf(listed: readonly Dropped[], deps: SweepDropsDeps): Promise<Dropped[]> {
  const ids = listed.map(({ key, eTag }) => idOfDrop(key, eTag, deps.derivedId));
  const known = await deps.applications.getMany(ids);
  const settled = new Set(known.map(({ objectKey }) => objectKey));
  return listed.filter(({ key }) => !settled.has(key));
}

async function firstOf<T>(items: AsyncIterable<T>, count: number): Promise<T[]> {
  const first: T[] = [];
  for await (const item of items) {
    first.push(item);
    if (first.length === count) break;
  }
  return first;
}
