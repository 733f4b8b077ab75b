/** Reads talents: one, those beside one, the survivor of a merge, and all that lists and the index need. */
import type { Page } from '../../shared/contract/listing.ts';
import { TABLES } from '../../shared/contract/resources.ts';
import { readWholeIndex } from '../dynamodb/read-whole-index.ts';
import { table } from '../dynamodb/table.ts';
import { collected } from '../runtime/collected.ts';
import type { TableClient } from '../runtime/granted.ts';
import { isPerson, kindOf, STANDING_BESIDE, type TalentRecord } from './talent-record.ts';
import { type Tombstone, talentTombstones } from './talent-tombstones.ts';

/** What a handler gets that only reads. */
export interface TalentReader {
  get(talentId: string): Promise<TalentRecord | undefined>;
  /** Where what belongs to a talent is now: with itself, unless it was merged into another. */
  resolveMergedId(talentId: string): Promise<string>;
  /** Those who stand beside a talent, the last changed first. */
  besides(talentId: string): Promise<TalentRecord[]>;
  /** Everybody who stands beside someone, as far as rankings need it. */
  standing(): Promise<Pick<TalentRecord, (typeof RANKED)[number]>[]>;
  /** Last changed first, only those that pass; pages may be short. */
  list(page: { limit: number; cursor?: string }, keep: (record: TalentRecord) => boolean): Promise<Page<TalentRecord>>;
  all(): AsyncGenerator<TalentRecord>;
  /** All at once, in no order, as quickly as can be. */
  everyone(): Promise<TalentRecord[]>;
  /** Those written at `time` (ISO 8601) or later, and those gone since. */
  changedSince(time: string): Promise<{ talents: TalentRecord[]; gone: Tombstone[] }>;
  count(): Promise<number>;
}

/** More talents than were ever merged one into the other, one after another. */
const HOMES_MAX = 10;

const BY_UPDATE = { index: 'byUpdate', key: { name: 'kind', value: 'talent' } };

const BY_STANDING = { index: 'byStanding', key: { name: 'standing', value: STANDING_BESIDE } };
const RANKED = ['talentId', 'resumeId', 'basis'] as const;

/** What can be read of the table named in the environment. */
export function talentReader(client: TableClient<'talents'>): TalentReader {
  const talents = table<TalentRecord>(client, TABLES.talents);
  const tombstones = talentTombstones(client);
  return {
    get: async (talentId) => {
      const record = await talents.get({ talentId });
      return isPerson(record) ? record : undefined;
    },
    resolveMergedId: async (talentId) => {
      let home = talentId;
      for (let steps = 0; steps < HOMES_MAX; steps += 1) {
        const item = (await talents.get({ talentId: home })) as TalentRecord | Tombstone | undefined;
        if (item?.kind === 'erased' && item.mergedInto) home = item.mergedInto;
        else if (!isPerson(item) || !item.mergingInto) break;
        // Who was to take it in may have been erased before it was done.
        else if (!(await talents.get({ talentId: item.mergingInto }))) break;
        else home = item.mergingInto;
      }
      return home;
    },
    besides: (talentId) =>
      collected(talents.all({ index: 'byUpdate', key: { name: 'kind', value: kindOf(talentId) } })),
    standing: () => collected(talents.all({ ...BY_STANDING, attributes: RANKED })),
    list: (page, keep) => talents.queryWhere({ ...BY_UPDATE, ...page }, keep),
    all: () => talents.all(BY_UPDATE),
    everyone: () => readWholeIndex(talents, BY_UPDATE, ({ talentId }) => talentId),
    changedSince: async (since) => {
      const [changed, gone] = await Promise.all([
        collected(talents.all({ ...BY_UPDATE, since })),
        tombstones.since(since),
      ]);
      return { talents: changed, gone };
    },
    count: () => talents.count(BY_UPDATE),
  };
}
