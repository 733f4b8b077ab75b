/** Writes documents in bulk, by ids and versions of their own, so that what comes late or twice changes nothing. */
import { setTimeout as sleep } from 'node:timers/promises';
import { logger } from '../../runtime/log.ts';
import { BUSY, pauseMs, type SearchClient, SearchFault } from '../../runtime/search-requests.ts';
import type { GoneDocument, PersonDocument } from './people-document.ts';

/** A document under the id of its person; or none, where the last that is known of somebody goes. */
export type Written =
  | { id: string; version: number; document: PersonDocument | GoneDocument }
  | { id: string; version: number; document?: undefined };

/** OpenSearch recommends 5 to 15 MB a request. */
const REQUEST_MAX_CHARS = 4_000_000;
const REQUEST_MAX_DOCUMENTS = 500;
/** Of the same documents, the pauses between them twice as long each time: some twelve seconds in all. */
const ATTEMPTS = 7;
const FIRST_PAUSE_MS = 200;

interface Item {
  status: number;
  error?: { type?: string };
}

interface BulkAnswer {
  errors: boolean;
  items: Partial<Record<'index' | 'delete', Item>>[];
}

export interface BulkReport {
  written: number;
  /** Something later was known of them. */
  late: number;
  /** OpenSearch cannot take them as they are. */
  refused: number;
}

/** The versions of the same time overwrite each other: a repetition changes nothing, and a comparison finds the rest. */
const VERSION_TYPE = 'external_gte';

function linesOf({ id, version, document }: Written): string {
  const action = { _id: id, version, version_type: VERSION_TYPE };
  if (document === undefined) return `${JSON.stringify({ delete: action })}\n`;
  return `${JSON.stringify({ index: action })}\n${JSON.stringify(document)}\n`;
}

/** As many as one request takes. */
function* requestsOf(documents: readonly Written[]): Generator<Written[]> {
  let [request, chars]: [Written[], number] = [[], 0];
  for (const one of documents) {
    const { length } = linesOf(one);
    const isFull = chars + length > REQUEST_MAX_CHARS || request.length === REQUEST_MAX_DOCUMENTS;
    if (request.length > 0 && isFull) {
      yield request;
      [request, chars] = [[], 0];
    }
    request.push(one);
    chars += length;
  }
  if (request.length > 0) yield request;
}

/** Documents with what became of each. */
function sorted(documents: readonly Written[], { items }: BulkAnswer) {
  const [busy, refused]: [Written[], Item[]] = [[], []];
  let [written, late] = [0, 0];
  for (const [at, one] of documents.entries()) {
    const { index, delete: removed } = items[at] ?? {};
    const item = index ?? removed ?? { status: 500 };
    if (item.status < 300 || (removed && item.status === 404)) written += 1;
    else if (item.status === 409) late += 1;
    else if (BUSY.has(item.status)) busy.push(one);
    else refused.push(item);
  }
  return { busy, refused, written, late };
}

/** The status of a document that does not fit the index: sent again, it would be refused again. */
const UNFIT = 400;

/** Counts documents that do not fit, and logs by which kinds of error; the first fault of another kind. */
function faultOf(refused: readonly Item[], report: BulkReport): Item | undefined {
  const unfit = refused.filter(({ status }) => status === UNFIT);
  report.refused += unfit.length;
  const types = [...new Set(unfit.map(({ error }) => error?.type ?? 'error'))];
  if (unfit.length > 0) logger.error('OpenSearch refused documents', { count: unfit.length, types });
  return refused.find(({ status }) => status !== UNFIT);
}

/**
 * Writes all of them, those that OpenSearch was too busy for again; those that do not fit are counted. Throws `SearchFault`
 * where some stay unwritten for another reason; the others are written all the same.
 */
export async function writeInBulk(
  client: SearchClient,
  index: string,
  documents: readonly Written[],
  pauseFirstMs = FIRST_PAUSE_MS,
): Promise<BulkReport> {
  const report: BulkReport = { written: 0, late: 0, refused: 0 };
  const request = { method: 'POST', path: `/${index}/_bulk` } as const;
  let fault: SearchFault | undefined;
  for (let some of requestsOf(documents)) {
    for (let tried = 0; some.length > 0; tried += 1) {
      if (tried === ATTEMPTS) throw new SearchFault(request, 503, 'busy');
      if (tried > 0) await sleep(pauseMs(tried - 1, pauseFirstMs));
      const answer = await client.ask<BulkAnswer>({ ...request, body: some.map(linesOf).join('') });
      const { busy, refused, written, late } = sorted(some, answer);
      report.written += written;
      report.late += late;
      const first = faultOf(refused, report);
      if (first) fault ??= new SearchFault(request, first.status, first.error?.type ?? 'error');
      some = busy;
    }
  }
  if (fault) throw fault;
  return report;
}
