/** How long the user has been idle in the panel, across all windows. */

const KEY = 'encaje.active-at';
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
/** How often the time of the last activity is stored: enough to measure an hour. */
const NOTED_EVERY_MS = 30_000;

/** A session in which nobody does anything ends after this. */
export const IDLE_END_MS = 60 * 60_000;

let noted = 0;

function note(): void {
  const now = Date.now();
  if (now - noted < NOTED_EVERY_MS) return;
  noted = now;
  localStorage.setItem(KEY, String(now));
}

/** Begins to note that someone is there, as of now. */
export function watchActivity(): void {
  noted = 0;
  note();
  for (const sign of SIGNS) window.addEventListener(sign, note, { passive: true });
}

/** Whether nobody has done anything in any window for `IDLE_END_MS`; where nothing was noted, someone just came. */
export function isIdle(now: number = Date.now()): boolean {
  const at = Number(localStorage.getItem(KEY));
  return at > 0 && now - at > IDLE_END_MS;
}

/** After a session has ended: what was noted says nothing of the next one. */
export function forgetActivity(): void {
  localStorage.removeItem(KEY);
}
