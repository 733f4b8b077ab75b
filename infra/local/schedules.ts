/** Runs the scheduled functions by the clock, as EventBridge does on AWS. */
import { BACKGROUND_FUNCTIONS } from '../../shared/contract/resources.ts';
import type { Functions } from './functions.ts';
import type { LocalSettings } from './stack-settings.ts';

/** Starts all schedules; each of the results ends one. */
export async function startSchedules(
  functions: Functions,
  { sweepSeconds, firstRetentionSeconds }: LocalSettings['intervals'],
): Promise<(() => Promise<void>)[]> {
  return [
    await startSweeping(functions, sweepSeconds),
    startRetaining(functions, firstRetentionSeconds),
    startPublishing(functions),
  ];
}

/** Takes over everything unfinished, whatever its lease, then sweeps as the schedule on AWS does. */
async function startSweeping(functions: Functions, everySeconds: number): Promise<() => Promise<void>> {
  await sweep(functions, true);
  const timer = setInterval(() => void sweep(functions, false), everySeconds * 1000);
  return async () => clearInterval(timer);
}

/** Expired data is deleted a while after the start and then daily, as on AWS. */
function startRetaining(functions: Functions, firstSeconds: number): () => Promise<void> {
  const { retain: retention, archiveTrail } = BACKGROUND_FUNCTIONS;
  const { everySeconds } = retention;
  const daily = (handler: string) =>
    functions.invoke(handler, {}).catch((error: unknown) => {
      // The next day's round finds what this one would have found.
      console.error(`${handler}: ${error instanceof Error ? error.message : error}`);
    });
  const retain = () => daily(archiveTrail.handler).then(() => daily(retention.handler));
  const first = setTimeout(retain, firstSeconds * 1000);
  const timer = setInterval(retain, everySeconds.local * 1000);
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

/** The writer of the indexes, as its schedule on AWS. */
function startPublishing(functions: Functions): () => Promise<void> {
  const { handler, everySeconds } = BACKGROUND_FUNCTIONS.publishIndexes;
  const publish = () =>
    functions.invoke(handler, {}).catch((error: unknown) => {
      // The next round publishes what this one would have published.
      console.error(`${handler}: ${error instanceof Error ? error.message : error}`);
    });
  const timer = setInterval(publish, everySeconds.local * 1000);
  return async () => clearInterval(timer);
}

export async function sweep(functions: Functions, takeOver: boolean): Promise<void> {
  try {
    await functions.invoke(BACKGROUND_FUNCTIONS.sweep.handler, { takeOver });
  } catch (error) {
    // The next round finds what this one would have found.
    console.error(`Sweep: ${error instanceof Error ? error.message : error}`);
  }
}
