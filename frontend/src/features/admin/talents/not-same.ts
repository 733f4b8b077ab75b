/** Pairs that a recruiter marked as two people, stored in this browser so that it does not ask again. */

/** The same for both orders of a pair. */
const keyOf = (one: string, other: string) => `encaje.not-same.${[one, other].toSorted().join('.')}`;

export function isNotSame(one: string, other: string): boolean {
  try {
    return window.localStorage.getItem(keyOf(one, other)) !== null;
  } catch {
    // A browser may forbid storage; the question is then asked again.
    return false;
  }
}

/** With `isSo` false it is taken back. */
export function keepNotSame(one: string, other: string, isSo: boolean): void {
  try {
    if (isSo) window.localStorage.setItem(keyOf(one, other), 'yes');
    else window.localStorage.removeItem(keyOf(one, other));
  } catch {
    // See above.
  }
}
