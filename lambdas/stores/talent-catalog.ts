/** Remembers all talents between requests of one container, and brings them up to date at each of them. */
import type { TalentRecord, TalentStore } from './talent-store.ts';

/**
 * Writes bear the time at which they were begun, may be sent again for some seconds until they succeed, and show in an
 * index a moment later. What is older than this has settled.
 */
const SETTLING_MS = 30_000;
/** Everything is read anew after this, in case a change settled later than that. */
const MAX_AGE_MS = 15 * 60_000;

export interface TalentCatalog {
  /** Every talent as it is now, in no order; the same array as before where nothing has changed. */
  all(): Promise<readonly TalentRecord[]>;
}

interface Memory {
  loadedAt: number;
  /** Every change from before this is known. */
  freshAt: number;
  records: Map<string, TalentRecord>;
  list: readonly TalentRecord[];
}

/** The catalogue over `talents`; `now` in milliseconds. Requests that come while it loads share one loading. */
export function talentCatalog(
  talents: Pick<TalentStore, 'everyone' | 'changedSince'>,
  now: () => number = Date.now,
): TalentCatalog {
  let memory: Memory | undefined;
  let loading: Promise<Memory> | undefined;

  const load = async (): Promise<Memory> => {
    const startedAt = now();
    const records = new Map((await talents.everyone()).map((record) => [record.talentId, record]));
    memory = { loadedAt: startedAt, freshAt: startedAt, records, list: [...records.values()] };
    return memory;
  };

  const loaded = async (): Promise<Memory> => {
    if (memory && now() - memory.loadedAt < MAX_AGE_MS) return memory;
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return loading;
  };

  return {
    all: async () => {
      const current = await loaded();
      const startedAt = now();
      const changes = await talents.changedSince(new Date(current.freshAt - SETTLING_MS).toISOString());
      if (takeIn(current.records, changes)) current.list = [...current.records.values()];
      current.freshAt = Math.max(current.freshAt, startedAt);
      return current.list;
    },
  };
}

type Changes = Awaited<ReturnType<TalentStore['changedSince']>>;

/** Whether anything is different now. An index may show what has changed again, or is gone, as it was before. */
function takeIn(records: Map<string, TalentRecord>, { talents, gone }: Changes): boolean {
  const before = new Map<string, TalentRecord | undefined>();
  const set = (talentId: string, record: TalentRecord | undefined) => {
    if (!before.has(talentId)) before.set(talentId, records.get(talentId));
    if (record) records.set(talentId, record);
    else records.delete(talentId);
  };
  for (const record of talents) {
    const known = records.get(record.talentId);
    if (!known || (known.updatedAt <= record.updatedAt && !isSameWrite(known, record))) set(record.talentId, record);
  }
  for (const { goneId, updatedAt } of gone) {
    const known = records.get(goneId);
    // Made anew, by an application that was being read while the talent was erased.
    if (known && known.updatedAt <= updatedAt) set(goneId, undefined);
  }
  return [...before].some(([talentId, record]) => records.get(talentId) !== record);
}

function isSameWrite(a: TalentRecord, b: TalentRecord): boolean {
  return a.updatedAt === b.updatedAt && a.writeId === b.writeId;
}
