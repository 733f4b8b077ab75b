/** A short hash for comparing many texts; neither secret nor unique. */

/** FNV-1a, 32 bits (Fowler, Noll and Vo): 0 to 2^32 - 1, the same for equal texts everywhere. */
export function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
