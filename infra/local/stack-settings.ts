/** The constants of the local stack: its data folder, its accounts, and the names of its parts. */
import { resolve } from 'node:path';
import { BACKGROUND_FUNCTIONS, restoredTableName, TABLES } from '../../shared/contract/resources.ts';
import type { Account } from './identity/account.ts';

/**
 * The name of a table here. `ENCAJE_RESTORED` lets tables serve that were restored under this suffix, all but the audit trail, as
 * `restored` in `infra/config.ts` does.
 */
export function localTableName(name: string): string {
  const restored = process.env.ENCAJE_RESTORED;
  const isRestored = restored && name !== TABLES.audit.name;
  return isRestored ? restoredTableName(`encaje-local-${name}`, restored) : `encaje-${name}`;
}

export const REGION = 'eu-west-1';
export const CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local-only' };
export const UPLOAD_BUCKET = 'encaje-uploads';
export const INDEX_BUCKET = 'encaje-indexes';
export const AUDIT_ARCHIVE_BUCKET = 'encaje-audit-archive';
export const USER_POOL_ID = `${REGION}_encajelocal`;
export const CLIENT_ID = 'encaje-local-client';
/** Amplify insists on https for the sign-in host; calls to this name are redirected to the local identity. */
export const LOGIN_DOMAIN = 'sign-in.encaje.invalid';

export const ACCOUNTS: Account[] = [
  { sub: 'local-admin', email: 'admin@encaje.test', name: 'Ada Encaje', groups: ['admin'] },
  { sub: 'local-recruiter', email: 'recruiter@encaje.test', name: 'Rita Reclutadora', groups: ['recruiter'] },
  { sub: 'local-visitor', email: 'visitor@encaje.test', name: 'Vera Visitante', groups: [] },
];

export interface LocalSettings {
  port: number;
  dataDir: string;
  /** Restart functions and refresh pages on every change. */
  watch: boolean;
  /** Files are searched for the EICAR test text before anything of them is read or handed out. */
  isScanned: boolean;
  intervals: LocalIntervals;
}

/** How long the stack waits, in seconds; tests of failures shorten it. */
export interface LocalIntervals {
  /** Until a failed message is delivered again. Never 0: fauxqs would lose it. */
  retrySeconds: number;
  /** How long a poll of a queue waits for a message. A stop waits for its end, because an aborted one would swallow the next. */
  pollSeconds: number;
  /** Between two sweeps for work that was left behind. */
  sweepSeconds: number;
  /** From the start to the first removal of expired data, which is late enough not to hold up a start. */
  firstRetentionSeconds: number;
}

/**
 * Settings from the environment (`PORT`, `ENCAJE_DATA_DIR`, `ENCAJE_RETRY_SECONDS`, `ENCAJE_POLL_SECONDS`,
 * `ENCAJE_SWEEP_SECONDS`, `ENCAJE_FIRST_RETENTION_SECONDS`, `ENCAJE_MALWARE_SCAN=0`) and the command line (`--watch`). Throws on
 * a port or an interval that is none.
 */
export function localSettings(environment: NodeJS.ProcessEnv, args: readonly string[]): LocalSettings {
  const port = Number(environment.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT has to be a number from 1 to 65535, not "${environment.PORT}"`);
  }
  const dataDir = environment.ENCAJE_DATA_DIR ? fromCaller(environment.ENCAJE_DATA_DIR) : resolve('.encaje');
  const seconds = (name: string, usual: number) => {
    const value = Number(environment[name] || usual);
    if (value >= 1) return value;
    throw new Error(`${name} has to be a number of at least 1, not "${environment[name]}"`);
  };
  const intervals = {
    retrySeconds: seconds('ENCAJE_RETRY_SECONDS', 2),
    pollSeconds: seconds('ENCAJE_POLL_SECONDS', 2),
    sweepSeconds: seconds('ENCAJE_SWEEP_SECONDS', BACKGROUND_FUNCTIONS.sweep.everySeconds.local),
    firstRetentionSeconds: seconds('ENCAJE_FIRST_RETENTION_SECONDS', 30),
  };
  return {
    port,
    dataDir,
    watch: args.includes('--watch'),
    isScanned: environment.ENCAJE_MALWARE_SCAN !== '0',
    intervals,
  };
}

/** A path as the person who typed it means it: npm runs scripts in the package's folder, whatever folder they are in. */
export function fromCaller(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path);
}
