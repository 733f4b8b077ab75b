/** The only place that calls the API: typed by the contract, it answers data or throws an `AppError`, nothing else. */
import type { RequestOf, ResponseOf } from '../../../shared/contract/route.ts';
import { AppError, type ErrorKind, type FieldError, isAppError } from '../../../shared/errors.ts';
import type { Contract, RouteId, RouteRef } from './api-routes.ts';
import { stepUp } from './step-up.ts';

export const SHORT_TIMEOUT_MS = 30_000;
export const LONG_TIMEOUT_MS = 60_000;

const CORRELATION_HEADER = 'x-correlation-id';

const KIND_OF_STATUS: Record<number, ErrorKind> = {
  400: 'invalid',
  401: 'unauthenticated',
  402: 'quota',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  410: 'gone',
  413: 'too-large',
  415: 'unsupported',
  429: 'rate-limited',
};

/** Answers an access token, or `undefined` when nobody is signed in. */
export type TokenProvider = () => Promise<string | undefined>;

let tokenProvider: TokenProvider | undefined;

/** Installs what admin routes get their bearer token from; the sign-in code calls it once it has loaded. */
export function setTokenProvider(provider: TokenProvider | undefined): void {
  tokenProvider = provider;
}

/** Answers a call of the API without a network; throws what the API would answer. */
export type Transport = <K extends RouteId>(
  route: K,
  request: RequestOf<Contract[K]>,
) => Promise<ResponseOf<Contract[K]>>;

let transport: Transport | undefined;

/** On the server: takes the place of `fetch` for every call. */
export function setTransport(given: Transport): void {
  transport = given;
}

export interface CallOptions {
  /** Gives up after 60 s instead of 30 s. */
  long?: boolean;
  /** Gives up when this aborts, with whatever reason it carries. */
  signal?: AbortSignal;
}

/** The parts of a request as `fetch` needs them, whatever route they belong to. */
interface LooseRequest {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
}

function addressOf(path: string, { params = {}, query = {} }: LooseRequest): string {
  const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

async function headersOf(path: string, { headers = {}, body }: LooseRequest, accept: string): Promise<Headers> {
  // Logs and traces of everything that follows carry it, up to the match of an application; it is of this call alone.
  const sent = new Headers({ accept, [CORRELATION_HEADER]: crypto.randomUUID() });
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) sent.set(name, String(value));
  if (body !== undefined) sent.set('content-type', 'application/json');
  if (path.startsWith('/api/admin/')) {
    const token = await tokenProvider?.();
    if (token !== undefined) sent.set('authorization', `Bearer ${token}`);
  }
  return sent;
}

/** Aborts after a time, or earlier with `signal`. */
export function timeLimited(signal: AbortSignal | undefined, timeoutMs: number): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

/** A refusal of the API as an `AppError`; answers that are no problem document count as `INTERNAL`. */
async function refusalOf(response: Response): Promise<AppError> {
  const problem: unknown = await response.json().catch(() => undefined);
  const { code, errors, requestId } = (problem ?? {}) as { code?: string; errors?: FieldError[]; requestId?: string };
  const retryAfter = Number(response.headers.get('retry-after'));
  return new AppError(KIND_OF_STATUS[response.status] ?? 'unavailable', code ?? 'INTERNAL', {
    errors,
    requestId,
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
  });
}

async function send(address: string, init: RequestInit, givenUpBy: AbortSignal | undefined): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (cause) {
    // An aborted query is no failure: react-query expects its own abort error.
    if (givenUpBy?.aborted) throw cause;
    throw new AppError('unavailable', 'NETWORK', {}, { cause });
  }
}

/** The answer itself, its body unread; otherwise as `call`. `signal` ends it, `givenUpBy` says that the caller wanted so. */
export async function answerOf(
  { method, path }: RouteRef,
  request: LooseRequest,
  how: { accept: string; signal: AbortSignal; givenUpBy: AbortSignal | undefined },
): Promise<Response> {
  const init = {
    method,
    headers: await headersOf(path, request, how.accept),
    body: request.body === undefined ? undefined : JSON.stringify(request.body),
    signal: how.signal,
  };
  const response = await send(addressOf(path, request), init, how.givenUpBy);
  if (!response.ok) throw await refusalOf(response);
  return response;
}

/**
 * Calls one route.
 *
 * @param route an entry of `routes` in `api-routes.ts`
 * @param request `params`, `query`, `headers` and `body` as the contract wants them
 * @returns the answer's body, `undefined` for 204
 * @throws AppError with the API's code and per-field errors; `unavailable`/`NETWORK` when no answer came in time
 */
export async function call<K extends RouteId>(
  route: RouteRef<K>,
  request: RequestOf<Contract[K]>,
  options: CallOptions = {},
): Promise<ResponseOf<Contract[K]>> {
  if (transport) return transport(route.id, request);
  const ask = () =>
    answerOf(route, request as LooseRequest, {
      accept: 'application/json',
      signal: timeLimited(options.signal, options.long ? LONG_TIMEOUT_MS : SHORT_TIMEOUT_MS),
      givenUpBy: options.signal,
    });
  const response = await ask().catch(async (error: unknown) => {
    // After a new sign-in the call is repeated.
    if (isAppError(error) && error.code === 'REAUTHENTICATION_REQUIRED' && (await stepUp())) return ask();
    throw error;
  });
  return (response.status === 204 ? undefined : await response.json()) as ResponseOf<Contract[K]>;
}
