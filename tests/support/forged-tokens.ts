/** Tokens that somebody without the right to them could bring, each with the one flaw that its name says. */
import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeJwt, exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';
import type { TestStack } from './local-stack.ts';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** By name; every one of them has to be refused with 401. All are made of an administrator's own, valid token. */
export async function forgedTokens(stack: TestStack): Promise<Record<string, string>> {
  const admin = await stack.token('admin@encaje.test');
  const visitor = await stack.token('visitor@encaje.test');
  const jwk = JSON.parse(await readFile(join(stack.dataDir, 'identity', 'signing-key.json'), 'utf8'));
  const poolKey = await importJWK(jwk, 'RS256');
  const stranger = await generateKeyPair('RS256', { extractable: true });
  const claims = decodeJwt(admin);
  const { exp: _exp, ...lasting } = claims;
  const { client_id: _client, ...nobodysClient } = claims;
  const [head = '', , signature = ''] = admin.split('.');
  const [visitorsHead = '', visitorsPayload = '', visitorsSignature = ''] = visitor.split('.');
  const signed = (changed: JWTPayload, key: Parameters<SignJWT['sign']>[0] = poolKey, header: object = {}) =>
    new SignJWT(changed).setProtectedHeader({ alg: 'RS256', kid: jwk.kid, ...header }).sign(key);
  const { kty, n, e } = jwk;
  const publicText = createPublicKey({ key: { kty, n, e }, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;
  return {
    'no token at all': 'not-a-token',
    'a payload that was changed': `${head}.${encoded({ ...claims, sub: 'somebody-else' })}.${signature}`,
    'a visitor made administrator by hand': `${visitorsHead}.${encoded({ ...decodeJwt(visitor), admin: true })}.${visitorsSignature}`,
    'the signature of another token': `${visitorsHead}.${visitorsPayload}.${signature}`,
    'no signature': `${encoded({ alg: 'none', kid: jwk.kid })}.${encoded(claims)}.${signature}`,
    'the public key as its secret': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: jwk.kid })
      .sign(new TextEncoder().encode(String(publicText))),
    'a key of the forger’s under the pool’s name': await signed(claims, stranger.privateKey),
    'a key that the token itself brings': await signed(claims, stranger.privateKey, {
      jwk: await exportJWK(stranger.publicKey),
    }),
    'an end that has passed': await signed({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 }),
    'no end': await signed(lasting),
    'a beginning that has not come': await signed({ ...claims, nbf: inAnHour, exp: inAnHour + 900 }),
    'another client': await signed({ ...claims, client_id: 'another-client' }),
    'no client': await signed(nobodysClient),
    'another issuer': await signed({ ...claims, iss: `${claims.iss}-of-others` }),
    'another use': await signed({ ...claims, token_use: 'refresh' }),
    'an ID token': await stack.token('admin@encaje.test', 'id'),
  };
}
