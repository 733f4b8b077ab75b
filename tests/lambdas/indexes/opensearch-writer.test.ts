/** The writer of the collection loses nothing: not where OpenSearch refuses single documents, not where it comes late or is killed. */
import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeServer, listenOnLoopback } from '../../../infra/local/loopback.ts';
import type { LocalOpenSearch } from '../../../infra/local/opensearch/opensearch.ts';
import { writeInBulk } from '../../../lambdas/indexes/opensearch/bulk.ts';
import { goneDocument, personDocument } from '../../../lambdas/indexes/opensearch/people-document.ts';
import { PEOPLE_MAPPING, peopleIndexName } from '../../../lambdas/indexes/opensearch/people-mapping.ts';
import { logger } from '../../../lambdas/runtime/log.ts';
import { searchClient } from '../../../lambdas/runtime/search-client.ts';
import type { SearchClient, SearchFault } from '../../../lambdas/runtime/search-requests.ts';
import { isServiceFault } from '../../../lambdas/runtime/service-fault.ts';
import type { TalentRecord } from '../../../lambdas/stores/talent-record.ts';
import { ENGINE_VERSION, formVersion } from '../../../shared/matching/index.ts';
import { clockAt, fakeTalents } from '../../support/fakes.ts';
import { localSearch, startLocalOpenSearch, writerOf } from '../../support/people-engines.ts';
import { aTalent, START } from '../records.ts';

let local: LocalOpenSearch;
let search: SearchClient;
beforeEach(async () => {
  local = await startLocalOpenSearch();
  search = localSearch(local);
});
afterEach(() => local.close());

const INDEX = 'people-test';
const make = () => search.ask({ method: 'PUT', path: `/${INDEX}`, body: { mappings: PEOPLE_MAPPING } });
const at = (id: string, version: number, headline: string) => {
  const applied = { firstName: 'Ana', lastName: 'Gil', phone: null, location: null, headline };
  const document = personDocument(aTalent({ talentId: id, applied }));
  return { id, version, document };
};
const headlineOf = async (id: string) =>
  (await search.ask<{ _source: { headline?: string } }>({ method: 'GET', path: `/${INDEX}/_doc/${id}` }))._source
    .headline;

describe('documents in bulk', () => {
  it('are the same however often and late they come', async () => {
    await make();
    expect(await writeInBulk(search, INDEX, [at('a', 2, 'second')])).toMatchObject({ written: 1, late: 0 });
    expect(await writeInBulk(search, INDEX, [at('a', 1, 'first'), at('a', 2, 'second')])).toMatchObject({
      written: 1,
      late: 1,
    });
    expect(await headlineOf('a')).toBe('second');
  });

  it('of a person who is gone are not brought back by what was read before', async () => {
    await make();
    await writeInBulk(search, INDEX, [at('a', 1, 'first')]);
    await writeInBulk(search, INDEX, [{ id: 'a', version: 5, document: goneDocument('a', 5) }]);
    expect(await writeInBulk(search, INDEX, [at('a', 4, 'late')])).toMatchObject({ written: 0, late: 1 });
    expect(local.everything()).not.toMatch(/first|late/);
  });

  it('are written again one by one where OpenSearch is busy for some, and nothing else twice', async () => {
    await make();
    const sent: string[][] = [];
    const busyTwice: SearchClient = {
      ask: async <T>(request: Parameters<SearchClient['ask']>[0]) => {
        const ids = [...String(request.body).matchAll(/"_id":"(\w+)"/g)].map(([, id]) => id as string);
        sent.push(ids);
        if (sent.length > 2) return search.ask<T>(request);
        const body = linesWithout(String(request.body), 'b');
        const answer = body === '' ? { items: [] } : await search.ask<{ items: object[] }>({ ...request, body });
        const item = { index: { status: 429, error: { type: 'rejected_execution_exception' } } };
        return { errors: true, items: ids.map((id, place) => (id === 'b' ? item : answer.items[place])) } as T;
      },
    };
    const report = await writeInBulk(busyTwice, INDEX, [at('a', 1, 'one'), at('b', 1, 'two')], 1);
    expect([report, sent]).toEqual([{ written: 2, late: 0, refused: 0 }, [['a', 'b'], ['b'], ['b']]]);
    expect(await headlineOf('b')).toBe('two');
  });

  it('that do not fit are counted, logged by the kind of the error alone, and keep nobody else out', async () => {
    await make();
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    const broken = at('b', 1, 'two');
    const documents = [{ ...broken, document: { ...broken.document, secret: 'x' } }, at('c', 1, 'three')];
    expect(await writeInBulk(search, INDEX, documents)).toEqual({ written: 1, late: 0, refused: 1 });
    const said = { count: 1, types: ['strict_dynamic_mapping_exception'] };
    expect(logged.mock.calls).toEqual([['OpenSearch refused documents', said]]);
    logged.mockRestore();
    expect(await headlineOf('c')).toBe('three');
  });
});

