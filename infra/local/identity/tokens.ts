/** Issues access and ID tokens with Cognito's claims, after calling the pre-token-generation trigger. */
import { randomUUID } from 'node:crypto';
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { type JWTPayload, SignJWT } from 'jose';
import type { Account, IdentityOptions } from './account.ts';
import type { SignIn } from './refresh-tokens.ts';
import type { SigningKey } from './signing-key.ts';

export type TokenUse = 'access' | 'id';
export type TriggerSource = 'TokenGeneration_HostedAuth' | 'TokenGeneration_RefreshTokens';

export interface IssuedTokens {
  access: string;
  id: string;
  /** Seconds. */
  expiresIn: number;
}

const DEFAULT_MINUTES = 15;

/** Signs both tokens of a sign-in; `nonce` goes into the ID token. Throws what the trigger throws. */
export async function issueTokens(
  context: { options: IdentityOptions; key: SigningKey; issuer: string },
  request: { account: Account; signIn: SignIn; source: TriggerSource; nonce?: string },
): Promise<IssuedTokens> {
  const { options, key, issuer } = context;
  const { account, signIn } = request;
  const answer = await options.preTokenGeneration(triggerEvent(options, account, request.source, signIn.scope));
  const override = answer.response?.claimsAndScopeOverrideDetails;
  const groups = override?.groupOverrideDetails?.groupsToOverride ?? account.groups;
  const expiresIn = (options.accessTokenMinutes ?? DEFAULT_MINUTES) * 60;
  const shared = { iss: issuer, ...sharedClaims(account, signIn, groups, expiresIn) };
  // The trigger adds claims but never replaces what the service itself vouches for.
  const access = await sign(key, {
    ...override?.accessTokenGeneration?.claimsToAddOrOverride,
    ...shared,
    ...accessClaims(options, account, signIn),
  });
  const id = await sign(key, {
    ...override?.idTokenGeneration?.claimsToAddOrOverride,
    ...shared,
    ...idClaims(options, account, request.nonce),
  });
  return { access, id, expiresIn };
}

function sign(key: SigningKey, claims: JWTPayload): Promise<string> {
  return new SignJWT({ ...claims, jti: randomUUID() })
    .setProtectedHeader({ alg: 'RS256', kid: key.keyId })
    .sign(key.privateKey);
}

function sharedClaims(account: Account, signIn: SignIn, groups: string[], expiresIn: number): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  return {
    sub: account.sub,
    ...(groups.length > 0 ? { 'cognito:groups': groups } : {}),
    origin_jti: signIn.originJti,
    auth_time: signIn.authTime,
    iat: now,
    exp: now + expiresIn,
  };
}

function accessClaims(options: IdentityOptions, account: Account, signIn: SignIn): JWTPayload {
  return {
    token_use: 'access',
    client_id: options.clientId,
    username: usernameOf(account),
    scope: signIn.scope,
    version: 2,
  };
}

function idClaims(options: IdentityOptions, account: Account, nonce: string | undefined): JWTPayload {
  return {
    token_use: 'id',
    aud: options.clientId,
    'cognito:username': usernameOf(account),
    email: account.email,
    email_verified: true,
    name: account.name,
    ...(nonce ? { nonce } : {}),
  };
}

/** A new sign-in of an account, as of now. */
export function newSignIn(account: Account, scope: string): SignIn {
  return { sub: account.sub, originJti: randomUUID(), authTime: Math.floor(Date.now() / 1000), scope };
}

function usernameOf(account: Account): string {
  return `google_${account.sub}`;
}

function triggerEvent(
  options: IdentityOptions,
  account: Account,
  triggerSource: TriggerSource,
  scope: string,
): PreTokenGenerationV2TriggerEvent {
  return {
    version: '2',
    triggerSource,
    region: options.region,
    userPoolId: options.userPoolId,
    userName: usernameOf(account),
    callerContext: { awsSdkVersion: 'local', clientId: options.clientId },
    request: {
      userAttributes: {
        sub: account.sub,
        email: account.email,
        email_verified: 'true',
        name: account.name,
        'cognito:user_status': 'EXTERNAL_PROVIDER',
      },
      groupConfiguration: { groupsToOverride: account.groups, iamRolesToOverride: [], preferredRole: undefined },
      scopes: scope.split(' '),
    },
    response: { claimsAndScopeOverrideDetails: {} },
  } as PreTokenGenerationV2TriggerEvent;
}
