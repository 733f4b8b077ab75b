/** Makes the token of a member of staff who signed in some time ago, signed as the local identity signs. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeJwt, importJWK, SignJWT } from 'jose';
import type { TestStack } from './local-stack.ts';

/** `token` with a sign-in so many minutes ago; it is valid. */
export async function signedInMinutesAgo(stack: TestStack, token: string, minutes: number): Promise<string> {
  const jwk = JSON.parse(await readFile(join(stack.dataDir, 'identity', 'signing-key.json'), 'utf8'));
  const claims = { ...decodeJwt(token), auth_time: Math.floor(Date.now() / 1000) - minutes * 60 };
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: jwk.kid }).sign(await importJWK(jwk, 'RS256'));
}
