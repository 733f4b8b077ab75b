/** Signing in, staying signed in and signing out: the only module that imports Amplify, so load it lazily. */
import { Amplify } from 'aws-amplify';
import {
  type AuthSession,
  signOut as amplifySignOut,
  fetchAuthSession,
  type SignInWithRedirectInput,
  signInWithRedirect,
} from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
import { type SiteConfig, siteConfigSchema } from '../../../shared/contract/site-config.ts';
import { AppError } from '../../../shared/errors.ts';
import { realAddress, routeFetchLocally } from './auth-local.ts';
import { forgetRedirect, noteRedirect, pendingRedirect, type SignInPopup } from './auth-popup.ts';
import { noteSession, type SignedIn } from './auth-session.ts';
import { forgetActivity, isIdle, watchActivity } from './idle.ts';

/** Access tokens are renewed this long before they expire, as the specification says. */
export const RENEW_BEFORE_MS = 5 * 60_000;
/** The least time between two renewals, also for tokens that live shorter than five minutes. */
const RENEWAL_PAUSE_MS = 30_000;

/** Where the identity sends the browser back to; that page does not load Amplify. */
const CALLBACK_PATH = '/auth/callback';
const STORAGE_PREFIX = 'CognitoIdentityServiceProvider';
/** Amplify's name for what the provider answered. */
const PROVIDER_ERROR = 'OAuthSignInException';

/** How a sign-in ended; `failed` carries the provider's own words, or null where it gave none. */
export type SignInOutcome =
  | { kind: 'signed-in'; who: SignedIn }
  | { kind: 'cancelled' }
  | { kind: 'failed'; message: string | null };

type AuthConfig = SiteConfig['auth'];
interface Ready {
  auth: AuthConfig;
  /** What the page came back with from a sign-in in this window; null when it did not come from one. */
  returned: Promise<{ error: unknown } | null>;
}

let ready: Promise<Ready> | undefined;
let renewal: ReturnType<typeof setTimeout> | undefined;
let current: Tokens | undefined;

async function loadConfig(): Promise<AuthConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new AppError('unavailable', 'UNAVAILABLE');
  return siteConfigSchema.parse(await response.json()).auth;
}

/** Amplify finishes a returning sign-in by itself once configured, and reports the result only on its hub. */
function watchReturn(clientId: string): Ready['returned'] {
  if (localStorage.getItem(`${STORAGE_PREFIX}.${clientId}.inflightOAuth`) !== 'true') return Promise.resolve(null);
  const { promise, resolve } = Promise.withResolvers<{ error: unknown } | null>();
  const stop = Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'signInWithRedirect') resolve({ error: null });
    else if (payload.event === 'signInWithRedirect_failure') resolve({ error: payload.data?.error });
    else return;
    stop();
  });
  return promise;
}

async function configure(): Promise<Ready> {
  const auth = await loadConfig();
  routeFetchLocally(auth);
  const returned = watchReturn(auth.clientId);
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: auth.userPoolId,
        userPoolClientId: auth.clientId,
        ...(auth.localEndpoint ? { userPoolEndpoint: `${auth.localEndpoint.replace(/\/$/, '')}/` } : {}),
        loginWith: {
          oauth: {
            domain: auth.domain,
            scopes: ['openid', 'email', 'profile'],
            responseType: 'code',
            redirectSignIn: [`${location.origin}${CALLBACK_PATH}`],
            redirectSignOut: [`${location.origin}/`],
          },
        },
      },
    },
  });
  return { auth, returned };
}

