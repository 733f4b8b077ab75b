/** Digests by which an import recognises erased people without storing who they are. */
import { type Named, nameWords } from '../../shared/domain/same-name.ts';
import { derivedId } from '../runtime/ids.ts';
import { claimKey, type KnownBy } from '../stores/known-by.ts';
import type { RunRecord } from '../stores/run-store.ts';

/**
 * How a run knows an address or number of a person who was erased; it reveals nothing without it. With a `name`, only
 * rows with exactly its words are theirs: a digest cannot show that a surname was left out.
 */
export function erasedDigest(runId: string, known: KnownBy, name?: Named): string {
  return derivedId('erased', runId, claimKey(known), ...(name ? [nameWords(name)] : []));
}

/** Whether the person of a row was erased, by the digests that its run was given. */
export function isErasedRow(
  { runId, erased = [] }: Pick<RunRecord, 'runId' | 'erased'>,
  known: KnownBy,
  name: Named,
): boolean {
  return erased.includes(erasedDigest(runId, known)) || erased.includes(erasedDigest(runId, known, name));
}
