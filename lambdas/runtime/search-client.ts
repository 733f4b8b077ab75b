/** Speaks to a collection of OpenSearch Serverless: signed requests in JSON, tried again where the collection is busy. */
import { setTimeout as sleep } from 'node:timers/promises';
import { defaultProvider } from '@aws-sdk/credential-provider-node';
import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { ENVIRONMENT } from '../../shared/contract/resources.ts';
import { requiredEnv } from './env.ts';
import { once } from './once.ts';
import { BUSY, pauseMs, type SearchClient, SearchFault, type SearchRequest } from './search-requests.ts';

/** As in `PATIENCE`: a hanging call must leave time to return 503 within 25 seconds. */
const ATTEMPTS = 4;
const ATTEMPT_MS = 5_000;

export interface SearchClientDeps {
  /** Scheme and host of the collection. */
  endpoint: string;
  region: string;
  credentials?: ConstructorParameters<typeof SignatureV4>[0]['credentials'];
  attemptMs?: number;
}

/** Error types stand at two places; an answer of a proxy is no JSON. */
function errorType(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: string | { type?: string } };
    return (typeof error === 'string' ? undefined : error?.type) ?? 'error';
  } catch {
    return 'error';
  }
}

/** A client that signs as the function's role. */
export function searchClient({
  endpoint,
  region,
  credentials,
  attemptMs = ATTEMPT_MS,
}: SearchClientDeps): SearchClient {
  const { protocol, hostname, port, host } = new URL(endpoint);
  const signer = new SignatureV4({
    service: 'aoss',
    region,
    sha256: Sha256,
    credentials: credentials ?? defaultProvider(),
  });

  const send = async ({ method, path, query = {}, body }: SearchRequest): Promise<Response> => {
    const text = typeof body === 'string' ? body : body && JSON.stringify(body);
    const type = typeof body === 'string' ? 'application/x-ndjson' : 'application/json';
    // The hash of the body stands in a header of its own, which the collection demands.
    const headers = { host, ...(text !== undefined && { 'content-type': type }) };
    const given = { method, protocol, hostname, port: port === '' ? undefined : Number(port), path, query, headers };
    const signed = await signer.sign({ ...given, body: text });
    const { host: _, ...sent } = signed.headers;
    const address = new URL(path, endpoint);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    return fetch(address, { method, headers: sent, body: text, signal: AbortSignal.timeout(attemptMs) });
  };

  const attempt = async (request: SearchRequest): Promise<{ status: number; text: string }> => {
    const response = await send(request);
    return { status: response.status, text: await response.text() };
  };

  return {
    ask: async <T>(request: SearchRequest): Promise<T> => {
      for (let tried = 1; ; tried += 1) {
        const isLast = tried === ATTEMPTS;
        try {
          const { status, text } = await attempt(request);
          if (status < 400) return JSON.parse(text) as T;
          const fault = new SearchFault(request, status, errorType(text));
          if (isLast || !BUSY.has(status)) throw fault;
        } catch (error) {
          if (isLast || error instanceof SearchFault || !isPassing(error)) throw error;
        }
        await sleep(pauseMs(tried - 1));
      }
    },
  };
}

/** A connection that broke or an answer that did not come; every request may be sent twice. */
function isPassing(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && /^(TimeoutError|AbortError)$/.test(error.name));
}

/** The collection of the stage, made once per container. */
export const search = once(
  (): SearchClient =>
    searchClient({ endpoint: requiredEnv(ENVIRONMENT.searchEndpoint), region: requiredEnv('AWS_REGION') }),
);
