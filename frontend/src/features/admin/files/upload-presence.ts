/** Whether there are uploads to show, in its own file so that the panel's frame stays small. */
import { sharedState, useSharedState } from '../../../lib/shared-state.ts';

const presence = sharedState(false);

export function noteUploads(areThere: boolean): void {
  if (presence.get() !== areThere) presence.change(() => areThere);
}

export function useHasUploads(): boolean {
  return useSharedState(presence);
}
