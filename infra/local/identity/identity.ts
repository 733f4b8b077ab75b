/**
 * The laptop's Cognito: what Amplify asks of a user pool and its hosted sign-in, with demo accounts and no password.
 * Ours: it calls the very trigger that makes someone an administrator on AWS, and needs neither Docker nor Java
 * (decision 0003).
 */
import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { jwtVerify } from 'jose';
import { closeServer, listenOnLoopback } from '../loopback.ts';
import type { Account, IdentityOptions } from './account.ts';
import { addBrowserRoutes, type Codes } from './authorize.ts';
import { openRefreshTokens, type RefreshTokens } from './refresh-tokens.ts';
import { loadSigningKey, type SigningKey } from './signing-key.ts';
import { type IssuedTokens, issueTokens, newSignIn, type TokenUse } from './tokens.ts';

export type { Account, IdentityOptions } from './account.ts';

export interface IdentityHandle {
  endpoint: string;
  issuer: string;
  jwksUri: string;
  /** A token for the command line and tests. Rejects when there is no such account. */
  mint: (email: string, use: TokenUse) => Promise<string>;
  close: () => Promise<void>;
}

interface Identity {
  options: IdentityOptions;
  key: SigningKey;
  refreshTokens: RefreshTokens;
  issuer: string;
}

type Refreshed = IssuedTokens & { refreshToken: string };

const COMMAND_LINE_SCOPE = 'openid email profile';

/** Starts the identity on 127.0.0.1; its issuer is `http://localhost:<port>/<userPoolId>`. Rejects when the port is taken. */
export async function startIdentity(options: IdentityOptions): Promise<IdentityHandle> {
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const key = await loadSigningKey(options.dataDir);
  const identity: Identity = { options, key, refreshTokens: await openRefreshTokens(options.dataDir), issuer: '' };
  const server = createAdaptorServer({ fetch: createApp(identity).fetch }) as Server;
  const port = await listenOnLoopback(server, options.port);
  identity.issuer = `http://localhost:${port}/${options.userPoolId}`;
  return {
    endpoint: `http://localhost:${port}`,
    issuer: identity.issuer,
    jwksUri: `http://127.0.0.1:${port}/${options.userPoolId}/.well-known/jwks.json`,
    mint: (email, use) => mint(identity, email, use),
    close: () => closeServer(server),
  };
}

function createApp(identity: Identity): Hono {
  const { options } = identity;
  const app = new Hono();
  const isSiteOrigin = (origin: string) => options.redirectUris().some((uri) => new URL(uri).origin === origin);
  app.use('*', cors({ origin: (origin) => (isSiteOrigin(origin) ? origin : null), maxAge: 300 }));
  app.get(`/${options.userPoolId}/.well-known/jwks.json`, (c) => c.json({ keys: [identity.key.publicJwk] }));
  const codes = addBrowserRoutes(app, options);
  app.post('/oauth2/token', (c) => tokenEndpoint(c, identity, codes));
  app.post('/', (c) => userPoolApi(c, identity));
  app.post('/local/token', (c) => commandLineToken(c, identity));
  app.onError((error, c) => {
    console.error('identity', error);
    return c.json(
      { error: 'server_error', __type: 'InternalErrorException', message: 'See the log of the local stack.' },
      500,
    );
  });
  return app;
}

async function tokenEndpoint(c: Context, identity: Identity, codes: Codes) {
  const form = await c.req.parseBody();
  const field = (name: string) => String(form[name] ?? '');
  if (field('client_id') !== identity.options.clientId) return c.json({ error: 'invalid_client' }, 400);
  let tokens: Refreshed | undefined;
  if (field('grant_type') === 'refresh_token') tokens = await refresh(identity, field('refresh_token'));
  else if (field('grant_type') === 'authorization_code') tokens = await exchangeCode(identity, codes, field);
  else return c.json({ error: 'unsupported_grant_type' }, 400);
  if (!tokens) return c.json({ error: 'invalid_grant' }, 400);
  return c.json({
    access_token: tokens.access,
    id_token: tokens.id,
    refresh_token: tokens.refreshToken,
    token_type: 'Bearer',
    expires_in: tokens.expiresIn,
  });
}

