/** Whom the collection may not show as they are yet: a small file of SQLite with those who changed in the last minutes. */
import { AppError } from '../../../shared/errors.ts';
import { actionsInTurn } from '../../runtime/in-turn.ts';
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

/** Later than every change. */
const FOREVER = '9999';

/** Until when the collection shows all changes, remembered for a short while; undefined before it is made. */
function shownUntilOf({ search, index, now, shownAfterMs = SHOWN_AFTER_MS }: RecentPeopleDeps) {
  let known: { at: number; until: number | undefined } | undefined;
  return async (): Promise<number | undefined> => {
    if (known && known.until !== undefined && now() < known.at + STATE_KEPT_MS) return known.until;
    const state = await writerState(search, index);
    known = { at: now(), until: state && shownUntil(state, now(), shownAfterMs) };
    return known.until;
  };
}

/** The file with those who changed, and when they did. */
class RecentFile {
  readonly file = openTalentFile(':memory:');
  /** By id when somebody changed or went. */
  readonly #changedAt = new Map<string, number>();

  take({ talents, gone }: Awaited<ReturnType<TalentStore['changedSince']>>): void {
    this.file.atOnce(() => {
      putTalents(this.file, talents);
      removeTalents(this.file, gone);
    });
    for (const { talentId, updatedAt } of talents) this.#changedAt.set(talentId, timeOf(updatedAt));
    for (const { goneId, updatedAt } of gone)
      this.#changedAt.set(goneId, Math.max(timeOf(updatedAt), this.#changedAt.get(goneId) ?? 0));
  }

  /** Forgets those whom the collection shows by now. */
  forget(shownBefore: number): void {
    const shown = [...this.#changedAt].filter(([, at]) => at < shownBefore - SETTLING_MS).map(([goneId]) => goneId);
    if (shown.length === 0) return;
    const gone = shown.map((goneId) => ({ goneId, updatedAt: FOREVER }));
    this.file.atOnce(() => removeTalents(this.file, gone));
    for (const id of shown) this.#changedAt.delete(id);
  }

  people(): RecentPeople {
    return { file: this.file, hidden: [...this.#changedAt.keys()] };
  }
}

/** Follows the table from where the collection is. */
export function recentPeople(deps: RecentPeopleDeps): RecentSource {
  const { talents, now } = deps;
  const until = shownUntilOf(deps);
  let recent: RecentFile | undefined;
  let freshAt: number | undefined;

  const catchUp = async (): Promise<RecentPeople> => {
    const shownBefore = await until();
    if (shownBefore === undefined) throw new AppError('unavailable', 'SERVICE_UNAVAILABLE');
    recent ??= new RecentFile();
    const [to, startedAt] = [recent, now()];
    const since = freshAt === undefined ? shownBefore : Math.max(freshAt, shownBefore);
    to.take(await talents.changedSince(new Date(since - SETTLING_MS).toISOString()));
    freshAt = Math.max(freshAt ?? 0, startedAt);
    to.forget(shownBefore);
    return to.people();
  };

  // One that began before a request may have missed what that request wants to see.
  const inTurn = actionsInTurn();
  return {
    fresh: () => inTurn(catchUp),
    isMade: async () => (await until()) !== undefined,
    close: () => {
      recent?.file.close();
      recent = undefined;
      freshAt = undefined;
    },
  };
}
