/** The fixed facts of the local stack: where its data lies, its accounts, and the names its parts go by. */
import { resolve } from 'node:path';
import type { Account } from './identity/account.ts';

export const REGION = 'eu-west-1';
export const CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local-only' };
export const UPLOAD_BUCKET = 'encaje-uploads';
export const USER_POOL_ID = `${REGION}_encajelocal`;
export const CLIENT_ID = 'encaje-local-client';
/** Amplify insists on https for the sign-in host; calls to this name are redirected to the local identity. */
export const LOGIN_DOMAIN = 'sign-in.encaje.invalid';

export const ACCOUNTS: Account[] = [
  { sub: 'local-admin', email: 'admin@encaje.test', name: 'Ada Encaje', groups: ['admin'] },
  { sub: 'local-visitor', email: 'visitor@encaje.test', name: 'Vera Visitante', groups: [] },
];

export interface LocalSettings {
  port: number;
  dataDir: string;
  /** Restart functions and refresh pages on every change. */
  watch: boolean;
}

/** Settings from the environment (`PORT`, `ENCAJE_DATA_DIR`) and the command line (`--watch`). Throws on a port that is none. */
export function localSettings(environment: NodeJS.ProcessEnv, args: readonly string[]): LocalSettings {
  const port = Number(environment.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT has to be a number from 1 to 65535, not "${environment.PORT}"`);
  }
  const dataDir = environment.ENCAJE_DATA_DIR ? fromCaller(environment.ENCAJE_DATA_DIR) : resolve('.encaje');
  return { port, dataDir, watch: args.includes('--watch') };
}

/** A path as the person who typed it means it: npm runs scripts in the package's folder, whatever folder they are in. */
export function fromCaller(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path);
}
