/** Removes the undo data of merges once their undo period is over. */
import { TABLES } from '../../shared/contract/resources.ts';
import { table } from '../dynamodb/table.ts';
import { collected } from '../runtime/collected.ts';
import type { TableClient } from '../runtime/granted.ts';
import { mergeKey } from './merge-store.ts';
import type { TalentRecord } from './talent-record.ts';

/** As much of what is kept of a merge as says whether it may go. */
interface KeptMerge {
  talentId: string;
  survivorId: string;
  other: Pick<TalentRecord, 'talentId'>;
  undoing?: true;
}

export interface ForgottenMerges {
  /** Removes what these talents and the one they were merged into were before, so that the merges cannot be undone any more. */
  forgetMerges(mergedIds: readonly string[] | undefined): Promise<void>;
  /** The same of merges decided at `time` (ISO 8601) or before; answers how many. */
  forgetMergesUntil(time: string): Promise<number>;
}

const BY_MERGE = { index: 'byUpdate', key: { name: 'kind', value: 'merge' } };

/** Over the table named in the environment; `find` looks for the survivor of a merge. */
export function forgottenMerges(
  client: TableClient<'talents'>,
  find: (talentId: string) => Promise<TalentRecord | undefined>,
): ForgottenMerges {
  const merges = table<KeptMerge>(client, TABLES.talents);

  /** An undo that was interrupted can be asked to go on, as long as the survivor knows of the other. */
  const isOffered = async ({ survivorId, other }: KeptMerge): Promise<boolean> =>
    (await find(survivorId))?.mergedIds?.includes(other.talentId) ?? false;

  return {
    forgetMerges: async (mergedIds = []) => {
      for (const id of mergedIds) await merges.remove({ talentId: mergeKey(id) });
    },
    forgetMergesUntil: async (time) => {
      let count = 0;
      for (const merge of await collected(merges.all({ ...BY_MERGE, until: time }))) {
        if (merge.undoing && (await isOffered(merge))) continue;
        await merges.remove({ talentId: merge.talentId });
        count += 1;
      }
      return count;
    },
  };
}
