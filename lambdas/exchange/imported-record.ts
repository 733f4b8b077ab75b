/** Converts a row of an import to a record. */
import type { EmployerInput } from '../../shared/domain/employer.ts';
import type { ImportedTalent } from '../../shared/domain/exchange-talents.ts';
import type { JobInput } from '../../shared/domain/job.ts';
import type { IMPORT_RECORDS } from '../../shared/domain/run.ts';

export type ImportedRecords = (typeof IMPORT_RECORDS)[number];

export type ImportedRecord =
  | { kind: 'talent'; value: ImportedTalent }
  | { kind: 'job'; value: JobInput }
  | { kind: 'employer'; value: EmployerInput };