async function exchangeCode(
  identity: Identity,
  codes: Codes,
  field: (name: string) => string,
): Promise<Refreshed | undefined> {
  const grant = codes.redeem(field('code'), field('code_verifier'), field('redirect_uri'));
  if (!grant) return undefined;
  const { account, nonce } = grant;
  const signIn = newSignIn(account, grant.scope);
  const tokens = await issueTokens(identity, { account, signIn, nonce, source: 'TokenGeneration_HostedAuth' });
  return { ...tokens, refreshToken: await identity.refreshTokens.issue(signIn) };
}

async function refresh(identity: Identity, refreshToken: string): Promise<Refreshed | undefined> {
  const rotated = await identity.refreshTokens.rotate(refreshToken);
  const account = identity.options.accounts.find(({ sub }) => sub === rotated?.signIn.sub);
  if (!rotated || !account) return undefined;
  const request = { account, signIn: rotated.signIn, source: 'TokenGeneration_RefreshTokens' } as const;
  return { ...(await issueTokens(identity, request)), refreshToken: rotated.token };
}

async function userPoolApi(c: Context, identity: Identity) {
  const operation = (c.req.header('x-amz-target') ?? '').split('.')[1] ?? '';
  const refuse = (type: string, message: string) => c.json({ __type: type, message }, 400);
  const body = await c.req.json<Record<string, unknown>>().catch(() => undefined);
  if (!body) return refuse('SerializationException', 'The body is not JSON.');
  const text = (name: string) => String(body[name] ?? '');
  if (operation === 'GlobalSignOut') {
    const sub = await subjectOf(identity, text('AccessToken'));
    if (!sub) return refuse('NotAuthorizedException', 'Invalid Access Token');
    await identity.refreshTokens.revokeAccount(sub);
    return c.json({});
  }
  if (operation !== 'GetTokensFromRefreshToken' && operation !== 'RevokeToken')
    return refuse('UnknownOperationException', `${operation} is not part of the local identity.`);
  if (text('ClientId') !== identity.options.clientId) return refuse('ResourceNotFoundException', 'Unknown client.');
  if (operation === 'RevokeToken') {
    await identity.refreshTokens.revoke(text('Token'));
    return c.json({});
  }
  const tokens = await refresh(identity, text('RefreshToken'));
  if (!tokens) return refuse('NotAuthorizedException', 'Invalid Refresh Token');
  const { access, id, expiresIn, refreshToken } = tokens;
  const AuthenticationResult = {
    AccessToken: access,
    IdToken: id,
    RefreshToken: refreshToken,
    ExpiresIn: expiresIn,
    TokenType: 'Bearer',
  };
  return c.json({ AuthenticationResult });
}

async function commandLineToken(c: Context, identity: Identity) {
  if (c.req.header('origin') !== undefined) return c.json({ error: 'not for browsers' }, 403);
  const body = await c.req.json<{ account?: string; use?: string }>().catch(() => undefined);
  if (body?.use !== 'access' && body?.use !== 'id') return c.json({ error: 'use must be access or id' }, 400);
  const account = findAccount(identity, body.account ?? '');
  if (!account) return c.json({ error: 'unknown account' }, 404);
  return c.json({ token: await mint(identity, account.email, body.use) });
}

async function mint(identity: Identity, email: string, use: TokenUse): Promise<string> {
  const account = findAccount(identity, email);
  if (!account) throw new Error(`There is no local account ${email}.`);
  const signIn = newSignIn(account, COMMAND_LINE_SCOPE);
  return (await issueTokens(identity, { account, signIn, source: 'TokenGeneration_HostedAuth' }))[use];
}

function findAccount(identity: Identity, email: string): Account | undefined {
  return identity.options.accounts.find((account) => account.email === email);
}

async function subjectOf(identity: Identity, accessToken: string): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(accessToken, identity.key.publicJwk, { issuer: identity.issuer });
    return payload.token_use === 'access' ? payload.sub : undefined;
  } catch {
    return undefined;
  }
}
