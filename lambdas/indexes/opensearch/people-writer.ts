/** The only writer of the collection: follows the table of talents, and compares both from time to time. */
import { type SearchClient, SearchFault } from '../../runtime/search-requests.ts';
import { SETTLING_MS } from '../../runtime/settling-time.ts';
import type { ResumeStore } from '../../stores/resume-store.ts';
import type { TalentRecord } from '../../stores/talent-record.ts';
import type { TalentStore } from '../../stores/talent-store.ts';
import { COMPARED_EVERY_MS } from '../background-comparison.ts';
import { timeOf } from './people-document.ts';
import { formAdder } from './people-forms.ts';
import { PEOPLE_INDEXES, PEOPLE_MAPPING, peopleIndexName, STATE_ID } from './people-mapping.ts';
import { BATCH, noneYet, PeoplePuts, type PeopleReport } from './people-puts.ts';
import { has, type Query } from './query.ts';
import { everyHit } from './search-all.ts';
import { ROUNDS_KEPT, SHOWN_AFTER_MS, type WriterState, writerState } from './state.ts';

export interface PeopleWriterDeps {
  search: SearchClient;
  talents: Pick<TalentStore, 'all' | 'changedSince' | 'get'>;
  resumes: Pick<ResumeStore, 'formsOf'>;
  now(): number;
  /** `YYYY-MM`. */
  today(): string;
}

export interface PeopleWriter {
  /** Takes in all that changed; killed anywhere, the next round does what is left. */
  round(): Promise<PeopleReport>;
}

/** How long a first load runs at most: what changed during one that was killed is taken in by the next. */
const LOADED_WITHIN_MS = 600_000;
/** A late writer must have ended by then; an erased person leaves an id until then and nothing afterwards. */
const GONE_KEPT_MS = 24 * 3_600_000;

/** As much of a document as says whether it is the table's. */
interface Known {
  kind: 'person' | 'gone';
  updatedAt: number;
  writeId: string;
}

/** The collection, and how people get into it. */
interface Collection {
  search: SearchClient;
  index: string;
  puts: PeoplePuts;
  talents: PeopleWriterDeps['talents'];
}

async function takeIn({ talents, puts }: Collection, since: number, report: PeopleReport): Promise<void> {
  const changes = await talents.changedSince(new Date(since - SETTLING_MS).toISOString());
  await puts.people(changes.talents, report);
  await puts.gone(changes.gone, report);
}

/** Puts in everybody whom the collection lacks or has otherwise; the ids of all that are in the table. */
async function putMissing(
  { talents, puts }: Collection,
  known: ReadonlyMap<string, Known>,
  report: PeopleReport,
): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  let batch: TalentRecord[] = [];
  for await (const talent of talents.all()) {
    seen.add(talent.talentId);
    const { updatedAt, writeId } = known.get(talent.talentId) ?? {};
    if (updatedAt === timeOf(talent.updatedAt) && writeId === (talent.writeId ?? '')) continue;
    if (batch.push(talent) < BATCH) continue;
    await puts.people(batch, report);
    batch = [];
  }
  await puts.people(batch, report);
  return seen;
}

/** Puts in what the collection has otherwise or lacks, and takes out whom the table does not have; a first load is nothing else. */
async function compare(
  collection: Collection,
  { startedAt, since }: { startedAt: number; since: number },
  report: PeopleReport,
): Promise<void> {
  const { search, index, puts } = collection;
  const known = await knownPeople(search, index);
  const seen = await putMissing(collection, known, report);
  // What changes moves in the table's order and may be missed in it.
  await takeIn(collection, since, report);
  const settledBefore = startedAt - SETTLING_MS;
  const missing = [...known].filter(
    ([id, { kind, updatedAt }]) => kind === 'person' && !seen.has(id) && updatedAt < settledBefore,
  );
  await puts.gone(
    missing.map(([goneId, { updatedAt }]) => ({ goneId, updatedAt: new Date(updatedAt).toISOString() })),
    report,
  );
  const old = [...known].filter(([, { kind, updatedAt }]) => kind === 'gone' && updatedAt < startedAt - GONE_KEPT_MS);
  await puts.documents(
    old.map(([id, { updatedAt }]) => ({ id, version: updatedAt })),
    report,
  );
  report.compared = true;
}

