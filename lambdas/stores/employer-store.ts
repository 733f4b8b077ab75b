/** Employers in DynamoDB. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../shared/contract/listing.ts';
import { TABLES } from '../../shared/contract/resources.ts';
import type { Employer } from '../../shared/domain/employer.ts';
import { table } from './table.ts';

export interface EmployerStore {
  /** Stores a new employer; `false` when there is one with this id. */
  insert(employer: Employer): Promise<boolean>;
  list(page: { limit: number; cursor?: string }): Promise<Page<Employer>>;
}

/** The store over the table named in the environment. */
export function employerStore(client: DynamoDBDocumentClient): EmployerStore {
  const employers = table<Employer>(client, TABLES.employers);
  return {
    insert: (employer) => employers.insert({ ...employer, kind: 'employer' } as Employer, 'employerId'),
    list: (page) => employers.query({ index: 'byUpdate', key: { name: 'kind', value: 'employer' }, ...page }),
  };
}
