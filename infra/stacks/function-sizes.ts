/** Handlers that need more memory or time than `AppFunction` gives, and the resulting size of each function. */
import { handlersOf } from '../functions.ts';

export interface FunctionSize {
  /** Worker threads bundled beside it. */
  workers?: readonly string[];
  /** Renders pages: the server's build of the site travels with it. */
  rendersSite?: boolean;
  /** @default what `AppFunction` says */
  memoryMegabytes?: number;
  /** Of `/tmp`. @default what Lambda gives, 512 */
  storageMegabytes?: number;
  /** Goes through the forms of everybody. */
  ranksEverybody?: boolean;
}

// One whole core: reading documents and scoring are computation, and finish sooner for the same money.
const WHOLE_CORE_MEGABYTES = 1769;
// Room for what 40,000 readings come to; the most that a new account may ask for.
const ALL_TALENTS_MEGABYTES = 3008;

// The index of talents takes 3 KB of /tmp a person, with the forms that rankings read 11 KB; both for some 150,000 people.
const INDEX_MEGABYTES = 1024;
const INDEX_AND_FORMS_MEGABYTES = 2048;

// The writer's files, and of one at a time a copy and that packed.
const WRITER_MEGABYTES = 8_192;

const MATCHING_WORKER = 'matches/matching.worker';
const READING_WORKER = 'resumes/read-resume.worker';

/** By handler. */
const SIZES: Record<string, FunctionSize> = {
  'indexes/publish-indexes': { memoryMegabytes: ALL_TALENTS_MEGABYTES, storageMegabytes: WRITER_MEGABYTES },
  'search/search-everything': { memoryMegabytes: WHOLE_CORE_MEGABYTES, storageMegabytes: INDEX_MEGABYTES },
  'matches/run-evaluation': {
    ranksEverybody: true,
    workers: [MATCHING_WORKER],
    memoryMegabytes: ALL_TALENTS_MEGABYTES,
    storageMegabytes: INDEX_AND_FORMS_MEGABYTES,
  },
  'matches/on-match-requested': {
    ranksEverybody: true,
    workers: [MATCHING_WORKER],
    memoryMegabytes: WHOLE_CORE_MEGABYTES,
    storageMegabytes: INDEX_AND_FORMS_MEGABYTES,
  },
  'resumes/on-resume-uploaded': { workers: [READING_WORKER], memoryMegabytes: WHOLE_CORE_MEGABYTES },
  'resumes/on-scan-requested': { workers: [READING_WORKER], memoryMegabytes: WHOLE_CORE_MEGABYTES },
  'site/render-site': { rendersSite: true, memoryMegabytes: WHOLE_CORE_MEGABYTES },
  'exchange/on-run-requested': { memoryMegabytes: ALL_TALENTS_MEGABYTES },
  // They look through everybody.
  'talents/list-talents': { memoryMegabytes: WHOLE_CORE_MEGABYTES, storageMegabytes: INDEX_MEGABYTES },
  // It asks whose resume came under another name.
  'applications/get-application': { memoryMegabytes: WHOLE_CORE_MEGABYTES, storageMegabytes: INDEX_MEGABYTES },
  'talents/list-duplicates': { memoryMegabytes: WHOLE_CORE_MEGABYTES, storageMegabytes: INDEX_MEGABYTES },
};

/** The size of a function by its name: as much as the hungriest of its handlers needs, and the workers of all of them. */
export function sizeOf(name: string): FunctionSize {
  const sizes = handlersOf(name).map((handler) => SIZES[handler] ?? {});
  const memories = sizes.flatMap(({ memoryMegabytes = [] }) => memoryMegabytes);
  const storages = sizes.flatMap(({ storageMegabytes = [] }) => storageMegabytes);
  const workers = [...new Set(sizes.flatMap((size) => size.workers ?? []))];
  return {
    ...(workers.length > 0 && { workers }),
    ...(memories.length > 0 && { memoryMegabytes: Math.max(...memories) }),
    ...(storages.length > 0 && { storageMegabytes: Math.max(...storages) }),
    ...(sizes.some(({ rendersSite }) => rendersSite) && { rendersSite: true }),
    ...(sizes.some(({ ranksEverybody }) => ranksEverybody) && { ranksEverybody: true }),
  };
}
