/** Writes to talents from applications, recruiters and statements, none of which undoes another. */
import { TABLES } from '../../shared/contract/resources.ts';
import { type Condition, unchanged } from '../dynamodb/condition.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';
import { failBusy, LOST, updateWithRetry } from '../runtime/update-with-retry.ts';
import { knownBy } from './known-by.ts';
import { takenOver } from './taken-over.ts';
import type { KeptClaims } from './talent-claims.ts';
import type { TalentReader } from './talent-reader.ts';
import { asApplied, asRead, personWithout, type SettledBasis, type TalentRecord, updatedNow } from './talent-record.ts';

/** What applications say of a talent. */
export type Restated = Partial<
  Pick<
    TalentRecord,
    | 'applied'
    | 'appliedAt'
    | 'origins'
    | 'differing'
    | 'joined'
    | 'email'
    | 'addresses'
    | 'resumeId'
    | 'resumeAt'
    | 'skillIds'
  >
>;

export interface TalentWrites {
  /** Creates the talent as it is given; `false` when its id is taken. */
  insert(talent: TalentRecord): Promise<boolean>;
  /**
   * Creates the talent, or takes over what a newer application says. Recruiters' edits stay. The talent's id is answered:
   * that of another one where this was merged.
   */
  apply(talent: TalentRecord): Promise<string>;
  /** Puts other facts in the place of those read in `talent`; `false` when an application came in since. */
  restate(talent: TalentRecord, facts: Restated): Promise<boolean>;
  /** Notes on what ground the person may be considered; `false` when that was settled again since `talent` was read. */
  settleBasis(talent: Pick<TalentRecord, 'talentId' | 'basisCount'>, settled: SettledBasis): Promise<boolean>;
  /** A recruiter's choice of reading; `undefined` when an edit or an application came in since `talent` was read. */
  choose(
    talent: TalentRecord,
    changes: Restated & Pick<TalentRecord, 'edits' | 'status' | 'chosen'>,
  ): Promise<TalentRecord | undefined>;
  /** A recruiter's edit; `undefined` when the stored version is another. */
  edit(
    talentId: string,
    version: number,
    changes: Pick<TalentRecord, 'edits' | 'status'> &
      Partial<Pick<TalentRecord, 'recruiterBasis' | 'basis' | 'basisCount' | 'basisEnded'>>,
  ): Promise<TalentRecord | undefined>;
}

interface WritingDeps extends Pick<TalentReader, 'get' | 'resolveMergedId'> {
  keepClaim: KeptClaims['keep'];
}

/** How a ground is written that was settled `basisCount` times before, and on what condition. */
function settlement(settled: SettledBasis, basisCount: number | undefined): [Partial<TalentRecord>, Condition] {
  // The first time is no change that people should find at the top of their lists.
  if (basisCount === undefined) return [{ ...settled, basisCount: 1 }, personWithout('basisCount')];
  return [{ ...settled, basisCount: basisCount + 1, ...updatedNow() }, unchanged('basisCount', basisCount)];
}

/** The writes over the table named in the environment. */
export function talentWrites(client: TableClient<'talents'>, deps: WritingDeps): TalentWrites {
  const talents = table<TalentRecord>(client, TABLES.talents);

  /** Writes what applications say, unless another one did since `known` was read. */
  const takeOver = async ({ talentId, applyCount = 0 }: TalentRecord, changes: Partial<TalentRecord>) => {
    const written = { ...changes, ...updatedNow(), applyCount: applyCount + 1 };
    return (await talents.update({ talentId }, written, asApplied({ applyCount }))) !== undefined;
  };

  const insert = async (talent: TalentRecord): Promise<boolean> => {
    if (!(await talents.insert({ ...talent, ...updatedNow() }, 'talentId'))) return false;
    // The person of an erased talent may have claimed it a moment before.
    if (talent.besideId === undefined) await deps.keepClaim(knownBy(talent), talent.talentId);
    return true;
  };

  return {
    insert,
    apply: async (talent) => {
      const write = async (talentId: string) => {
        const known = await deps.get(talentId);
        const isWritten = known ? takeOver(known, takenOver(known, talent)) : insert({ ...talent, talentId });
        return (await isWritten) ? talentId : LOST;
      };
      return updateWithRetry(() => deps.resolveMergedId(talent.talentId), write, failBusy(`Talent ${talent.talentId}`));
    },
    restate: takeOver,
    settleBasis: async ({ talentId, basisCount }, settled) =>
      (await talents.update({ talentId }, ...settlement(settled, basisCount))) !== undefined,
    choose: ({ talentId, version, applyCount = 0 }, changes) => {
      const written = { ...changes, version: version + 1, applyCount: applyCount + 1, ...updatedNow() };
      return talents.update({ talentId }, written, asRead({ version, applyCount }));
    },
    edit: (talentId, version, changes) => {
      const edited = { ...changes, version: version + 1, ...updatedNow() };
      return talents.update({ talentId }, edited, unchanged('version', version));
    },
  };
}
