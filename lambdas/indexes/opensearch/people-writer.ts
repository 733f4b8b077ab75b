/** The only writer of the collection: follows the table of talents, and compares both from time to time. */
import { type FormVersion, formVersion } from '../../../shared/matching/index.ts';
import { type SearchClient, SearchFault } from '../../runtime/search-requests.ts';
import { SETTLING_MS } from '../../runtime/settling-time.ts';
import type { ReadingKey, ResumeStore } from '../../stores/resume-store.ts';
import type { TalentRecord } from '../../stores/talent-record.ts';
import type { TalentStore } from '../../stores/talent-store.ts';
import { COMPARED_EVERY_MS } from '../background-comparison.ts';
import { storedForms } from '../stored-forms.ts';
import { type Written, writeInBulk } from './bulk.ts';
import { goneDocument, personDocument, timeOf } from './people-document.ts';
import { PEOPLE_INDEXES, PEOPLE_MAPPING, peopleIndexName, STATE_ID } from './people-mapping.ts';
import { has, type Query, without } from './query.ts';
import { everyHit, searchIn } from './search-all.ts';
import { ROUNDS_KEPT, SHOWN_AFTER_MS, type WriterState, writerState } from './state.ts';

export interface PeopleWriterDeps {
  search: SearchClient;
  talents: Pick<TalentStore, 'all' | 'changedSince' | 'get'>;
  resumes: Pick<ResumeStore, 'formsOf'>;
  now(): number;
  /** `YYYY-MM`. */
  today(): string;
}

export interface PeopleReport {
  written: number;
  late: number;
  refused: number;
  gone: number;
  compared: boolean;
  behindSeconds: number;
}

export interface PeopleWriter {
  /** Takes in all that changed; killed anywhere, the next round does what is left. */
  round(): Promise<PeopleReport>;
}

/** DynamoDB's limit for one batch, and documents built before they are sent. */
const BATCH = 100;
/** Documents that lack a form, of which one round looks twice at so many. */
const FORMS_AT_ONCE = 500;
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

type Gone = Awaited<ReturnType<TalentStore['changedSince']>>['gone'];

