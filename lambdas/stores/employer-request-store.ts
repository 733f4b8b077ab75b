/** Employers' requests in DynamoDB, ordered by the deadline of their answer. */
import { TABLES } from '../../shared/contract/resources.ts';
import type { EmployerRequest } from '../../shared/domain/employer-request.ts';
import type { Language } from '../../shared/domain/field.ts';
import type { Consent } from '../../shared/domain/public-form.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';

/** A request as stored, with what was agreed to where the form asked. */
export interface EmployerRequestRecord extends EmployerRequest {
  requestId: string;
  kind: 'request';
  /** Counts recruiters' edits. */
  version: number;
  language: Language;
  createdAt: string;
  updatedAt: string;
  /** When the answer is due. */
  replyBy: string;
  consent?: Consent;
  correlationId: string;
  contentDigest: string;
}

export interface EmployerRequestStore {
  get(requestId: string): Promise<EmployerRequestRecord | undefined>;
  /** Stores a new request; `false` when there is one with this id. */
  insert(request: EmployerRequestRecord): Promise<boolean>;
  remove(requestId: string): Promise<void>;
  /** Every request whose answer is due after `time`, the latest first. */
  listDueAfter(time: string): AsyncGenerator<EmployerRequestRecord>;
  /** Every request whose answer was due by `time`, the oldest first. */
  listDueUntil(time: string): AsyncGenerator<EmployerRequestRecord>;
}

/** What a handler gets that only reads. */
export type EmployerRequestReader = Pick<EmployerRequestStore, 'get' | 'listDueAfter' | 'listDueUntil'>;

/** The store over the table named in the environment. */
export function employerRequestStore(client: TableClient<'employerRequests', 'changes'>): EmployerRequestStore;
export function employerRequestStore(client: TableClient<'employerRequests', 'reads'>): EmployerRequestReader;
export function employerRequestStore(client: TableClient<'employerRequests'>): EmployerRequestStore {
  const requests = table<EmployerRequestRecord>(client, TABLES.employerRequests);
  return {
    get: (requestId) => requests.get({ requestId }),
    insert: (request) => requests.insert(request, 'requestId'),
    remove: (requestId) => requests.remove({ requestId }),
    listDueUntil: (until) =>
      requests.all({ index: 'byReply', key: { name: 'kind', value: 'request' }, until, ascending: true }),
    async *listDueAfter(time) {
      for await (const request of requests.all({ index: 'byReply', key: { name: 'kind', value: 'request' } })) {
        if (request.replyBy <= time) return;
        yield request;
      }
    },
  };
}