export function peopleWriter({ search, talents, resumes, now, today }: PeopleWriterDeps): PeopleWriter {
  const index = peopleIndexName();
  const puts = new PeoplePuts({ search, index, resumes, today });
  const collection = { search, index, puts, talents };
  const addForms = formAdder({ search, index, puts, talents, resumes });

  /** What stands in the collection, as long as nothing is left to do there: it is not woken to learn so. */
  let quiet: { freshAt: number; comparedAt: number } | undefined;
  const isQuiet = async (at: number): Promise<boolean> => {
    if (!quiet || at >= quiet.comparedAt + COMPARED_EVERY_MS) return false;
    const { talents: changed, gone } = await talents.changedSince(new Date(quiet.freshAt - SETTLING_MS).toISOString());
    return changed.length + gone.length === 0;
  };

  return {
    round: async () => {
      const startedAt = now();
      const report = noneYet();
      if (await isQuiet(startedAt)) return report;
      quiet = undefined;
      await makeIndex(search, index);
      const state = await writerState(search, index);
      const last = state?.rounds.at(-1);
      const isDue = !state || !last || startedAt >= state.comparedAt + COMPARED_EVERY_MS;
      const since = last?.freshAt ?? startedAt - SHOWN_AFTER_MS - LOADED_WITHIN_MS;
      if (isDue) await compare(collection, { startedAt, since }, report);
      else await takeIn(collection, since, report);
      const allFormed = !isDue && (await addForms(report));
      const rounds = [...(state?.rounds ?? []), { freshAt: startedAt, writtenAt: now() }].slice(-ROUNDS_KEPT);
      const comparedAt = isDue ? startedAt : (state?.comparedAt ?? 0);
      await keepState(search, index, { rounds, comparedAt }, now());
      if (isDue && state) await removeOthers(search, index);
      if (allFormed && report.written + report.late === 0) quiet = { freshAt: startedAt, comparedAt };
      report.behindSeconds = (now() - startedAt) / 1000;
      return report;
    },
  };
}

/** Makes the index where it is not there; of two writers, the second gets an error. */
async function makeIndex(search: SearchClient, index: string): Promise<void> {
  try {
    await search.ask({ method: 'PUT', path: `/${index}`, body: { mappings: PEOPLE_MAPPING } });
  } catch (error) {
    if (!(error instanceof SearchFault && error.type === 'resource_already_exists_exception')) throw error;
  }
}

/** An overtaken writer keeps nothing: what it did stands, and the later state says at least as much. */
async function keepState(search: SearchClient, index: string, state: WriterState, version: number): Promise<void> {
  const action = { index: { _id: STATE_ID, version, version_type: 'external_gte' } };
  const body = `${JSON.stringify(action)}\n${JSON.stringify({ kind: 'state', state })}\n`;
  const { items } = await search.ask<{ items: { index: { status: number } }[] }>({
    method: 'POST',
    path: `/${index}/_bulk`,
    body,
  });
  const status = items[0]?.index.status ?? 500;
  if (status >= 300 && status !== 409)
    throw new SearchFault({ method: 'POST', path: `/${index}/_bulk` }, status, 'state');
}

/** Indexes of other fields, once this one has been compared a second time: no reader uses them by then. */
async function removeOthers(search: SearchClient, index: string): Promise<void> {
  const all = await search.ask<Record<string, unknown>>({ method: 'GET', path: `/${PEOPLE_INDEXES}/_mapping` });
  for (const other of Object.keys(all).filter((name) => name !== index))
    await search.ask({ method: 'DELETE', path: `/${other}` });
}

/** What the collection knows of everybody, by id. */
async function knownPeople(search: SearchClient, index: string): Promise<Map<string, Known>> {
  const known = new Map<string, Known>();
  const query: Query = has('talentId');
  const fields = ['kind', 'updatedAt', 'writeId'];
  for await (const { _id, _source } of everyHit<Known>(search, index, { query, fields })) known.set(_id, _source);
  return known;
}
