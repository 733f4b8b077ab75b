/** The malware verdict on each version of each file; file keys are stored only as digests. */
import { ENVIRONMENT, TABLES } from '../../shared/contract/resources.ts';
import { AppError } from '../../shared/errors.ts';
import { table } from '../dynamodb/table.ts';
import { optionalEnv } from '../runtime/env.ts';
import type { TableClient } from '../runtime/granted.ts';
import { derivedId } from '../runtime/ids.ts';

/** `unscannable`: a file that nobody could look into, as one with a password. */
export type FoundVerdict = 'clean' | 'infected' | 'unscannable';
/** `awaited`: not scanned yet. */
export type FileVerdict = FoundVerdict | 'awaited';

/** The verdict on one version of a file; every file is clean where none is scanned. */
export type VerdictOf = (key: string, versionId: string) => Promise<FileVerdict>;

interface VerdictItem {
  verdictId: string;
  verdict: FoundVerdict;
}

export interface VerdictStore {
  of: VerdictOf;
  /** A later scan of the same version counts. */
  put(key: string, versionId: string, verdict: FoundVerdict): Promise<void>;
}

/** What a handler gets that only reads. */
export type VerdictReader = Pick<VerdictStore, 'of'>;

/** The store over the table named in the environment. */
export function verdictStore(client: TableClient<'fileVerdicts', 'changes'>): VerdictStore;
export function verdictStore(client: TableClient<'fileVerdicts', 'reads'>): VerdictReader;
export function verdictStore(client: TableClient<'fileVerdicts'>): VerdictStore {
  const items = table<VerdictItem>(client, TABLES.fileVerdicts);
  const idOf = (key: string, versionId: string) => derivedId('verdict', key, versionId);
  const isScanned = optionalEnv(ENVIRONMENT.malwareScan) === '1';
  return {
    of: async (key, versionId) => {
      if (!isScanned) return 'clean';
      return (await items.get({ verdictId: idOf(key, versionId) }))?.verdict ?? 'awaited';
    },
    put: async (key, versionId, verdict) => {
      const item = { verdictId: idOf(key, versionId), verdict };
      if (await items.insert(item, 'verdictId')) return;
      await items.replace(item, { expression: 'attribute_exists(#id)', names: { '#id': 'verdictId' } });
    },
  };
}

/** Refuses to hand out what was not found clean: `FILE_SCAN_AWAITED`, `FILE_INFECTED`, `FILE_NOT_SCANNABLE`. */
export function refuseUnclean(verdict: FileVerdict): void {
  if (verdict === 'awaited') throw new AppError('conflict', 'FILE_SCAN_AWAITED');
  if (verdict === 'infected') throw new AppError('conflict', 'FILE_INFECTED');
  if (verdict === 'unscannable') throw new AppError('conflict', 'FILE_NOT_SCANNABLE');
}
