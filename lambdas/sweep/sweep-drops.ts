/** Finds dropped files whose event was lost: a bounded part of the folder per round, resuming where the last ended. */
import type { ReadingRequest } from '../../shared/contract/events.ts';
import { UPLOAD_PREFIXES } from '../../shared/contract/resources.ts';
import { idOfDrop, takenDropId } from '../drops/drop-application-id.ts';
import type { Send } from '../runtime/queue.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { Place, ProgressStore } from '../stores/progress-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import { type Found, firstOf, LOOKED_AT_PER_ROUND, type OnFailure, withEach } from './sweep-files.ts';

/** Each is read and stored again; a hundred take about half a minute. */
const ADOPTED_PER_ROUND = 100;

export interface SweepDropsDeps extends OnFailure {
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
export async function sweepDrops({ takeOver }: { takeOver: boolean }, deps: SweepDropsDeps): Promise<Found> {
  const place = (takeOver ? undefined : await deps.progress.getPlace('drops')) ?? { skip: 0 };
  const most = takeOver ? Number.POSITIVE_INFINITY : LOOKED_AT_PER_ROUND;
  const listed = await firstOf(deps.uploads.list(UPLOAD_PREFIXES.drops, place.after), most, place.skip);
  const unsettled = await unsettledOf(listed, deps);
  const tried = takeOver ? unsettled : unsettled.slice(0, ADOPTED_PER_ROUND);
  const gone = new Set<Dropped>();
  const result = await withEach(tried, 1, {
    idOf: ({ key, eTag }) => idOfDrop(key, eTag, deps.derivedId),
    act: async (dropped) => {
      const applicationId = await deps.adoptDrop(dropped.key, dropped.eTag);
      gone.add(dropped);
      if (applicationId) await deps.requestReading({ applicationId });
      return applicationId !== undefined;
    },
    onFailure: deps.onFailure,
  });
  const untried = unsettled[tried.length];
  const seen = untried ? listed.slice(0, listed.indexOf(untried)) : listed;
  const isThrough = !untried && listed.length < most;
  await deps.progress.keepPlace('drops', isThrough ? undefined : placeBehind(seen, gone, place));
  return result;
}

/**
 * Behind what was seen, whether it could be taken in or not: the last key without anybody's name, and how many files lie
 * between it and there. Those that were taken in lie elsewhere now.
 */
function placeBehind(seen: readonly Dropped[], gone: ReadonlySet<Dropped>, before: Place): Place {
  const at = seen.findLastIndex(({ key }) => takenDropId(key) !== undefined);
  const skip = seen.slice(at + 1).filter((dropped) => !gone.has(dropped)).length;
  const after = seen[at]?.key;
  return after === undefined ? { ...before, skip: before.skip + skip } : { after, skip };
}

/** Without those whose application is there and has them where they lie: they wait for nothing. */
async function unsettledOf(listed: readonly Dropped[], deps: SweepDropsDeps): Promise<Dropped[]> {
  const ids = listed.map(({ key, eTag }) => idOfDrop(key, eTag, deps.derivedId));
  const known = await deps.applications.getMany(ids);
  const settled = new Set(known.map(({ objectKey }) => objectKey));
  return listed.filter(({ key }) => !settled.has(key));
}
