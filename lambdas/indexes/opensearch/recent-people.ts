/** Whom the collection may not show as they are yet: a small file of SQLite with those who changed in the last minutes. */
import { AppError } from '../../../shared/errors.ts';
import type { SearchClient } from '../../runtime/search-requests.ts';
import { SETTLING_MS } from '../../runtime/settling-time.ts';
import type { TalentStore } from '../../stores/talent-store.ts';
import type { SqliteFile } from '../sqlite-file.ts';
import { openTalentFile, putTalents, removeTalents } from '../talent-file.ts';
import { timeOf } from './people-document.ts';
import { SHOWN_AFTER_MS, shownUntil, writerState } from './state.ts';

export interface RecentPeople {
  file: SqliteFile;
  /** Ids of all who changed or are gone: what the collection says of them does not count. */
  hidden: string[];
}

export interface RecentPeopleDeps {
  search: SearchClient;
  index: string;
  talents: Pick<TalentStore, 'changedSince'>;
  now(): number;
  shownAfterMs?: number;
}

export interface RecentSource {
  /** With everything stored before the call. Throws `unavailable` before the collection is made. */
  fresh(): Promise<RecentPeople>;
  isMade(): Promise<boolean>;
  close(): void;
}

/** What the writer did is asked for again after so long; an older state only means more recent people. */
const STATE_KEPT_MS = 10_000;

/** Follows the table from where the collection is. */
export function recentPeople({
  search,
  index,
  talents,
  now,
  shownAfterMs = SHOWN_AFTER_MS,
}: RecentPeopleDeps): RecentSource {
  let file: SqliteFile | undefined;
  /** By id when somebody changed or went. */
  const changedAt = new Map<string, number>();
  let freshAt: number | undefined;
  let known: { at: number; until: number | undefined } | undefined;

  const until = async (): Promise<number | undefined> => {
    if (known && known.until !== undefined && now() < known.at + STATE_KEPT_MS) return known.until;
    const state = await writerState(search, index);
    known = { at: now(), until: state && shownUntil(state, now(), shownAfterMs) };
    return known.until;
  };

  /** Those whom the collection shows by now. */
  const forget = (to: SqliteFile, shownBefore: number): void => {
    const shown = [...changedAt].filter(([, at]) => at < shownBefore - SETTLING_MS);
    if (shown.length === 0) return;
    to.atOnce(() =>
      removeTalents(
        to,
        shown.map(([goneId]) => ({ goneId, updatedAt: FOREVER })),
      ),
    );
    for (const [id] of shown) changedAt.delete(id);
  };

  const catchUp = async (): Promise<RecentPeople> => {
    const shownBefore = await until();
    if (shownBefore === undefined) throw new AppError('unavailable', 'SERVICE_UNAVAILABLE');
    file ??= openTalentFile(':memory:');
    const [to, startedAt] = [file, now()];
    const since = freshAt === undefined ? shownBefore : Math.max(freshAt, shownBefore);
    const changes = await talents.changedSince(new Date(since - SETTLING_MS).toISOString());
    to.atOnce(() => {
      putTalents(to, changes.talents);
      removeTalents(to, changes.gone);
    });
    for (const { talentId, updatedAt } of changes.talents) changedAt.set(talentId, timeOf(updatedAt));
    for (const { goneId, updatedAt } of changes.gone)
      changedAt.set(goneId, Math.max(timeOf(updatedAt), changedAt.get(goneId) ?? 0));
    freshAt = Math.max(freshAt ?? 0, startedAt);
    forget(to, shownBefore);
    return { file: to, hidden: [...changedAt.keys()] };
  };

  // One at a time; one that began before a request may have missed what that request wants to see.
  let turn: Promise<unknown> = Promise.resolve();
  return {
    fresh: () => {
      const mine = turn.then(catchUp, catchUp);
      turn = mine.catch(() => undefined);
      return mine;
    },
    isMade: async () => (await until()) !== undefined,
    close: () => {
      file?.close();
      file = undefined;
      freshAt = undefined;
      changedAt.clear();
    },
  };
}

/** Later than every change. */
const FOREVER = '9999';
