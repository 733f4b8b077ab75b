/** Claims that make one e-mail address or phone number one person; only one writer can win a claim. */
import { TABLES } from '../../shared/contract/resources.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';
import { claimKey, type KnownBy } from './known-by.ts';

/** The claim of one address or number; it has no `kind` and so is in no index. */
interface Claim {
  talentId: string;
  ownerId: string;
}

/** The talent that has claimed an address or number, if any; it may still be on its way, or be merged into another. */
export type OwnerOf = (known: KnownBy) => Promise<string | undefined>;

/** For those who only want to know and claim nothing. */
export function claimOwner(client: TableClient<'talents'>): OwnerOf {
  const claims = table<Claim>(client, TABLES.talents);
  return async (known) => (await claims.get({ talentId: claimKey(known) }))?.ownerId;
}

export interface TalentClaims {
  /** The talent of an address or number; `newTalentId` if it was unknown. Two at once get the same answer. */
  claim(known: KnownBy, newTalentId: string): Promise<string>;
  /** Frees the address or number of a talent that is no more. */
  free(known: KnownBy, talentId: string): Promise<void>;
  /** Lets go of an address or number that does not lead to this talent any more. */
  releaseClaim(known: KnownBy, talentId: string): Promise<void>;
}

/** What the stores beside it need besides. */
export interface KeptClaims extends TalentClaims {
  /** Claims an address or number for someone, unless it is claimed already. */
  keep(known: KnownBy, ownerId: string): Promise<boolean>;
}

/** The claims over the table named in the environment. */
export function talentClaims(
  client: TableClient<'talents'>,
  find: (talentId: string) => Promise<object | undefined>,
): KeptClaims {
  const claims = table<Claim>(client, TABLES.talents);

  const keep = (known: KnownBy, ownerId: string) => claims.insert({ talentId: claimKey(known), ownerId }, 'talentId');

  const releaseClaim = async (known: KnownBy, ownerId: string): Promise<void> => {
    const own = { expression: '#o = :o', names: { '#o': 'ownerId' }, values: { ':o': ownerId } };
    await claims.removeWhere({ talentId: claimKey(known) }, own);
  };

  return {
    keep,
    releaseClaim,
    claim: async (known, newTalentId) => {
      if (await keep(known, newTalentId)) return newTalentId;
      const owner = await claims.get({ talentId: claimKey(known) });
      return owner?.ownerId ?? newTalentId;
    },
    free: async (known, ownerId) => {
      if (await find(ownerId)) return;
      await releaseClaim(known, ownerId);
      // The holder of the claim may have created the talent again meanwhile.
      if (await find(ownerId)) await keep(known, ownerId);
    },
  };
}
