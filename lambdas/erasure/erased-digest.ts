/** Digests by which an import recognises erased people without storing who they are. */
import { derivedId } from '../runtime/ids.ts';
import { claimKey, type KnownBy } from '../stores/known-by.ts';

/** How a run knows an address or number of a person who was erased; it reveals nothing without it. */
export function erasedDigest(runId: string, known: KnownBy): string {
  return derivedId('erased', runId, claimKey(known));
}
