/** The sign-in window: opened within the click, watched without asking whether it is closed, which COOP answers wrongly. */

const CHANNEL = 'encaje.sign-in';
const RETURN_KEY = 'encaje.sign-in-return';
const FEATURES = 'popup,width=480,height=680';
const ACKNOWLEDGE_MS = 3000;

type Message = { kind: 'result'; url: string } | { kind: 'received' };

/** How a sign-in window ended: with the address it came back to, or given up by the person. */
export type PopupResult = { kind: 'success'; url: string } | { kind: 'cancelled' };

/** An open sign-in window. */
export interface SignInPopup {
  /** Sends the window to `url` and waits for its result. */
  visit(url: string): Promise<PopupResult>;
  /** Gives up: closes the window and ends `visit` with `cancelled`. */
  cancel(): void;
}

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'kind' in data;
}

/**
 * Opens an empty sign-in window; to be called within a click, before anything is awaited, or browsers block it. Null
 * when it was blocked.
 */
export function openSignInPopup(): SignInPopup | null {
  const popup = window.open('', '_blank', FEATURES);
  if (!popup) return null;
  const { promise, resolve } = Promise.withResolvers<PopupResult>();
  const channel = new BroadcastChannel(CHANNEL);
  const end = (result: PopupResult) => {
    channel.close();
    resolve(result);
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || data.kind !== 'result') return;
    channel.postMessage({ kind: 'received' } satisfies Message);
    end({ kind: 'success', url: data.url });
  };
  return {
    visit(url) {
      popup.location.href = url;
      return promise;
    },
    cancel() {
      popup.close();
      end({ kind: 'cancelled' });
    },
  };
}

/**
 * Whether to sign in without a second window: Safari, every browser on iOS (all are Safari inside), and browsers that
 * cannot hand the result over.
 */
export function prefersRedirect(
  navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = window.navigator,
): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  const safari = userAgent.includes('Safari') && !/Chrom|Edg|Android|Firefox/.test(userAgent);
  return ios || safari || typeof BroadcastChannel === 'undefined';
}

/** Notes in this tab that the whole window leaves for the sign-in and where it should return to. */
export function noteRedirect(returnTo: string): void {
  sessionStorage.setItem(RETURN_KEY, returnTo);
}

/** Where this tab wanted to return to if it left for a sign-in, else null. */
export function pendingRedirect(): string | null {
  return sessionStorage.getItem(RETURN_KEY);
}

/** Forgets the note of `noteRedirect`. */
export function forgetRedirect(): void {
  sessionStorage.removeItem(RETURN_KEY);
}

/**
 * Hands the address of the callback page to the window that waits for it. Resolves to whether one took it; without an
 * answer within three seconds there is none.
 */
export function deliverCallback(url: string): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const end = (taken: boolean) => {
    channel.close();
    resolve(taken);
  };
  const timer = setTimeout(() => end(false), ACKNOWLEDGE_MS);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || data.kind !== 'received') return;
    clearTimeout(timer);
    end(true);
  };
  channel.postMessage({ kind: 'result', url } satisfies Message);
  return promise;
}
