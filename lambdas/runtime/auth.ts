/** Authenticates callers: checks access tokens of the user pool against its published keys. */
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import type { Actor, StaffRole } from '../../shared/domain/policy.ts';
import { AppError } from '../../shared/errors.ts';
import { requiredEnv } from './env.ts';

let keys: JWTVerifyGetKey | undefined;

function publishedKeys(): JWTVerifyGetKey {
  keys ??= createRemoteJWKSet(new URL(requiredEnv(ENVIRONMENT.tokenJwksUrl)), { timeoutDuration: 5_000 });
  return keys;
}

/** Whether verifying failed for the keys' sake, not the token's. */
function keysUnreachable(error: unknown): boolean {
  return error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError);
}

/**
 * The actor behind an `Authorization` header. Only unexpired access tokens of this pool and client count; ID tokens
 * are refused. Throws `unauthenticated`, or `unavailable` when the pool's keys cannot be had.
 */
export async function authenticate(authorization: string | undefined): Promise<Actor> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new AppError('unauthenticated', 'UNAUTHENTICATED');
  const payload = await verified(token);
  if (payload.token_use !== 'access' || payload.client_id !== requiredEnv(ENVIRONMENT.tokenClientId)) {
    throw new AppError('unauthenticated', 'UNAUTHENTICATED');
  }
  const person = { userId: payload.sub ?? '', email: typeof payload.email === 'string' ? payload.email : null };
  const isStaff = payload.admin === true || payload.admin === 'true';
  if (!isStaff) return { kind: 'user', ...person };
  const signedInAt = typeof payload.auth_time === 'number' ? payload.auth_time : undefined;
  return { kind: 'admin', ...person, role: roleOf(payload), ...(signedInAt !== undefined && { signedInAt }) };
}

/** Tokens from before there were roles were given to the group of administrators alone, which they name. */
function roleOf({ role, 'cognito:groups': groups }: JWTPayload): StaffRole {
  if (role === undefined && Array.isArray(groups) && groups.includes('admin')) return 'admin';
  return role === 'admin' ? 'admin' : 'recruiter';
}

async function verified(token: string) {
  try {
    const options = {
      issuer: requiredEnv(ENVIRONMENT.tokenIssuer),
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'sub'],
    };
    return (await jwtVerify(token, publishedKeys(), options)).payload;
  } catch (error) {
    if (keysUnreachable(error)) throw new AppError('unavailable', 'SERVICE_UNAVAILABLE', {}, { cause: error });
    throw new AppError('unauthenticated', 'UNAUTHENTICATED', {}, { cause: error });
  }
}
