/** Whether there is a bulk upload to show, in its own file so that the panel's frame stays small. */
import { sharedState, useSharedState } from '../../../lib/shared-state.ts';

/** Where the browser keeps a batch across a reload of the tab. */
export const BULK_KEY = 'encaje.bulk';

function wasKept(): boolean {
  try {
    return window.sessionStorage.getItem(BULK_KEY) !== null;
  } catch {
    // Where nothing can be kept, nothing was.
    return false;
  }
}

const presence = sharedState(wasKept());

export function noteBulk(isThere: boolean): void {
  if (presence.get() !== isThere) presence.change(() => isThere);
}

export function useHasBulk(): boolean {
  return useSharedState(presence);
}
