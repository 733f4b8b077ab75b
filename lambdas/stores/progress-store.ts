/** The progress of work done in rounds, in DynamoDB: one item per kind of work. */
import { TABLES } from '../../shared/contract/resources.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';

/** Dropped files, and forms whose files are awaited, are looked through a part at a time. */
export type RoundWork = 'drops' | 'uploads';

/** Where a round begins in a list: at its beginning, or after what is named, and then so many further. */
export interface Place {
  after?: string;
  skip: number;
}

export interface ProgressStore {
  /** Where the next round begins; `undefined` for the beginning. */
  getPlace(work: RoundWork): Promise<Place | undefined>;
  /** Keeps where the next round begins. A lost or doubled write only has a part looked through again. */
  keepPlace(work: RoundWork, place: Place | undefined): Promise<void>;
}

/** The store over the table named in the environment. */
export function progressStore(client: TableClient<'progress', 'changes'>): ProgressStore {
  const progress = table<{ work: RoundWork; place?: string; skip?: number }>(client, TABLES.progress);
  return {
    getPlace: async (work) => {
      const kept = await progress.get({ work });
      return kept && { ...(kept.place !== undefined && { after: kept.place }), skip: kept.skip ?? 0 };
    },
    keepPlace: async (work, place) => {
      if (place === undefined) await progress.remove({ work });
      else
        await progress.replace(
          { work, ...(place.after !== undefined && { place: place.after }), skip: place.skip },
          ALWAYS,
        );
    },
  };
}

/** Whatever is there: rounds seldom overlap, and whose place is kept makes no difference. */
const ALWAYS = { expression: 'attribute_exists(#work) OR attribute_not_exists(#work)', names: { '#work': 'work' } };
