/** Ensures that only one browser tab at a time sends an upload. */

const PREFIX = 'encaje-upload-';

/** Holds an upload for this tab until the answered function is called, or the tab is gone. */
export function holdUpload(id: string): () => void {
  // Older browsers have no locks; two tabs then send the same parts, of which storage keeps one each.
  if (!navigator.locks) return () => {};
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks.request(PREFIX + id, () => promise);
  return resolve;
}

/** The ids of uploads that any tab holds. */
export async function heldUploads(): Promise<Set<string>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
}
