/** The browser's part of signing in: authorize, choose an account, return with a one-time code; and sign out. */
import { createHash, randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { Account, IdentityOptions } from './account.ts';
import { CHOOSER_CSS, chooseLanguage, chooserPage } from './chooser-page.ts';

/** A sign-in under way: what the site asked for, and once chosen, by whom. */
export interface Grant {
  redirectUri: string;
  state: string;
  challenge: string;
  scope: string;
  nonce: string;
  /** Unix milliseconds. */
  expiresAt: number;
  account?: Account;
}

export interface Codes {
  /** Trades a code for its grant, once. Undefined when the code, the verifier or the redirect URI does not fit. */
  redeem: (code: string, verifier: string, redirectUri: string) => (Grant & { account: Account }) | undefined;
}

const CHOOSING_MS = 30 * 60_000;
const CODE_MS = 5 * 60_000;
const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  // Anything stricter would cut the popup off from the page that opened it.
  'cross-origin-opener-policy': 'unsafe-none',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** Adds `/oauth2/authorize`, `/oauth2/choose`, `/logout` and the page's style sheet to the app. */
export function addBrowserRoutes(app: Hono, options: IdentityOptions): Codes {
  const choosing = new Map<string, Grant>();
  const codes = new Map<string, Grant>();
  app.get('/local/chooser.css', (c) => c.text(CHOOSER_CSS, 200, { 'content-type': 'text/css' }));
  app.get('/oauth2/authorize', (c) => {
    const query = c.req.query();
    // Without a trusted client and address there is nowhere safe to send the error to.
    if (query.client_id !== options.clientId || !options.redirectUris().includes(query.redirect_uri ?? ''))
      return c.text('invalid_request: unknown client_id or redirect_uri', 400);
    const grant = readGrant(query);
    if (query.response_type !== 'code' || query.code_challenge_method !== 'S256' || !grant.challenge)
      return c.redirect(returnTo(grant, { error: 'invalid_request', error_description: 'code with PKCE S256 only' }));
    if (query.prompt === 'none') return c.redirect(returnTo(grant, { error: 'login_required' }));
    return showChooser(c, options, grant, remember(choosing, grant));
  });
  app.get('/oauth2/choose', (c) => {
    const grant = take(choosing, c.req.query('ticket') ?? '');
    const account = options.accounts.find(({ sub }) => sub === c.req.query('account'));
    if (!grant || !account) return c.text('invalid_request: start again from the site', 400);
    const code = remember(codes, { ...grant, account, expiresAt: Date.now() + CODE_MS });
    return c.redirect(returnTo(grant, { code }));
  });
  app.get('/logout', (c) => {
    const uri = c.req.query('logout_uri') ?? '';
    if (c.req.query('client_id') !== options.clientId || !options.logoutUris().includes(uri))
      return c.text('invalid_request: unknown client_id or logout_uri', 400);
    return c.redirect(uri);
  });
  return { redeem: (code, verifier, redirectUri) => checkGrant(take(codes, code), verifier, redirectUri) };
}

function checkGrant(
  grant: Grant | undefined,
  verifier: string,
  redirectUri: string,
): (Grant & { account: Account }) | undefined {
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  if (!grant?.account || grant.redirectUri !== redirectUri || grant.challenge !== challenge) return undefined;
  return { ...grant, account: grant.account };
}

function readGrant(query: Record<string, string>): Grant {
  return {
    redirectUri: query.redirect_uri ?? '',
    state: query.state ?? '',
    challenge: query.code_challenge ?? '',
    scope: query.scope ?? 'openid email profile',
    nonce: query.nonce ?? '',
    expiresAt: Date.now() + CHOOSING_MS,
  };
}

function showChooser(c: Context, options: IdentityOptions, grant: Grant, ticket: string) {
  const language = chooseLanguage(c.req.query('lang') ?? c.req.query('ui_locales'), c.req.header('accept-language'));
  const page = chooserPage({
    language,
    accounts: options.accounts,
    linkTo: (account) => `/oauth2/choose?${new URLSearchParams({ ticket, account: account.sub })}`,
    cancelHref: returnTo(grant, { error: 'access_denied', error_description: 'cancelled' }),
  });
  return c.html(page, 200, { ...PAGE_HEADERS, 'content-language': language });
}

function returnTo(grant: Grant, parameters: Record<string, string>): string {
  const url = new URL(grant.redirectUri);
  for (const [name, value] of Object.entries({ ...parameters, state: grant.state })) url.searchParams.set(name, value);
  return url.href;
}

function remember(grants: Map<string, Grant>, grant: Grant): string {
  for (const [id, other] of grants) if (other.expiresAt < Date.now()) grants.delete(id);
  const id = randomBytes(24).toString('base64url');
  grants.set(id, grant);
  return id;
}

function take(grants: Map<string, Grant>, id: string): Grant | undefined {
  const grant = grants.get(id);
  grants.delete(id);
  return grant && grant.expiresAt > Date.now() ? grant : undefined;
}
