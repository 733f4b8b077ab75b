/** Talents in DynamoDB, with the claims on their addresses and the tombstones of removed talents. */
import { TABLES } from '../../shared/contract/resources.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';
import { type ForgottenMerges, forgottenMerges } from './forgotten-merges.ts';
import { allKnownBy } from './known-by.ts';
import { type TalentClaims, talentClaims } from './talent-claims.ts';
import { type TalentPlaces, talentPlaces } from './talent-places.ts';
import { type TalentReader, talentReader } from './talent-reader.ts';
import { asApplied, type TalentRecord } from './talent-record.ts';
import { talentTombstones } from './talent-tombstones.ts';
import { type TalentWrites, talentWrites } from './talent-writes.ts';

type Removed = Pick<TalentRecord, 'talentId' | 'email' | 'applied' | 'applyCount' | 'addresses' | 'mergedIds'> &
  Partial<Pick<TalentRecord, 'confirmedAt'>>;

export interface TalentStore extends TalentReader, TalentClaims, TalentPlaces, TalentWrites, ForgottenMerges {
  /**
   * Removes the talent, and then the claims that make its addresses or numbers known; `false` when an application came in
   * since it was read. A tombstone is left, and anyone who stands beside it stays where they are.
   */
  remove(talent: Removed): Promise<boolean>;
}

/** The store over the table named in the environment. */
export function talentStore(client: TableClient<'talents', 'changes'>): TalentStore;
export function talentStore(client: TableClient<'talents', 'reads'>): TalentReader;
export function talentStore(client: TableClient<'talents'>): TalentStore {
  const reader = talentReader(client);
  const { keep: keepClaim, ...claims } = talentClaims(client, reader.get);
  const merges = forgottenMerges(client, reader.get);
  return {
    ...reader,
    ...claims,
    ...merges,
    ...talentPlaces(client, { ...reader, ...claims }),
    ...talentWrites(client, { ...reader, keepClaim }),
    remove: remover(client, claims.free, merges.forgetMerges),
  };
}

function remover(
  client: TableClient<'talents'>,
  free: TalentClaims['free'],
  forgetMerges: ForgottenMerges['forgetMerges'],
): TalentStore['remove'] {
  const talents = table<TalentRecord>(client, TABLES.talents);
  const { writeTombstone } = talentTombstones(client);
  return async ({ talentId, applyCount, mergedIds, confirmedAt, ...person }) => {
    // First, so that a crash in between shows too little for a while, rather than a person who is erased.
    await writeTombstone(talentId, { ...(mergedIds && { mergedIds }), ...(confirmedAt && { wasConfirmed: true }) });
    await forgetMerges([talentId, ...(mergedIds ?? [])]);
    if (!(await talents.removeWhere({ talentId }, asApplied({ applyCount })))) return false;
    for (const known of allKnownBy(person)) await free(known, talentId);
    return true;
  };
}
