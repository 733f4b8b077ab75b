/** The interface by which rows of each kind are imported, under ids derived from what identifies a record. */
import type { RunRecord } from '../stores/run-store.ts';
import type { ImportRow } from './import-file.ts';
import type { ImportedRecord } from './imported-record.ts';

/** A row that can be imported. */
export interface GoodRow extends ImportRow {
  key: string;
  record: ImportedRecord;
}

export const isGood = (row: ImportRow): row is GoodRow => row.key !== undefined && row.record !== undefined;

export interface ImportTarget {
  /** The id that the record of this key always gets. */
  idOf(key: string): string;
  /** Whether there is such a record already. */
  isKnown(row: GoodRow): Promise<boolean>;
  /**
   * Adds the record unless there is one; repeated by the same run, it is still `added`. `erased`: its person was erased
   * while the run was under way, and nothing of this row is left.
   */
  add(row: GoodRow, run: RunRecord): Promise<'added' | 'known' | 'erased'>;
  /** Removes the record of this id with all that came of it, if `run` added it; repeated, it changes nothing. */
  takeBack(id: string, run: RunRecord): Promise<void>;
}
