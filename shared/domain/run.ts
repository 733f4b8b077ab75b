/** A run: an import, an export or a reconciliation, processed in stretches that can be repeated. */
import * as z from 'zod';
import { basisStatementSchema } from './basis.ts';
import { requiredText, timeSchema } from './field.ts';

export const RUN_KINDS = ['import', 'export', 'reconcile'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

/**
 * `awaiting-upload`: the file of an import is not there yet. `checking`: its dry run. `checked`: waits for someone to
 * start it. `stopping`: everything it had added is being taken back; `stopped`: nothing of it is left.
 */
export const RUN_STATES = [
  'awaiting-upload',
  'checking',
  'checked',
  'running',
  'stopping',
  'stopped',
  'done',
  'failed',
] as const;
export type RunState = (typeof RUN_STATES)[number];

/** What can be brought in, and in which formats. */
export const IMPORT_RECORDS = ['talents', 'jobs', 'employers'] as const;
export const IMPORT_FORMATS = ['csv', 'json', 'json-resume'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024;
export const IMPORT_ROWS_MAX = 10_000;

/** What can be taken out. */
export const EXPORT_RECORDS = ['talents', 'jobs', 'employers', 'applications', 'messages', 'audit'] as const;
export type ExportRecords = (typeof EXPORT_RECORDS)[number];
export const EXPORT_FORMATS = ['csv', 'json'] as const;
/** How long the file of an export is kept, also where it is made again meanwhile. */
export const EXPORT_KEPT_SECONDS = 24 * 3600;

/** Why a run could not be finished; words for each are in the panel's texts. */
export const RUN_FAILURES = [
  'FILE_NOT_READABLE',
  'FILE_HAS_NO_ROWS',
  'FILE_HAS_TOO_MANY_ROWS',
  'FILE_TOO_LARGE',
  'COLUMNS_UNKNOWN',
  'FILE_GONE',
] as const;

/** A refused value of an import: `row` counts from 1 as a spreadsheet does, the head included; no value is repeated. */
export const rowErrorSchema = z.object({ row: z.number().int(), path: z.string(), code: z.string() });
export type RowError = z.infer<typeof rowErrorSchema>;
/** As many are kept; the number of all is kept beside them. */
export const ROW_ERRORS_KEPT = 500;

/** What a reconciliation looks for. */
export const FINDING_KINDS = [
  /** The file is there, but nobody has read it. */
  'lost-upload',
  /** A form without its file for more than a day. */
  'never-uploaded',
  /** At work for more than ten minutes. */
  'stuck-reading',
  /** Read, but compared with no job although there are some, or not with its own. */
  'missing-match',
  /** A file that belongs to no record. */
  'orphaned-object',
  /** A record whose file is gone. */
  'missing-object',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

export const findingSchema = z.object({
  kind: z.enum(FINDING_KINDS),
  applicationId: z.string().nullable(),
  talentId: z.string().nullable(),
  fullPath: z.string().nullable(),
  /** `repaired` where the run was told to repair and could. */
  repaired: z.boolean(),
});
export type Finding = z.infer<typeof findingSchema>;
export const FINDINGS_KEPT = 500;

const countSchema = z.number().int();

export const runSchema = z.object({
  runId: z.string(),
  version: countSchema,
  kind: z.enum(RUN_KINDS),
  state: z.enum(RUN_STATES),
  /** `null` of a reconciliation. */
  records: z.enum(EXPORT_RECORDS).nullable(),
  format: z.enum(IMPORT_FORMATS).nullable(),
  /** Of the file that was brought, or that is there to take. */
  fileName: z.string().nullable(),
  /** Rows, records or objects in all; `null` until it is known. */
  total: countSchema.nullable(),
  done: countSchema,
  /** Of an import: rows that are or would be new, that are there already, and that are refused. */
  added: countSchema,
  known: countSchema,
  refused: countSchema,
  rowErrors: z.array(rowErrorSchema),
  /** Columns of the file that nothing was made of. */
  ignoredColumns: z.array(z.string()),
  /** Of a reconciliation: whether it repairs, how many of each kind, and which. */
  repair: z.boolean(),
  findings: z.array(findingSchema),
  findingCounts: z.partialRecord(z.enum(FINDING_KINDS), countSchema),
  failure: z.enum(RUN_FAILURES).nullable(),
  /** Who asked for it, by e-mail address. */
  by: z.string().nullable(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  finishedAt: timeSchema.nullable(),
  /** Of an export that is made again, since someone in it was erased at this time: its file cannot be had meanwhile. */
  staleSince: timeSchema.optional(),
});
export type Run = z.infer<typeof runSchema>;

export const importInputSchema = z
  .object({
    records: z.enum(IMPORT_RECORDS, { error: 'INVALID' }),
    format: z.enum(IMPORT_FORMATS, { error: 'INVALID' }),
    fileName: requiredText('FILE_NAME_REQUIRED', 255),
    sizeBytes: z
      .number({ error: 'INVALID' })
      .int('INVALID')
      .min(1, 'FILE_EMPTY')
      .max(IMPORT_MAX_BYTES, 'FILE_TOO_LARGE'),
    /** Why the people of the file may be considered for jobs; to be stated of talents, and of nothing else. */
    basis: basisStatementSchema.optional(),
  })
  .refine(({ format, records }) => format !== 'json-resume' || records === 'talents', {
    path: ['format'],
    error: 'FORMAT_NOT_FOR_THESE',
  })
  .refine(({ basis, records }) => basis !== undefined || records !== 'talents', {
    path: ['basis'],
    error: 'BASIS_REQUIRED',
  });
