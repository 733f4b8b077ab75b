/** What single functions need of their machine, where it is more than `AppFunction` gives. */

export interface FunctionSize {
  /** Worker threads bundled beside it. */
  workers?: readonly string[];
  /** Renders pages: the server's build of the site travels with it. */
  rendersSite?: boolean;
  /** @default what `AppFunction` says */
  memoryMegabytes?: number;
}

// One whole core: reading documents and scoring are computation, and finish sooner for the same money.
const WHOLE_CORE_MEGABYTES = 1769;
// Room for what 40,000 readings come to; the most that a new account may ask for.
const ALL_TALENTS_MEGABYTES = 3008;

const MATCHING_WORKER = 'matches/matching.worker';
const READING_WORKER = 'resumes/read-resume.worker';

const SIZES: Record<string, FunctionSize> = {
  'matches/run-evaluation': { workers: [MATCHING_WORKER], memoryMegabytes: ALL_TALENTS_MEGABYTES },
  'matches/on-match-requested': { workers: [MATCHING_WORKER], memoryMegabytes: WHOLE_CORE_MEGABYTES },
  'resumes/on-resume-uploaded': { workers: [READING_WORKER], memoryMegabytes: WHOLE_CORE_MEGABYTES },
  'resumes/on-scan-requested': { workers: [READING_WORKER], memoryMegabytes: WHOLE_CORE_MEGABYTES },
  'site/render-site': { rendersSite: true, memoryMegabytes: WHOLE_CORE_MEGABYTES },
  'sync/on-run-requested': { memoryMegabytes: ALL_TALENTS_MEGABYTES },
  'talents/list-talents': { memoryMegabytes: WHOLE_CORE_MEGABYTES },
  'talents/list-duplicates': { memoryMegabytes: WHOLE_CORE_MEGABYTES },
};

/** The size of a function by its handler. */
export const sizeOf = (handler: string): FunctionSize => SIZES[handler] ?? {};
