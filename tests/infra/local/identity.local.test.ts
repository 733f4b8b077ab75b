/** The local identity signs people in the way Amplify asks Cognito to, and refuses what Cognito refuses. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type IdentityHandle, startIdentity } from '../../../infra/local/identity/identity.ts';

const SITE = 'http://localhost:3000';
const CALLBACK = `${SITE}/auth/callback`;
const CLIENT = 'local-client';
const ADMIN = { sub: 'a-1', email: 'admin@encaje.test', name: 'Alma Rey', groups: ['admin'] };
const VISITOR = { sub: 'v-1', email: 'visitor@encaje.test', name: 'Leo Sanz', groups: [] };

let dataDir: string;
let identity: IdentityHandle;
let triggered: PreTokenGenerationV2TriggerEvent[];

async function start(port = 0, accounts = [ADMIN, VISITOR]) {
  identity = await startIdentity({
    port,
    dataDir,
    clientId: CLIENT,
    userPoolId: 'eu-west-1_local',
    region: 'eu-west-1',
    redirectUris: () => [CALLBACK],
    logoutUris: () => [`${SITE}/`],
    accounts,
    preTokenGeneration: async (event) => {
      triggered.push(event);
      const admin = event.request.groupConfiguration.groupsToOverride?.includes('admin') ?? false;
      // Cognito takes booleans here; the published types have strings only.
      const claims = { claimsToAddOrOverride: { admin, sub: 'forged' } as unknown as Record<string, string> };
      event.response.claimsAndScopeOverrideDetails = { accessTokenGeneration: claims, idTokenGeneration: claims };
      return event;
    },
  });
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'encaje-identity-'));
  triggered = [];
  await start();
});
afterEach(async () => {
  vi.useRealTimers();
  await identity.close();
  await rm(dataDir, { recursive: true, force: true });
});

const authorizeUrl = (challenge: string, more: Record<string, string> = {}) =>
  `${identity.endpoint}/oauth2/authorize?${new URLSearchParams({
    client_id: CLIENT,
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'st-1',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    prompt: 'select_account',
    ...more,
  })}`;

async function chooseAccount(email: string) {
  const verifier = randomBytes(32).toString('base64url');
  const page = await (await fetch(authorizeUrl(createHash('sha256').update(verifier).digest('base64url')))).text();
  const link = new RegExp(`href="([^"]+)" data-account="${email}"`).exec(page)?.[1] ?? '';
  const chosen = await fetch(identity.endpoint + link.replaceAll('&#38;', '&'), { redirect: 'manual' });
  const back = new URL(chosen.headers.get('location') ?? '');
  return { verifier, back, code: back.searchParams.get('code') ?? '' };
}

const postToken = (fields: Record<string, string>) =>
  fetch(`${identity.endpoint}/oauth2/token`, {
    method: 'POST',
    headers: { origin: SITE },
    body: new URLSearchParams({ client_id: CLIENT, ...fields }),
  });

const exchange = (code: string, verifier: string, redirectUri = CALLBACK) =>
  postToken({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri });

async function signIn(email: string) {
  const { code, verifier } = await chooseAccount(email);
  return (await (await exchange(code, verifier)).json()) as Record<
    'access_token' | 'id_token' | 'refresh_token',
    string
  >;
}

async function userPool(operation: string, body: Record<string, string>) {
  const response = await fetch(`${identity.endpoint}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { __type?: string; AuthenticationResult?: Record<string, string> };
  return { status: response.status, type: answer.__type, result: answer.AuthenticationResult };
}

const refresh = (token: string) => userPool('GetTokensFromRefreshToken', { ClientId: CLIENT, RefreshToken: token });

test('code, PKCE and refresh give tokens whose claims say what each is for', async () => {
  const { back, code, verifier } = await chooseAccount(ADMIN.email);
  expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([CALLBACK, 'st-1']);
  const response = await exchange(code, verifier);
  expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
  const tokens = (await response.json()) as Record<string, string>;
  const keys = createRemoteJWKSet(new URL(identity.jwksUri));
  const { payload: access } = await jwtVerify(tokens.access_token!, keys, { issuer: identity.issuer });
  const { payload: id } = await jwtVerify(tokens.id_token!, keys, { issuer: identity.issuer, audience: CLIENT });
  expect(access).toMatchObject({
    sub: 'a-1',
    token_use: 'access',
    client_id: CLIENT,
    username: 'google_a-1',
    scope: 'openid email profile',
    'cognito:groups': ['admin'],
    admin: true,
    origin_jti: id.origin_jti,
  });
  expect(access.exp! - access.iat!).toBe(900);
  expect([access.aud, access.email]).toEqual([undefined, undefined]);
  expect(id).toMatchObject({ token_use: 'id', email: ADMIN.email, name: ADMIN.name, admin: true, sub: 'a-1' });
  expect(id.client_id).toBeUndefined();

  const again = await refresh(tokens.refresh_token!);
  const renewed = decodeJwt(again.result!.AccessToken!);
  expect([renewed.origin_jti, renewed.auth_time]).toEqual([access.origin_jti, access.auth_time]);
  expect(renewed.jti).not.toBe(access.jti);
  expect(again.result!.RefreshToken).not.toBe(tokens.refresh_token);
  expect(triggered.map((event) => event.triggerSource)).toEqual([
    'TokenGeneration_HostedAuth',
    'TokenGeneration_RefreshTokens',
  ]);
});

test('a wrong verifier, a used code and another redirect URI are refused', async () => {
  const first = await chooseAccount(VISITOR.email);
  expect((await exchange(first.code, 'wrong')).status).toBe(400);
  expect((await exchange(first.code, first.verifier)).status).toBe(400);
  const second = await chooseAccount(VISITOR.email);
  expect((await exchange(second.code, second.verifier, `${SITE}/elsewhere`)).status).toBe(400);
  const third = await chooseAccount(VISITOR.email);
  expect((await exchange(third.code, third.verifier)).status).toBe(200);
  expect((await exchange(third.code, third.verifier)).status).toBe(400);
});

test('authorize answers a foreign address itself and never redirects there', async () => {
  const foreign: Record<string, string>[] = [{ redirect_uri: 'https://evil.test/' }, { client_id: 'other' }];
  for (const more of foreign) {
    const response = await fetch(authorizeUrl('c', more), { redirect: 'manual' });
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  }
  const plain = await fetch(authorizeUrl('c', { code_challenge_method: 'plain' }), { redirect: 'manual' });
  expect(plain.headers.get('location')).toContain(`${CALLBACK}?error=invalid_request`);
});

test('the chooser is in the requested language, runs no script, escapes what it shows and can be cancelled', async () => {
  const english = await fetch(authorizeUrl('c', { lang: 'en' }));
  const page = await english.text();
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('Choose an account');
  expect(english.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(english.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  const cancel = /class="cancel" href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&#38;', '&') ?? '';
  expect(cancel).toContain(`${CALLBACK}?error=access_denied`);
  expect(new URL(cancel).searchParams.get('state')).toBe('st-1');
  const spanish = await (await fetch(authorizeUrl('c'), { headers: { 'accept-language': 'es-MX,en;q=0.5' } })).text();
  expect(spanish).toContain('Elige una cuenta');
  const attack = await (await fetch(authorizeUrl('c', { state: '"><script>' }))).text();
  expect(attack).not.toContain('<script>');
});

test('a refresh token is replaced on use and the old one soon stops working', async () => {
  const { refresh_token: first } = await signIn(ADMIN.email);
  const { result } = await refresh(first);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
  expect(await refresh(first)).toMatchObject({ status: 400, type: 'NotAuthorizedException' });
  expect((await refresh(result!.RefreshToken!)).status).toBe(200);
});

test('after a restart keys and refresh tokens are the same, and a lost group is gone', async () => {
  const { refresh_token: token, access_token: access } = await signIn(ADMIN.email);
  const port = Number(new URL(identity.endpoint).port);
  await identity.close();
  await start(port, [{ ...ADMIN, groups: [] }, VISITOR]);
  const keys = createRemoteJWKSet(new URL(identity.jwksUri));
  await expect(jwtVerify(access, keys, { issuer: identity.issuer })).resolves.toBeDefined();
  const claims = decodeJwt((await refresh(token)).result!.AccessToken!);
  expect([claims.admin, claims['cognito:groups']]).toEqual([false, undefined]);
  for (const name of ['signing-key.json', 'refresh-tokens.json'])
    expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600);
});

test('RevokeToken ends one sign-in, GlobalSignOut all of an account', async () => {
  const [one, two, other] = [await signIn(ADMIN.email), await signIn(ADMIN.email), await signIn(VISITOR.email)];
  expect((await userPool('RevokeToken', { ClientId: CLIENT, Token: one.refresh_token })).status).toBe(200);
  expect((await refresh(one.refresh_token)).status).toBe(400);
  const { result } = await refresh(two.refresh_token);
  expect((await userPool('GlobalSignOut', { AccessToken: two.id_token })).status).toBe(400);
  expect((await userPool('GlobalSignOut', { AccessToken: two.access_token })).status).toBe(200);
  expect((await refresh(result!.RefreshToken!)).status).toBe(400);
  expect((await refresh(other.refresh_token)).status).toBe(200);
});

test('logout returns only to the site', async () => {
  const leave = (uri: string) =>
    fetch(`${identity.endpoint}/logout?${new URLSearchParams({ client_id: CLIENT, logout_uri: uri })}`, {
      redirect: 'manual',
    });
  expect((await leave(`${SITE}/`)).headers.get('location')).toBe(`${SITE}/`);
  expect((await leave('https://evil.test/')).status).toBe(400);
});

test('the command line gets a token, a page in a browser does not', async () => {
  const ask = (headers: Record<string, string>, body: unknown) =>
    fetch(`${identity.endpoint}/local/token`, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await ask({}, { account: VISITOR.email, use: 'id' });
  const { token } = (await answer.json()) as { token: string };
  expect(decodeJwt(token)).toMatchObject({ token_use: 'id', email: VISITOR.email, admin: false });
  expect((await ask({ origin: SITE }, { account: ADMIN.email, use: 'access' })).status).toBe(403);
  expect((await ask({}, { account: 'nobody@encaje.test', use: 'access' })).status).toBe(404);
  expect(decodeJwt(await identity.mint(ADMIN.email, 'access')).token_use).toBe('access');
});