/** A bulk request without the document of one id. */
function linesWithout(body: string, id: string): string {
  const lines = body.split('\n');
  const kept = lines.filter(
    (line, place) => !line.includes(`"_id":"${id}"`) && !lines[place - 1]?.includes(`"_id":"${id}"`),
  );
  return kept.join('\n');
}

describe('the client of a collection', () => {
  it('is refused where somebody else signs', async () => {
    const credentials = { accessKeyId: 'local', secretAccessKey: 'other' };
    const other = searchClient({ endpoint: local.endpoint, region: 'eu-west-1', credentials });
    const fault = (await other
      .ask({ method: 'GET', path: '/x/_mapping' })
      .catch((error: unknown) => error)) as SearchFault;
    expect([fault.status, isServiceFault(fault)]).toEqual([403, false]);
  });

  it('tries again while the collection is busy, and says that it is when it stays so', async () => {
    let asked = 0;
    const statuses = [503, 429, 200, 503, 503, 503, 503];
    const server = createServer((_, response) => response.writeHead(statuses[asked++] ?? 500).end('{}'));
    const port = await listenOnLoopback(server, 0);
    const credentials = { accessKeyId: 'local', secretAccessKey: 'nobody' };
    const client = searchClient({ endpoint: `http://127.0.0.1:${port}`, region: 'eu-west-1', credentials });
    const ask = () => client.ask({ method: 'GET', path: '/x/_mapping' });
    expect([await ask(), asked]).toEqual([{}, 3]);
    const fault = await ask().catch((error: unknown) => error);
    expect([isServiceFault(fault), asked]).toEqual([true, 7]);
    await closeServer(server);
  });
});

function agency(count: number) {
  const clock = clockAt(START);
  const people = Array.from({ length: count }, (_, place) =>
    aTalent({ talentId: `t${place}`, email: `p${place}@people.example`, resumeId: undefined }),
  );
  const talents = fakeTalents(clock, ...people);
  clock.pass(3600);
  const writer = writerOf(local, talents, clock);
  const writtenNow = async () =>
    (
      await search.ask<{ count: number }>({
        method: 'POST',
        path: `/${peopleIndexName()}/_count`,
        body: { query: { term: { kind: 'person' } } },
      })
    ).count;
  return { clock, talents, writer, written: writtenNow };
}

