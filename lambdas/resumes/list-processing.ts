/** Shows the processing of resumes: counts per state, and the resumes themselves. */
import type { DEAD_LETTER_QUEUES, ProcessingRow } from '../../shared/contract/admin-processing.ts';
import type { Page } from '../../shared/contract/listing.ts';
import { UPLOAD_PREFIXES } from '../../shared/contract/resources.ts';
import type { routes } from '../../shared/contract/routes.ts';
import type { ResumeStatus } from '../../shared/domain/application.ts';
import { type Actor, authorise } from '../../shared/domain/policy.ts';
import { idOfDrop } from '../drops/drop-application-id.ts';
import type { ActionInput } from '../runtime/http.ts';
import { decodeCursor, encodeCursor, invalidCursor } from '../runtime/place-cursor.ts';
import type { ApplicationQuery } from '../stores/application-lists.ts';
import type { ApplicationRecord } from '../stores/application-record.ts';
import type { ApplicationStore } from '../stores/application-store.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import { processingRowOf } from './processing-row.ts';

type Query = ActionInput<typeof routes.listProcessing>['query'];
type DeadLetterQueue = (typeof DEAD_LETTER_QUEUES)[number];

export interface ListProcessingDeps {
  applications: Pick<ApplicationStore, 'list' | 'getMany'>;
  uploads: Pick<UploadStore, 'list'>;
  /** May be a moment old: every open screen asks every few seconds. */
  counts(): Promise<Record<ResumeStatus, number>>;
  deadLetters(): Promise<Record<DeadLetterQueue, number>>;
  derivedId(...parts: string[]): string;
  now(): string;
}

export interface ProcessingPage extends Page<ProcessingRow> {
  counts: Record<ResumeStatus, number>;
  deadLetters: Record<DeadLetterQueue, number>;
}

/** Files of a folder that are looked at before a page is answered with what it has. */
const LOOKED_AT_MAX = 5_000;

/**
 * Those in one state: last changed first. All of them: last submitted first. Those of a folder of storage: by name, each
 * file with its newest content; read from storage, so that it takes as long as the folder is large and no longer.
 */
export async function listProcessing(
  { query }: { query: Query },
  actor: Actor,
  deps: ListProcessingDeps,
): Promise<ProcessingPage> {
  authorise(actor, 'processing.manage');
  const [page, counts, deadLetters] = await Promise.all([
    query.prefix === undefined ? listByState(query, deps) : listByFolder(query, query.prefix, deps),
    deps.counts(),
    deps.deadLetters(),
  ]);
  const now = deps.now();
  return {
    items: page.items.map((record) => processingRowOf(record, now)),
    nextCursor: page.nextCursor,
    counts,
    deadLetters,
  };
}

function listByState(query: Query, { applications }: ListProcessingDeps): Promise<Page<ApplicationRecord>> {
  const { limit, cursor } = query;
  return applications.list({ by: indexFor(query), limit, cursor }, (record) => fits(record, query));
}

function indexFor({ status, failure }: Query): ApplicationQuery['by'] {
  if (status !== undefined) return { resumeStatus: status };
  return failure === undefined ? 'submission' : { resumeStatus: 'failed' };
}

function fits(record: ApplicationRecord, { status, failure, source }: Query): boolean {
  const same = (wanted: string | undefined, value: string | undefined) => wanted === undefined || wanted === value;
  return same(status, record.resumeStatus) && same(failure, record.failureCode) && same(source, record.source);
}

async function listByFolder(query: Query, prefix: string, deps: ListProcessingDeps): Promise<Page<ApplicationRecord>> {
  const { ids, nextKey } = await applicationIdsBelow(prefix, query, deps);
  const records = ids.length > 0 ? await deps.applications.getMany(ids) : [];
  const byId = new Map(records.map((record) => [record.applicationId, record]));
  const items = ids.flatMap((id) => byId.get(id) ?? []).filter((record) => fits(record, query));
  return { items, nextCursor: encodeCursor(nextKey === undefined ? undefined : { nextKey }) };
}

/** The applications of the next files below a prefix, and after which file there are more. */
async function applicationIdsBelow(
  prefix: string,
  { limit, cursor }: Query,
  deps: ListProcessingDeps,
): Promise<{ ids: string[]; nextKey?: string }> {
  const ids: string[] = [];
  let [lookedAt, lastKey] = [0, ''];
  for await (const { key, eTag } of deps.uploads.list(prefix, keyAfter(cursor, prefix))) {
    if (ids.length === limit || lookedAt === LOOKED_AT_MAX) return { ids, nextKey: lastKey };
    const applicationId = applicationIdOf(key, eTag, deps);
    // A file that is being given its new name lies under both for a moment.
    if (applicationId !== undefined && !ids.includes(applicationId)) ids.push(applicationId);
    lookedAt += 1;
    lastKey = key;
  }
  return { ids };
}

/** The file after which a page goes on. A cursor of another list is refused: storage would begin at its first file again. */
function keyAfter(cursor: string | undefined, prefix: string): string {
  const place = decodeCursor(cursor);
  if (!place) return '';
  const { nextKey } = place;
  if (typeof nextKey !== 'string' || !nextKey.startsWith(prefix)) throw invalidCursor();
  return nextKey;
}

/** Which application a file belongs to, as its place in storage says. */
function applicationIdOf(key: string, eTag: string, { derivedId }: ListProcessingDeps): string | undefined {
  if (key.startsWith(UPLOAD_PREFIXES.drops)) return idOfDrop(key, eTag, derivedId);
  return key.startsWith(UPLOAD_PREFIXES.applications) ? key.slice(UPLOAD_PREFIXES.applications.length) : undefined;
}
