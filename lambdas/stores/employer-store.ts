/** Employers in DynamoDB: few enough to be read whole. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../shared/contract/listing.ts';
import { TABLES } from '../../shared/contract/resources.ts';
import type { Employer } from '../../shared/domain/employer.ts';
import { table, unchanged } from './table.ts';

/** An employer as stored, or as stored before recruiters could keep more of it. */
type StoredEmployer = Pick<Employer, 'employerId' | 'version' | 'company' | 'createdAt' | 'updatedAt'> &
  Partial<Employer> & { kind: 'employer' };

export interface EmployerStore {
  get(employerId: string): Promise<Employer | undefined>;
  /** Stores a new employer; `false` when there is one with this id. */
  insert(employer: Employer): Promise<boolean>;
  /** Replaces the employer if its stored version is still `version`; `false` otherwise. */
  replace(employer: Employer, version: number): Promise<boolean>;
  remove(employerId: string): Promise<void>;
  /** Last changed first. */
  all(): Promise<Employer[]>;
  list(page: { limit: number; cursor?: string }): Promise<Page<Employer>>;
}

function fromItem({ kind: _kind, ...employer }: StoredEmployer): Employer {
  return {
    status: 'active',
    priority: 'normal',
    openRoles: 0,
    lastTouchAt: null,
    primaryContact: null,
    notes: '',
    replyBy: null,
    answeredAt: null,
    request: null,
    ...employer,
  };
}

/** The store over the table named in the environment. */
export function employerStore(client: DynamoDBDocumentClient): EmployerStore {
  const employers = table<StoredEmployer>(client, TABLES.employers);
  const byUpdate = { index: 'byUpdate', key: { name: 'kind', value: 'employer' } };
  return {
    get: async (employerId) => {
      const item = await employers.get({ employerId });
      return item && fromItem(item);
    },
    insert: (employer) => employers.insert({ ...employer, kind: 'employer' }, 'employerId'),
    replace: (employer, version) => employers.replace({ ...employer, kind: 'employer' }, unchanged('version', version)),
    remove: (employerId) => employers.remove({ employerId }),
    all: async () => {
      const found: Employer[] = [];
      for await (const item of employers.all(byUpdate)) found.push(fromItem(item));
      return found;
    },
    list: async (page) => {
      const { items, nextCursor } = await employers.query({ ...byUpdate, ...page });
      return { items: items.map(fromItem), nextCursor };
    },
  };
}
