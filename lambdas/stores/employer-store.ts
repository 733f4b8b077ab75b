/** Employers in DynamoDB: few enough to be read whole. */
import { TABLES } from '../../shared/contract/resources.ts';
import type { Employer } from '../../shared/domain/employer.ts';
import { EMPLOYER_FIELDS } from '../../shared/domain/employer-fields.ts';
import { defaultsOf } from '../../shared/domain/field-table.ts';
import { allOf, asImported, exists, unchanged } from '../dynamodb/condition.ts';
import { table } from '../dynamodb/table.ts';
import type { TableClient } from '../runtime/granted.ts';

/** An employer as stored, or as stored before recruiters could keep more of it. */
type StoredEmployer = Pick<Employer, 'employerId' | 'version' | 'company' | 'createdAt' | 'updatedAt'> &
  Partial<Employer> & { kind: 'employer'; importId?: string };

export type EmployerChanges = Partial<Omit<Employer, 'employerId' | 'version' | 'createdAt' | 'updatedAt'>>;

export interface EmployerStore {
  get(employerId: string): Promise<Employer | undefined>;
  /** Stores a new employer; `false` when there is one with this id. */
  insert(employer: Employer): Promise<boolean>;
  /** Stores an employer that an import brings; whether it is there as this import brought it, now or before. */
  insertImported(employer: Employer, importId: string): Promise<boolean>;
  /** Removes an employer that this import brought and nobody has changed since; `false` when it stays. */
  removeImported(employerId: string, importId: string): Promise<boolean>;
  /** A recruiter's edit at `at`; `undefined` when the stored version is another. */
  edit(employerId: string, version: number, changes: EmployerChanges, at: string): Promise<Employer | undefined>;
  /**
   * Notes that someone was in touch at `at`, unless it is known of later, and where that `answers` the employer's
   * request, when it was answered. No edit, so that anyone who has the employer open can still save.
   */
  touch(employerId: string, at: string, answers: boolean): Promise<void>;
  remove(employerId: string): Promise<void>;
  /** Last changed first. */
  all(): Promise<Employer[]>;
}

const DEFAULTS = defaultsOf(EMPLOYER_FIELDS);

function fromItem({ kind: _kind, importId: _importId, ...employer }: StoredEmployer): Employer {
  return {
    ...DEFAULTS,
    lastTouchAt: null,
    primaryContact: null,
    replyBy: null,
    answeredAt: null,
    request: null,
    ...employer,
  };
}

/** Nothing compares with `null`, so that untouched items pass too. */
const notTouchedSince = (at: string) =>
  allOf(exists('employerId'), {
    expression: 'NOT #l >= :at',
    names: { '#l': 'lastTouchAt' },
    values: { ':at': at },
  });

/** An answer is due: `replyBy` is a time. */
const STILL_WAITING = { expression: '#r > :none', names: { '#r': 'replyBy' }, values: { ':none': '0' } };

/** What a handler gets that only reads. */
export type EmployerReader = Pick<EmployerStore, 'get' | 'all'>;

/** The store over the table named in the environment. */
export function employerStore(client: TableClient<'employers', 'changes'>): EmployerStore;
export function employerStore(client: TableClient<'employers', 'reads'>): EmployerReader;
export function employerStore(client: TableClient<'employers'>): EmployerStore {
  const employers = table<StoredEmployer>(client, TABLES.employers);
  const byUpdate = { index: 'byUpdate', key: { name: 'kind', value: 'employer' } };
  return {
    get: async (employerId) => {
      const item = await employers.get({ employerId });
      return item && fromItem(item);
    },
    insert: (employer) => employers.insert({ ...employer, kind: 'employer' }, 'employerId'),
    insertImported: async (employer, importId) => {
      if (await employers.insert({ ...employer, kind: 'employer', importId }, 'employerId')) return true;
      return (await employers.get({ employerId: employer.employerId }))?.importId === importId;
    },
    removeImported: (employerId, importId) => employers.removeWhere({ employerId }, asImported(importId)),
    edit: async (employerId, version, changes, at) => {
      const edited = { ...changes, version: version + 1, updatedAt: at };
      const item = await employers.update({ employerId }, edited, unchanged('version', version));
      return item && fromItem(item);
    },
    touch: async (employerId, at, answers) => {
      await employers.update({ employerId }, { lastTouchAt: at, updatedAt: at }, notTouchedSince(at));
      if (answers) await employers.update({ employerId }, { replyBy: null, answeredAt: at }, STILL_WAITING);
    },
    remove: (employerId) => employers.remove({ employerId }),
    all: async () => {
      const found: Employer[] = [];
      for await (const item of employers.all(byUpdate)) found.push(fromItem(item));
      return found;
    },
  };
}
