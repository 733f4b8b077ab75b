/** The writes by which one talent takes in another; each is conditional, and the same again when it is repeated. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { TABLES } from '../../shared/contract/resources.ts';
import { type Condition, table } from './table.ts';
import { claimKey, type KnownBy, type TalentRecord, type Tombstone } from './talent-store.ts';

/** What the surviving talent becomes. */
export type TakenIn = Pick<
  TalentRecord,
  'email' | 'applied' | 'appliedAt' | 'joined' | 'edits' | 'createdAt' | 'addresses' | 'mergedIds'
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
}

interface Claim {
  talentId: string;
  ownerId: string;
}

/** Nothing was written to the talent since, neither by a recruiter nor by an application. */
function asRead({ version, applyCount }: TalentRecord): Condition {
  const versionHolds = '#kind = :talent AND #version = :version';
  const names = { '#kind': 'kind', '#version': 'version', '#count': 'applyCount' };
  const values = { ':talent': 'talent', ':version': version };
  if (!applyCount) return { expression: `${versionHolds} AND attribute_not_exists(#count)`, names, values };
  return { expression: `${versionHolds} AND #count = :count`, names, values: { ...values, ':count': applyCount } };
}

/** The writes over the table named in the environment. */
export function talentMerging(client: DynamoDBDocumentClient): TalentMerging {
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
  };
}
