/** The type of a route: what gateway, handler, client and OpenAPI need about one call. */
import type * as z from 'zod';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `public`: anyone. `admin`: a valid access token with the claim `admin`. */
export type Access = 'public' | 'admin';

export interface Route {
  method: HttpMethod;
  /** Whole path with `{name}` parameters, as OpenAPI writes it. */
  path: string;
  access: Access;
  /** The handler file below `lambdas/`, without `.handler.ts`; `lambdas/functions` says which function runs it. */
  handler: string;
  summary: string;
  successStatus: 200 | 201 | 202 | 204;
  /** Of the routes of staff, those that only administrators may call; `policy.ts` says the same of their actions. */
  role?: 'admin';
  /** Wants a sign-in of the last minutes: `REAUTHENTICATION_REQUIRED` otherwise, and the page asks for one. */
  recentSignIn?: boolean;
  /** A form that anyone may send: counted by the rate limit. */
  publicForm?: boolean;
  /** The answer is a stream of server-sent events; `response` is then absent. */
  streams?: boolean;
  /** Seconds for which the edge may keep the answer, which is the same for everybody; browsers ask each time. */
  cachedSeconds?: number;
  /** Fields of the query that say something of who asks: nobody keeps the answer to a request that has one. */
  personalQuery?: readonly string[];
  /** The answer is a file to keep, by this name. */
  downloadAs?: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Lower-case header names. */
  headers?: z.ZodObject;
  body?: z.ZodType;
  response?: z.ZodType;
}

type Output<T, K extends keyof Route> = T extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined;
type Input<T, K extends keyof Route> = T extends Record<K, infer S extends z.ZodType> ? z.input<S> : undefined;

/** What an action gets once the runtime has validated a request. */
export interface ValidatedInput<R> {
  params: Output<R, 'params'>;
  query: Output<R, 'query'>;
  headers: Output<R, 'headers'>;
  body: Output<R, 'body'>;
}

type Given<K extends string, V> = undefined extends V ? { [P in K]?: V } : { [P in K]: V };

/** What a caller has to send. */
export type RequestOf<R> = Given<'params', Input<R, 'params'>> &
  Given<'query', Input<R, 'query'>> &
  Given<'headers', Input<R, 'headers'>> &
  Given<'body', Input<R, 'body'>>;

/** What a caller gets. */
export type ResponseOf<R> = R extends { response: infer S extends z.ZodType } ? z.output<S> : undefined;

/** Checks a route's shape while keeping its exact types. */
export function route<const R extends Route>(definition: R): R {
  return definition;
}