/** Reads `/config.json` and configures Amplify, once; a failed attempt is forgotten so that the next one may work. */
export function prepare(): Promise<Ready> {
  ready ??= configure().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

type AmplifyTokens = NonNullable<AuthSession['tokens']>;
interface Tokens {
  accessToken: string;
  who: SignedIn;
}

function expiryOf(tokens: AmplifyTokens): number {
  return (tokens.accessToken.payload.exp ?? 0) * 1000;
}

function scheduleRenewal(expiresAtMs: number): void {
  clearTimeout(renewal);
  const inMs = Math.max(RENEWAL_PAUSE_MS, expiresAtMs - Date.now() - RENEW_BEFORE_MS);
  renewal = setTimeout(() => {
    if (isIdle()) return void endIdle();
    // Offline or asleep: try again later; until then calls of the API report the failure.
    loadTokens().catch(() => scheduleRenewal(0));
  }, inMs);
}

/** Renews tokens that are about to expire; while the old ones still work, a failed attempt does not matter. */
async function renewed(tokens: AmplifyTokens): Promise<AmplifyTokens | undefined> {
  if (expiryOf(tokens) - Date.now() > RENEW_BEFORE_MS) return tokens;
  try {
    return (await fetchAuthSession({ forceRefresh: true })).tokens;
  } catch (error) {
    if (expiryOf(tokens) > Date.now()) return tokens;
    throw error;
  }
}

/** Ends a session that nobody uses, as signing out does, but stays where it is: the panel asks for a new sign-in. */
async function endIdle(): Promise<void> {
  forgetHostedSession();
  // What cannot be revoked now ends by itself, twelve hours after the sign-in at the latest.
  await amplifySignOut().catch(() => undefined);
  forgetActivity();
  noteSignedOut();
}

function noteSignedOut(): void {
  clearTimeout(renewal);
  current = undefined;
  noteSession(null);
}

async function loadTokens(): Promise<Tokens | undefined> {
  await prepare();
  // No window was open to end it in time.
  if (!current && isIdle()) await endIdle();
  const { tokens: stored } = await fetchAuthSession();
  const tokens = stored && (await renewed(stored));
  if (!tokens) {
    forgetActivity();
    noteSignedOut();
    return undefined;
  }
  const accessToken = tokens.accessToken.toString();
  if (current?.accessToken === accessToken) return current;
  const { admin, role } = tokens.accessToken.payload;
  const email = tokens.idToken?.payload.email;
  const who = {
    email: typeof email === 'string' ? email : '',
    admin: admin === true || admin === 'true',
    role: role === 'recruiter' ? ('recruiter' as const) : ('admin' as const),
  };
  if (!current) watchActivity();
  current = { accessToken, who };
  noteSession(who);
  scheduleRenewal(expiryOf(tokens));
  return current;
}

/** The access token for the API, renewed when less than five minutes of it are left; undefined when signed out. */
export async function accessToken(): Promise<string | undefined> {
  return (await loadTokens())?.accessToken;
}

/** Who is signed in according to the tokens themselves (the note for public pages follows); null when nobody. */
export async function currentUser(): Promise<SignedIn | null> {
  return (await loadTokens())?.who ?? null;
}

function outcomeOf(error: unknown): SignInOutcome {
  if (!(error instanceof Error) || error.name !== PROVIDER_ERROR) return { kind: 'failed', message: null };
  if (/cancell?ed|access_denied/i.test(error.message)) return { kind: 'cancelled' };
  return { kind: 'failed', message: error.message || null };
}

async function signedIn(): Promise<SignInOutcome> {
  watchActivity();
  const who = await currentUser();
  return who ? { kind: 'signed-in', who } : { kind: 'failed', message: null };
}

/** How the identity is asked for: in a window already opened within the click, or in this one, to come back to a path. */
export type SignInMode = { mode: 'popup'; popup: SignInPopup } | { mode: 'redirect'; returnTo: string };

type SessionOpener = NonNullable<NonNullable<SignInWithRedirectInput['options']>['authSessionOpener']>;

/** Takes the person to the identity and, from a second window, brings the answer back to Amplify. */
function sessionOpener(how: SignInMode, auth: AuthConfig): SessionOpener {
  return async (url) => {
    const target = realAddress(url, auth);
    if (how.mode === 'redirect') {
      noteRedirect(how.returnTo);
      location.assign(target);
      // This page is being left: nothing after the call may run.
      return new Promise<never>(() => {});
    }
    const result = await how.popup.visit(target);
    return result.kind === 'success' ? { type: 'success', url: result.url } : { type: 'canceled' };
  };
}

/**
 * Asks Google, letting the person choose the account, or with `LOGIN` making them prove again that they are who they are. In `popup` mode the outcome arrives when that window is
 * done or cancelled; in `redirect` mode this page is left, and `completeRedirect` finds the outcome on the way back.
 */
export async function signIn(
  how: SignInMode,
  prompt: 'SELECT_ACCOUNT' | 'LOGIN' = 'SELECT_ACCOUNT',
): Promise<SignInOutcome> {
  const address = location.href;
  try {
    const { auth } = await prepare();
    const options = { prompt, authSessionOpener: sessionOpener(how, auth) } as const;
    await signInWithRedirect({ provider: 'Google', options });
    // Amplify has replaced this page's address by the callback's.
    history.replaceState(history.state, '', address);
    return await signedIn();
  } catch (error) {
    if (how.mode === 'popup') how.popup.cancel();
    return outcomeOf(error);
  }
}

/**
 * Finishes a sign-in that left this window, on the page it came back to. Null when this tab did not leave for one. The
 * code is taken out of the address.
 */
export async function completeRedirect(): Promise<SignInOutcome | null> {
  if (pendingRedirect() === null) return null;
  const { pathname } = location;
  try {
    const returned = await (await prepare()).returned;
    if (returned === null) return { kind: 'cancelled' };
    return returned.error === null ? await signedIn() : outcomeOf(returned.error);
  } catch (error) {
    return outcomeOf(error);
  } finally {
    forgetRedirect();
    history.replaceState(history.state, '', pathname);
  }
}

/** Without these two notes Amplify leaves the visit to the logout page to us: it would add to the history, over https. */
function forgetHostedSession(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(STORAGE_PREFIX) && /\.(oauthSignIn|oauthMetadata)$/.test(key)) localStorage.removeItem(key);
  }
}

/**
 * Revokes and forgets the tokens, ends the identity's own session and lands on `/`, which takes this page's place in
 * the history. Throws `AppError` `unavailable` before anything is forgotten when the browser is offline.
 */
export async function signOut(): Promise<void> {
  if (!navigator.onLine) throw new AppError('unavailable', 'OFFLINE');
  const { auth } = await prepare();
  forgetHostedSession();
  await amplifySignOut();
  noteSignedOut();
  const query = new URLSearchParams({ client_id: auth.clientId, logout_uri: `${location.origin}/` });
  location.replace(realAddress(`https://${auth.domain}/logout?${query}`, auth));
}
