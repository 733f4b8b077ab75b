/** Compares the whole table with the talent index in small steps, so that requests are served in between. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { TalentRecord } from '../stores/talent-record.ts';
import type { SqliteFile } from './sqlite-file.ts';
import { putTalents, removeTalents } from './talent-file.ts';

/** Talents compared before answers get their turn: some 10 ms where nothing has changed. */
const AT_ONCE = 250;

export interface Comparison {
  everyone: AsyncIterable<TalentRecord>;
  /** Whether someone was taken out since reading began: what was read of them before is not put in again. */
  isGone(talentId: string): boolean;
  /**
   * Takes in all that changed since reading began, no matter who took it in before: what changes moves in the table's order and may
   * be missed, and what was read before it changed may have been put in after it.
   */
  catchUp(): Promise<void>;
  /** ISO 8601; what was written before it had settled in the table when reading began. */
  settledBefore: string;
}

/** Puts in what the index has otherwise or lacks, and takes out whom the table does not have. */
export async function compareWithTable(file: SqliteFile, comparison: Comparison): Promise<void> {
  const seen = new Set<string>();
  let batch: TalentRecord[] = [];
  const compare = async () => {
    const there = batch.filter(({ talentId }) => !comparison.isGone(talentId));
    file.atOnce(() => putTalents(file, there));
    batch = [];
    await yieldToEventLoop();
  };
  for await (const talent of comparison.everyone) {
    seen.add(talent.talentId);
    if (batch.push(talent) >= AT_ONCE) await compare();
  }
  await compare();
  await comparison.catchUp();
  const sql = 'SELECT talent_id goneId, updated_at updatedAt FROM people WHERE updated_at < ?';
  const settled = file.query(sql).all(comparison.settledBefore) as { goneId: string; updatedAt: string }[];
  const gone = settled.filter(({ goneId }) => !seen.has(goneId));
  file.atOnce(() => removeTalents(file, gone));
  if (gone.length > 0) file.overwriteRemoved();
}
