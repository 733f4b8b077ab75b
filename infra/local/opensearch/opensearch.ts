/**
 * A stand-in for a collection of OpenSearch Serverless: the requests that the index of people sends, as they are documented, over HTTP
 * on this machine. It holds everything in memory, refuses what it does not know, and has no notion of data access policies.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { closeServer, listenOnLoopback } from '../loopback.ts';
import { S3Error } from '../storage/s3-error.ts';
import { type Credentials, verifyRequest } from '../storage/signature.ts';
import { parseTarget } from '../storage/target.ts';
import { type Documents, documentsOf, type Mapping } from './documents.ts';
import { Refusal, refuseOthers, unknownIn } from './fault.ts';
import { countOver, searchOver } from './search.ts';

export interface OpenSearchSettings {
  credentials: Credentials;
  /** @default 0, any free one */
  port?: number;
  /** Whether what was written is shown at once; otherwise only after `refresh`. @default true */
  showsAtOnce?: boolean;
}

export interface LocalOpenSearch {
  endpoint: string;
  /** Shows what was written, in all indexes. */
  refresh(): void;
  /** Everything that is kept of an index, as text. */
  everything(): string;
  indexes(): string[];
  /** How many requests came. */
  requests(): number;
  close(): Promise<void>;
}

type Indexes = Map<string, Documents>;

function indexNamed(indexes: Indexes, name: string): Documents {
  const found = indexes.get(name);
  if (!found) throw new Refusal(404, 'index_not_found_exception', `no such index [${name}]`);
  return found;
}

interface Action {
  _id: string;
  version: number;
  version_type: string;
}

/** The lines of a bulk request: each item is answered by itself. */
function bulk(documents: Documents, text: string): object {
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new Refusal(400, 'illegal_argument_exception', 'must be terminated by a newline');
  const items: object[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const parsed = JSON.parse(lines[at] as string) as Record<string, Action>;
    const [kind = '', action] = Object.entries(parsed)[0] ?? [];
    if ((kind !== 'index' && kind !== 'delete') || !action) throw unknownIn('bulk', kind);
    refuseOthers(action, ['_id', 'version', 'version_type'], 'bulk');
    if (action.version_type !== 'external_gte') throw unknownIn('bulk', action.version_type);
    const source = kind === 'index' ? (JSON.parse(lines[++at] ?? '') as Record<string, unknown>) : undefined;
    items.push({ [kind]: { _id: action._id, ...written(documents, action, source) } });
  }
  const isRefused = (item: object) => (Object.values(item)[0] as { status: number }).status >= 300;
  return { errors: items.some(isRefused), items };
}

const STATUS = { created: 201, updated: 200, deleted: 200, not_found: 404 } as const;

function written(documents: Documents, { _id, version }: Action, source: Record<string, unknown> | undefined): object {
  try {
    const result = documents.write(_id, version, source);
    return { result, _version: version, status: STATUS[result] };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, error: { type: error.type, reason: error.message } };
    throw error;
  }
}

/** `people-*` names all that begin so. */
const matching = (indexes: Indexes, pattern: string): string[] =>
  [...indexes.keys()].filter((name) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );

function answer(indexes: Indexes, method: string, path: string, body: string, showsAtOnce: boolean): object {
  const [, name = '', operation = '', id = '', ...others] = path.split('/').map(decodeURIComponent);
  if (name === '' || others.length > 0) throw unknownIn('path', path);
  const asked = `${method} ${operation}`;
  if (asked === 'PUT ') {
    if (indexes.has(name))
      throw new Refusal(400, 'resource_already_exists_exception', `index [${name}] already exists`);
    const { mappings, ...settings } = JSON.parse(body) as { mappings: Mapping };
    refuseOthers(settings, [], 'index');
    indexes.set(name, documentsOf(mappings));
    return { acknowledged: true, index: name };
  }
  if (asked === 'DELETE ') {
    indexNamed(indexes, name);
    return { acknowledged: indexes.delete(name) };
  }
  if (asked === 'GET _mapping')
    return Object.fromEntries(
      matching(indexes, name).map((one) => [one, { mappings: indexNamed(indexes, one).mapping }]),
    );
  const documents = indexNamed(indexes, name);
  if (asked === 'GET _doc') {
    const found = documents.get(id);
    if (!found) throw new Refusal(404, 'not_found', 'found: false');
    return { _id: id, found: true, _version: found.version, _source: found.source };
  }
  if (asked === 'POST _bulk') {
    const report = bulk(documents, body);
    if (showsAtOnce) documents.refresh();
    return report;
  }
  if (asked === 'POST _search') return searchOver(documents, JSON.parse(body) as Parameters<typeof searchOver>[1]);
  if (asked === 'POST _count') return countOver(documents, JSON.parse(body) as Parameters<typeof countOver>[1]);
  throw new Refusal(404, 'not_found', `${method} ${path} is not offered`);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** The service demands the hash of the body in a header, which the signature covers. */
function verify(request: IncomingMessage, body: string, credentials: Credentials): void {
  try {
    const target = parseTarget(request.url ?? '/');
    const hash = verifyRequest(request, target, credentials, Date.now(), 'aoss');
    if (hash !== createHash('sha256').update(body).digest('hex')) throw new S3Error(403, 'Forbidden', 'hash');
  } catch (error) {
    if (error instanceof S3Error) throw new Refusal(403, 'security_exception', error.message);
    throw error;
  }
}

/** Begins to answer on 127.0.0.1. */
export async function startOpenSearch({
  credentials,
  port = 0,
  showsAtOnce = true,
}: OpenSearchSettings): Promise<LocalOpenSearch> {
  const indexes: Indexes = new Map();
  let requests = 0;
  const server = createServer(async (request, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    requests += 1;
    try {
      const body = await bodyOf(request);
      verify(request, body, credentials);
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      send(200, answer(indexes, request.method ?? '', pathname, body, showsAtOnce));
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(400, 'parse_exception', String(error));
      send(refusal.status, refusal.body);
    }
  });
  const bound = await listenOnLoopback(server, port);
  return {
    endpoint: `http://127.0.0.1:${bound}`,
    refresh: () => {
      for (const documents of indexes.values()) documents.refresh();
    },
    everything: () => JSON.stringify([...indexes.values()].map(({ shown }) => [...shown.values()])),
    indexes: () => [...indexes.keys()],
    requests: () => requests,
    close: () => closeServer(server),
  };
}
