/** How long the sweep waits before it treats work as lost or abandoned. */

/** Events usually arrive within a second; work waiting longer than this counts as lost. */
export const PATIENCE_SECONDS = 60;
/** Upload permissions have long run out after this: nobody will upload any more. */
export const ABANDONED_SECONDS = 24 * 3600;

interface Clock {
  now(): string;
}

/** Whether something waits for longer than events ever take; after a crash of everything, all does. */
export const isDue = (since: string, { takeOver }: { takeOver: boolean }, deps: Clock): boolean =>
  takeOver || ageSeconds(since, deps) > PATIENCE_SECONDS;

export const secondsAgo = (seconds: number, deps: Clock): string =>
  new Date(Date.parse(deps.now()) - seconds * 1000).toISOString();

export function ageSeconds(since: string, deps: Clock): number {
  return (Date.parse(deps.now()) - Date.parse(since)) / 1000;
}