export function peopleWriter({ search, talents, resumes, now, today }: PeopleWriterDeps): PeopleWriter {
  const index = peopleIndexName();
  const version = () => formVersion(today());

  const write = async (documents: readonly Written[], report: PeopleReport): Promise<void> => {
    const { written, late, refused } = await writeInBulk(search, index, documents);
    report.written += written;
    report.late += late;
    report.refused += refused;
  };

  /** Their documents, with the forms that are stored with their readings. */
  const putPeople = async (people: readonly TalentRecord[], report: PeopleReport): Promise<void> => {
    for (let at = 0; at < people.length; at += BATCH) {
      const some = people.slice(at, at + BATCH);
      const keys = some.flatMap(({ talentId, resumeId }) => (resumeId === undefined ? [] : [{ talentId, resumeId }]));
      const stored = keys.length === 0 ? [] : storedForms(await resumes.formsOf(keys), version());
      const forms = new Map(stored.map((form) => [form.resumeId, form]));
      const documents = some.map((talent): Written => {
        const document = personDocument(talent, forms.get(talent.resumeId ?? ''));
        return { id: talent.talentId, version: document.updatedAt, document };
      });
      await write(documents, report);
    }
  };

  const putGone = async (gone: readonly Pick<Gone[number], 'goneId' | 'updatedAt'>[], report: PeopleReport) => {
    const documents = gone.map(({ goneId, updatedAt }): Written => {
      const at = timeOf(updatedAt);
      return { id: goneId, version: at, document: goneDocument(goneId, at) };
    });
    report.gone += documents.length;
    await write(documents, report);
  };

  const takeIn = async (since: number, report: PeopleReport): Promise<void> => {
    const changes = await talents.changedSince(new Date(since - SETTLING_MS).toISOString());
    await putPeople(changes.talents, report);
    await putGone(changes.gone, report);
  };

  /** Puts in what the collection has otherwise or lacks, and takes out whom the table does not have; a first load is nothing else. */
  const compare = async (startedAt: number, since: number, report: PeopleReport): Promise<void> => {
    const known = await knownPeople(search, index);
    const seen = new Set<string>();
    let batch: TalentRecord[] = [];
    for await (const talent of talents.all()) {
      seen.add(talent.talentId);
      const { updatedAt, writeId } = known.get(talent.talentId) ?? {};
      if (updatedAt === timeOf(talent.updatedAt) && writeId === (talent.writeId ?? '')) continue;
      if (batch.push(talent) < BATCH) continue;
      await putPeople(batch, report);
      batch = [];
    }
    await putPeople(batch, report);
    // What changes moves in the table's order and may be missed in it.
    await takeIn(since, report);
    const settledBefore = startedAt - SETTLING_MS;
    const missing = [...known].filter(
      ([id, { kind, updatedAt }]) => kind === 'person' && !seen.has(id) && updatedAt < settledBefore,
    );
    await putGone(
      missing.map(([goneId, { updatedAt }]) => ({ goneId, updatedAt: new Date(updatedAt).toISOString() })),
      report,
    );
    const old = [...known].filter(([, { kind, updatedAt }]) => kind === 'gone' && updatedAt < startedAt - GONE_KEPT_MS);
    await write(
      old.map(([id, { updatedAt }]) => ({ id, version: updatedAt })),
      report,
    );
    report.compared = true;
  };

  const addForms = formAdder(search, index, version, async (keys) => {
    const report = noneYet();
    for (let at = 0; at < keys.length; at += BATCH) {
      const some = keys.slice(at, at + BATCH);
      const made = new Set(storedForms(await resumes.formsOf(some), version()).map(({ resumeId }) => resumeId));
      const ids = some.filter(({ resumeId }) => made.has(resumeId)).map(({ talentId }) => talentId);
      const people = (await Promise.all(ids.map((id) => talents.get(id)))).filter((talent) => talent !== undefined);
      // Who stands beside somebody has no document: lists show those who stand for themselves.
      await putPeople(
        people.filter(({ besideId }) => besideId === undefined),
        report,
      );
    }
    return report;
  });

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
      if (isDue) await compare(startedAt, last?.freshAt ?? startedAt - SHOWN_AFTER_MS - LOADED_WITHIN_MS, report);
      else await takeIn(last.freshAt, report);
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

const noneYet = (): PeopleReport => ({
  written: 0,
  late: 0,
  refused: 0,
  gone: 0,
  compared: false,
  behindSeconds: 0,
});

/**
 * Forms are made after readings are settled, and change no talent: documents that lack one are made again once it is there.
 * A round looks at those who changed last, and at others from where the round before ended; it answers `true` where a look
 * at all of them has found no form to add.
 */
function formAdder(
  search: SearchClient,
  index: string,
  version: () => FormVersion,
  add: (keys: readonly ReadingKey[]) => Promise<PeopleReport>,
): (report: PeopleReport) => Promise<boolean> {
  const sort = [{ updatedAt: 'desc' }, { talentId: 'asc' }];
  let [after, isAdding]: [unknown[] | undefined, boolean] = [undefined, false];

  /** The next that lack a form; the place of the last one, where more may follow. */
  const look = async (from: unknown[] | undefined, report: PeopleReport): Promise<unknown[] | undefined> => {
    const query = without(has('resumeId'), [{ term: { engine: version().engine } }]);
    const body = { query, sort, size: FORMS_AT_ONCE, _source: ['resumeId'], ...(from && { search_after: from }) };
    const { hits } = (await searchIn<{ resumeId: string }>(search, index, body)).hits;
    const { written, late, refused } = await add(
      hits.map(({ _id, _source }) => ({ talentId: _id, resumeId: _source.resumeId })),
    );
    report.written += written;
    report.late += late;
    report.refused += refused;
    isAdding ||= written + late > 0;
    return hits.length < FORMS_AT_ONCE ? undefined : hits.at(-1)?.sort;
  };

  return async (report) => {
    const first = await look(undefined, report);
    after = first && (await look(after ?? first, report));
    if (after) return false;
    const isDone = !isAdding;
    isAdding = false;
    return isDone;
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
