/** Tombstones of removed talents, by which late readers recognise the removal. */
import { TABLES } from '../../shared/contract/resources.ts';
import { unlessNewer } from '../dynamodb/condition.ts';
import { table } from '../dynamodb/table.ts';
import { collected } from '../runtime/collected.ts';
import type { TableClient } from '../runtime/granted.ts';
import { updatedNow } from './talent-record.ts';

/** What stays of a talent that is no more, so that references to it can be recognised; nothing of the person. */
export interface Tombstone {
  talentId: string;
  kind: 'erased';
  /** Whom it stands for, and who had been merged into them. */
  goneId: string;
  mergedIds?: string[];
  /** They had confirmed who they are, so that all under their address is theirs. */
  wasConfirmed?: true;
  /** Where everything of it is now; then the tombstone has the key that the talent had. */
  mergedInto?: string;
  updatedAt: string;
}

/** Of its own key, since an application on its way may make the talent again. */
const tombstoneKey = (goneId: string) => `erased#${goneId}`;

/** Under which ids nothing may be kept any more; none where everything was moved, or the talent is there still. */
export function erasedIn({ talentId, goneId, mergedIds = [] }: Tombstone): string[] {
  return talentId === tombstoneKey(goneId) ? [goneId, ...mergedIds] : [];
}

/** That a talent is not among all people any more though it is there still. */
const leftKey = (talentId: string) => `left#${talentId}`;

const BY_END = { index: 'byUpdate', key: { name: 'kind', value: 'erased' } };

export interface TalentTombstones {
  /** Notes that a talent is erased, who had been merged into them, and whether they were confirmed. */
  writeTombstone(goneId: string, gone: Pick<Tombstone, 'mergedIds' | 'wasConfirmed'>): Promise<void>;
  /** Notes that a talent is among all people no more. */
  leave(talentId: string): Promise<void>;
  /** Those noted at `time` (ISO 8601) or later. */
  since(time: string): Promise<Tombstone[]>;
}

/** The tombstones over the table named in the environment. */
export function talentTombstones(client: TableClient<'talents'>): TalentTombstones {
  const tombstones = table<Tombstone>(client, TABLES.talents);
  const put = async (
    talentId: string,
    gone: Pick<Tombstone, 'goneId' | 'mergedIds' | 'wasConfirmed'>,
  ): Promise<void> => {
    const tombstone: Tombstone = { talentId, kind: 'erased', ...gone, ...updatedNow() };
    await tombstones.replace(tombstone, unlessNewer('updatedAt', tombstone.updatedAt));
  };
  return {
    writeTombstone: (goneId, gone) => put(tombstoneKey(goneId), { goneId, ...gone }),
    leave: (goneId) => put(leftKey(goneId), { goneId }),
    since: (time) => collected(tombstones.all({ ...BY_END, since: time })),
  };
}

/** Every id that an erased person ever had; `undefined` of one who was not erased, or merged into another. */
export type ErasedIds = (talentId: string) => Promise<string[] | undefined>;

/** Whether an erased person had confirmed who they are. */
export type WasConfirmed = (talentId: string) => Promise<boolean>;

/** Looks at the tombstone, for an erasure that was interrupted right after the talent went. */
export function wasConfirmed(client: TableClient<'talents'>): WasConfirmed {
  const tombstones = table<Tombstone>(client, TABLES.talents);
  return async (talentId) => (await tombstones.get({ talentId: tombstoneKey(talentId) }))?.wasConfirmed === true;
}

/** Looks at the tombstones, for anyone who has to remove what came late; they also lie there while someone is just being erased. */
export function erasedIds(client: TableClient<'talents'>): ErasedIds {
  const tombstones = table<Tombstone>(client, TABLES.talents);
  return async (talentId) => {
    const tombstone = await tombstones.get({ talentId: tombstoneKey(talentId) });
    return tombstone && [talentId, ...(tombstone.mergedIds ?? [])];
  };
}
