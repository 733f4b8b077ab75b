/** How far the writer is, kept in the collection beside what it wrote. */
import { type SearchClient, SearchFault } from '../../runtime/search-requests.ts';
import { STATE_ID } from './people-mapping.ts';

/** One round of the writer: it took in all that had settled in the table at `freshAt`, and was done at `writtenAt`. */
export interface Round {
  freshAt: number;
  writtenAt: number;
}

export interface WriterState {
  /** The latest last. */
  rounds: Round[];
  /** When all was compared with the table, in milliseconds. */
  comparedAt: number;
}

/** The collection shows what was written 10 to 30 seconds later, by its documentation. */
export const SHOWN_AFTER_MS = 60_000;
/** Enough that one of them is older than that, a round a minute. */
export const ROUNDS_KEPT = 10;

/** The state of an index; undefined before its first round. */
export async function writerState(client: SearchClient, index: string): Promise<WriterState | undefined> {
  try {
    const path = `/${index}/_doc/${STATE_ID}`;
    return (await client.ask<{ _source: { state: WriterState } }>({ method: 'GET', path }))._source.state;
  } catch (error) {
    if (error instanceof SearchFault && error.status === 404) return undefined;
    throw error;
  }
}

/**
 * From when on changes may not be shown yet: all before it stood in a round that was written long enough ago. Undefined as long as there is
 * none.
 */
export function shownUntil({ rounds }: WriterState, now: number, shownAfterMs = SHOWN_AFTER_MS): number | undefined {
  return rounds.findLast(({ writtenAt }) => writtenAt + shownAfterMs <= now)?.freshAt;
}