describe('the writer', () => {
  it('goes on where an earlier one was killed while it loaded', async () => {
    const { talents, writer, written } = agency(250);
    const { all } = talents;
    talents.all = async function* () {
      let read = 0;
      for await (const talent of all()) {
        if (++read > 130) throw new Error('killed');
        yield talent;
      }
    };
    await expect(writer.round()).rejects.toThrow('killed');
    expect(await written()).toBe(100);
    talents.all = all;
    expect(await writer.round()).toMatchObject({ written: 150, compared: true });
    expect(await written()).toBe(250);
  });

  it('takes out who was erased after a first load that was killed, although what that wrote is not shown yet', async () => {
    await local.close();
    local = await startLocalOpenSearch(false);
    search = localSearch(local);
    const { clock, talents, writer, written } = agency(130);
    const { all } = talents;
    talents.all = async function* () {
      yield* all();
      throw new Error('killed');
    };
    await expect(writer.round()).rejects.toThrow('killed');
    await talents.remove((await talents.get('t5')) as TalentRecord);
    talents.all = all;
    clock.pass(90);
    await writer.round();
    local.refresh();
    expect(await written()).toBe(129);
  });

  it('finds forms wherever they are made among many that lack one, sleeps when there are none, and brings nobody back', async () => {
    const clock = clockAt(START);
    const people = Array.from({ length: 1_100 }, (_, place) => {
      const id = `t${String(place).padStart(4, '0')}`;
      return aTalent({ talentId: id, email: `${id}@people.example`, resumeId: `reading-${id}`, updatedAt: START });
    });
    const talents = fakeTalents(clock, ...people);
    const made = new Set<string>();
    const { engine, month } = formVersion(START.slice(0, 7));
    const formsOf = async (keys: readonly { talentId: string; resumeId: string }[]) =>
      keys
        .filter(({ talentId }) => made.has(talentId))
        .map((key) => ({ ...key, tooComplexFor: ENGINE_VERSION, month }));
    const writer = writerOf(local, talents, clock, { formsOf });
    const round = async () => {
      clock.pass(60);
      return (await writer.round()).written;
    };
    await round();
    made.add('t1099').add('t1050');
    const beside = people[1_050] as TalentRecord;
    talents.rows.set('t1050', { ...beside, besideId: 't0000', kind: 'beside#t0000' });
    expect([await round(), await round(), await round(), await round()]).toEqual([0, 1, 0, 0]);
    const formed = { query: { term: { engine } } };
    const path = `/${peopleIndexName()}/_count`;
    expect(await search.ask({ method: 'POST', path, body: formed })).toMatchObject({ count: 1 });
    const before = local.requests();
    await round();
    await round();
    expect(local.requests()).toBe(before);
  });

  it('writes nothing where nothing changed, and what changed once', async () => {
    const { clock, talents, writer } = agency(3);
    await writer.round();
    clock.pass(60);
    expect(await writer.round()).toMatchObject({ written: 0, gone: 0, compared: false });
    await talents.edit('t1', 1, { edits: {}, status: 'active' });
    clock.pass(60);
    expect(await writer.round()).toMatchObject({ written: 1 });
  });

  it('asks the collection nothing while nothing changes, and takes in what does', async () => {
    const { clock, talents, writer, written } = agency(2);
    const rounds = async (count: number) => {
      for (let at = 0; at < count; at += 1) {
        clock.pass(60);
        await writer.round();
      }
    };
    await rounds(3);
    const before = local.requests();
    await rounds(5);
    expect(local.requests()).toBe(before);
    talents.rows.set('late', aTalent({ talentId: 'late', email: 'late@people.example', updatedAt: clock.now() }));
    await rounds(1);
    expect(await written()).toBe(3);
  });

  it('loses nothing beside a second one', async () => {
    const { clock, talents, writer, written } = agency(120);
    const other = writerOf(local, talents, clock);
    await Promise.all([writer.round(), other.round()]);
    clock.pass(60);
    await talents.remove((await talents.get('t5')) as TalentRecord);
    clock.pass(60);
    await Promise.all([writer.round(), other.round()]);
    expect(await written()).toBe(119);
  });

  it('leaves no word of a person who was erased, and a day later not even that they were there', async () => {
    const { clock, talents, writer } = agency(2);
    const applied = {
      firstName: 'Quisquilla',
      lastName: 'Zarzamora',
      phone: null,
      location: 'Tarazona',
      headline: 'Tunelera',
    };
    talents.rows.set(
      'erased',
      aTalent({ talentId: 'erased', email: 'quisquilla@people.example', applied, updatedAt: clock.now() }),
    );
    await writer.round();
    expect(local.everything()).toContain('Quisquilla');
    clock.pass(60);
    await talents.remove((await talents.get('erased')) as TalentRecord);
    clock.pass(1);
    await writer.round();
    expect(local.everything()).not.toMatch(/quisquilla|zarzamora|tarazona|tunelera/i);
    clock.pass(2 * 86_400);
    await writer.round();
    expect(local.everything()).not.toContain('erased');
  });

  it('takes out whom the table lost without a trace, at the next comparison', async () => {
    const { clock, talents, writer, written } = agency(3);
    await writer.round();
    talents.rows.delete('t0');
    clock.pass(16 * 60);
    expect(await writer.round()).toMatchObject({ gone: 1, compared: true });
    expect(await written()).toBe(2);
  });

  it('removes indexes of other fields once its own has been there for a while', async () => {
    const { clock, writer } = agency(1);
    await make();
    await writer.round();
    expect(local.indexes()).toHaveLength(2);
    clock.pass(16 * 60);
    await writer.round();
    expect(local.indexes()).toEqual([peopleIndexName()]);
  });
});
