/** Refresh tokens: stored as hashes on disk, replaced on each use, revoked by sign-in or by account. */
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseKept } from '../damaged-file.ts';
import { writePrivateFile } from './private-file.ts';

/** One sign-in; all tokens refreshed from it share it. */
export interface SignIn {
  sub: string;
  originJti: string;
  /** Unix seconds. */
  authTime: number;
  scope: string;
}

interface StoredToken extends SignIn {
  hash: string;
  /** Unix milliseconds. */
  expiresAt: number;
}

export interface RefreshTokens {
  issue: (signIn: SignIn) => Promise<string>;
  /** The sign-in behind a token and its successor; undefined when it is unknown, expired, used up or revoked. */
  rotate: (token: string) => Promise<{ signIn: SignIn; token: string } | undefined>;
  /** Ends the sign-in that a token belongs to. */
  revoke: (token: string) => Promise<void>;
  revokeAccount: (sub: string) => Promise<void>;
}

/** From the sign-in on, however often its tokens are replaced: a rotated token lives as long as the first one would. */
const LIFETIME_MS = 12 * 3600_000;
/** Two tabs may refresh at the same moment; Cognito grants a rotated token up to 60 s. */
const GRACE_MS = 10_000;

/** Opens the tokens in `dataDir`. */
export async function openRefreshTokens(dataDir: string): Promise<RefreshTokens> {
  const path = join(dataDir, 'refresh-tokens.json');
  let tokens = await readTokens(path);
  let writing: Promise<void> = Promise.resolve();
  const save = (next: StoredToken[]) => {
    tokens = next.filter((token) => token.expiresAt > Date.now());
    // One after the other, so that an older state never overwrites a newer one.
    writing = writing.catch(() => undefined).then(() => writePrivateFile(path, JSON.stringify(tokens)));
    return writing;
  };
  const find = (token: string) =>
    tokens.find((stored) => stored.hash === hashOf(token) && stored.expiresAt > Date.now());
  const issue = async ({ sub, originJti, authTime, scope }: SignIn) => {
    const token = randomBytes(48).toString('base64url');
    const expiresAt = authTime * 1000 + LIFETIME_MS;
    await save([...tokens, { sub, originJti, authTime, scope, hash: hashOf(token), expiresAt }]);
    return token;
  };
  return {
    issue,
    async rotate(token) {
      const stored = find(token);
      if (!stored) return undefined;
      stored.expiresAt = Math.min(stored.expiresAt, Date.now() + GRACE_MS);
      return { signIn: stored, token: await issue(stored) };
    },
    async revoke(token) {
      const stored = find(token);
      if (stored) await save(tokens.filter((other) => other.originJti !== stored.originJti));
    },
    revokeAccount: (sub) => save(tokens.filter((token) => token.sub !== sub)),
  };
}

async function readTokens(path: string): Promise<StoredToken[]> {
  try {
    return parseKept<StoredToken[]>(await readFile(path, 'utf8'), path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
