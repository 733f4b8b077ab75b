/** The local identity's RSA key, created once per data folder so that tokens outlive a restart. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { parseKept } from '../damaged-file.ts';
import { writePrivateFile } from './private-file.ts';

export interface SigningKey {
  keyId: string;
  privateKey: CryptoKey;
  /** The public half, as the JWKS document shows it. */
  publicJwk: JWK;
}

/** Reads the key in `dataDir`, or makes one in a file only its owner can read. */
export async function loadSigningKey(dataDir: string): Promise<SigningKey> {
  const path = join(dataDir, 'signing-key.json');
  const jwk = (await readJwk(path)) ?? (await createJwk(path));
  const privateKey = await importJWK(jwk, 'RS256');
  if (privateKey instanceof Uint8Array) throw new Error(`${path} does not hold an RSA key.`);
  const { kty, n, e, kid = '' } = jwk;
  return { keyId: kid, privateKey, publicJwk: { kty, n, e, kid, alg: 'RS256', use: 'sig' } };
}

async function readJwk(path: string): Promise<JWK | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : parseKept<JWK>(text, path);
}

async function createJwk(path: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: randomUUID() };
  await writePrivateFile(path, JSON.stringify(jwk));
  return jwk;
}
