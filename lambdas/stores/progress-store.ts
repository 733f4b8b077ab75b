/** How far work that is done in rounds has come, in DynamoDB: one item for each such work. */
import { TABLES } from '../../shared/contract/resources.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';

/** Dropped files are looked through a part at a time. */
export type RoundWork = 'drops';

export interface ProgressStore {
  /** Where the next round begins; `undefined` for the beginning. */
  getPlace(work: RoundWork): Promise<string | undefined>;
  /** Keeps where the next round begins. A lost or doubled write only has a part looked through again. */
  keepPlace(work: RoundWork, place: string | undefined): Promise<void>;
}

/** The store over the table named in the environment. */
export function progressStore(client: TableClient<'progress', 'changes'>): ProgressStore {
  const progress = table<{ work: RoundWork; place: string }>(client, TABLES.progress);
  return {
    getPlace: async (work) => (await progress.get({ work }))?.place,
    keepPlace: async (work, place) => {
      if (place === undefined) await progress.remove({ work });
      else await progress.replace({ work, place }, ALWAYS);
    },
  };
}

/** Whatever is there: rounds seldom overlap, and whose place is kept makes no difference. */
const ALWAYS = { expression: 'attribute_exists(#work) OR attribute_not_exists(#work)', names: { '#work': 'work' } };
