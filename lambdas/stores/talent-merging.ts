/** The writes of a merge; each is conditional and can be repeated. */
import { TABLES } from '../../shared/contract/resources.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';
import { claimKey, type KnownBy } from './known-by.ts';
import { asRead, type TalentRecord } from './talent-record.ts';
import type { Tombstone } from './talent-tombstones.ts';

/** What the surviving talent becomes. */
export type TakenIn = Pick<
  TalentRecord,
  | 'email'
  | 'applied'
  | 'appliedAt'
  | 'joined'
  | 'edits'
  | 'chosen'
  | 'createdAt'
  | 'addresses'
  | 'mergedIds'
  | 'confirmedAt'
  | 'recruiterBasis'
>;

export interface TalentMerging {
  /** From now on what comes for `other` goes to `into`. `undefined` when an edit or an application came in since. */
  begin(other: TalentRecord, into: string): Promise<TalentRecord | undefined>;
  /** Takes `begin` back. */
  abandon(other: TalentRecord): Promise<void>;
  /** `undefined` when an edit or an application came in since `survivor` was read. */
  takeIn(survivor: TalentRecord, facts: TakenIn): Promise<TalentRecord | undefined>;
  /** The next application of this address or number joins `to`. */
  passClaim(known: KnownBy, from: string, to: string): Promise<void>;
  /** Leaves a tombstone that says where everything is; `false` when `other` was edited since. */
  finish(other: TalentRecord, into: string): Promise<boolean>;
  /** Puts `other` back in the place of the tombstone that `finish` left; `false` where there is another item. */
  revive(other: TalentRecord, from: string): Promise<boolean>;
  /** `undefined` when an edit or an application came in since `survivor` was read. */
  giveBack(survivor: TalentRecord, facts: GivenBack): Promise<TalentRecord | undefined>;
  /** Leaves only these of the talents that were merged into `survivor`; `undefined` when it changed since it was read. */
  letGo(survivor: TalentRecord, mergedIds: string[] | undefined): Promise<TalentRecord | undefined>;
}

/** What the surviving talent is again once a merge is undone. */
export type GivenBack = Omit<TakenIn, 'mergedIds'> &
  Pick<TalentRecord, 'origins' | 'resumeId' | 'resumeAt' | 'skillIds'>;

interface Claim {
  talentId: string;
  ownerId: string;
}

/** The writes over the table named in the environment. */
export function talentMerging(client: TableClient<'talents', 'changes'>): TalentMerging {
  const talents = table<TalentRecord>(client, TABLES.talents);
  const claims = table<Claim>(client, TABLES.talents);
  const tombstones = table<Tombstone>(client, TABLES.talents);
  const now = () => new Date().toISOString();

  const write = (talent: TalentRecord, changes: Partial<TalentRecord>) => {
    const { talentId, version, applyCount = 0 } = talent;
    // Counted as an application too, so that one on its way notices.
    const counted = { ...changes, version: version + 1, applyCount: applyCount + 1, updatedAt: now() };
    return talents.update({ talentId }, counted, asRead(talent));
  };

  return {
    begin: (other, into) => write(other, { mergingInto: into }),
    abandon: async (other) => {
      await write(other, { mergingInto: undefined });
    },
    takeIn: (survivor, facts) => write(survivor, facts),
    passClaim: async (known, from, to) => {
      const key = { talentId: claimKey(known) };
      const ofOther = { expression: '#o = :o', names: { '#o': 'ownerId' }, values: { ':o': from } };
      if (await claims.update(key, { ownerId: to }, ofOther)) return;
      await claims.insert({ ...key, ownerId: to }, 'talentId');
    },
    finish: ({ talentId, version }, into) => {
      const tombstone: Tombstone = { talentId, kind: 'erased', goneId: talentId, mergedInto: into, updatedAt: now() };
      const unedited = {
        expression: '#version = :version AND #into = :into',
        names: { '#version': 'version', '#into': 'mergingInto' },
        values: { ':version': version, ':into': into },
      };
      return tombstones.replace(tombstone, unedited);
    },
    revive: (other, from) => {
      const buried = {
        expression: '#kind = :erased AND #into = :from',
        names: { '#kind': 'kind', '#into': 'mergedInto' },
        values: { ':erased': 'erased', ':from': from },
      };
      const { version, applyCount = 0 } = other;
      // A reader of the record from before its removal must not find it unchanged.
      const raised = { version: version + 2, applyCount: applyCount + 2, updatedAt: now() };
      return talents.replace({ ...other, ...raised }, buried);
    },
    giveBack: (survivor, facts) => write(survivor, facts),
    letGo: (survivor, mergedIds) => write(survivor, { mergedIds }),
  };
}
