/** Loaded into every process of a test's stack (`--import`): what its functions and pollers ask, and are answered, fits AWS's models. */
import { isMainThread } from 'node:worker_threads';

// Threads read resumes and compare people; none of them asks AWS for anything.
if (isMainThread) (await import('./watched-calls.ts')).watchCalls();
