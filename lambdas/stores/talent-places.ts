/** Whether a talent has its own record or stands, unconfirmed, beside the owner of the address it gave. */
import { TABLES } from '../../shared/contract/resources.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';
import { knownBy } from './known-by.ts';
import type { TalentClaims } from './talent-claims.ts';
import { IS_PERSON, personWithout, placeOf, STANDING_BESIDE, type TalentRecord, updatedNow } from './talent-record.ts';
import { talentTombstones } from './talent-tombstones.ts';

export interface TalentPlaces {
  /** Notes that the address or number is this person's. */
  confirm(talentId: string, at: string): Promise<void>;
  /** Lets a talent stand beside another one, or with `undefined` by itself. */
  place(talentId: string, besideId: string | undefined): Promise<void>;
  /** Notes of a talent who stands beside someone that they do, unless they were placed elsewhere since they were read. */
  markStanding(talent: Pick<TalentRecord, 'talentId' | 'kind'>): Promise<void>;
  /** Makes each talent that stood beside a removed one independent, or places it beside the address's present owner. */
  placeAnew(talent: TalentRecord): Promise<void>;
}

interface PlacingDeps {
  resolveMergedId(talentId: string): Promise<string>;
  claim: TalentClaims['claim'];
}

/** The writes over the table named in the environment. */
export function talentPlaces(client: TableClient<'talents'>, { resolveMergedId, claim }: PlacingDeps): TalentPlaces {
  const talents = table<TalentRecord>(client, TABLES.talents);
  const tombstones = talentTombstones(client);

  const place = async (talentId: string, besideId: string | undefined): Promise<void> => {
    const placed = { ...placeOf(besideId), ...updatedNow() };
    const isPlaced = await talents.update({ talentId }, placed, IS_PERSON);
    if (isPlaced && besideId !== undefined) await tombstones.leave(talentId);
  };

  return {
    confirm: async (talentId, at) => {
      await talents.update({ talentId }, { confirmedAt: at, ...updatedNow() }, personWithout('confirmedAt'));
    },
    place,
    markStanding: async ({ talentId, kind }) => {
      const asRead = { expression: '#kind = :kind', names: { '#kind': 'kind' }, values: { ':kind': kind } };
      await talents.update({ talentId }, { standing: STANDING_BESIDE }, asRead);
    },
    placeAnew: async (talent) => {
      const owner = await resolveMergedId(await claim(knownBy(talent), talent.talentId));
      await place(talent.talentId, owner === talent.talentId ? undefined : owner);
    },
  };
}
