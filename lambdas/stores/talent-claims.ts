/** Who an address or number belongs to, for those who only want to know and claim nothing. */
import { TABLES } from '../../shared/contract/resources.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';
import { claimKey, type KnownBy } from './talent-store.ts';

/** The talent that has claimed an address or number, if any; it may still be on its way, or be merged into another. */
export type OwnerOf = (known: KnownBy) => Promise<string | undefined>;

/** Looks into the claims that the store of talents writes. */
export function claimOwner(client: TableClient<'talents'>): OwnerOf {
  const claims = table<{ talentId: string; ownerId: string }>(client, TABLES.talents);
  return async (known) => (await claims.get({ talentId: claimKey(known) }))?.ownerId;
}
