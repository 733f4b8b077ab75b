/** Writes the local note of who is signed in, which `session.ts` reads for pages that do not load Amplify. */
import type { StaffRole } from '../../../shared/domain/policy.ts';
import { SESSION_EVENT, SESSION_KEY } from './session.ts';

/** How long the note counts without a renewal; the tokens themselves may live shorter or longer. */
const NOTE_MS = 24 * 3_600_000;

/** Who the tokens say is signed in; `admin` repeats the access token's claim for display, the server checks it. */
export interface SignedIn {
  email: string;
  admin: boolean;
  /** Of staff; what the panel shows goes by it. */
  role: StaffRole;
}

/** Stores who is signed in (null: nobody) and notifies this tab of a change; other tabs get a `storage` event. */
export function noteSession(who: SignedIn | null): void {
  if (!who && localStorage.getItem(SESSION_KEY) === null) return;
  if (who) localStorage.setItem(SESSION_KEY, JSON.stringify({ ...who, expiresAt: Date.now() + NOTE_MS }));
  else localStorage.removeItem(SESSION_KEY);
  window.dispatchEvent(new Event(SESSION_EVENT));
}
