/** Who is signed in, for public pages, without loading the sign-in library. */
import { useEffect, useState } from 'react';

/** The marker that signing in leaves in the browser; it grants nothing, the API checks tokens. */
export interface Session {
  email: string;
  admin: boolean;
  /** Milliseconds since 1970, or an ISO 8601 time. */
  expiresAt: number | string;
}

export const SESSION_KEY = 'encaje.session';
/** Dispatched on `window` by the code that writes or removes the marker. */
export const SESSION_EVENT = 'encaje:session';

/** The marker, unless it is absent, unreadable or expired. */
export function readSession(): Session | null {
  try {
    const session = JSON.parse(window.localStorage.getItem(SESSION_KEY) ?? 'null') as Session | null;
    return session !== null && new Date(session.expiresAt).getTime() > Date.now() ? session : null;
  } catch {
    // Unreadable storage is the same as nobody signed in.
    return null;
  }
}

/** The current session; `null` on the server and until the page has come alive. */
export function useSession(): Session | null {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const update = () => setSession(readSession());
    update();
    window.addEventListener(SESSION_EVENT, update);
    window.addEventListener('storage', update);
    return () => {
      window.removeEventListener(SESSION_EVENT, update);
      window.removeEventListener('storage', update);
    };
  }, []);
  return session;
}
