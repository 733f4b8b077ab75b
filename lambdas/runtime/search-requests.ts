/** What is asked of a collection of OpenSearch, what it refuses, and how long to wait before it is asked again. */

export type SearchMethod = 'GET' | 'PUT' | 'POST' | 'DELETE';

export interface SearchRequest {
  method: SearchMethod;
  /** `/index/_search`. */
  path: string;
  /** Of the address, in any order. */
  query?: Record<string, string>;
  /** An object, or the lines of a bulk request. */
  body?: object | string;
}

export interface SearchClient {
  /** What was answered, read as JSON. Throws `SearchFault` for every status from 400 on. */
  ask<T>(request: SearchRequest): Promise<T>;
}

/** An answer that is none. It names the kind of error and never what was asked, which may name a person. */
export class SearchFault extends Error {
  override readonly name = 'SearchFault';
  readonly status: number;
  readonly type: string;
  /** As the clients of AWS say it: callers get 503 and try again. */
  readonly $fault: 'client' | 'server';

  constructor({ method, path }: SearchRequest, status: number, type: string) {
    super(`OpenSearch answered ${method} ${path.replace(/\/_doc\/.*/, '/_doc')} with ${status} ${type}`);
    this.status = status;
    this.type = type;
    this.$fault = status === 429 || status >= 500 ? 'server' : 'client';
  }
}

/** What a collection answers while it is busy, begins, or grows. */
export const BUSY: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);

const FIRST_PAUSE_MS = 100;

/** The pause before another attempt, from 0: twice as long each time, and never as long as another caller's. */
export const pauseMs = (attempt: number, firstMs = FIRST_PAUSE_MS): number =>
  firstMs * 2 ** attempt * (0.5 + Math.random() / 2);
