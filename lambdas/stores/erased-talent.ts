/** Whether a person was erased, for whoever has to remove what came late. */
import { TABLES } from '../../shared/contract/resources.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';
import { type Tombstone, tombstoneKey } from './talent-store.ts';

/** Every id that an erased person ever had; `undefined` of one who was not erased, or merged into another. */
export type ErasedIds = (talentId: string) => Promise<string[] | undefined>;

/** Looks at the tombstones that the store of talents writes; they also lie there while somebody is just being erased. */
export function erasedIds(client: TableClient<'talents'>): ErasedIds {
  const tombstones = table<Tombstone>(client, TABLES.talents);
  return async (talentId) => {
    const tombstone = await tombstones.get({ talentId: tombstoneKey(talentId) });
    return tombstone && [talentId, ...(tombstone.mergedIds ?? [])];
  };
}
